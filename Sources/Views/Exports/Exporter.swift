import Format
package import Statistics
package import Training

/// A form that training can leave in. One file each in `Exports/`, listed in `Exporter.all`.
package struct Exporter: Sendable {
  /// As it is asked for: `csv`.
  package let name: String
  /// What it is and for whom, to stand in help.
  package let summary: String
  /// Writes all of it, piece by piece, oldest first.
  package let write: @Sendable (Export, (String) -> Void) -> Void

  /// Every form. A new one is one new file here and its name.
  package static let all: [Exporter] = [csv, strong, hevy, json, jsonLines, sql, calendar, org, markdown]
}

/// What is exported: a journal as a filter leaves it.
package struct Export {
  let history: History
  let words: Words
  let now: Moment
  /// No filter: then what belongs to no session goes along.
  let isWhole: Bool
  private let willWrite: (String) -> Void

  /// `willWrite` is called with a month before its sessions are written.
  package init(
    _ history: History, _ filter: Filter, _ words: Words, now: Moment,
    willWrite: @escaping (String) -> Void
  ) {
    self.history = history
    // A file is read by programs too.
    var words = words
    words.isOfFile = true
    self.words = words
    self.now = now
    self.willWrite = willWrite
    isWhole = filter.isEmpty
  }

  var journal: Journal { history.journal }

  /// Each session that counts, oldest first; only what is under way is made, so that memory does not grow.
  func forEachSession(_ body: (ExportedSession) -> Void) {
    var month = ""
    for entry in history.entries {
      let this = entry.moment.date.monthDescription
      if this != month { willWrite(this) }
      month = this
      body(ExportedSession(history, entry))
    }
  }
}

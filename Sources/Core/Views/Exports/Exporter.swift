import Grammar
package import Statistics
package import Training

/// A format of export. One file each in `Exports/`, listed in `Exporter.all`.
package struct Exporter: Sendable {
  /// The name on the command line: `csv`.
  package let name: String
  /// The description in help: content and audience.
  package let summary: String
  /// Writes the whole export, piece by piece, oldest first.
  package let write: @Sendable (Export, (String) -> Void) -> Void

  /// All formats. A new format is one file here and its name in the list.
  package static let all: [Exporter] = [csv, strong, hevy, json, jsonLines, sql, calendar, org, markdown]
}

/// The content of an export: a filtered journal.
package struct Export {
  let history: History
  let words: Words
  let now: Moment
  /// True without a filter: then entries without a session are included.
  let isWhole: Bool
  private let willWrite: (String) -> Void

  /// Takes a filtered history; `willWrite` is called with a month before its sessions are written.
  package init(
    _ history: History, _ filter: Filter, _ words: Words, now: Moment,
    willWrite: @escaping (String) -> Void
  ) {
    self.history = history
    // Programs read files, too.
    var words = words
    words.isOfFile = true
    self.words = words
    self.now = now
    self.willWrite = willWrite
    isWhole = filter.isEmpty
  }

  var journal: Journal { history.journal }

  /// Calls a body with each session that counts, oldest first, making one at a time, so that memory does not grow.
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

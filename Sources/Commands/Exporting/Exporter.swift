import Format
import Statistics
import Training

/// A form that training can leave in. One file each in `Exporting/`, listed in `Exporter.all`.
struct Exporter: Sendable {
  /// As it is asked for: `csv`.
  let name: String
  /// What it is and for whom, to stand in help.
  let summary: String
  /// Writes all of it, piece by piece, oldest first.
  let write: @Sendable (Export, (String) -> Void) -> Void

  /// Every form. A new one is one new file here and its name.
  static let all: [Exporter] = [csv, strong, hevy, json, jsonLines, sql, calendar, org, markdown]
}

/// What is exported: a journal as the filters leave it.
struct Export {
  let viewer: Viewer
  /// No filter: then what belongs to no session goes along.
  let isWhole: Bool
  /// Called with a month before its sessions are written.
  let willWrite: (String) -> Void

  var history: History { viewer.history }
  var journal: Journal { viewer.journal }

  /// Each session that counts, oldest first; only what is under way is made, so that memory does not grow.
  func forEachSession(_ body: (ExportedSession) -> Void) {
    var month = ""
    var notes = LogNotes()
    for entry in history.entries {
      let this = entry.moment.date.monthDescription
      if this != month { willWrite(this) }
      month = this
      body(ExportedSession(history, entry, &notes))
    }
  }
}

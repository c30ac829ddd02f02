/// A journal as a value, for tests of merging. Every part keeps its spelling, so that an edit of one changes no byte of
/// another.
package struct MergeJournal: Sendable {
  package struct Exercise: Sendable {
    var name: String
    /// The first name.
    var origin: String
    var isJoined = false
    var sets: [String]
    /// True if the sets stand on lines of their own.
    var isTall = false
    var isLoose = false
    var remark: String?
  }
  package struct Session: Sendable {
    /// The date and time, `2026-01-05 18:30`, or the date alone.
    var start: String
    var end: String?
    var title: String
    var commentAbove: String?
    /// The fields, notes and comments below the opening.
    var lines: [String] = []
    var exercises: [Exercise]
    var isLoose = false
  }
  package struct CheckIn: Sendable {
    var start: String
    var fields: [(key: String, value: String)]
    var notes: [String] = []
  }
  /// The form of a file.
  struct Form: Sendable {
    var isDescending = false
    var isCRLF = false
    var endsLine = true
    var hasMark = false
    var commentAtTop: String?
  }

  /// The sessions by month, `01`.
  var sessions: [String: [Session]] = [:]
  var checkIns: [String: [CheckIn]] = [:]
  var forms: [String: Form] = [:]
  var photos: [String: [UInt8]] = [:]
  var plan: [(name: String, attributes: [String])] = []
  var list: [(name: String, attributes: [String])] = []
  var settings: [(key: String, value: String)] = []
}

extension MergeJournal {
  /// The files by their paths.
  package var files: [String: [UInt8]] {
    var files = photos
    for (month, sessions) in sessions where !sessions.isEmpty {
      let path = "log/2026-\(month).txt"
      files[path] = written(sessions.map(\.text), path)
    }
    for (month, entries) in checkIns where !entries.isEmpty {
      let path = "checkins/2026/\(month).txt"
      files[path] = written(entries.map(\.text), path)
    }
    files["plans/treino-a.md"] = Array(
      ("# Treino A\n\n" + plan.map { "- \($0.name): \($0.attributes.joined(separator: ", "))\n" }.joined())
        .utf8)
    files["exercises.txt"] = Array(
      list.map { "\($0.name): \($0.attributes.joined(separator: ", "))\n" }.joined().utf8)
    files["bumbum.toml"] = Array(settings.map { "\($0.key) = \($0.value)\n" }.joined().utf8)
    return files
  }

  private func written(_ entries: [String], _ path: String) -> [UInt8] {
    let form = forms[path] ?? Form()
    var text = form.commentAtTop.map { "# \($0)\n\n" } ?? ""
    text += (form.isDescending ? entries.reversed() : entries).joined(separator: "\n")
    if !form.endsLine { text.removeLast() }
    if form.isCRLF {
      text = text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
    }
    return (form.hasMark ? [0xEF, 0xBB, 0xBF] : []) + Array(text.utf8)
  }
}

extension MergeJournal.Session {
  fileprivate var text: String {
    var text = commentAbove.map { "# \($0)\n" } ?? ""
    text += start + (end.map { (isLoose ? " - " : "-") + $0 } ?? "") + " " + title + "\n"
    let indentation = isLoose ? "   " : "  "
    for line in lines { text += indentation + line + "\n" }
    for exercise in exercises { text += exercise.text(indentation) }
    return text
  }
}

extension MergeJournal.Exercise {
  fileprivate func text(_ indentation: String) -> String {
    let head = indentation + (isJoined ? "+ " : "") + name + ":"
    let written = sets.map { isLoose ? $0.replacingSign(origin.utf8.count % 2 == 0 ? "x" : "×") : $0 }
    let end = (remark.map { "  # \($0)" } ?? "") + "\n"
    guard isTall else { return head + " " + written.joined(separator: isLoose ? ",  " : ", ") + end }
    return head + end + written.map { "\(indentation)  - \($0)\n" }.joined()
  }
}

extension String {
  /// Returns `80kg x 10` as typed in a hurry.
  fileprivate func replacingSign(_ sign: String) -> String {
    split(separator: " x ", omittingEmptySubsequences: false).joined(separator: sign)
  }
}

extension MergeJournal.CheckIn {
  fileprivate var text: String {
    "[\(start)]\n" + fields.map { "\($0.key) = \($0.value)\n" }.joined() + notes.map { "> \($0)\n" }.joined()
  }
}

import Format
import JSON
import Lint
import Statistics
import Text
import Training
import Views

extension Request {
  /// Of an exercise what `bumbum stats EXERCISE` says, of a code in a comment to lint its explanation.
  static let hover = Request("textDocument/hover") {
    (server: inout LanguageServer, parameters: JSON) throws(RequestFailure) -> JSON in
    let uri = try parameters.document()
    let (bytes, positions) = try server.workspace.text(uri)
    guard let offset = positions.offset(parameters["position"]) else { throw .missing("position") }
    if let (name, _) = try server.workspace.exercise(parameters) {
      let text = Hover.text(of: name.value, server.workspace.journal(of: uri), now: server.now())
      return text.map { Hover.json($0, name.range, positions) } ?? .null
    }
    guard let (explanation, range) = Hover.code(at: offset, bytes) else { return .null }
    return Hover.json(ExplanationText(Style(isColored: false)).text(of: explanation), range, positions)
  }
}

enum Hover {
  static func json(_ text: String, _ range: TextRange, _ positions: Positions) -> JSON {
    .object([
      (
        "contents",
        .object([("kind", .string("markdown")), ("value", .string("```text\n\(text)\n```"))])
      ), ("range", positions.json(range)),
    ])
  }

  static func text(of name: String, _ journal: Journal, now: Moment) -> String? {
    let history = History(journal, now: now)
    guard let id = history.catalog.id(of: name) else { return nil }
    let answer = ExerciseAnswer(Sums(history), history.catalog, id, Filter(), today: now.date)
    let words = Words(journal.settings.language ?? .english)
    let page = Page(
      words, Style(isColored: false), width: nil, unit: journal.settings.unit, today: now.date)
    return answer.text(on: page)
  }

  /// The code of lint that stands at an offset, behind `lint: allow` on its line.
  static func code(at offset: Int, _ bytes: [UInt8]) -> (Explanation, TextRange)? {
    func isOfCode(_ byte: UInt8) -> Bool { byte.isLetter || byte.isDigit || byte == UInt8(ascii: "-") }
    var (start, end) = (offset, offset)
    while start > 0, isOfCode(bytes[start - 1]) { start -= 1 }
    while end < bytes.count, isOfCode(bytes[end]) { end += 1 }
    let line = bytes[..<start].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    guard String(decoding: bytes[line..<start], as: UTF8.self).holds("lint: allow") else { return nil }
    let code = String(decoding: bytes[start..<end], as: UTF8.self)
    return Linter.explanations.first { $0.code == code }.map { ($0, TextRange(start, end)) }
  }
}

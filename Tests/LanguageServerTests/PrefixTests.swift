import Grammar
import Foundation
import JSON
import TestSupport
import Testing
import Text

@testable import LanguageServer

/// Completion at every place of every line of the examples: what is known is offered, and what is offered leaves a line that
/// reads.
@Suite struct PrefixTests {
  static let files = [
    "log/2025-09.txt", "log/2025-12.txt", "log/2026-01.txt", "log/2026-02.txt", "checkins/2025/12.txt",
    "checkins/2026/02.txt",
    "exercises.txt", "plans/treino-a.md", "bumbum.toml",
  ]

  @Test(arguments: files) func offersWhatIsKnownAndScramblesNothing(_ name: String) throws {
    let file = Repository.exampleJournal + "/" + name
    guard FileManager.default.fileExists(atPath: file) else { throw Missing(name: name) }
    let text = try String(contentsOfFile: file, encoding: .utf8)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var client = try Client(encodings: ["utf-8"])
    let uri = FileURI.uri(of: file)
    client.open(uri, text)
    let kind = try #require(FileKind(path: name))
    var random = SeededGenerator(seed: 7)
    var offered = 0
    // A few of them, or all.
    let some = lines.indices.filter { !lines[$0].isEmpty }.shuffled(using: &random)
    for number in rounds(10) == 10 ? some : Array(some.prefix(4)) {
      let line = lines[number]
      let known = KnownTokens(line, kind)
      // The whole line with the caret in it, then the line as far as it is typed.
      for place in line.utf8.indices.map({ line.utf8.distance(from: line.startIndex, to: $0) }) + [line.utf8.count] {
        guard String(validating: Array(line.utf8.prefix(place)), as: UTF8.self) != nil else { continue }
        for isCut in [false, true] {
          let typed = String(decoding: line.utf8.prefix(place), as: UTF8.self)
          let now = isCut ? typed : line
          client.change(uri, [whole(lines, number, now)])
          let items = try items(&client, uri, number, place)
          offered += items.count
          for token in known.around(place) where !token.isBehind(place, isCut) {
            let finds = items.contains { token.isIn(applied($0, to: now)) }
            #expect(
              finds,
              "'\(token.text)' is not offered in '\(typed)|\(isCut ? "" : String(line.utf8.dropFirst(place)) ?? "")'")
          }
          for item in items.prefix(3) + items.shuffled(using: &random).prefix(3) {
            let result = applied(item, to: now)
            let errors = errors(result, lines, number, kind)
            #expect(errors.isEmpty, "'\(now)' with '\(item["label"]?.text ?? "")' at \(place): '\(result)' \(errors)")
          }
        }
      }
    }
    #expect(offered > 10)
  }

  struct Missing: Error { let name: String }

  private func whole(_ lines: [String], _ number: Int, _ line: String) -> JSON {
    var lines = lines
    lines[number] = line
    return .object([("text", .string(lines.joined(separator: "\n")))])
  }

  private func items(_ client: inout Client, _ uri: String, _ line: Int, _ character: Int) throws -> [JSON] {
    let position: JSON = .object([("line", .integer(line)), ("character", .integer(character))])
    return try client.ask("textDocument/completion", document(uri, [("position", position)]))["items"]?.elements ?? []
  }

  private func applied(_ item: JSON, to line: String) -> String {
    let range = item["textEdit"]?["range"]
    let (start, end) = (range?["start"]?["character"]?.whole ?? 0, range?["end"]?["character"]?.whole ?? 0)
    var bytes = Array(line.utf8)
    bytes.replaceSubrange(start..<end, with: (item["textEdit"]?["newText"]?.text ?? "").utf8)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The mistakes that the reader finds in a line; a field may wait for its value.
  private func errors(_ line: String, _ lines: [String], _ number: Int, _ kind: FileKind) -> [String] {
    var lines = lines
    lines[number] = line
    let source = Source(name: "x", text: lines.joined(separator: "\n"))
    let mine = LineTable(source.bytes).range(ofLine: number)
    return ReadFile(source, as: kind).diagnostics.filter { error in
      error.severity == .error && mine.contains(error.range) && error.code != "empty-field"
    }.map(\.code)
  }
}

/// What of a line of the examples an editor could know beforehand.
private struct KnownTokens {
  struct Token {
    let text: String
    let start: Int
    let end: Int

    /// The line has it now.
    func isIn(_ line: String) -> Bool { line.contains(text) }
    /// The caret has passed it: nothing of it is left to be known.
    func isBehind(_ place: Int, _ isCut: Bool) -> Bool { place == end && !isCut || place > end }
  }

  private var tokens: [Token] = []

  init(_ line: String, _ kind: FileKind) {
    let patterns: [String] =
      switch kind {
      case .log:
        [
          #"^\s+(?:\+ )?([\p{L}][^:=#">]*):(?:\s|$)"#, #"^\s+(bodyweight|location) ="#,
          #"^\d{4}-\d\d-\d\d \d\d:\d\d-\d\d:\d\d (Treino [AB])"#,
        ]
      case .checkIns:
        [
          #"^(type|title|calories|location|photo|session) ="#, #"^type = ([\p{L} ]+)$"#,
          #"^session = (\d{4}-\d\d-\d\d \d\d:\d\d)$"#,
        ]
      case .plan: [#"^- [^:"]+: (\p{L}+)"#]
      case .exercises: [##"^[^:"#]+: (\p{L}+)"##]
      case .settings: [#"^(plan|language|unit|trained|goal|week-start) ="#]
      }
    for pattern in patterns {
      guard let regex = try? NSRegularExpression(pattern: pattern) else { continue }
      for match in regex.matches(in: line, range: NSRange(location: 0, length: line.utf16.count)) {
        guard let range = Range(match.range(at: 1), in: line) else { continue }
        let start = line.utf8.distance(from: line.startIndex, to: range.lowerBound)
        tokens.append(Token(text: String(line[range]), start: start, end: start + line[range].utf8.count))
      }
    }
  }

  func around(_ place: Int) -> [Token] { tokens.filter { $0.start <= place && place <= $0.end } }
}

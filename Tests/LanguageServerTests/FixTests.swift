import Grammar
import JSON
import TestSupport
import Testing
import Text

@testable import LanguageServer
import Training

@Suite struct FixTests {
  /// The document after an edit of a workspace or a list of edits.
  private func applied(_ edits: JSON?, to text: String) throws -> String {
    let positions = Positions(Array(text.utf8), .utf16)
    let changes = try (edits?.elements ?? []).map {
      TextEdit(replacing: try #require(positions.range($0["range"])), with: try #require($0["newText"]?.text))
    }
    return String(decoding: try #require(changes.applied(to: Array(text.utf8))), as: UTF8.self)
  }

  @Test func writesWhatFmtWrites() throws {
    let journal = try ScratchJournal(["exercises.txt": "Supino reto: chest\n"])
    let uri = journal.uri("log/2026-02.txt")
    let text = "2026-02-03 18:30–19:30   Treino A\nSupino reto: 80kgx10\n\tSupino reto: 80 kg × 8\n"
    var client = try Client()
    client.open(uri, text)
    let edits = try client.ask("textDocument/formatting", document(uri))
    let formatted = try applied(edits, to: text)
    let bytes = Array(text.utf8)
    let kind = try #require(FileKind(path: "log/2026-02.txt"))
    let expected = Formatter.edits(for: Source(name: "x", bytes: bytes), kind: kind, settings: Settings())
      .applied(to: bytes)
    #expect(Array(formatted.utf8) == expected)
    #expect(
      formatted == "2026-02-03 18:30-19:30 Treino A\n  Supino reto: 80kg x 10\n  Supino reto: 80kg x 8\n")
    let some = try client.ask("textDocument/rangeFormatting", document(uri, [("range", range(1, 3, 1, 3))]))
    #expect(
      try applied(some, to: text)
        == "2026-02-03 18:30–19:30   Treino A\n  Supino reto: 80kg x 10\n\tSupino reto: 80 kg × 8\n")
  }

  @Test func offersTheFixesWhereTheCaretIs() throws {
    let journal = try ScratchJournal(["exercises.txt": "Supino reto: chest\n"])
    let uri = journal.uri("log/2026-02.txt")
    let text = "2026-02-03 18:30-19:30 Treino A\n  Supino reto: 80kg x 10, , 90kg x 8\n"
    var client = try Client()
    client.open(uri, text)
    let none = try client.ask(
      "textDocument/codeAction", document(uri, [("range", range(0, 3, 0, 3)), ("context", .object([]))]))
    #expect(none.elements?.count == 0)
    let actions = try client.ask(
      "textDocument/codeAction", document(uri, [("range", range(1, 26, 1, 26)), ("context", .object([]))]))
    let action = try #require(actions.elements?.first)
    #expect(action["kind"]?.text == "quickfix")
    #expect(action["diagnostics"]?.elements?.first?["code"]?.text == "stray-comma")
    let fixed = try applied(action["edit"]?["changes"]?[uri], to: text)
    #expect(fixed == "2026-02-03 18:30-19:30 Treino A\n  Supino reto: 80kg x 10,  90kg x 8\n")
    let only: JSON = .object([("only", .array([.string("source.fixAll")]))])
    let all = try client.ask(
      "textDocument/codeAction", document(uri, [("range", range(0, 0, 0, 0)), ("context", only)]))
    let whole = try applied(all.elements?.first?["edit"]?["changes"]?[uri], to: text)
    #expect(whole == fixed)
  }

  /// The titles that are offered where `|` stands, and the text after the one that begins so.
  private func actions(_ marked: String, taking title: String, in name: String = "log/2026-02.txt") throws -> (
    titles: [String], text: String
  ) {
    let journal = try ScratchJournal(["exercises.txt": "Supino reto: chest\n"])
    let parts = marked.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    let text = parts.joined()
    let uri = journal.uri(name)
    var client = try Client()
    client.open(uri, text)
    let line = parts[0].split(separator: "\n", omittingEmptySubsequences: false)
    let (number, character) = (line.count - 1, line[line.count - 1].utf16.count)
    let answer = try client.ask(
      "textDocument/codeAction",
      document(uri, [("range", range(number, character, number, character)), ("context", .object([]))]))
    let actions = answer.elements ?? []
    let taken = actions.first { $0["title"]?.text?.hasPrefix(title) == true }
    guard let changes = taken?["edit"]?["changes"] else { return (actions.compactMap { $0["title"]?.text }, text) }
    let other = changes[journal.uri("exercises.txt")]
    return (
      actions.compactMap { $0["title"]?.text },
      try other.map { try applied($0, to: "Supino reto: chest\n") } ?? applied(changes[uri], to: text)
    )
  }

  static let head = "2026-02-03 18:30-19:30 Treino A\n"

  @Test(arguments: Rows.of("language-server", "offersOtherWays")) func offersOtherWays(_ row: [String]) throws {
    let (marked, title, wanted) = (row[0], row[1], row[2])
    let (titles, text) = try actions(Self.head + marked, taking: title)
    #expect(text == Self.head + wanted, "\(titles)")
  }

  @Test func listsAnExerciseThatNobodyKnows() throws {
    let (titles, list) = try actions(Self.head + "  Rem|ada: 80kg x 10\n", taking: "Add 'Remada: back'")
    #expect(list == "Supino reto: chest\nRemada: back\n")
    #expect(titles.filter { $0.hasPrefix("Add 'Remada: ") }.count == 7)
  }

  @Test func allowsInPlansAsMarkdownDoes() throws {
    let (_, text) = try actions("# Treino A\n- Supino reto|: chest, 60x8\n", taking: "Allow", in: "plans/a.md")
    #expect(text == "# Treino A\n- Supino reto: chest, 60x8\n")
    let (_, plan) = try actions(
      "+++\ncreated = 2026-01-02\n+++\n# Treino A\n- Supino reto: chest, 3x6|0\n", taking: "Allow", in: "plans/a.md")
    #expect(
      plan
        == "+++\ncreated = 2026-01-02\n+++\n# Treino A\n- Supino reto: chest, 3x60   <!-- lint: allow plan-reps -->\n")
  }
}

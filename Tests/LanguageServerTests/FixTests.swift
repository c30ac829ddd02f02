import Format
import JSON
import Testing
import Text

@testable import LanguageServer

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
}

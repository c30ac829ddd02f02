import Grammar
import JSON
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

  @Test(arguments: [
    ("  humor| = bom\n", "Allow 'unknown-field'", "  humor = bom   # lint: allow unknown-field\n"),
    ("  humor| = bom   # sim\r\n", "Allow", "  humor = bom   # sim   # lint: allow unknown-field\r\n"),
    (
      "  Supino reto: 80kg x 10\n  humor| = bom   # lint: allow odd-blank\n", "Allow",
      "  Supino reto: 80kg x 10\n  humor = bom   # lint: allow odd-blank, unknown-field\n"
    ),
    // An error can't be allowed.
    ("  Supino reto: 80x|10\n", "Allow", "  Supino reto: 80x10\n"),
    ("  Supino reto: 80kg x 10 | \n", "Allow", "  Supino reto: 80kg x 10   # lint: allow trailing-blank  \n"),
    ("  Supino reto: 1|80lb x 10, 12\n", "Write in kg", "  Supino reto: 81.65kg x 10, 12\n"),
    ("  Supino reto: 20/22,5/25kg| x 10\n", "Write in lb", "  Supino reto: 44,09/49,6/55,12lb x 10\n"),
    ("  Barra: bw+|10kg x 5 # 5kg\n", "Write in lb: bw+22.05lb x 5", "  Barra: bw+22.05lb x 5 # 5kg\n"),
    ("  Barra: bw x |5\n", "Write in", "  Barra: bw x 5\n"),
    (
      "  Supino reto: 82,5kg x 1|0, 90kg x 8 w \"a, b\" # c\n", "Write each set",
      "  Supino reto: # c\n    - 82,5kg x 10\n    - 90kg x 8 w \"a, b\"\n"
    ),
    ("  Supino reto: 8|0kg x 10/8\n", "Write each set", "  Supino reto: 80kg x 10/8\n"),
    (
      "  Supino reto:\n    - 80kg x 10\n    - |90kg x 8\n  Remada: 12\n", "Write the sets on one",
      "  Supino reto: 80kg x 10, 90kg x 8\n  Remada: 12\n"
    ),
    // Of another shape they can't be on one line, and a comment is not lost.
    ("  Supino reto|: 80kg x 10\n    - 12\n", "Write the sets on one", "  Supino reto: 80kg x 10\n    - 12\n"),
    ("  Supino reto|:\n    - 80kg x 10 # a\n", "Write the sets on one", "  Supino reto:\n    - 80kg x 10 # a\n"),
  ]) func offersOtherWays(marked: String, title: String, wanted: String) throws {
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

import Grammar
import JSON
import Lint
import TestSupport
import Testing
import Text

@testable import LanguageServer
import Training

@Suite struct CompletionTests {
  static let files = [
    "bumbum.toml": "format = 1\nplan = \"Treino A\"\n",
    "exercises.txt": "Prancha: abs\n",
    "plans/a.md":
      "+++\ncreated = 2026-01-02\n+++\n# Treino A\n- Supino reto: chest, 3x8\n- Agachamento: legs\n",
    "plans/b.md":
      "+++\ncreated = 2026-01-03\n+++\n# PPL\n## Push\n- Crucifixo: chest\n## Pull\n- Remada: back\n",
    "log/2026-01.txt":
      "2026-01-05 18:30-19:30 Treino A\n  Agachamento: 100kg x 5/5\n2026-01-07 18:30-19:30 Treino A\n  Agachamento: 102,5kg x 5, 80kg x 10 w\n  Remada: 60kg x 10\n",
  ]

  /// The labels that are offered where `|` stands in the last line of a file, and the file with the first one taken.
  private func offered(_ name: String, _ text: String) throws -> (labels: [String], taken: String) {
    let journal = try ScratchJournal(Self.files)
    let parts = text.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    let whole = parts.joined()
    let uri = journal.uri(name)
    var client = try Client()
    client.open(uri, whole)
    let line = parts[0].split(separator: "\n", omittingEmptySubsequences: false)
    let position: JSON = .object([
      ("line", .integer(line.count - 1)), ("character", .integer(line[line.count - 1].utf16.count)),
    ])
    let answer = try client.ask("textDocument/completion", document(uri, [("position", position)]))
    let items = answer["items"]?.elements ?? []
    let labels = items.compactMap { $0["label"]?.text }
    let positions = Positions(Array(whole.utf8), .utf16)
    guard let edit = items.first?["textEdit"], let range = positions.range(edit["range"]) else {
      return (labels, whole)
    }
    let bytes =
      [TextEdit(replacing: range, with: edit["newText"]?.text ?? "")].applied(to: Array(whole.utf8)) ?? []
    return (labels, String(decoding: bytes, as: UTF8.self))
  }

  @Test(arguments: [
    ("", "um treino que começa agora"),
    ("2026-02-03 18:30-19:30 Treino A\n  Agachamento: ", "próximo treino de Treino A"),
    ("2026-02-28 ", "começa agora"),
    ("# lint: allow ", Linter.explanations.first { $0.severity < .error }?.summary(in: .brazilianPortuguese)),
  ])
  func itemsAreToldOfInTheLanguageOfTheJournal(text: String, wanted: String?) throws {
    var files = Self.files
    files["bumbum.toml"] = "format = 1\nplan = \"Treino A\"\nlanguage = \"pt-BR\"\n"
    let journal = try ScratchJournal(files)
    let uri = journal.uri("log/2026-02.txt")
    var client = try Client()
    client.open(uri, text)
    let line = text.split(separator: "\n", omittingEmptySubsequences: false)
    let position: JSON = .object([
      ("line", .integer(line.count - 1)), ("character", .integer(line[line.count - 1].utf16.count)),
    ])
    let items =
      try client.ask("textDocument/completion", document(uri, [("position", position)]))["items"]?.elements ?? []
    #expect(items.first?["detail"]?.text == wanted)
  }

  /// The first labels, and the last line with the first of them taken.
  @Test(arguments: Rows.of("language-server", "offers")) func offers(_ row: [String]) throws {
    let (name, text, first, line) = (row[0], row[1], Rows.list(row[2]), row[3])
    let (labels, taken) = try offered(name, text)
    #expect(Array(labels.prefix(first.count)) == first)
    if first.isEmpty, !text.contains("allow"), !text.contains("re|") { #expect(labels.isEmpty) }
    if !first.isEmpty {
      #expect(taken.split(separator: "\n", omittingEmptySubsequences: false).last.map(String.init) == line)
    }
  }

  /// Some clients show all in the order in which it comes, others what begins as their text does.
  @Test(arguments: [
    ("Elevac", "Elevação lateral", "Elevacão lateral"), ("supino r", "Supino reto", "supino reto"),
    ("Supino", "Supino reto", ""), ("\"agach", "Agachamento", "\"agachamento"),
  ]) func comparesWithWhatIsTyped(typed: String, label: String, compared: String) throws {
    let journal = try ScratchJournal([
      "exercises.txt": "Elevação lateral: shoulders\nAgachamento: legs\nSupino reto: chest\nVoo: back\n"
    ])
    let uri = journal.uri("log/2026-02.txt")
    var client = try Client()
    client.open(uri, "2026-02-03 18:30-19:30 Treino A\n  " + typed)
    let place: JSON = .object([("line", .integer(1)), ("character", .integer(2 + typed.utf16.count))])
    let answer = try client.ask("textDocument/completion", document(uri, [("position", place)]))
    let items = answer["items"]?.elements ?? []
    #expect(items.first?["label"]?.text == label)
    #expect(items.first?["filterText"]?.text ?? "" == compared)
  }

  @Test func offersTheCodesThatCanBeAllowed() throws {
    let (labels, _) = try offered("log/2026-02.txt", "2026-02-03 18:30-19:30 Treino A\n  # lint: allow unk|")
    #expect(labels.contains("unknown-exercise"))
    // An error can't be allowed.
    #expect(!labels.contains("ambiguous-load"))
  }
}

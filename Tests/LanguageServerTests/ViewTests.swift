import JSON
import Testing
import Text

@testable import LanguageServer

/// What an editor shows around a text, and what it does as one types.
@Suite struct ViewTests {
  private let journal: ScratchJournal

  static let files = [
    "bumbum.toml": "format = 1\nplan = \"Treino A\"\n",
    "exercises.txt": "Rosca: arms, per hand\n",
    "plans/a.md":
      "+++\ncreated = 2026-01-02\n+++\n# Treino A\n\n- Supino reto: chest, 3x5 @ 80kg, add 2.5kg\n",
    "plans/b.md": "+++\ncreated = 2026-01-03\n+++\n# PPL\n## Push\n- Crucifixo: chest\n",
    "log/2026-01.txt": """
    2026-01-05 18:30-19:30 Treino A #rua
      Supino reto: 40kg x 5 w, 80kg x 5/5/5
      > Dormi 5 horas
    2026-01-07 18:30-19:30
      Supino reto: 82,5kg x 5, 85kg x 3
      Rosca: 10kg x 8

    """,
    "log/2026-02.txt": "2026-02-28 18:30-? Treino A\n  Supino reto: 60kg x 5, 61kg x 5\n  Rosca: 30kg x 5\n",
    "checkins/2026/01.txt": "[2026-01-05 19:45]\ntype = Gym\ntitle = A\nphoto = a.jpg\nsession = 2026-01-05 18:30\n",
    "checkins/2026/a.jpg": "no photo",
  ]

  init() throws { journal = try ScratchJournal(Self.files) }

  private var whole: JSON { range(0, 0, 99, 0) }

  private func hints(_ name: String, _ client: inout Client) throws -> [String] {
    try client.ask("textDocument/inlayHint", document(journal.uri(name), [("range", whole)])).elements?.map {
      "\(shown(.object([("start", $0["position"] ?? .null)])).prefix { $0 != "-" }) \($0["label"]?.text ?? "")"
    } ?? []
  }

  @Test func marksRecordsVolumesAndPlates() throws {
    var client = try Client()
    // 3 x 5 x 80; 82.5 x 5 + 85 x 3 + 8 x 10 of each hand.
    #expect(
      try hints("log/2026-01.txt", &client) == ["0:36 3 sets · 1,200 kg", "3:22 3 sets · 827.5 kg", "4:35 ★"])
    // 61 kg are no plates' load, and a dumbbell has none.
    #expect(try hints("log/2026-02.txt", &client) == ["1:23 20 a side"])
    client.tell(
      "workspace/didChangeConfiguration",
      .object([
        (
          "settings",
          .object([("bumbum", .object([("hints", .object([("volume", .bool(false)), ("plates", .bool(false))]))]))])
        )
      ]))
    #expect(try hints("log/2026-01.txt", &client) == ["4:35 ★"])
    #expect(try hints("log/2026-02.txt", &client) == [])
  }

  @Test func writesTheNextSessionAndAnOldOneAgain() throws {
    var client = try Client(workspace: [("applyEdit", .bool(true))])
    let uri = journal.uri("plans/a.md")
    let lenses = try client.ask("textDocument/codeLens", document(uri))
    #expect(lenses.elements?.map { shown($0["range"]) } == ["3:2-3:10"])
    func lines(after lens: JSON?) throws -> [String] {
      _ = try client.ask("workspace/executeCommand", lens ?? .null)
      let edit = client.questions.last { $0["method"]?.text == "workspace/applyEdit" }?["params"]?["edit"]
      let text = edit?["changes"]?[journal.uri("log/2026-02.txt")]?.elements?.first?["newText"]?.text ?? ""
      return text.split(separator: "\n").map(String.init)
    }
    // Reached on the 5th; the session of the 7th was none of the plan.
    let next = try lines(after: lenses.elements?.first?["command"])
    #expect(next.first == "2026-02-28 19:00-? Treino A")
    #expect(next.last?.hasPrefix("  Supino reto: 3x5 @ 82.5kg  # +2.5kg") == true, "\(next)")
    let log = try client.ask("textDocument/codeLens", document(journal.uri("log/2026-01.txt")))
    #expect(log.elements?.count == 2)
    #expect(
      try lines(after: log.elements?.last?["command"]) == [
        "2026-02-28 19:00-?", "  Supino reto: 82,5kg x 5, 85kg x 3", "  Rosca: 10kg x 8",
      ])
  }

  @Test func findsNamesInTheWholeJournal() throws {
    var client = try Client()
    client.open(journal.uri("log/2026-02.txt"), Self.files["log/2026-02.txt"] ?? "")
    func names(_ query: String) throws -> [String] {
      try client.ask("workspace/symbol", .object([("query", .string(query))])).elements?.map { $0["name"]?.text ?? "" }
        ?? []
    }
    #expect(try names("SUPINO") == ["Supino reto"])
    #expect(
      try names("treino a") == ["Treino A", "2026-02-28 18:30-? Treino A", "2026-01-05 18:30-19:30 Treino A #rua"])
    #expect(try names("nichts") == [])
  }

  @Test func selectsStepByStep() throws {
    var client = try Client()
    let position: JSON = .object([("line", .integer(1)), ("character", .integer(28))])
    let answer = try client.ask(
      "textDocument/selectionRange", document(journal.uri("log/2026-01.txt"), [("positions", .array([position]))]))
    var (ranges, next) = ([String](), answer.elements?.first)
    while let range = next {
      ranges.append(shown(range["range"]))
      next = range["parent"]
    }
    #expect(ranges == ["1:27-1:29", "1:27-1:39", "1:2-1:39", "0:0-2:17", "0:0-6:0"])
  }

  @Test func linksACheckInToItsPhotoAndSession() throws {
    var client = try Client()
    let links = try client.ask("textDocument/documentLink", document(journal.uri("checkins/2026/01.txt")))
    #expect(
      links.elements?.map { "\(shown($0["range"])) \($0["target"]?.text?.split(separator: "/").last ?? "")" } == [
        "3:8-3:13 a.jpg", "4:10-4:26 2026-01.txt#L1",
      ])
  }

  /// Epley's estimate of 82.5 kg x 5 is 96.25 kg.
  @Test(arguments: [
    ("log/2026-01.txt", 4, 18, "82.5kg x 5\nEstimated 1RM: 96.3kg\nVolume: 412.5 kg\nRecord: 85.0kg × 3, 2026-01-07"),
    ("log/2026-01.txt", 3, 4, "3 sets\n1h\nVolume: 827.5 kg\n★ Supino reto: 85.0kg × 3"),
    ("checkins/2026/01.txt", 3, 9, "checkins/2026/a.jpg\n8 bytes"),
    ("log/2026-01.txt", 4, 4, "Treino A: 3x5 @ 82.5kg (+2.5kg"), ("log/2026-01.txt", 4, 4, "2026-01-05  3x5 @ 80kg"),
    ("log/2026-01.txt", 4, 4, "Estimated 1RM: 96.3kg, 2026-01-07"),
    ("log/2026-02.txt", 1, 4, "warning[unknown-field]: "),
  ]) func tells(name: String, line: Int, character: Int, text: String) throws {
    var client = try Client()
    client.open(journal.uri("log/2026-02.txt"), "2026-02-28 18:30\n  humor = bom\n")
    let position: JSON = .object([("line", .integer(line)), ("character", .integer(character))])
    let hover = try client.ask("textDocument/hover", document(journal.uri(name), [("position", position)]))
    let told = hover["contents"]?["value"]?.text ?? ""
    #expect(told.contains(text), "\(told)")
  }

  @Test func goesFromSessionsToCheckInsAndBack() throws {
    var client = try Client()
    func places(_ name: String, _ line: Int, _ character: Int) throws -> [String] {
      let position: JSON = .object([("line", .integer(line)), ("character", .integer(character))])
      let answer = try client.ask("textDocument/definition", document(journal.uri(name), [("position", position)]))
      return (answer.elements ?? []).map {
        "\($0["uri"]?.text?.split(separator: "/").last ?? "") \(shown($0["range"]))"
      }
    }
    #expect(try places("checkins/2026/01.txt", 4, 12) == ["2026-01.txt 0:0-0:36"])
    #expect(try places("log/2026-01.txt", 0, 3) == ["01.txt 0:0-0:18"])
    #expect(try places("checkins/2026/01.txt", 3, 9) == ["a.jpg 0:0-0:0"])
  }

  @Test func renamesAPlanInItsHeadingAndTheSettings() throws {
    var client = try Client()
    let position: JSON = .object([("line", .integer(3)), ("character", .integer(4))])
    let uri = journal.uri("plans/a.md")
    let asked = try client.ask("textDocument/prepareRename", document(uri, [("position", position)]))
    #expect(asked["placeholder"]?.text == "Treino A")
    let answer = try client.ask(
      "textDocument/rename", document(uri, [("position", position), ("newName", .string("Treino C"))]))
    let changes = answer["changes"]
    #expect(
      changes?[uri]?.elements?.map { "\(shown($0["range"])) \($0["newText"]?.text ?? "")" } == [
        "3:2-3:10 Treino C", "2:0-2:0 aka = [\"Treino A\"]\n",
      ])
    #expect(changes?[journal.uri("bumbum.toml")]?.elements?.map { $0["newText"]?.text ?? "" } == ["\"Treino C\""])
  }

  /// The line below after Enter at the end of a text; `⏎` stands for the end of a line.
  @Test(arguments: [
    ("2026-02-01 Treino A", "2026-02-01 Treino A⏎  "),
    ("2026-02-01⏎  Supino: 80kg x 10", "2026-02-01⏎  Supino: 80kg x 10⏎  "),
    ("2026-02-01⏎  Supino:", "2026-02-01⏎  Supino:⏎    - "),
    ("2026-02-01⏎  Supino:⏎    - 80kg x 10", "2026-02-01⏎  Supino:⏎    - 80kg x 10⏎    - "),
    ("2026-02-01⏎  Supino:⏎    - ", "2026-02-01⏎  Supino:⏎⏎  "),
    ("2026-02-01⏎", "2026-02-01⏎⏎"), ("2026-02-01⏎  > bom", "2026-02-01⏎  > bom⏎  "),
  ]) func goesOnAsTheLineAbove(before: String, after: String) throws {
    let text = before.replacing("⏎", with: "\n") + "\n"
    var client = try Client()
    let uri = journal.uri("log/2026-02.txt")
    client.open(uri, text)
    let position: JSON = .object([("line", .integer(text.count { $0 == "\n" })), ("character", .integer(0))])
    let edits = try client.ask(
      "textDocument/onTypeFormatting", document(uri, [("position", position), ("ch", .string("\n"))]))
    let positions = Positions(Array(text.utf8), .utf16)
    let changes = try (edits.elements ?? []).map {
      TextEdit(replacing: try #require(positions.range($0["range"])), with: $0["newText"]?.text ?? "")
    }
    let result = String(decoding: try #require(changes.applied(to: Array(text.utf8))), as: UTF8.self)
    #expect(result.replacing("\n", with: "⏎") == after)
  }

  @Test func coloursADocument() throws {
    var client = try Client()
    let uri = journal.uri("log/2026-01.txt")
    let answer = try client.ask("textDocument/semanticTokens/full", document(uri))
    let data = answer["data"]?.elements?.compactMap(\.whole) ?? []
    let lines =
      Self.files["log/2026-01.txt"]?.split(separator: "\n", omittingEmptySubsequences: false).map { Array($0) } ?? []
    var (line, character) = (0, 0)
    var shown: [String] = []
    for place in stride(from: 0, to: data.count, by: 5) {
      guard line + data[place] < 3 else { break }
      character = data[place] == 0 ? character + data[place + 1] : data[place + 1]
      line += data[place]
      let text = String(lines[line][character..<character + data[place + 2]])
      shown.append("\(text)=\(SemanticToken.Kind.allCases[data[place + 3]])")
    }
    #expect(
      shown.joined(separator: " ") == """
        2026=number 01=number 05=number 18=number 30=number 19=number 30=number Treino A=class #rua=decorator \
        Supino reto=function 40=number kg=keyword x=operator 5=number w=keyword 80=number kg=keyword x=operator 5=number \
        /=operator 5=number /=operator 5=number
        """)
  }
}

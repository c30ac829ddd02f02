import JSON
import Testing

@testable import LanguageServer

@Suite struct NavigationTests {
  private let journal: ScratchJournal

  init() throws { journal = try ScratchJournal(CompletionTests.files) }

  private func at(_ name: String, _ line: Int, _ character: Int, _ more: [(name: String, value: JSON)] = [])
    -> JSON
  {
    let position: JSON = .object([("line", .integer(line)), ("character", .integer(character))])
    return document(journal.uri(name), [("position", position)] + more)
  }

  /// `01.txt 1:2-1:13`
  private func places(_ answer: JSON) -> [String] {
    (answer.elements ?? []).map { place in
      let name = place["uri"]?.text?.split(separator: "/").last.map(String.init) ?? ""
      return "\(name) \(shown(place["range"]))"
    }
  }

  @Test func findsAllUsesOfAnExercise() throws {
    var client = try Client()
    let uses = try client.ask("textDocument/references", at("plans/a.md", 5, 4))
    #expect(places(uses) == ["a.md 5:2-5:13", "2026-01.txt 1:2-1:13", "2026-01.txt 3:2-3:13"])
    let here = try client.ask("textDocument/documentHighlight", at("log/2026-01.txt", 1, 5))
    #expect(here.elements?.map { shown($0["range"]) } == ["1:2-1:13", "3:2-3:13"])
    let nothing = try client.ask("textDocument/references", at("log/2026-01.txt", 0, 3))
    #expect(nothing.elements?.isEmpty == true)
  }

  @Test func goesToWhatAnExerciseAndATitleMean() throws {
    var client = try Client()
    let item = try client.ask("textDocument/definition", at("log/2026-01.txt", 4, 4))
    #expect(places(item) == ["b.md 7:2-7:8"])
    let plan = try client.ask("textDocument/definition", at("log/2026-01.txt", 0, 25))
    #expect(places(plan) == ["a.md 3:2-3:10"])
    // In no plan and no list: where it was first done.
    client.open(journal.uri("log/2026-02.txt"), "2026-02-03 18:30\n  Burpee: 10\n2026-02-04\n  Burpee: 12\n")
    let use = try client.ask("textDocument/definition", at("log/2026-02.txt", 3, 4))
    #expect(places(use) == ["2026-02.txt 1:2-1:8"])
  }

  @Test func tellsOfAnExercise() throws {
    var client = try Client()
    let hover = try client.ask("textDocument/hover", at("log/2026-01.txt", 3, 4))
    let text = try #require(hover["contents"]?["value"]?.text)
    #expect(text.contains("Agachamento"))
    // Two sets of 100 kg and one of 102.5; the warm-up counts nowhere.
    #expect(text.contains("102.5kg × 5"))
    #expect(shown(hover["range"]) == "3:2-3:13")
    client.open(journal.uri("log/2026-02.txt"), "# lint: allow unknown-exercise\n")
    let code = try client.ask("textDocument/hover", at("log/2026-02.txt", 0, 20))
    #expect(code["contents"]?["value"]?.text?.contains("[unknown-exercise]: ") == true)
    #expect(shown(code["range"]) == "0:14-0:30")
    client.open(journal.uri("bumbum.toml"), "format = 1\ngoal = 3\n")
    let setting = try client.ask("textDocument/hover", at("bumbum.toml", 1, 2))
    #expect(setting["contents"]?["value"]?.text?.hasPrefix("```text\ngoal: a whole number from 1 to 7, or ") == true)
  }

  @Test func renamesInAllFiles() throws {
    var client = try Client()
    client.open(journal.uri("log/2026-02.txt"), "2026-02-03 18:30\n  \"agachamento\": 12\n")
    let answer = try client.ask(
      "textDocument/rename", at("plans/a.md", 5, 4, [("newName", .string("Agachamento: livre"))]))
    guard case .object(let changes)? = answer["changes"] else { throw Client.Unanswered() }
    let edits = changes.map { name, edits -> String in
      let file = name.split(separator: "/").last.map(String.init) ?? ""
      let ranges = (edits.elements ?? []).map { "\(shown($0["range"])) \($0["newText"]?.text ?? "")" }
      return "\(file): " + ranges.joined(separator: ", ")
    }
    #expect(
      edits == [
        "exercises.txt: 1:0-1:0 \"Agachamento: livre\": aka Agachamento\n",
        #"a.md: 5:2-5:13 "Agachamento: livre""#,
        #"2026-01.txt: 1:2-1:13 "Agachamento: livre", 3:2-3:13 "Agachamento: livre""#,
        #"2026-02.txt: 1:2-1:15 "Agachamento: livre""#,
      ])
    let refused = try client.ask("textDocument/rename", at("plans/a.md", 5, 4, [("newName", .string(" "))]))
    #expect(refused["code"]?.whole == -32803)
  }

  /// Of what somebody saved a moment ago, which nobody told the server of.
  @Test func renamesWhatIsOnTheDiskNow() throws {
    var client = try Client()
    for count in 1...50 {
      _ = try client.ask("textDocument/references", at("plans/a.md", 5, 4))
      let lines = String(repeating: "# x\n", count: count)
      try journal.write("log/2026-01.txt", "\(lines)2026-01-05\n  Agachamento: 12\n")
      let answer = try client.ask("textDocument/rename", at("plans/a.md", 5, 4, [("newName", .string("Terra"))]))
      let edits = answer["changes"]?[journal.uri("log/2026-01.txt")]?.elements ?? []
      #expect(edits.map { shown($0["range"]) } == ["\(count + 1):2-\(count + 1):13"])
    }
  }

  @Test func editsSayTheVersionTheyAreFor() throws {
    var client = try Client(workspace: [("workspaceEdit", .object([("documentChanges", .bool(true))]))])
    client.open(journal.uri("plans/a.md"), CompletionTests.files["plans/a.md"] ?? "")
    client.change(journal.uri("plans/a.md"), [], version: 7)
    let answer = try client.ask("textDocument/rename", at("plans/a.md", 5, 4, [("newName", .string("Terra"))]))
    let documents = (answer["documentChanges"]?.elements ?? []).map { $0["textDocument"] }
    #expect(documents.map { $0?["version"]?.compact } == ["null", "7", "null"])
    #expect(documents.last??["uri"]?.text == journal.uri("log/2026-01.txt") && answer["changes"] == nil)
  }

  /// What `exercise rename` refuses, or asks about first.
  @Test(arguments: [
    ("Remada", "'Agachamento' (4 sets) and 'Remada' (1 set) become one exercise"),
    ("Remadaa", "'Remadaa' is nearly 'Remada', another exercise"),
    (String(repeating: "x", count: 101), "this name has 101 characters; it may have up to 100"),
    ("A\nB", "'A\nB' is no name of an exercise"),
  ])
  func refusesARename(_ name: String, _ message: String) throws {
    var client = try Client()
    let refused = try client.ask("textDocument/rename", at("plans/a.md", 5, 4, [("newName", .string(name))]))
    #expect(refused["code"]?.whole == -32803 && refused["message"]?.text == message, "\(refused.compact)")
  }

  @Test func refusesARenameBesideAnUnreadableMonth() throws {
    try journal.write("log/2026-03.txt/x", "")
    var client = try Client()
    let refused = try client.ask("textDocument/rename", at("plans/a.md", 5, 4, [("newName", .string("Terra"))]))
    #expect(
      refused["message"]?.text == "can't read 'log/2026-03.txt': it is a folder, not a file; nothing was written")
  }

  @Test func outlinesADocument() throws {
    var client = try Client()
    let symbols = try client.ask("textDocument/documentSymbol", document(journal.uri("log/2026-01.txt")))
    let names = symbols.elements?.map { symbol in
      [symbol["name"]?.text ?? ""] + (symbol["children"]?.elements ?? []).map { $0["name"]?.text ?? "" }
    }
    #expect(
      names == [
        ["2026-01-05 18:30-19:30 Treino A", "Agachamento"],
        ["2026-01-07 18:30-19:30 Treino A", "Agachamento", "Remada"],
      ])
    let folds = try client.ask("textDocument/foldingRange", document(journal.uri("log/2026-01.txt")))
    #expect(
      folds.elements?.map { "\($0["startLine"]?.whole ?? -1)-\($0["endLine"]?.whole ?? -1)" } == [
        "0-1", "2-4",
      ])
  }
}

import JSON
import Testing

@testable import LanguageServer

@Suite struct DiagnosticTests {
  private let month = "2026-02-03 18:30-19:30 Treino A\n  Supino reto: 80x10, 90kg x 8\n"

  @Test func tellsWhatLintSaysOfTheUnsavedText() throws {
    let journal = try ScratchJournal(["exercises.txt": "Supino reto: chest\n", "log/2026-02.txt": ""])
    let uri = journal.uri("log/2026-02.txt")
    var client = try Client()
    client.open(uri, month)
    var found = try client.findings()
    #expect(found == [uri: ["ambiguous-load 1:15-1:20"]])
    // The same is not said twice.
    found = try client.findings()
    #expect(found == [:])
    // An edit of a range, with an emoji before it: two characters of UTF-16.
    client.change(
      uri, [.object([("range", range(1, 15, 1, 20)), ("text", .string("80kg x 10 \"💪\", 80x8"))])])
    found = try client.findings()
    #expect(found == [uri: ["ambiguous-load 1:31-1:35"]])
    client.change(
      uri, [.object([("text", .string("2026-02-03 18:30-19:30 Treino A\n  Supino reto: 80kg x 10\n"))])])
    found = try client.findings()
    #expect(found == [uri: []])
  }

  /// What one file says is about another.
  @Test func looksAtAllFilesOfTheJournal() throws {
    let journal = try ScratchJournal(["exercises.txt": "Supino reto: chest\n"])
    let (log, list) = (journal.uri("log/2026-02.txt"), journal.uri("exercises.txt"))
    var client = try Client()
    client.open(log, "2026-02-03 18:30-19:30 Treino A\n  Remada: 80kg x 10\n")
    var found = try client.findings()
    #expect(found == [log: ["unknown-exercise 1:2-1:8"]])
    client.open(list, "Supino reto: chest\nRemada: back\n")
    found = try client.findings()
    #expect(found == [log: [], list: []])
    // Closed without being saved: the disk is the truth again.
    client.tell("textDocument/didClose", document(list))
    found = try client.findings()
    #expect(found == [log: ["unknown-exercise 1:2-1:8"], list: []])
    try journal.write("exercises.txt", "Supino reto: chest\nRemada: back\n")
    let change: JSON = .object([("uri", .string(list)), ("type", .integer(2))])
    client.tell("workspace/didChangeWatchedFiles", .object([("changes", .array([change]))]))
    found = try client.findings()
    #expect(found == [log: []])
  }

  @Test func isPulledByAClientThatDoesSo() throws {
    let journal = try ScratchJournal(["exercises.txt": "Supino reto: chest\n"])
    let uri = journal.uri("log/2026-02.txt")
    var client = try Client(pullsDiagnostics: true)
    client.open(uri, month)
    let pushed = try client.findings()
    #expect(pushed == [:])
    let report = try client.ask("textDocument/diagnostic", document(uri))
    #expect(report["items"]?.elements?.map { $0["code"]?.text } == ["ambiguous-load"])
    // It asks again where another file was saved.
    client.tell("workspace/didChangeWatchedFiles", .object([("changes", .array([]))]))
    #expect(client.questions.map { $0["method"]?.text } == ["workspace/diagnostic/refresh"])
    #expect(try client.readAgain() == [:])
    #expect(client.questions.count == 2)
  }

  /// What was saved, made and removed by others, where the client tells nothing of it.
  @Test func readsAgainWhatOthersChanged() throws {
    let journal = try ScratchJournal(["exercises.txt": "Supino reto: chest\n", "log/2026-02.txt": "2026-02-03 18:30\n"])
    let (log, other, list) = (
      journal.uri("log/2026-02.txt"), journal.uri("log/2026-01.txt"), journal.uri("exercises.txt")
    )
    var client = try Client()
    client.open(log, "2026-02-03 18:30-19:30\n  Remada: 80kg x 10\n  Supino reto: 82,5kg x 10\n")
    #expect(try client.findings() == [log: ["unknown-exercise 1:2-1:8"]])
    #expect(client.server.watchedFolders == ["", "/log"].map { journal.path + $0 })
    try journal.write("exercises.txt", "Supino reto: chest\nRemada: back\n")
    // What is open is not what is on the disk.
    try journal.write("log/2026-02.txt", "2026-02-03 18:30\n  Rosca: 8\n")
    #expect(try client.readAgain() == [log: []])
    try journal.write("plans/a.md", "+++\ncreated = 2026-01-02\n+++\n# Treino A\n- Remada: back\n")
    try journal.write("log/2026-01.txt", "2026-01-05 18:30-19:30 Treino A\n  Remada: 90kg x 1\n")
    #expect(try client.readAgain() == [:])
    #expect(client.server.watchedFolders == ["", "/plans", "/log"].map { journal.path + $0 })
    let found = try client.ask(
      "textDocument/references", document(list, [("position", range(1, 2, 1, 2)["start"] ?? .null)]))
    #expect(found.elements?.compactMap { $0["uri"]?.text } == [list, journal.uri("plans/a.md"), other, log])
    try journal.remove("exercises.txt")
    #expect(try client.readAgain() == [log: ["unknown-exercise 2:2-2:13"]])
    try journal.remove("log/2026-02.txt")
    #expect(try client.readAgain() == [:])
    let checkIns = journal.uri("checkins/2026/02.txt")
    client.open(checkIns, "[2026-02-03 07:30]\nphoto = a.jpg\n")
    #expect(try client.findings() == [checkIns: ["photo-missing 1:8-1:13"]])
    try journal.write("checkins/2026/a.jpg", "\u{FF}")
    #expect(try client.readAgain()[checkIns]?.contains("photo-missing 1:8-1:13") == false)
    // Without its first file a journal is none: each text is looked at by itself.
    try journal.remove("bumbum.toml")
    #expect(try client.readAgain()[log] == [])
    #expect(client.server.watchedFolders == [])
  }

  @Test func helpsWithAFileInNoJournal() throws {
    var client = try Client()
    client.open("untitled:Untitled-1", month)
    let found = try client.findings()
    #expect(found["untitled:Untitled-1"]?.contains("ambiguous-load 1:15-1:20") == true)
  }

  /// A client that lies about versions, edits a document that is not open, or a range that is none.
  @Test func survivesAConfusedClient() throws {
    let journal = try ScratchJournal(["exercises.txt": "Supino reto: chest\n"])
    let uri = journal.uri("log/2026-02.txt")
    var client = try Client()
    client.change(uri, [.object([("text", .string("x"))])])
    client.open(uri, month)
    client.change(uri, [.object([("range", range(9, 9, 1, 1)), ("text", .string("x"))])], version: -5)
    client.change(uri, [.object([("range", .null), ("text", .integer(1))])])
    client.change(
      uri, [.object([("range", range(900, 0, 900, 0)), ("text", .string("  Supino reto: 8\n"))])])
    client.tell("textDocument/didClose", document("file:///nowhere"))
    let found = try client.findings()
    #expect(found == [uri: ["ambiguous-load 1:15-1:20"]])
  }

  /// What others save changes nothing under an open text, and all under a closed one; where settings or photos change, all is
  /// looked at again.
  @Test func keepsAnOpenTextOverTheDisk() throws {
    let journal = try ScratchJournal(["exercises.txt": "Supino reto: chest\n", "log/2026-02.txt": month])
    let (log, settings) = (journal.uri("log/2026-02.txt"), journal.uri("bumbum.toml"))
    var client = try Client()
    client.open(log, "2026-02-03 18:30-19:30\n  Remada: 80kg x 10\n")
    #expect(try client.findings() == [log: ["unknown-exercise 1:2-1:8"]])
    func saved(_ uri: String) {
      let change: JSON = .object([("uri", .string(uri)), ("type", .integer(2))])
      client.tell("workspace/didChangeWatchedFiles", .object([("changes", .array([change]))]))
    }
    try journal.write("log/2026-02.txt", "2026-02-03 18:30-19:30\n")
    saved(log)
    #expect(try client.findings() == [:])
    try journal.write("bumbum.toml", "format = 1\n[lint]\ndisable = [\"unknown-exercise\"]\n")
    saved(settings)
    #expect(try client.findings() == [log: []])
    try journal.write("bumbum.toml", "format = 1\n")
    try journal.write("checkins/2026/02.txt", "[2026-02-03 07:30]\nphoto = a.jpg\n")
    saved(settings)
    let checkIns = journal.uri("checkins/2026/02.txt")
    client.open(checkIns, "[2026-02-03 07:30]\nphoto = a.jpg\n")
    #expect(try client.findings() == [log: ["unknown-exercise 1:2-1:8"], checkIns: ["photo-missing 1:8-1:13"]])
    try journal.write("checkins/2026/a.jpg", "\u{FF}")
    saved(journal.uri("checkins/2026/a.jpg"))
    #expect(try client.findings()[checkIns]?.contains("photo-missing 1:8-1:13") == false)
    client.tell("textDocument/didClose", document(log))
    #expect(try client.findings()[log] == [])
  }
}

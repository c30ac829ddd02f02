import Commands
import Grammar
import Foundation
import JSON
import TestSupport
import Testing
import Text
import Training

/// The cases of examples/conformance are what FORMAT.md shows: its blocks and the spellings of its tables, each a journal with the
/// errors that the document marks. What they mean is as `export json` has it, and another reader agrees
/// (Tests/Independent/reader.py).
@Suite struct ConformanceTests {
  private static let path = Repository.root + "/examples/conformance/cases.json"
  private static let readers = Set(Mistakes.all.map(\.code))
  private static let today = "2026-12-31 12:00"

  /// The journal of a case, and its errors as the document marks them.
  struct Case {
    let name: String
    let file: String
    let text: String
    let errors: [(line: Int, code: String)]
  }

  private static let files = [
    "log": "log/2026-01.txt", "checkins": "checkins/2026/01.txt", "plan": "plans/plan.md", "exercises": "exercises.txt",
    "toml": "bumbum.toml",
  ]

  static let cases: [Case] = {
    let shown = BlockTests.blocks.map {
      (place: $0.line, name: "", lines: $0.lines, language: $0.language, marks: Finding.marks(in: $0.lines))
    }
    let spelled = Spelling.all.map {
      (
        place: $0.line, name: ": " + $0.text, lines: $0.lines, language: $0.language,
        marks: $0.finding.map { [$0] } ?? []
      )
    }
    var numbers: [String: Int] = [:]
    return (shown + spelled).sorted { $0.place < $1.place }.compactMap { one in
      guard let file = files[one.language] else { return nil }
      let heading = FormatDocument.shared.headings.last { $0.line < one.place }?.text ?? ""
      numbers[heading, default: 0] += one.name.isEmpty ? 1 : 0
      let before = Reading.context(of: one.lines, one.language)
      return Case(
        name: heading + (one.name.isEmpty ? ", block \(numbers[heading] ?? 0)" : one.name), file: file,
        text: (before + one.lines).map { $0 + "\n" }.joined(),
        errors: one.marks.filter { $0.severity == .error }.map { (before.count + $0.line + 1, $0.code) })
    }
  }()

  @Test func theyAreWhatTheDocumentShows() throws {
    let lines = try Self.cases.map { try Self.line($0) }
    let text = "[\n" + lines.joined(separator: ",\n") + "\n]\n"
    if ProcessInfo.processInfo.environment["BUMBUM_RECORD_SNAPSHOTS"] != nil {
      try text.write(toFile: Self.path, atomically: true, encoding: .utf8)
    }
    let kept = try String(contentsOfFile: Self.path, encoding: .utf8).split(separator: "\n")
    let made = text.split(separator: "\n")
    let old = zip(kept, made).first { $0 != $1 }.map { "\($0.0.prefix(80))" }
    #expect(
      old == nil && kept.count == made.count,
      "the document has changed: BUMBUM_RECORD_SNAPSHOTS=1 swift test --filter ConformanceTests writes the cases anew")
  }

  /// A line of JSON: what the case is called, its files, its errors, what it means.
  private static func line(_ one: Case) throws -> String {
    let folder = NSTemporaryDirectory() + "bumbum-case-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var files = ["bumbum.toml": "format = 1\n"]
    files[one.file] = one.text
    for (name, text) in files {
      let url = URL(fileURLWithPath: folder + "/" + name)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    let findings = try #require(try answer(["lint", "--format", "json"], folder)["findings"]?.elements)
    // What a linter finds between files, the document shows of no block.
    let found = findings.filter { $0["severity"]?.text == "error" && Self.readers.contains($0["code"]?.text ?? "") }
      .map { "\($0["path"]?.text ?? "") \($0["line"]?.whole ?? 0) \($0["code"]?.text ?? "")" }
    #expect(found.sorted() == one.errors.map { "\(one.file) \($0.line) \($0.code)" }.sorted(), "\(one.name)")
    let errors = one.errors.map {
      JSON.object([("path", .string(one.file)), ("line", .integer($0.line)), ("code", .string($0.code))])
    }
    var members: [(name: String, value: JSON)] = [
      ("name", .string(one.name)),
      ("files", .object(files.sorted { $0.key < $1.key }.map { ($0.key, .string($0.value)) })),
      ("errors", .array(errors)),
    ]
    // What a mistake leaves of its line is nothing to rely on.
    if errors.isEmpty, case .object(let journal) = try answer(["export", "json", "--partial"], folder) {
      members.append(
        (
          "journal",
          .object(
            journal.filter { $0.value.elements?.isEmpty != true && !["schema", "view", "today"].contains($0.name) })
        ))
    }
    return JSON.object(members).compact
  }

  private static func answer(_ words: [String], _ folder: String) throws -> JSON {
    var output = ""
    let context = Context(
      environment: { ["LANG": "C"][$0] }, now: { Moment(today) ?? Moment(.first) }, currentFolder: folder,
      standardInput: { [] }, ask: { _ in nil }, runEditor: { _, _ in nil }, countDown: { _, _ in false },
      output: Output(isTerminal: false, width: nil) { output += $0 },
      errors: Output(isTerminal: false, width: nil) { _ in })
    _ = Program.run(words, context)
    return try JSON(reading: Array(output.utf8))
  }
}

import Grammar
import Import
import TestSupport
import Testing
import Text
import Training

/// Files with slips in them: whatever comes out is no error, and a second time brings nothing.
@Suite struct MutationTests {
  private let pieces = [
    "\"", ",", ";", "\n", "\r", "\t", ":", "-", "/", "#", ">", "+", "x", "0", "9", "99999999999", "é",
    "\u{FEFF}", "\u{85}",
    "2024-02-30", "1e5", "  ", "=", "<<<<<<<", "\\", "\u{202E}", "''", "kg", "3x5", "@", "bw",
  ]

  @Test(arguments: ImporterTests.fixtures.map(\.0), 1...4)
  func slips(_ name: String, _ seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let original = try ImporterTests.fixture(name)
    for _ in 0..<rounds(60) {
      let bytes = mutated(original, &generator)
      guard let file = try? FileImport(bytes), let importer = Importer.recognised(file.header),
        let imported = try? file.read(as: importer, ImportOptions(unit: .kg, dateOrder: .dayFirst))
      else { continue }
      check(imported, "\(name), seed \(seed)", bytes)
    }
  }

  @Test(arguments: 1...8)
  func slipsInNotes(_ seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let notes =
      "2026-01-05 18:30 Push\nBench 225x5,5,5\nSquat: 3x5@165\nOHP 100 8/8/7\nPull ups bw+5 x 8\nPlank 60s\nRun 5km in 27:30\nCurl\n30lb x 10\n\n7 Jan 2026\nRow 5 sets of 5\nfelt good\n"
    for _ in 0..<rounds(100) {
      let bytes = mutated(Array(notes.utf8), &generator)
      guard let file = try? NoteImport(bytes),
        let imported = try? file.read(ImportOptions(unit: .kg, dateOrder: .dayFirst), order: .weightFirst)
      else { continue }
      check(imported, "seed \(seed)", bytes)
    }
  }

  private func mutated(_ bytes: [UInt8], _ generator: inout SeededGenerator) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...6, using: &generator) {
      let place = Int.random(in: 0..<bytes.count, using: &generator)
      let end = min(bytes.count, place + Int.random(in: 0...3, using: &generator))
      bytes.replaceSubrange(place..<end, with: Array((pieces.randomElement(using: &generator) ?? "").utf8))
    }
    return bytes
  }

  private func check(_ imported: Imported, _ name: String, _ bytes: [UInt8]) {
    var journal = Journal()
    let plan = ImportPlan(journal).adding(imported)
    for (path, edits) in plan.edits() {
      guard let kind = FileKind(path: path), let text = edits.applied(to: []) else {
        Issue.record("\(name): \(path)")
        continue
      }
      journal.add(Source(name: path, bytes: text), as: kind)
    }
    let mistakes = journal.files.flatMap(\.diagnostics).filter { $0.severity == .error }
    #expect(
      mistakes.isEmpty,
      "\(name): \(mistakes.first?.message.english ?? "") in \(String(decoding: bytes, as: UTF8.self))")
    #expect(journal.logs.reduce(0) { $0 + $1.sessions.count } == plan.added.sessions, "\(name)")
    #expect(ImportPlan(journal).adding(imported).added.sessions == 0, "\(name)")
  }
}

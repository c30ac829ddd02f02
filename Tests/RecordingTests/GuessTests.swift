import Grammar
import Guess
import TestSupport
import Testing
import Text
import Training

/// What a help proposes is what was meant, and can be pasted.
@Suite struct GuessTests {
  /// The sets, the code of the finding, and what is to be written; two where both can be meant.
  static let sets = Rows.of("recording", "sets")

  @Test(arguments: sets)
  func proposesWhatWasMeant(_ row: [String]) {
    let (text, code, proposals) = (row[0], row[1], Rows.list(row[2]))
    let found = Self.findings(text)
    #expect(found.map(\.code) == [code])
    for proposal in proposals {
      #expect(
        found.first?.help?.english.contains("'\(proposal)'") == true, "\(found.first?.help?.english ?? "nothing")")
    }
    #expect(proposals.count != 1 || found.first?.fix != nil)
    #expect(proposals.count < 2 || found.first?.fix == nil)
  }

  @Test(arguments: sets)
  func fixReads(_ row: [String]) throws {
    let start = "2026-01-05 18:30\nSupino: "
    for finding in Self.findings(row[0]) {
      guard let fix = finding.fix else { continue }
      let fixed = try #require(fix.edits.applied(to: Array((start + row[0]).utf8)))
      let log = LogReader.read(Source(name: "log/2026-01.txt", bytes: fixed))
      #expect(log.diagnostics.isEmpty, "\(String(decoding: fixed, as: UTF8.self))")
    }
  }

  /// A line without the sign that makes it one, and what it is to be; nil where nobody can tell.
  @Test(arguments: Rows.of("recording", "lines")) func lines(_ row: [String]) throws {
    let (text, code, line) = (row[0], row[1], row[2] == "nil" ? nil : row[2])
    let source = Source(name: "log/2026-01.txt", text: "2026-01-05 18:30\n\(text)\nA: 8\n")
    let found = LogReader.read(source).diagnostics.map { Guess.help(for: $0, in: source) }
    #expect(found.map(\.code) == [code])
    let fixed = try found.first?.fix.map { try #require($0.edits.applied(to: source.bytes)) }
    #expect(
      fixed.map { String(decoding: $0, as: UTF8.self) } == line.map { "2026-01-05 18:30\n\($0)\nA: 8\n" })
    if let fixed { #expect(LogReader.read(Source(name: "", bytes: fixed)).diagnostics.isEmpty) }
  }

  @Test(arguments: [
    ("4x10 80kg", "4x10 @ 80kg"), ("4x8 a 10", "4x8-10"), ("4x8-10 bw", "4x8-10 @ bw"),
  ])
  func planAttributes(text: String, proposal: String) throws {
    let start = "+++\ncreated = 2026-01-06\n+++\n\n# Treino A\n\n- Supino: chest, "
    let source = Source(name: "plans/a.md", text: start + text + "\n")
    let found = PlanReader.read(source).diagnostics.map { Guess.help(for: $0, in: source) }
    #expect(found.map(\.code) == ["missing-comma"])
    #expect(found.first?.help == "write '\(proposal)'")
    let fixed = Source(name: "plans/a.md", text: start + proposal + "\n")
    #expect(PlanReader.read(fixed).diagnostics.isEmpty)
  }

  /// A load of one side is said once, of the exercise, and no number is lost.
  @Test(arguments: [
    ("20kg each x 10", "20kg x 10"), ("22,5kg cada x 10", "22,5kg x 10"), ("40lb/hand x 8", "40lb x 8"),
    ("3x10 @ 60lb per hand", "3x10 @ 60lb"), ("8kg cada mão 3x12", "3x12 @ 8kg"), ("12kg x 10 cada perna", "12kg x 10"),
    ("20kg/lado x 10", "20kg x 10"), ("20kg de cada lado x 10", "20kg x 10"),
  ])
  func sides(text: String, proposal: String) {
    let found = Self.findings(text)
    let help = found.first?.help?.text(in: .english, unit: .kg) ?? ""
    #expect(help.hasPrefix("write '\(proposal)'; ") && help.contains("of a bar the load is all of it"), "\(help)")
    #expect(found.first?.fix == nil)
  }

  private static func findings(_ text: String) -> [Diagnostic] {
    let source = Source(name: "log/2026-01.txt", bytes: Array("2026-01-05 18:30\nSupino: \(text)".utf8))
    return LogReader.read(source).diagnostics.map { Guess.help(for: $0, in: source) }
  }

  /// Bytes that are no UTF-8 are longer in a text than in the file: a fix of as many bytes would reach into the next line.
  @Test func bytesThatAreNoTextGetNoFix() {
    let lost: [UInt8] = [0x94, 0xC5, 0xDF, 0xCD, 0xCF, 0x94, 0x98, 0xD9]
    let bytes =
      Array("2026-01-05\n  - 100kg x 5/5 rpe".utf8) + lost + Array("  !- 9\n  Face pul".utf8) + lost
      + Array("x 15s\n".utf8)
    let source = Source(name: "log/2026-01.txt", bytes: bytes)
    let helped = LogReader.read(source).diagnostics.map { Guess.help(for: $0, in: source) }
    #expect(!helped.isEmpty)
    #expect(helped.flatMap { $0.fix?.edits ?? [] }.allSatisfy { $0.range.upperBound < bytes.count })
  }
}

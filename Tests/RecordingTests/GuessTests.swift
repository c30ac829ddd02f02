import Grammar
import Guess
import TestSupport
import Testing
import Text

/// What a help proposes is what was meant, and can be pasted.
@Suite struct GuessTests {
  /// The sets, the code of the finding, and what is to be written; two where both can be meant.
  static let sets: [(text: String, code: String, proposals: [String])] = [
    ("80kg/10", "load-without-amount", ["80kg x 10"]),
    ("pulado", "unreadable-set", ["skip"]), ("pulei \"dor\"", "unreadable-set", ["skip \"dor\""]),
    ("Pulada por dor", "unreadable-set", ["skip \"por dor\""]),
    ("pulado, 80kg x 8", "unreadable-set", []),
    ("80kg/10 x 5", "load-without-amount", []),
    ("2x20kg x 10", "reps-before-load", ["2x10 @ 20kg", "20kg x 10 \"2x\""]),
    ("80kg x 10 at 6.30pm", "bad-clock", ["at 18:30"]),
    ("80kg x 10 at 18.55", "bad-clock", ["at 18:55"]),
    ("5km in 27", "bad-duration", ["5km in 27min", "5km in 27s"]),
    ("5km in 27.30", "fraction-of-reps", ["5km in 27:30"]),
    ("8x400m in 95", "bad-duration", ["8x400m in 95s", "8x400m in 95min"]),
    ("3x10 80kg", "missing-comma", ["3x10 @ 80kg"]),
    ("5x5 100kg", "missing-comma", ["5x5 @ 100kg"]),
    ("3x10 80kg w", "missing-comma", ["3x10 @ 80kg w"]),
    ("bw x 8 + 10kg", "missing-comma", ["bw+10kg x 8"]),
    ("80kg x 8 @8", "missing-comma", ["80kg x 8 rpe 8"]),
    ("80kg x 10 (aquecimento)", "missing-comma", ["80kg x 10 w"]),
    ("80kg x 10 (muito leve)", "missing-comma", ["80kg x 10 \"muito leve\""]),
    ("80kg x 10 (com cinto e 2 min)", "missing-comma", ["80kg x 10 \"com cinto e 2 min\""]),
    ("80kg x 10 (quase falha)", "missing-comma", ["80kg x 10 \"quase falha\""]),
    ("3x10 80kg rpe 8/8.5/9", "missing-comma", ["3x10 @ 80kg rpe 8/8.5/9"]),
    ("12 10 8 6", "missing-comma", ["12/10/8/6"]),
    ("12 - 10 - 8", "missing-comma", ["12/10/8"]),
    ("80kg x 10 8 6", "missing-comma", ["80kg x 10/8/6"]),
    ("3 10", "missing-comma", ["3x10", "3/10"]),
    ("1h 5min", "missing-comma", ["1h05min"]),
    ("1min 30s", "missing-comma", ["1min30s"]),
    ("5km 30min", "missing-comma", ["5km in 30min"]),
    ("80kg x 10 #pesado", "missing-comma", ["80kg x 10 \"pesado\""]),
    ("80kg x 10 > pesado", "missing-comma", ["80kg x 10 \"pesado\""]),
    ("80kg x 10 - pesado", "missing-comma", ["80kg x 10 \"pesado\""]),
    ("80kg x 10 90kg x 8", "missing-comma", ["80kg x 10, 90kg x 8"]),
    ("80kg x 10,80kg x 8", "unreadable-set", ["80kg x 10, 80kg x 8"]),
    ("80kg x 10,80kg x 8,75kg x 6", "unreadable-set", ["80kg x 10, 80kg x 8, 75kg x 6"]),
    ("1:30,2:00", "list-with-commas", ["1:30, 2:00"]),
    ("5+3,2", "list-with-commas", ["5+3, 2", "5+3+2"]),
    ("80kg x 10 at 18:55,90kg x 8", "list-with-commas", ["80kg x 10 at 18:55, 90kg x 8"]),
    ("80kg 3x10", "load-without-amount", ["3x10 @ 80kg"]),
    ("80kg 10", "load-without-amount", ["80kg x 10"]),
    ("80kg - 10", "load-without-amount", ["80kg x 10"]),
    ("80kg por 10", "load-without-amount", ["80kg x 10"]),
    ("bw 3x8", "load-without-amount", ["3x8 @ bw"]),
    ("bw 10kg x 5", "load-without-amount", ["bw+10kg x 5", "bw-10kg x 5"]),
    ("80kg ✕ 10", "load-without-amount", ["80kg x 10"]),
    ("80kg х 10", "load-without-amount", ["80kg x 10"]),
    ("1h5", "bad-duration", ["1h05min"]),
    ("1h30m", "bad-duration", ["1h30min"]),
    ("80x3x10", "load-times-times", ["3x10 @ 80kg", "10x3 @ 80kg"]),
    ("100kg x 5 x 5", "load-times-times", ["5x5 @ 100kg"]),
    ("100 kg x 5 x 5 w", "load-times-times", ["5x5 @ 100kg w"]),
    ("80 x 10 x 3", "load-times-times", ["3x10 @ 80kg", "10x3 @ 80kg"]),
    ("80kg x 10, 8, 6", "mixed-sets", ["80kg x 10/8/6"]),
    ("80kg x 10, 8", "mixed-sets", ["80kg x 10/8"]),
    ("5 km/25min", "mixed-sets", ["5km in 25min"]),
    ("81.455kg x 1", "three-decimals", ["81.46"]),
    ("30'", "unknown-unit", ["30min"]),
    ("5k", "unknown-unit", ["5km"]),
    ("80k x 10", "unknown-unit", ["80kg x 10"]),
  ]

  @Test(arguments: sets)
  func proposesWhatWasMeant(text: String, code: String, proposals: [String]) {
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
  func fixReads(text: String, code: String, proposals: [String]) throws {
    let start = "2026-01-05 18:30\nSupino: "
    for finding in Self.findings(text) {
      guard let fix = finding.fix else { continue }
      let fixed = try #require(fix.edits.applied(to: Array((start + text).utf8)))
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
    ("4x8 @ 80kg rest 90s", "4x8 @ 80kg, rest 90s"),
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
    ("20kg each x 10", "20kg x 10"), ("20kg/lado x 10", "20kg x 10"), ("22,5kg cada x 10", "22,5kg x 10"),
    ("20kg de cada lado x 10", "20kg x 10"), ("40lb/hand x 8", "40lb x 8"), ("3x10 @ 60lb per hand", "3x10 @ 60lb"),
  ])
  func sides(text: String, proposal: String) {
    let found = Self.findings(text)
    #expect(
      found.first?.help
        == "write '\(proposal)'; 'per hand' or 'per side' behind the exercise in exercises.txt says that it is of one side"
    )
    #expect(found.first?.fix == nil)
  }

  private static func findings(_ text: String) -> [Diagnostic] {
    let source = Source(name: "log/2026-01.txt", bytes: Array("2026-01-05 18:30\nSupino: \(text)".utf8))
    return LogReader.read(source).diagnostics.map { Guess.help(for: $0, in: source) }
  }
}

import CommandSupport
import Commands
import Foundation
import TestSupport
import Testing

/// A pull-up with 25 lb is not 25 lb of volume: what was left out is proposed before it is written.
@Suite struct BodyLoadTests {
  private func journal(_ settings: String = "") throws -> ScratchJournal {
    try ScratchJournal([
      "bumbum.toml": "format = 1\nlanguage = \"en\"\n" + settings,
      "exercises.txt": "Pull-up: back\nBench press: chest\nLunge: legs\n",
      "log/2026-01.txt": """
      2026-01-05 18:30-19:30
        Pull-up: bw x 8/8/8
        Bench press: 60kg x 8/8/8
        Lunge: bw x 9/9

      2026-01-07 18:30-19:30
        Bench press: 60kg x 8/8/8
        Lunge: 20kg x 9/9

      2026-01-09 18:30-? A

      """,
    ])
  }

  private func set(_ line: Line, in journal: ScratchJournal, answers: [String] = []) throws -> (Run, [String]) {
    let run = Run("set \(line)", in: journal, now: "2026-01-09 18:40", answers: answers)
    let log = try journal.text("log/2026-01.txt")
    return (run, log.split(separator: "\n").drop { $0 != "2026-01-09 18:30-? A" }.dropFirst().map(String.init))
  }

  @Test(arguments: [("y", ["  Pull-up: bw+25lb x 5"]), ("n", [])]) func isAskedAbout(answer: String, written: [String])
    throws
  {
    let journal = try journal()
    let (run, lines) = try set("pull '25lb x 5'", in: journal, answers: [answer])
    #expect(run.code == .success && lines == written)
    #expect(
      run.questions.contains("'25lb' without 'bw', where 'Pull-up' is done with the body; write 'bw+25lb x 5'?"),
      "\(run.questions)")
    #expect(run.errors.contains("nothing was written") == written.isEmpty)
    #expect(run.output.contains("set 1 · last time 3x8 @ bw on 2026-01-05") != written.isEmpty, "\(run.output)")
  }

  /// Once said, it holds for the session.
  @Test func isKeptWhereSomebodyInsists() throws {
    let journal = try journal()
    #expect(try set("pull '25lb x 5' --as-written", in: journal).1 == ["  Pull-up: 25lb x 5"])
    #expect(try set("'25lb x 5'", in: journal).1 == ["  Pull-up: 25lb x 5, 25lb x 5"])
    let other = try self.journal("lint.disable = [\"load-without-body\"]\n")
    #expect(try set("pull '25lb x 5'", in: other).1 == ["  Pull-up: 25lb x 5"])
  }

  @Test func aCorrectionIsRefusedToo() throws {
    let journal = try journal()
    _ = try set("pull 'bw x 5'", in: journal)
    let (run, lines) = try set("--edit 1 '25lb x 5'", in: journal)
    #expect(run.code == .failure && lines == ["  Pull-up: bw x 5"])
    #expect(run.errors.contains("write 'bw+25lb x 5'; '--as-written' keeps what was typed"), "\(run.errors)")
    #expect(try set("--edit 1 '25lb x 5' --as-written", in: journal).1 == ["  Pull-up: 25lb x 5"])
  }

  /// The target of a plan is enough; Enter takes what is proposed.
  @Test func trainProposesIt() throws {
    let journal = try ScratchJournal([
      "bumbum.toml": "format = 1\nplan = \"A\"\n",
      "plans/a.md":
        "+++\ncreated = 2026-01-01\n+++\n\n# A\n\n- Rope climb: back, 1x5 @ bw\n- Curl: arms, 1x12 @ 20kg\n",
    ])
    let run = Run(
      "train", in: journal, environment: ["LANG": "en_US.UTF-8", "TERM": "dumb"], isTerminal: true, width: 80,
      now: "2026-03-01 18:30", answers: ["10kg", "", "q"])
    #expect(run.output.contains("done with the body; write\n'bw+10kg x 5'? Enter: yes"), "\(run.output)")
    let log = try journal.text("log/2026-03.txt")
    #expect(log == "2026-03-01 18:30-? A\n  Rope climb: bw+10kg x 5\n")
  }
}

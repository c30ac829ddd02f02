import CommandSupport
import Commands
import Foundation
import TestSupport
import Testing

/// What is said between two sets: their number, the last time, and what was just beaten.
@Suite struct SetFeedbackTests {
  /// Bench press: the heaviest 100 kg × 5, estimated 116.7 kg; the most with 90 kg or more 8; the volume at most 1,220 kg.
  private static let past = """
    2026-01-02 18:30-19:30
      Bench press: 40kg x 10 w, 100kg x 5, 90kg x 8
      Plank: 60s
    2026-01-03 18:30-19:30
      Supino: 60kg x 10
      Pull-up: bw x 8

    2026-01-05 18:30-?

    """

  private func journal(_ settings: String = "") throws -> ScratchJournal {
    try ScratchJournal([
      "bumbum.toml": "format = 1\n\(settings)", "log/2026-01.txt": Self.past,
      "exercises.txt": "Bench press: chest, aka Supino\nPlank: abs\nPull-up: back\nSquat: legs\nCurl: arms, per hand\n",
    ])
  }

  private func said(_ journal: ScratchJournal, _ words: Line) -> String {
    let run = Run("set \(words)", in: journal, now: "2026-01-05 18:40")
    #expect(run.code == .success && run.errors.isEmpty, "\(run.errors)")
    // Below the line that was written.
    return run.output.split(separator: "\n", omittingEmptySubsequences: false).dropFirst().joined(separator: "\n")
  }

  private static let last = "last time 60kg x 10 on 2026-01-03"

  @Test(arguments: [
    // 102.5 · (1 + 1/30) is no better than 100 · (1 + 5/30); a single is itself.
    ("102.5kg x 1", "set 1 · \(last) · New record: 102.5kg × 1 (before 100.0kg × 5)"),
    (
      "100kg x 6",
      "set 1 · \(last) · New record: 100.0kg × 6 (before 100.0kg × 5) · estimated 1RM 120.0kg (before 116.7kg)"
    ),
    ("95kg x 6", "set 1 · \(last) · Best so far: 95.0kg × 6, the most with that load or more (before 100.0kg × 5)"),
    ("90kg x 8", "set 1 · \(last)"), ("60kg x 10", "set 1 · \(last)"), ("200kg x 0", "set 1 · \(last)"),
    ("200kg x 5 w", last),
    // 12 reps say what one would be, 13 do not. 3 · 35 · 12 = 1,260 kg.
    (
      "3x12 @ 35kg",
      "sets 1 to 3 · \(last) · Best so far: 35.0kg × 12, the most with that load or more (before 60.0kg × 10) · volume 1,260 kg (before 1,220 kg)"
    ),
  ])
  func benchPress(sets: String, answer: String) throws {
    let said = said(try journal(), "bench \(sets)")
    #expect(said == "  \(answer)\n")
  }

  @Test func anotherNameAndTheSetsBefore() throws {
    let journal = try journal("language = \"pt-BR\"\n")
    #expect(said(journal, "supino '100kg x 6'").contains("Novo recorde: 100,0kg × 6 (antes 100,0kg × 5)"))
    // What was just done is to be beaten now; the volume passes the best one once.
    #expect(said(journal, "'100kg x 6'") == "  série 2 · última vez 60kg x 10 em 03/01/2026\n")
    #expect(said(journal, "'10kg x 3'").contains("volume 1.230 kg (antes 1.220 kg)"))
    #expect(!said(journal, "'10kg x 3'").contains("volume"))
  }

  @Test(arguments: [
    ("plank", "75s", "set 1 · last time 1:00 on 2026-01-02 · New record: 1:15 (before 1:00)"),
    ("pull-up", "bw x 9", "set 1 · last time bw x 8 on 2026-01-03 · New record: bw × 9 (before bw × 8)"),
    ("pull-up", "bw+5kg x 3", "set 1 · last time bw x 8 on 2026-01-03 · New record: bw+5.0kg × 3 (before bw × 8)"),
    ("squat", "100kg x 5/5", "sets 1 to 2"),
  ])
  func others(exercise: String, sets: String, answer: String) throws {
    #expect(said(try journal(), "\(exercise) \(sets)") == "  \(answer)\n")
  }

  @Test func aSumOfTheSession() throws {
    let journal = try journal()
    _ = said(journal, "bench '100kg x 6/6'")
    _ = said(journal, "plank 50s")
    _ = said(journal, "squat '100kg x 5'")
    let finish = Run("finish", in: journal, now: "2026-01-05 19:40")
    #expect(
      finish.output == """
        log/2026-01.txt:8: 2026-01-05 18:30-19:40
        1h 10min · 4 sets · 1,700 kg
        New record: Bench press: 100.0kg × 6 (before 100.0kg × 5) · estimated 1RM 120.0kg (before 116.7kg)

        """)
  }

  @Test func theTrainerSaysItToo() throws {
    let journal = try journal()
    let run = Run(
      "train", in: journal, environment: ["LANG": "en_US.UTF-8", "TERM": "dumb"], isTerminal: true, width: 200,
      now: "2026-01-05 18:40", answers: ["bench 100kg x 6", "q"])
    #expect(
      run.output.contains("\nBench press: 100kg x 6 · New record: 100.0kg × 6 (before 100.0kg × 5) · estimated 1RM"))
  }

  @Test(arguments: [("18:43", "last set 3min ago"), ("20:00", "last set 1h 20min ago")])
  func homeShowsTheSession(time: String, answer: String) throws {
    let journal = try journal()
    _ = said(journal, "bench '40kg x 10 w, 100kg x 5/5'")
    _ = said(journal, "plank 60s --superset")
    let home = Run("home", in: journal, now: "2026-01-05 \(time)").output
    #expect(
      home.contains(
        """
          Under way     since 18:30: 'bumbum finish' closes it
                        \(answer)
                        Bench press: 40kg x 10 w, 2x5 @ 100kg
                        + Plank: 1:00

        """), "\(home)")
  }

  /// A time noted with a set needs no memory of the program; one of before the session says nothing.
  @Test func theTimeOfASet() throws {
    let journal = try ScratchJournal(["log/2026-01.txt": "2026-01-05 18:30-?\n  A: 80kg x 5 at 18:41, 80kg x 4\n"])
    #expect(Run("home", in: journal, now: "2026-01-05 18:50").output.contains("last set 9min ago"))
    let json = try Run.json("home", in: journal, today: "2026-01-05")
    #expect(json["last_set_at"].text == "2026-01-05 18:41")
    let other = try ScratchJournal(["log/2026-01.txt": "2026-01-05 18:30-?\n  A: 80kg x 5\n"])
    #expect(!Run("home", in: other, now: "2026-01-05 18:50").output.contains("ago"))
  }

  /// Its minutes are not known, and lint has nothing to say of what the program wrote.
  @Test func aSessionOfOneMinuteGetsNoEnd() throws {
    let journal = try ScratchJournal(["log/2026-01.txt": "2026-01-09 18:30-? A\n  Bench press: 80kg x 8\n"])
    let run = Run("finish", in: journal, now: "2026-01-09 18:30")
    #expect(run.output == "log/2026-01.txt:1: 2026-01-09 18:30 A\n1 set · 640 kg\n")
    #expect(
      run.errors == "a day counts by its check-in: 'bumbum checkin', or 'bumbum finish --checkin' next time\n")
  }
}

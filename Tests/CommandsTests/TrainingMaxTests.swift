import CommandSupport
import Commands
import Foundation
import Testing

/// `exercise max` writes the max of the exercise that was meant, from the day that was meant.
@Suite struct TrainingMaxTests {
  private func journal(_ log: String = "") throws -> ScratchJournal {
    try ScratchJournal([
      "exercises.txt": "Bench press: chest\nSquat: legs\n", "log/2026-01.txt": log,
      "plans/a.md": "+++\ncreated = 2026-01-01\n+++\n\n# Plan A\n\n- Squat: legs, 3x5 @ 80%, add 2.5kg\n",
    ])
  }

  private func run(_ words: String, _ journal: ScratchJournal, answers: [String] = []) -> Run {
    Run("exercise max \(line: words)", in: journal, now: "2026-01-20 19:00", answers: answers)
  }

  @Test(arguments: [
    ("press 100kg", "did you mean 'Bench press'? '--new' makes it an exercise of its own"),
    ("sqaut 100kg", "did you mean 'Squat'?"), ("squat 12000kg", "'12000kg' is no training max"),
    ("squat 0lb", "'0lb' is no training max"),
    ("squat 100kg yesteray", "'yesteray' is no day"), ("squat", "a name and a load are missing"),
    ("squat 100", "write 'bumbum exercise max squat 100kg'"),
  ])
  func isRefused(words: String, said: String) throws {
    let journal = try journal()
    let run = run(words, journal)
    #expect(run.code == .failure && run.errors.contains(said), "\(run.errors)")
    #expect(
      try journal.text("exercises.txt")
        == "Bench press: chest\nSquat: legs\n")
  }

  @Test(arguments: [
    ("bench 100kg", [], "Bench press: chest, max 100kg since 2026-01-20"),
    ("press 100kg --new", [], "press: max 100kg since 2026-01-20"),
    ("press 100kg", ["y"], "Bench press: chest, max 100kg since 2026-01-20"),
    ("squat 100kg yesterday", [], "Squat: legs, max 100kg since 2026-01-19"),
    ("Deadlift 100kg", [], "Deadlift: max 100kg since 2026-01-20"),
  ])
  func isWritten(words: String, answers: [String], line: String) throws {
    #expect(try run(words, journal(), answers: answers).output.contains(line))
  }

  /// 80 % of 110 kg are 88, of which 87.5 can be loaded; of 112.5 they would be 90.
  @Test func aMaxOfTheEveningIsForTomorrow() throws {
    let journal = try journal("2026-01-20 17:00-18:00 Plan A\n  Squat: 80kg x 5/5/5\n")
    #expect(run("squat 110kg", journal).output.contains("max 110kg since 2026-01-21"))
    let next = Run("next 'plan a'", in: journal, now: "2026-01-20 19:00").output
    #expect(next.contains("Squat: 3x5 @ 87.5kg  # 80% of 110kg\n"), "\(next)")
  }
}

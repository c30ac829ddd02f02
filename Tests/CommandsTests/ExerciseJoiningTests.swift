import CommandSupport
import Commands
import Foundation
import TestSupport
import Testing

/// Two exercises become one only where somebody says so.
@Suite struct ExerciseJoiningTests {
  private func journal() throws -> ScratchJournal {
    try ScratchJournal([
      "exercises.txt": "Supino: chest\n",
      "log/2026-01.txt": "2026-01-05\n  supino: 2x8\n  Supino reto: 8\n\n2026-01-06\n  Supino: 5\n",
    ])
  }

  @Test func asksAndCounts() throws {
    let journal = try journal()
    func rename(_ words: Line, answers: [String] = []) -> Run {
      Run("exercise rename --no-aka \(words)", in: journal, now: "2026-01-07 12:00", answers: answers)
    }
    let before = try journal.text("log/2026-01.txt")
    let refused = rename("Supino 'supino reto'", answers: ["n"])
    #expect(refused.questions == "'Supino' (3 sets) and 'Supino reto' (1 set) become one exercise: rename? [y/N] \n")
    #expect(refused.errors.contains("nothing was written"))
    let alone = rename("supino 'supino reto'")
    #expect(alone.code == .failure && alone.errors.contains("add '--yes'"))
    #expect(try journal.text("log/2026-01.txt") == before)
    // No other exercise: no question.
    let new = rename("Supino 'Supino inclinado'")
    #expect(new.code == .success && new.errors == "3 lines in 2 files\n")
    #expect(rename("'Supino inclinado' 'supino Inclinado'").code == .success)
    #expect(rename("Zupino 'Supino reto'").errors.contains("there is no exercise 'Zupino'"))
    let joined = rename("'Supino inclinado' 'Supino reto' --yes")
    #expect(joined.code == .success && joined.errors.hasSuffix("3 lines in 2 files\n"), "\(joined.errors)")
    let log = try journal.text("log/2026-01.txt")
    #expect(log == "2026-01-05\n  Supino reto: 2x8\n  Supino reto: 8\n\n2026-01-06\n  Supino reto: 5\n")
  }

  /// Two lines of one exercise become one where the other says all; else both stay, and that is said.
  @Test(arguments: [
    ("Bench: legs\nSquat: legs\n", "Squat: legs\n", nil),
    ("# a\nBench:\nSquat: legs, step 5kg # b\n", "# a\nSquat: legs, step 5kg # b\n", nil),
    ("Squat: legs\nBench: legs, aka Press\n", "Squat: legs\nSquat: legs, aka Press\n", "'Squat' has a line already"),
    ("Squat: legs\nBench: legs # mine\n", "Squat: legs\nSquat: legs # mine\n", "'Squat' has a line already"),
    ("Squat: legs\nBench: chest\n", "Squat: legs\nSquat: chest\n", "'Squat' has a line already"),
  ])
  func twoLinesBecomeOne(list: String, wanted: String, said: String?) throws {
    let journal = try ScratchJournal(["exercises.txt": list, "log/2026-01.txt": "2026-01-05\n  Bench: 8\n  Squat: 8\n"])
    let run = Run("exercise rename Bench Squat --yes --no-aka", in: journal, now: "2026-01-07 12:00")
    #expect(run.code == .success, "\(run.errors)")
    #expect(try journal.text("exercises.txt") == wanted)
    #expect(
      run.errors.contains(said ?? "2 lines in 2 files") && (said != nil || !run.errors.contains("already")),
      "\(run.errors)")
  }
}

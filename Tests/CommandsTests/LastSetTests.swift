import CommandSupport
import Commands
import Foundation
import TestSupport
import Testing

/// Sets without a name go to the exercise that was done last, wherever it stands in the file.
@Suite struct LastSetTests {
  private static let start = "2026-01-04 18:30-19:30\n  Curl: 10\n\n2026-01-05 18:30-?\n"
  private static let plan =
    "+++\ncreated = 2026-01-01\n+++\n\n# Push\n\n- Squat: legs, rest 180s\n- Row: back, rest 90s\n"

  private func journal(_ log: String = start) throws -> ScratchJournal {
    try ScratchJournal([
      "log/2026-01.txt": log, "plans/push.md": Self.plan, "exercises.txt": "Curl: arms\nPlank: abs\n",
    ])
  }

  @discardableResult
  private func run(_ words: String, in journal: ScratchJournal) -> Run {
    let run = Run(Line(words), in: journal, now: "2026-01-05 19:00")
    #expect(run.code == .success, "\(words): \(run.errors)")
    return run
  }

  /// The lines of the open session.
  private func lines(_ journal: ScratchJournal) throws -> [String] {
    let log = try journal.text("log/2026-01.txt")
    return log.components(separatedBy: "-?\n")[1].split(separator: "\n").map(String.init)
  }

  /// What is typed one after the other, and the lines that are there then.
  @Test(arguments: [
    (["set Squat 5", "set --superset Row 8", "set squat 6", "set 7"], ["  Squat: 5, 6, 7", "  + Row: 8"]),
    (["set Squat 5", "set Row 8", "set squat 6", "set 7", "set 8"], ["  Squat: 5, 6, 7, 8", "  Row: 8"]),
    (["set Squat 5", "set Row 8", "set squat 6", "set --drop", "set 7"], ["  Squat: 5, 7", "  Row: 8"]),
    (["set Squat 5", "set Row 8", "set squat 6", "set --edit 1 4"], ["  Squat: 4, 6", "  Row: 8"]),
    // Correcting another one is no set of it.
    (["set Squat 5", "set Row 8", "set squat 6", "set --edit 1 row 9", "set 7"], ["  Squat: 5, 6, 7", "  Row: 9"]),
    (["set Squat 5", "set Row 8", "set squat 6", "undo", "set 9"], ["  Squat: 5", "  Row: 8, 9"]),
    (["set Squat 5", "set Row 8", "set squat 6", "checkin", "set 7"], ["  Squat: 5, 6, 7", "  Row: 8"]),
    (
      ["set Plank 60s", "set Row 8", "set Plank 45s", "exercise rename Plank Hold", "set 9"],
      ["  Hold: 60s, 45s", "  Row: 8, 9"]
    ),
    // One of the session before is none of this one.
    (["finish --at 19:00", "start --at 19:00", "set Squat 5"], ["  Squat: 5"]),
  ])
  func whereItGoes(words: [String], lines: [String]) throws {
    let journal = try journal()
    for words in words { run(words, in: journal) }
    #expect(try self.lines(journal) == lines)
  }

  @Test func anotherHandKnowsBetter() throws {
    let journal = try journal()
    for words in ["set Squat 5", "set Row 8", "set squat 6"] { run(words, in: journal) }
    try journal.write("log/2026-01.txt", journal.text("log/2026-01.txt") + "  Curl: 12\n")
    run("set 13", in: journal)
    #expect(try lines(journal) == ["  Squat: 5, 6", "  Row: 8", "  Curl: 12, 13"])
  }

  @Test func theSessionBeforeIsAnother() throws {
    let journal = try journal()
    for words in ["set Squat 5", "finish --at 18:50", "start --at 18:55"] { run(words, in: journal) }
    let set = Run("set 6", in: journal, now: "2026-01-05 19:00")
    #expect(set.errors.contains("the session has no exercise yet"))
  }

  /// A line of sets alone does not say whose they are.
  @Test func theAnswerNamesTheExercise() throws {
    let journal = try journal(Self.start + "  Squat:\n    - 5\n  Row:\n    - 8\n")
    run("set squat 6", in: journal)
    #expect(run("set 7", in: journal).output == "log/2026-01.txt:8: - 7\n  Squat · set 3\n")
    run("set Curl 10", in: journal)
    #expect(run("set 9", in: journal).output.hasPrefix("log/2026-01.txt:13: - 9\n  Curl · set 2"))
  }

  @Test func itsRestIsMeant() throws {
    let journal = try journal()
    for words in ["set Squat 5", "set Row 8", "set squat 6"] { run(words, in: journal) }
    let rest = Run("rest", in: journal, isTerminal: true, now: "2026-01-05 19:00")
    #expect(rest.errors.hasPrefix("\r03:00 "))
  }
}

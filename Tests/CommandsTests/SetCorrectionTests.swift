import Commands
import Foundation
import TestSupport
import Testing

/// A set of the open session as it should have been, and no other byte of the file.
@Suite struct SetCorrectionTests {
  private static let before = """
    2026-01-04 18:30-19:30
      Squat: 100kg x 5

    # hoje
    2026-01-05 18:30-?
      Bench press: 40kg x 10 w, 80kg x 10/8/8 rpe 8, 85kg × 5 "lento", "ombro"  # banco 3
      Squat: 100,5kg × 5, 5x3 @ 90kg
      Plank:
        - 60s
        - 45s "fim" # ui
      Dip: bw x 8
      + Row: 50kg x 10 at 18:50

    """

  private func run(_ words: [String], now: String = "2026-01-05 19:00") throws -> (
    run: Run, text: String, journal: ScratchJournal
  ) {
    let journal = try ScratchJournal(["log/2026-01.txt": Self.before])
    let run = Run(words: words, folder: journal.path, now: now)
    let data = FileManager.default.contents(atPath: journal.path + "/log/2026-01.txt") ?? Data()
    return (run, String(decoding: data, as: UTF8.self), journal)
  }

  @Test(arguments: [
    (["--edit", "2", "bench", "80kg x 9"], "10/8/8", "10/9/8", "80.0kg × 8"),
    (
      ["--edit", "2", "bench", "80kg x 9 rpe 9"], "80kg x 10/8/8 rpe 8",
      "80kg x 10 rpe 8, 80kg x 9 rpe 9, 80kg x 8 rpe 8", "80.0kg × 8"
    ),
    (["--edit", "4", "bench", "87.5kg x 5"], "85kg × 5 \"", "87,5kg × 5 \"", "85.0kg × 5"),
    (["--edit", "w1", "bench", "50kg x 10 w"], "40kg x 10 w", "50kg x 10 w", "40.0kg × 10"),
    (["--edit", "w1", "bench", "50kg x 8"], "40kg x 10 w", "50kg x 8 w", "40.0kg × 10"),
    (["--edit", "1", "squat", "102.5kg x 5"], "100,5kg × 5,", "102,5kg × 5,", "100.5kg × 5"),
    (["--edit", "2", "plank", "50s"], "- 45s \"fim\"", "- 50s \"fim\"", "45s"),
    (["--edit", "1", "55kg", "x", "10"], "50kg x 10 at", "55kg x 10 at", "50.0kg × 10"),
    (["--drop", "4", "bench"], ", 85kg × 5 \"lento\"", "", "85.0kg × 5"),
    (["--drop=w1", "bench"], "40kg x 10 w, ", "", "40.0kg × 10"),
    (["--drop", "3", "bench"], "10/8/8", "10/8", "80.0kg × 8"),
    (["--drop", "1", "squat"], "100,5kg × 5, ", "", "100.5kg × 5"),
    (["--drop", "6", "squat"], "5x3 @ 90kg", "4x3 @ 90kg", "90.0kg × 3"),
    (["--drop", "plank"], "    - 45s \"fim\" # ui\n", "", "45s"),
    (["--drop", "dip"], "  Dip: bw x 8\n", "", "bw × 8"),
    (["--drop"], "  + Row: 50kg x 10 at 18:50\n", "", "50.0kg × 10"),
  ])
  func corrects(words: [String], from: String, to: String, was: String) throws {
    let (run, text, journal) = try run(["s"] + words)
    #expect(
      run.code == .success && run.output.contains("  it was ") && run.output.hasSuffix(" \(was)\n"),
      "\(run.output)\(run.errors)")
    let place = try #require(Self.before.range(of: from, options: .backwards))
    #expect(text == Self.before.replacingCharacters(in: place, with: to))
    let undo = Run("u", folder: journal.path, now: "2026-01-05 19:00")
    #expect(undo.output.hasPrefix("undid: set \(words.joined(separator: " ")), 19:00"))
    #expect(try String(contentsOfFile: journal.path + "/log/2026-01.txt", encoding: .utf8) == Self.before)
  }

  @Test(arguments: [
    (
      ["--edit", "9", "bench", "80kg x 9"],
      "'Bench press' has no set 9 in this session\n        it has 4 sets and 1 warm-up, 'w1'"
    ),
    (["--drop", "w2", "bench"], "'Bench press' has no set w2 in this session"),
    (["--drop", "0"], "'Row' has no set 0"),
    (["--edit", "0", "80kg x 9"], "'Row' has no set 0 in this session\n        it has 1 set"),
    (["--edit", "two", "80kg x 9"], "'two' is no number of a set"), (["--edit", "1"], "the set is missing"),
    (["--edit", "1", "bench", "80x9"], "80 sets of 9"),
    (
      ["--edit", "1", "squat", "105"],
      "'105' would be reps of 'Squat' without a load\n        write '105kg x 5', or '105 reps'"
    ),
    (["--edit", "1", "bench", "3x5 @ 80kg"], "is 3 sets, for one"),
    (["--drop", "1", "Leg press"], "Leg press"),
    (["--edit", "1", "Zercher", "80kg x 5"], "'Zercher' has no set in this session"),
    (["--edit", "2", "bench", "60s"], "bumbum"),
    (["--edit", "2", "bench", "80kg x 9", "--note", "a"], "'--note' goes with sets that are added"),
    (["--drop", "--rest"], "'--rest' goes with sets"), (["--drop", "--edit", "1", "8"], "two corrections"),
  ])
  func refuses(words: [String], said: String) throws {
    let (run, text, _) = try run(["set"] + words)
    #expect(run.code == .failure && text == Self.before)
    #expect(run.errors.contains(said), "\(run.errors)")
  }

  /// Of a row of sets the time is that of the last, and a remark stays where it is.
  @Test(arguments: [
    (["--edit", "2", "85kg x 4"], "80kg x 5/5/5 rpe 8 at 18:55", "80/85/80kg x 5/4/5 rpe 8 at 18:55"),
    (["--edit", "3", "85kg x 4"], "80kg x 5/5/5 rpe 8 at 18:55", "2x5 @ 80kg rpe 8, 85kg x 4 rpe 8 at 18:55"),
    (["--edit", "1", "85kg x 4"], "80kg x 5 \"a\" f rpe 8", "85kg x 4 \"a\" f rpe 8"),
    (["--edit", "1", "85kg x 4"], "80kg x 3+2", "85kg x 4"),
    (["--edit", "2", "4"], "80kg x 5/5/5 rpe 8 at 18:55", "80kg x 5/4/5 rpe 8 at 18:55"),
    (["--edit", "1", "4"], "bw+10kg x 5", "bw+10kg x 4"), (["--edit", "1", "4"], "5", "4"),
  ])
  func whatIsNotSaidStays(words: [String], from: String, to: String) throws {
    let start = "2026-01-05 18:30-?\n  Squat: "
    let journal = try ScratchJournal(["log/2026-01.txt": start + from + "\n"])
    let run = Run(words: ["set"] + words, folder: journal.path, now: "2026-01-05 19:00")
    #expect(
      try String(contentsOfFile: journal.path + "/log/2026-01.txt", encoding: .utf8) == start + to + "\n",
      "\(run.errors)")
  }

  @Test func onlyAnOpenSession() throws {
    let journal = try ScratchJournal(["log/2026-01.txt": "2026-01-05 18:30-?\n"])
    #expect(Run("set", "--drop", folder: journal.path, now: "2026-01-05 19:00").errors.contains("has no set yet"))
    let closed = try ScratchJournal(["log/2026-01.txt": "2026-01-05 18:30-19:00\n  A: 8\n"])
    #expect(Run("set", "--drop", folder: closed.path, now: "2026-01-05 19:00").errors.contains("no session is open"))
  }

  @Test func aLookBefore() throws {
    let (run, text, _) = try run(["set", "--drop", "1", "dip", "--dry-run"])
    #expect(run.code == .success && text == Self.before && run.output.contains("-  Dip: bw x 8\n"))
  }

  /// What is typed between two sets is short, and no slip of a long name means it.
  @Test(arguments: [("s", "set"), ("r", "rest"), ("u", "undo"), ("f", "finish"), ("n", "next")])
  func shortForms(short: String, name: String) {
    let help = Run(short, "--help").output
    #expect(help == Run(name, "--help").output && help.contains("\n  bumbum \(short) …"))
    #expect(Run("help").output.contains("\n  \(name), \(short)"))
    #expect(Set(Command.all.map(\.name) + Command.all.compactMap(\.short)).count == Command.all.count + 5)
  }

  @Test(arguments: [("sett", "set"), ("finsh", "finish"), ("st", "set")])
  func slipsOfNames(typed: String, near: String) {
    #expect(Run(words: [typed]).errors.contains("did you mean '\(near)'?"))
  }
}

import CommandSupport
import Commands
import Foundation
import TestSupport
import Testing

/// A set of the open session as it should have been, and no other byte of the file.
@Suite struct SetCorrectionTests {
  private static let before = "2026-01-05 18:30-?\n  Bench press: 80kg x 10/8/8 rpe 8\n  Dip: bw x 8\n"

  private func run(_ words: Line) throws -> (run: Run, text: String, journal: ScratchJournal) {
    let journal = try ScratchJournal(["log/2026-01.txt": Self.before])
    let run = Run("\(words)", in: journal, now: "2026-01-05 19:00")
    return (run, try journal.text("log/2026-01.txt"), journal)
  }

  @Test func correctsAndTakesBack() throws {
    let (run, text, journal) = try run("s --edit 2 bench '80kg x 9'")
    #expect(run.output == "log/2026-01.txt:2: Bench press: 80kg x 10/9/8 rpe 8\n  it was 80.0kg × 8\n")
    #expect(text == Self.before.replacing("10/8/8", with: "10/9/8"))
    let undo = Run("u", in: journal, now: "2026-01-05 19:00")
    #expect(undo.output.hasPrefix("undid: set --edit 2 bench 80kg x 9, 19:00"))
    #expect(try journal.text("log/2026-01.txt") == Self.before)
    #expect(try self.run("s --drop=1 dip").run.output.hasSuffix("  it was Dip: bw × 8\n"))
  }

  /// The number is near the loads of the exercise in this session.
  @Test func aLoadGetsItsUnit() throws {
    let (run, text, _) = try run("set --edit 1 bench 80x9")
    #expect(run.code == .success && text == Self.before.replacing("10/8/8", with: "9/8/8"), "\(run.errors)")
  }

  @Test(arguments: [
    (["--edit", "two", "80kg x 9"], "'two' is no number of a set"),
    (["--edit", "1", "bench", "180x9"], "180 sets of 9"), (["--edit", "1", "dip", "80x9"], "80 sets of 9"),
    (["--edit", "2", "bench", "80kg x 9", "--note", "a"], "'--note' goes with sets that are added"),
    (["--drop", "--rest"], "'--rest' goes with sets"), (["--drop", "--edit", "1", "8"], "two corrections"),
  ])
  func refuses(words: [String], said: String) throws {
    let journal = try ScratchJournal(["log/2026-01.txt": Self.before])
    let run = Run("set \(words)", in: journal, now: "2026-01-05 19:00")
    #expect(run.code == .failure && run.errors.contains(said), "\(run.errors)")
    #expect(try journal.text("log/2026-01.txt") == Self.before)
  }

  @Test func aLookBefore() throws {
    let (run, text, _) = try run("set --drop 1 dip --dry-run")
    #expect(run.code == .success && text == Self.before && run.output.contains("-  Dip: bw x 8\n"))
  }

  /// What is typed between two sets is short, and no slip of a long name means it.
  @Test(arguments: [("s", "set"), ("r", "rest"), ("u", "undo"), ("f", "finish"), ("n", "next")])
  func shortForms(short: String, name: String) {
    let help = Run("\(short) --help").output
    #expect(help == Run("\(name) --help").output && help.contains("\n  bumbum \(short) …"))
    #expect(Run("help").output.contains("\n  \(name), \(short)"))
    #expect(
      Set(CommandList.whole.all.map(\.name) + CommandList.whole.all.compactMap(\.short)).count == CommandList.whole.all
        .count + 5)
  }

  @Test(arguments: [("sett", "set"), ("finsh", "finish"), ("st", "set")])
  func slipsOfNames(typed: String, near: String) {
    #expect(Run(Line(typed)).errors.contains("did you mean '\(near)'?"))
  }
}

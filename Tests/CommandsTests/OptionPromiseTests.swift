import CommandSupport
import Commands
import Foundation
import TestSupport
import Testing

/// What help says of an option is so, and one that would do nothing is refused.
@Suite struct OptionPromiseTests {
  @Test(arguments: [
    ("plan --json", "'--json' does nothing in 'plan'\n        it goes with 'plan show', 'plan simulate'\n"),
    ("plan show A --weeks 3", "'--weeks' does nothing in 'plan show'\n        it goes with 'plan simulate'\n"),
    ("plan activate A --day B", "'--day' does nothing in 'plan activate'\n        it goes with 'plan add'\n"),
    ("init here --dir there", "one folder at a time\n"),
    (
      "plan rename leg day Legs",
      "these are 3 words, not two names\n        write 'bumbum plan rename OLD NEW', each in quotes\n"
    ),
  ]) func refuses(line: String, errors: String) throws {
    let journal = try ScratchJournal()
    let run = Run(Line(line), in: journal)
    #expect(run.errors == "bumbum: " + errors)
    #expect(run.code == .failure)
  }

  @Test(arguments: [[], ["--yes"]]) func aDryImportWritesNothing(words: [String]) throws {
    let journal = try ScratchJournal()
    let run = Run("import - --text --unit kg --dry-run \(words)", in: journal, input: "2026-01-05\nSquat 60kg x 5\n")
    #expect(run.errors.hasSuffix("nothing was written\n"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: journal.path) == ["bumbum.toml"])
  }

  /// What 'set' takes for a known exercise is asked about in a plan too.
  @Test func aPartOfAKnownNameIsAskedAbout() throws {
    let plan = "plans/a.md"
    let journal = try ScratchJournal([plan: "# Plan A\n- Bent-over row: back, 3x8\n"])
    let run = Run("plan add 'Plan A' row back 3x8", in: journal)
    #expect(run.code == .failure && run.errors.contains("'Bent-over row'"), "\(run.errors)")
    #expect(Run("plan add 'Plan A' row back 3x8 --new", in: journal).code == .success)
  }

  /// A line of headings and 60 rows, where people are shown 50.
  @Test func aTableForAProgramHasAllSessions() throws {
    let days = (1...30).map { $0 < 10 ? "0\($0)" : "\($0)" }
    let log = Dictionary(
      uniqueKeysWithValues: ["04", "06"].map { month in
        ("log/2025-\(month).txt", days.map { "2025-\(month)-\($0)\n  Squat: 60kg x 5\n" }.joined(separator: "\n"))
      })
    let journal = try ScratchJournal(log)
    #expect(Run("history --csv", in: journal).output.split(separator: "\n").count == 61)
    #expect(Run("history --csv --limit 2", in: journal).output.split(separator: "\n").count == 3)
    #expect(Run("history", in: journal).output.split(separator: "\n").count == 51)
  }

  @Test func anExerciseMayBeNamedByItsOption() throws {
    let journal = try ScratchJournal([
      "log/2026-02.txt": "2026-02-02\n  Squat: 60kg x 5\n\n2026-02-09\n  Squat: 65kg x 5\n"
    ])
    let graph = Run("graph squat --csv", in: journal)
    #expect(graph.code == .success)
    #expect(Run("graph --exercise squat --csv", in: journal).output == graph.output)
  }

  /// What can't be read may hold anything, whatever is looked for.
  @Test(arguments: [["--select", "hint"], ["--select", "unknown-exercise"], []])
  func lintFailsWhereAFileCantBeRead(words: [String]) throws {
    let journal = try ScratchJournal(["log/2026-01.txt/x": ""])
    let run = Run("lint \(words)", in: journal)
    #expect(run.code == .failure)
    #expect(run.output.contains("unreadable-file"))
  }

  @Test func aSupersetThatBeganWithoutItsSignIsSaid() throws {
    let log = "log/2026-03.txt"
    let journal = try ScratchJournal([log: "2026-03-01 11:30-?\n  Bench press: 50kg x 5\n  Squat: 60kg x 5\n"])
    let run = Run("set bench 50kg x 6 --superset", in: journal)
    #expect(
      run.errors.hasPrefix(
        "'Bench press' stands in this session without '+', which its first set gets: 'bumbum edit' puts it there\n"))
    let new = Run("set Row 40kg x 8 --superset --new", in: journal)
    #expect(!new.errors.contains("'+'"))
    #expect(try journal.text(log).contains("  + Row: 40kg x 8\n"))
  }
}

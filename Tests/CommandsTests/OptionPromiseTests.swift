import CommandSupport
import Commands
import Testing

/// What help says of an option is so, and one that would do nothing is refused.
@Suite struct OptionPromiseTests {
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

  /// What can't be read may hold anything, whatever is looked for.
  @Test(arguments: [["--select", "hint"], ["--select", "unknown-exercise"], []])
  func lintFailsWhereAFileCantBeRead(words: [String]) throws {
    let journal = try ScratchJournal(["log/2026-01.txt/x": ""])
    let run = Run("lint \(words)", in: journal)
    #expect(run.code == .failure)
    #expect(run.output.contains("unreadable-file"))
  }
}

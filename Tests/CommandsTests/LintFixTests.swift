import CommandSupport
import Commands
import Foundation
import Testing

/// Promises of `lint --fix` and `--diff`; what they write and say is in Transcripts/lint-fixes.txt.
@Suite struct LintFixTests {
  /// Each fix that is promised is made or told of.
  @Test func whatIsPromisedIsDoneOrTold() throws {
    func number(before words: String, in text: String) -> Int {
      text.split(separator: "; ").first { $0.contains(words) }?.split(separator: " ").compactMap { Int($0) }.first ?? 0
    }
    let log = """
      2026-01-05 18h30
      bodyweight: 80kg
      A: 40kg x 10w, 80x10
      A: 100 5 5 5
      bodyweight: 81kg
      B: 2000m 8:12
      B: 80kg x 10 easy,
      2026-1-6 18:30-19h40
      A: 5x5 100kg rpe 8, 27m30s
      * B: 60s x 3
      """
    let journal = try ScratchJournal(["exercises.txt": "A: arms\nB: arms\n", "log/2026-01.txt": log])
    let promised = number(before: "can be fixed with --fix", in: Run("lint", in: journal).errors)
    let safe = Run("lint --fix", in: journal).errors
    #expect(
      promised > 2 && number(before: "fixed ", in: safe) + number(before: "not made", in: safe) >= promised, "\(safe)")
    let more = number(before: "--unsafe-fixes", in: safe)
    let unsafe = Run("lint --fix --unsafe-fixes", in: journal).errors
    // What could not be made before is told once more.
    let made = number(before: "fixed ", in: unsafe) + number(before: "not made", in: unsafe)
    #expect(more > 4 && made >= more, "\(unsafe)")
  }

  /// Not even the folder of the program.
  @Test(arguments: ["lint --diff", "fmt --check"] as [Line]) func aLookWritesNothing(_ line: Line) throws {
    let journal = try ScratchJournal(["log/2026-01.txt": "2026-01-05  18:30\nA: 40kg x 10w\n"])
    #expect(Run(line, in: journal).code == .findings && !journal.holds(".bumbum"))
  }

  /// Two places far apart are two hunks, and `patch` makes of the old file the new one.
  @Test(arguments: ["\n", "\r\n"]) func aDiffIsAPatch(ending: String) throws {
    let middle = (10...40).map { "A: \($0)kg x 10" }
    let lines = ["2026-01-05 18:30", "A: 40kg x 10w"] + middle + ["A: 50kg x 9w"]
    let journal = try ScratchJournal([
      "exercises.txt": "A: arms\n", "log/2026-01.txt": lines.joined(separator: ending),
    ])
    let diff = Run("lint --diff", in: journal).output
    #expect(diff.components(separatedBy: "@@ -").count == 3)
    #expect(diff.contains("\\ No newline at end of file"))
    try journal.write("patch", Data(diff.utf8))
    let git = Process()
    git.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    git.arguments = ["git", "apply", "-p0", "patch"]
    git.currentDirectoryURL = URL(fileURLWithPath: journal.path)
    try git.run()
    git.waitUntilExit()
    #expect(git.terminationStatus == 0)
    #expect(
      try journal.text("log/2026-01.txt") == lines.joined(separator: ending).replacingOccurrences(of: "w", with: " w"))
  }

  @Test func aFileOfNoJournalIsNotFixed() throws {
    let loose = try ScratchJournal(["x.txt": "2026-01-05 18:30\nA: 40kg x 10w\n"])
    try loose.remove("bumbum.toml")
    let foreign = Run("lint --fix \(loose.path)/x.txt", folder: "/")
    #expect(foreign.code == .failure && foreign.errors.contains("bumbum lint --fix - < "))
  }
}

import CommandSupport
import Commands
import Foundation
import TestSupport
import Testing
import Text

/// `lint --fix`, `--unsafe-fixes`, `--diff`: what is written, what is said, what stays.
@Suite struct LintFixTests {
  /// One safe fix, one that is not, and one mistake without.
  private static let log = "2026-01-05 18:30\nA: 40kg x 10w\nA: 80x10\nA: 1:75\n"
  private static let files = ["exercises.txt": "A: arms\n", "log/2026-01.txt": log]

  private func text(_ journal: ScratchJournal, _ path: String = "log/2026-01.txt") -> String {
    FileManager.default.contents(atPath: journal.path + "/" + path).map {
      String(decoding: $0, as: UTF8.self)
    }
      ?? ""
  }

  @Test func safeFixesAreWritten() throws {
    let journal = try ScratchJournal(LintFixTests.files)
    #expect(
      Run("lint", in: journal).errors
        == "3 errors in 1 file; 1 can be fixed with --fix; see 'bumbum help mark-touches'\n")
    let run = Run("lint --fix", in: journal)
    #expect(text(journal) == "2026-01-05 18:30\nA: 40kg x 10 w\nA: 80x10\nA: 1:75\n")
    #expect(
      run.errors == "fixed 1; 2 errors left; 1 can be fixed with --unsafe-fixes; see 'bumbum help ambiguous-load'\n")
    #expect(run.code == .findings)
    #expect(!run.output.contains("10w") && run.output.contains("80x10"))
    let again = Run("lint --fix", in: journal)
    #expect(
      again.errors
        == "nothing fixed; 2 errors left; 1 can be fixed with --unsafe-fixes; see 'bumbum help ambiguous-load'\n")
    let unsafe = Run("lint --fix --unsafe-fixes", in: journal)
    #expect(unsafe.errors == "fixed 1; 1 error left; see 'bumbum help bad-duration'\n")
    #expect(text(journal) == "2026-01-05 18:30\nA: 40kg x 10 w\nA: 80kg x 10\nA: 1:75\n")
  }

  /// Two such fields of one session would be one too many: what was promised and is not made is told.
  @Test func aFixThatIsTakenBackIsTold() throws {
    let text = "2026-01-05 18:30\nbodyweight: 80kg\nA: 8\nbodyweight: 81kg\n"
    let journal = try ScratchJournal(["exercises.txt": "A: arms\n", "log/2026-01.txt": text])
    #expect(Run("lint", in: journal).errors.contains("2 can be fixed with --fix"))
    let run = Run("lint --fix", in: journal)
    #expect(
      run.errors.hasPrefix("fixed 1; 1 fix not made: something else would be wrong then; 1 error left"), "\(run.errors)"
    )
    let again = Run("lint --fix --lang pt-BR", in: journal)
    #expect(
      again.errors.hasPrefix("nada foi corrigido; 1 correção não feita: outra coisa ficaria errada; ainda 1 erro"),
      "\(again.errors)")
  }

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

  @Test func undoTakesAllOfItBack() throws {
    var files = LintFixTests.files
    files["log/2026-02.txt"] = "2026-02-05 18:30\nA: 40kg x 8w\n"
    let journal = try ScratchJournal(files)
    #expect(Run("lint --fix", in: journal).errors.hasPrefix("fixed 2; "))
    #expect(text(journal, "log/2026-02.txt").contains("8 w"))
    #expect(Run("undo", in: journal).code == .success)
    #expect(text(journal) == LintFixTests.log)
    #expect(text(journal, "log/2026-02.txt").contains("8w"))
  }

  @Test func onlyWhatIsAskedForIsFixed() throws {
    var files = LintFixTests.files
    files["log/2026-02.txt"] = "2026-02-05 18:30\nA: 40kg x 8w\nbodyweight: 80kg\n"
    let journal = try ScratchJournal(files)
    let path = journal.path + "/log/2026-02.txt"
    #expect(Run("lint --fix --select mark-touches \(path)", in: journal).code == .success)
    #expect(text(journal, "log/2026-02.txt") == "2026-02-05 18:30\nA: 40kg x 8 w\nbodyweight: 80kg\n")
    #expect(text(journal) == LintFixTests.log)
  }

  @Test func aDiffWritesNothing() throws {
    let journal = try ScratchJournal(LintFixTests.files)
    let run = Run("lint --diff", in: journal)
    #expect(
      run.output == """
        --- log/2026-01.txt
        +++ log/2026-01.txt
        @@ -1,4 +1,4 @@
         2026-01-05 18:30
        -A: 40kg x 10w
        +A: 40kg x 10 w
         A: 80x10
         A: 1:75

        """)
    #expect(run.code == .findings)
    #expect(run.errors == "would fix 1; 2 errors left; 1 can be fixed with --unsafe-fixes\n")
    #expect(text(journal) == LintFixTests.log)
    #expect(!journal.holds(".bumbum"))
    let clean = try ScratchJournal([
      "exercises.txt": "A: arms\n", "log/2026-01.txt": "2026-01-05\nA: 80x10\n",
    ])
    let none = Run("lint --diff", in: clean)
    #expect(none.code == .success && none.output == "")
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
    let patched = text(journal)
    #expect(patched == lines.joined(separator: ending).replacingOccurrences(of: "w", with: " w"))
  }

  @Test func standardInputIsPrintedFixed() throws {
    let run = Run("lint - --fix", folder: "/", input: LintFixTests.log)
    #expect(run.output == "2026-01-05 18:30\nA: 40kg x 10 w\nA: 80x10\nA: 1:75\n")
    #expect(run.errors.contains("<stdin>:3:4: error[ambiguous-load]"))
    #expect(
      run.errors.hasSuffix(
        "fixed 1; 2 errors left; 1 can be fixed with --unsafe-fixes; see 'bumbum help ambiguous-load'\n"))
    #expect(run.code == .findings)
    let journal = try ScratchJournal(LintFixTests.files)
    let named = Run("lint - --fix --stdin-filename log/2026-01.txt", in: journal, input: "2026-01-05\nA: 10w\n")
    #expect(named.output == "2026-01-05\nA: 10 w\n" && named.code == .success)
    #expect(text(journal) == LintFixTests.log)
    #expect(Run("lint - --diff", folder: "/", input: LintFixTests.log).output.contains("+A: 40kg x 10 w\n"))
  }

  @Test func jsonSaysHowManyWereFixed() throws {
    let journal = try ScratchJournal(LintFixTests.files)
    let json = try Answer(Run("lint --fix --format json", in: journal).output)
    #expect(json["counts"]["fixed"] == .number(1) && json["findings"].elements.count == 2)
  }

  @Test func refusesWhatItCantWrite() throws {
    let loose = try ScratchJournal()
    try loose.remove("bumbum.toml")
    try loose.write("x.txt", Data(LintFixTests.log.utf8))
    let foreign = Run("lint --fix \(loose.path)/x.txt", folder: "/")
    #expect(foreign.code == .failure && foreign.errors.contains("bumbum lint --fix - < "))
    let newer = try ScratchJournal(["bumbum.toml": "format = 2\n", "log/2026-01.txt": LintFixTests.log])
    #expect(Run("lint --fix", in: newer).code == .failure)
    #expect(text(newer) == LintFixTests.log)
    #expect(Run("lint --unsafe-fixes", in: newer).code == .failure)
    #expect(Run("lint --diff --format json", in: newer).code == .failure)
  }
}

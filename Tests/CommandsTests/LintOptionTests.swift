import CommandSupport
import Commands
import Foundation
import TestSupport
import Testing

/// What of the findings is shown, and what counts.
@Suite struct LintOptionTests {
  /// An error in line 2, warnings in lines 3 and 4, a hint in line 5.
  private static let files = [
    "exercises.txt": "A: arms\nB: arms\nC: arms\n",
    "log/2026-01.txt": "2026-01-05 18:30\nA: 80x10\nB: 10x3\nC: 10x3\n> bem\u{A0}cedo\n",
  ]

  private func lint(_ words: Line) throws -> Run {
    let journal = try ScratchJournal(LintOptionTests.files)
    return Run("lint --format short \(words)", in: journal)
  }

  private func lines(_ run: Run) -> [String] {
    run.output.split(separator: "\n").map { line in line.split(separator: ":")[1].description }
  }

  @Test(arguments: [
    ([], ["2", "3", "4", "5"], 1), (["--select", "error"], ["2"], 1),
    (["--select", "warning"], ["3", "4"], 0), (["--select=warning,hint"], ["3", "4", "5"], 0),
    (["--select", "ambiguous-load", "--select", "odd-blank"], ["2", "5"], 1),
    (["--ignore", "hint"], ["2", "3", "4"], 1), (["--ignore", "ambiguous-load, hint"], ["3", "4"], 0),
    (["--select", "warning", "--strict"], ["3", "4"], 1), (["--max", "2"], ["2", "3"], 1),
    (["--max", "0"], [], 1), (["--quiet"], ["2"], 1), (["--quiet", "--strict"], ["2", "3", "4"], 1),
    (["--quiet", "--ignore", "error"], [], 0),
  ])
  func shows(words: [String], wanted: [String], code: Int) throws {
    let journal = try ScratchJournal(LintOptionTests.files)
    let run = Run("lint --format short \(words)", in: journal)
    #expect(lines(run) == wanted)
    #expect(run.code.rawValue == Int32(code))
  }

  /// A hint in line 2, a warning in line 3, errors in lines 4 and 5.
  @Test(arguments: [("1", ["4"]), ("2", ["4", "5"]), ("3", ["3", "4", "5"]), ("4", ["2", "3", "4", "5"])])
  func theWorstAreShownFirst(count: String, wanted: [String]) throws {
    let journal = try ScratchJournal([
      "exercises.txt": "A: arms\n",
      "log/2026-01.txt": "2026-01-05 18:30\n> bem\u{A0}cedo\nA: 10x3\nA: 80x10\nA: 80x12\n",
    ])
    #expect(lines(Run("lint --format short --max \(count)", in: journal)) == wanted)
  }

  @Test func aFolderIsItsFiles() throws {
    let journal = try ScratchJournal([
      "exercises.txt": "A: arms, leg\n", "checkins/2026/01.txt": "[2026-01-05 7hs]\n",
      "checkins/2026/x.txt": "", "log/2026-01.txt": "2026-01-05  18:30\nA: 80x10\n",
      "log/2026-02.txt": "2026-02-05  18:30\nA: 80x10\n",
    ])
    func files(_ words: Line) -> [String] {
      let output = Run("\(words)", in: journal).output
      return Set(output.split(separator: "\n").map { String($0.prefix { $0 != ":" }) }).sorted()
    }
    let log = journal.path + "/log"
    #expect(files("lint --format short \(log)") == ["log/2026-01.txt", "log/2026-02.txt"])
    #expect(files("lint --format short \(journal.path)/checkins/") == ["checkins/2026/01.txt", "checkins/2026/x.txt"])
    #expect(files("lint --format short \(journal.path)").count == 5)
    #expect(files("fmt --check \(log)") == ["log/2026-01.txt", "log/2026-02.txt"])
    #expect(Run("lint /", in: journal).errors.contains("it is a folder"))
  }

  @Test func saysHowManyAreNotShown() throws {
    let journal = try ScratchJournal(LintOptionTests.files)
    func errors(_ words: Line) -> String { Run("lint \(words)", in: journal).errors }
    #expect(
      errors("--max 1")
        == "1 error, 2 warnings, 1 hint in 1 file; 1 can be fixed with --fix; 3 more not shown (--max 1); see 'bumbum help ambiguous-load'\n"
    )
    #expect(
      errors("--max 9")
        == "1 error, 2 warnings, 1 hint in 1 file; 1 can be fixed with --fix; see 'bumbum help ambiguous-load'\n")
    #expect(errors("--max 1 --format github") == "3 more not shown (--max 1)\n")
    #expect(errors("--max 1 --quiet") == "")
    #expect(errors("--quiet") == "")
    let json = try Answer(Run("lint --format json --max 1", in: journal).output)
    #expect(json["counts"]["hidden"] == .number(3))
  }

  @Test func statistics() throws {
    let journal = try ScratchJournal(LintOptionTests.files)
    let run = Run("lint --statistics", in: journal)
    #expect(
      run.output
        == """
        Count  Fixable  Severity  Code
            2           warning   more-sets-than-reps
            1           error     ambiguous-load
            1        1  hint      odd-blank

        """)
    #expect(run.code == .findings)
    let json = try Answer(Run("lint --statistics --format json", in: journal).output)
    #expect(json["statistics"].elements.map { $0["count"].decimal } == [2, 1, 1])
    #expect(json["statistics"].elements.map { $0["fixable"].decimal } == [0, 0, 1])
    #expect(Run("lint --statistics --format sarif", in: journal).code == .failure)
  }
}

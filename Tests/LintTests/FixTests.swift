import Grammar
import Foundation
import Lint
import TestSupport
import Testing
import Text

/// Every fix of every example, one at a time: it ends its finding and brings no mistake of its own.
@Suite struct ExampleFixTests {
  @Test func aFixEndsItsFindingAndBringsNoOther() {
    for explanation in Linter.explanations {
      for example in explanation.bad {
        let read = ExampleJournal(example, of: explanation)
        let before = read.allFindings
        for finding in before where finding.diagnostic.code == explanation.code {
          guard let fix = finding.diagnostic.fix else { continue }
          guard let after = read.fixing(finding)?.allFindings else {
            Issue.record("can't make \(fix) of \(finding)")
            continue
          }
          let ended = after.count { $0.named == finding.named } < before.count { $0.named == finding.named }
          #expect(ended, "\(finding.diagnostic.message.english): \(fix) in \(example.files)")
          let new = after.filter { found in
            found.diagnostic.severity > .hint
              && after.count { $0.named == found.named } > before.count { $0.named == found.named }
          }
          #expect(new.isEmpty, "\(finding.diagnostic.message.english): \(fix) in \(example.files)")
        }
      }
    }
  }

  /// What every fix of every example makes, line by line: a fix that takes a letter with it ends its finding all the same. Recorded with
  /// BUMBUM_RECORD_SNAPSHOTS, and read before it is.
  @Test func everyFixMakesTheTextThatWasRead() throws {
    var lines: [String] = []
    for explanation in Linter.explanations {
      for example in explanation.bad {
        let read = ExampleJournal(example, of: explanation)
        for finding in read.allFindings where finding.diagnostic.code == explanation.code {
          guard finding.diagnostic.fix != nil, let fixed = read.fixing(finding) else { continue }
          func text(_ journal: Journal) -> [Substring] {
            let source = journal.files.map(\.source).first { $0.name == finding.path }
            return String(decoding: source?.bytes ?? [], as: UTF8.self).split(
              separator: "\n", omittingEmptySubsequences: false)
          }
          let (before, after) = (text(read.journal), text(fixed.journal))
          let start = zip(before, after).prefix { $0 == $1 }.count
          let end = zip(before.reversed(), after.reversed()).prefix { $0 == $1 }.count
          let tail = min(end, min(before.count, after.count) - start)
          lines.append("[\(finding.diagnostic.code)]")
          lines +=
            before[start..<before.count - tail].map { "- " + $0 } + after[start..<after.count - tail].map { "+ " + $0 }
        }
      }
    }
    let path = Repository.root + "/Tests/LintTests/fixes.txt"
    let made = lines.joined(separator: "\n") + "\n"
    if ProcessInfo.processInfo.environment["BUMBUM_RECORD_SNAPSHOTS"] != nil {
      return try made.write(toFile: path, atomically: true, encoding: .utf8)
    }
    let wanted = try String(contentsOfFile: path, encoding: .utf8)
    #expect(lines.count > 300)
    for (number, (line, other)) in zip(wanted.split(separator: "\n"), made.split(separator: "\n")).enumerated()
    where line != other {
      Issue.record("fixes.txt:\(number + 1): '\(line)' became '\(other)'")
      break
    }
    #expect(made.utf8.count == wanted.utf8.count)
  }

  /// The program does the same, until there is nothing to do; and doing it again changes nothing.
  @Test(arguments: [false, true]) func repairsUntilNothingIsLeft(withUnsafe: Bool) {
    for explanation in Linter.explanations {
      for example in explanation.bad {
        let read = ExampleJournal(example, of: explanation)
        let isWanted = { (finding: Finding) in withUnsafe || finding.diagnostic.fix?.isSafe == true }
        let once = Repair(read.journal, now: ExampleJournal.now, where: isWanted)
        #expect(once.findings == Linter.findings(in: once.journal, now: ExampleJournal.now), "\(example.files)")
        // What is left was tried and taken back, for it uncovers a mistake that the example does not have on
        // purpose.
        for finding in once.findings where isWanted(finding) && finding.diagnostic.fix != nil {
          #expect(finding.diagnostic.code == "toml-syntax", "\(example.files)")
        }
        let twice = Repair(once.journal, now: ExampleJournal.now, where: isWanted)
        #expect(twice.changes.isEmpty && twice.fixed == 0, "\(example.files)")
      }
    }
  }
}

@Suite struct RepairTests {
  private func repaired(
    _ files: (path: String, text: String)..., unsafe: Bool = false
  ) -> (texts: [String: String], fixed: Int, left: [String]) {
    let read = ExampleJournal(Example(files))
    let repair = Repair(read.journal, now: ExampleJournal.now) {
      unsafe || $0.diagnostic.fix?.isSafe == true
    }
    let texts = repair.changes.map { ($0.path, String(decoding: $0.after, as: UTF8.self)) }
    return (
      Dictionary(uniqueKeysWithValues: texts), repair.fixed, repair.findings.map(\.diagnostic.code)
    )
  }

  @Test func nothingElseIsTouched() {
    let text =
      "\u{FEFF}# é\r\n2026-01-05 18:30\t\r\n  A: 8 ,\t9\r\n\r\n  > x   \r\nbodyweight: 81kg\t# y\r\nA:\t80x10"
    let wanted =
      "\u{FEFF}# é\r\n2026-01-05 18:30\t\r\n  A: 8,\t9\r\n\r\n  > x   \r\nbodyweight = 81kg\t# y\r\nA:\t80x10"
    // Blanks at the ends of lines are a finding with a fix; what is not looked for is not fixed either.
    let settings = (path: "bumbum.toml", text: "format = 1\nlint.disable = [\"trailing-blank\"]\n")
    let result = repaired(settings, (path: "log/2026-01.txt", text: text))
    #expect(result.texts == ["log/2026-01.txt": wanted])
    #expect(result.fixed == 2)
    #expect(result.left == ["ambiguous-load"])
  }

  @Test func aCleanJournalStaysAsItIs() {
    let result = repaired((path: "log/2026-01.txt", text: "2026-01-05 18:30\nA: 80kg x 10\n"))
    #expect(result.texts.isEmpty && result.fixed == 0 && result.left == [])
  }

  /// Two mistakes in one place take two rounds.
  @Test func overlappingFixesAreMadeOneAfterTheOther() {
    let result = repaired((path: "log/2026-01.txt", text: "2026-01-05 18:30\nA: 40kg x 10w ,\n"))
    #expect(result.texts["log/2026-01.txt"]?.contains("40kg x 10 w") == true)
    #expect(result.left == [])
  }

  /// A rule whose fix makes an error of every odd number: those are taken back, the others stay.
  @Test func aFixThatBreaksSomethingIsTakenBack() throws {
    let rule = Rule(
      "a-test", .hint, "a test", reason: "It is.", bad: [], good: [],
      .inEachLog { log, _, found in
        for range in log.places.flatMap({ $0.exercises.flatMap(\.sets) }) {
          let text = log.source.text(range)
          guard let number = Int(text) else { continue }
          found.add(
            log.source, range, "\(number)",
            fix: .safe(range, number % 2 == 0 ? "80kg x \(number)" : "80x\(number)"))
        }
      })
    let before = (1...40).map { "A: \($0)" }
    let after = (1...40).map { $0 % 2 == 0 ? "A: 80kg x \($0)" : "A: \($0)" }
    var journal = Journal()
    let text = "2026-01-05 18:30\n" + before.joined(separator: "\n") + "\n"
    journal.add(Source(name: "log/2026-01.txt", text: text), as: .log(year: 2026, month: 1))
    let repair = Repair(journal, now: ExampleJournal.now, rules: [rule]) { _ in true }
    let change = try #require(repair.changes.first)
    let wanted = "2026-01-05 18:30\n" + after.joined(separator: "\n") + "\n"
    #expect(String(decoding: change.after, as: UTF8.self) == wanted)
    #expect(repair.fixed == 20)
    #expect(repair.findings.map(\.diagnostic.code) == Array(repeating: "a-test", count: 20))
  }

  /// Rejected by hand: the date would make the lines below it count, and one of them is a warning then.
  @Test func aFixThatUncoversAWarningIsTakenBack() {
    let log = "2026/01/05 18:30\ngym = X\nA: 8\n"
    let result = repaired((path: "log/2026-01.txt", text: log), unsafe: true)
    #expect(result.texts.isEmpty)
    #expect(result.left == ["bad-date"])
    let clean = repaired((path: "log/2026-01.txt", text: "2026/01/05 18:30\nA: 8\n"), unsafe: true)
    #expect(clean.texts == ["log/2026-01.txt": "2026-01-05 18:30\nA: 8\n"])
  }
}

extension Finding {
  fileprivate var named: String { "\(path)\u{0}\(diagnostic.code)\u{0}\(diagnostic.message.english)" }
}

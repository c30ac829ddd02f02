import Grammar
import Lint
import TestSupport
import Testing
import Text
import Training

/// `examples/broken` shows every mistake there is, once each and none because of another.
@Suite struct BrokenJournalTests {
  /// What it can't show, and why.
  private static let leftOut = [
    "unlike-field": "it takes six values of a field",
    "plateau": "it takes nine sessions of a plan",
    "other-encoding": "nothing else of its file is read",
    "bodyweight-leap": "it takes weights, and 'bodyweight-unknown' that none is noted",
    "unknown-time-zone": "it takes a look at the zones of the machine",
    "percent-without-max": "it is about the active plan, and here there is none",
    "newer-format":
      "it says that a format is there, 'missing-format' that none is, and it hides what it may not know",
  ]

  @Test func everyCodeIsThereOnce() throws {
    let journal = try journal(inFolder: Repository.brokenJournal)
    let now = try #require(Moment("2026-02-28 23:59"))
    let findings = Linter.findings(in: journal, now: now)
    let codes = Linter.explanations.map(\.code)
    #expect(Set(BrokenJournalTests.leftOut.keys).isSubset(of: codes))
    let lines = described(findings, journal)
    for code in codes {
      let found = zip(findings, lines).filter { $0.0.diagnostic.code == code }.map(\.1)
      let wanted = BrokenJournalTests.leftOut[code] == nil ? 1 : 0
      #expect(found.count == wanted, "\(code): \(found)")
    }
  }

  /// A comment above a mistake says what is wrong, in plain words.
  @Test func everyMistakeOfTheLogIsExplained() throws {
    let journal = try journal(inFolder: Repository.brokenJournal)
    for log in journal.logs {
      let table = LineTable(log.source.bytes)
      for diagnostic in log.diagnostics {
        let line = table.line(at: diagnostic.range.lowerBound)
        let above = line > 0 ? log.source.text(table.range(ofLine: line - 1)).drop { $0 == " " } : ""
        #expect(above.hasPrefix("# "), "\(log.source.name):\(line + 1): \(diagnostic.message.english)")
      }
    }
  }
}

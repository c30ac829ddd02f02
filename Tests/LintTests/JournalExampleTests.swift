import Grammar
import Lint
import TestSupport
import Testing
import Text
import Training

/// `examples/journal` is what people copy from: nothing in it is worth a word.
@Suite struct JournalExampleTests {
  @Test func thereIsNothingToSayOfTheExample() throws {
    let journal = try journal(inFolder: Repository.exampleJournal)
    let now = try #require(Moment("2026-02-28 23:59"))
    #expect(journal.logs.count == 6 && journal.checkIns.count == 6 && journal.plans.count == 3)
    #expect(described(Linter.findings(in: journal, now: now), journal) == [])
  }
}

/// Each finding as a line: file, line, code, message.
func described(_ findings: [Finding], _ journal: Journal) -> [String] {
  findings.map { finding in
    let source = journal.files.map(\.source).first { $0.name == finding.path }
    let line = source.map { LineTable($0.bytes).line(at: finding.diagnostic.range.lowerBound) + 1 } ?? 0
    return "\(finding.path):\(line): \(finding.diagnostic.code): \(finding.diagnostic.message.english)"
  }
}

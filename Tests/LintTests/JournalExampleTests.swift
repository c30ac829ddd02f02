import Grammar
import Lint
import TestSupport
import Testing
import Text
import Training

/// The examples are what people copy from: nothing in them is worth a word.
@Suite struct JournalExampleTests {
  @Test(arguments: [("journal", 6, 3), ("diario", 6, 3), ("notation", 1, 1)])
  func thereIsNothingToSayOfTheExample(_ name: String, _ months: Int, _ plans: Int) throws {
    let journal = try journal(inFolder: Repository.root + "/examples/" + name)
    let now = try #require(Moment(name == "notation" ? "2026-01-10 19:00" : "2026-02-28 23:59"))
    #expect(journal.logs.count == months && journal.checkIns.count == months && journal.plans.count == plans)
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

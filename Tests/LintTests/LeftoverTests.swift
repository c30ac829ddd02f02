import Lint
import TestSupport
import Testing
import Text
import Training

/// What `lint --fix` leaves of `examples/broken`, where each mistake is once: only what a person has to
/// decide.
@Suite struct LeftoverTests {
  @Test func onlyWhatAPersonHasToDecideIsLeft() throws {
    let repair = try repaired { $0.diagnostic.fix?.isSafe == true }
    let found = Set(repair.findings.map { "\($0.path) \($0.diagnostic.code)" })
    // Why each is left, with the file it is in. A fix that is not safe may be offered all the same.
    let wanted = Rows.of("lint", "left").flatMap { row in Rows.list(row[2]).map { "\(row[1]) \($0)" } }
    #expect(found.subtracting(wanted).sorted() == [], "say why these are left, or fix them")
    #expect(Set(wanted).subtracting(found).sorted() == [], "these are fixed now")
    #expect(Set(wanted).count == wanted.count)
  }

  /// Nothing of what is left is left because nobody tried: the same again changes nothing, with the unsafe
  /// ones too.
  @Test(arguments: [false, true]) func fixingAgainChangesNothing(withUnsafe: Bool) throws {
    let isWanted = { (finding: Finding) in withUnsafe || finding.diagnostic.fix?.isSafe == true }
    let once = try repaired(where: isWanted)
    #expect(once.fixed >= (withUnsafe ? 30 : 11))
    let twice = Repair(once.journal, now: try #require(LeftoverTests.now), where: isWanted)
    #expect(twice.changes.isEmpty && twice.fixed == 0)
  }

  /// No error or warning that was not there before, in the whole of it.
  @Test(arguments: [false, true]) func nothingNewIsWrong(withUnsafe: Bool) throws {
    let journal = try journal(inFolder: Repository.brokenJournal)
    let before = Linter.findings(in: journal, now: try #require(LeftoverTests.now))
    let after = try repaired { withUnsafe || $0.diagnostic.fix?.isSafe == true }.findings
    func counts(_ findings: [Finding]) -> [String: Int] {
      findings.filter { $0.diagnostic.severity > .hint }
        .reduce(into: [:]) {
          $0["\($1.path) \($1.diagnostic.code) \($1.diagnostic.message.english)", default: 0] += 1
        }
    }
    let known = counts(before)
    #expect(counts(after).filter { $0.value > known[$0.key] ?? 0 }.isEmpty)
  }

  private static let now = Moment("2026-02-28 23:59")

  private func repaired(where isWanted: (Finding) -> Bool) throws -> Repair {
    Repair(
      try journal(inFolder: Repository.brokenJournal), now: try #require(LeftoverTests.now), where: isWanted)
  }
}

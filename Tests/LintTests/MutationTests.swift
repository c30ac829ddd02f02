import Grammar
import Foundation
import Lint
import TestSupport
import Testing
import Text
import Training

/// Every token of the example journal deleted, doubled, swapped with the next, or with one byte changed: lint says
/// something, or the meaning is the same, or it is of a kind that nobody can know.
///
/// A few hundred, the same in every run; all of them with `BUMBUM_MUTATIONS=all` in the environment (some minutes in a
/// release build).
@Suite struct MutationTests {
  /// One of so many is tried.
  private static let share = ProcessInfo.processInfo.environment["BUMBUM_MUTATIONS"] == "all" ? 1 : 300

  @Test func aTokenOfTheExamplesIsMutated() async throws {
    let base = try journal(inFolder: Repository.exampleJournal)
    let now = try #require(Moment("2026-02-28 23:59"))
    #expect(Linter.findings(in: base, now: now) == [])
    let tally = await withTaskGroup(of: MutationTally.self) { group in
      for (source, _) in base.files {
        guard let kind = FileKind(path: source.name) else { continue }
        group.addTask { MutationTests.tally(source, kind, in: base, now) }
      }
      return await group.reduce(into: MutationTally()) { $0.add($1) }
    }
    tally.print()
    #expect(tally.count > 100)
    for (what, examples) in tally.refused { Issue.record("\(what): \(examples.joined(separator: "\n"))") }
  }

  private static func tally(_ source: Source, _ kind: FileKind, in base: Journal, _ now: Moment)
    -> MutationTally
  {
    var tally = MutationTally()
    let before = Meaning(source.name, in: base)
    var random = SeededGenerator(seed: UInt64(source.bytes.count))
    for mutation in Mutation.some(of: source, kind, oneIn: share, &random) {
      var journal = base
      journal.add(Source(name: source.name, bytes: mutation.bytes), as: kind)
      let findings = Linter.findings(in: journal, now: now)
      tally.add(mutation, findings, before, Meaning(source.name, in: journal))
    }
    return tally
  }
}

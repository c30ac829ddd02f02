import Format
import Foundation
import Lint
import Testing
import Text

/// The list of rules is complete, and so is what each says of itself.
@Suite struct RegistryTests {
  @Test func codesAreUnique() {
    let codes = Linter.explanations.map(\.code)
    let repeated = Dictionary(grouping: codes, by: { $0 }).filter { $0.value.count > 1 }.keys.sorted()
    #expect(repeated == [])
  }

  @Test func everyExplanationSaysWhatItIs() {
    for explanation in Linter.explanations {
      let words = explanation.code.split(separator: "-", omittingEmptySubsequences: false)
      #expect(words.allSatisfy { $0.wholeMatch(of: /[a-z][a-z0-9]*/) != nil }, "\(explanation.code)")
      #expect(!explanation.summary.isEmpty && !explanation.summary.hasSuffix("."), "\(explanation.code)")
      #expect(!explanation.summary.contains("\n"), "\(explanation.code)")
      #expect(explanation.reason.hasSuffix("."), "\(explanation.code)")
      #expect(!explanation.bad.isEmpty, "\(explanation.code) has no bad example")
      #expect(!explanation.good.isEmpty, "\(explanation.code) has no good example")
    }
  }

  /// The rule `plan-rest` is the file `PlanRest.swift`: one that is not in `Rule.all` does nothing.
  @Test func everyFileIsARuleOfTheList() throws {
    let here = URL(filePath: #filePath)
    let folder = here.deletingLastPathComponent().appending(path: "../../Sources/Lint/Rules").standardized
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let names = Rule.all.map { rule in
      rule.explanation.code.split(separator: "-").map(\.capitalized).joined() + ".swift"
    }
    #expect(files.sorted() == names.sorted())
    #expect(names == names.sorted(), "the list is in the order of the codes")
  }

  /// What a write into a month does not look for: no log, check-in or photo of any example changes what they find.
  @Test func rulesOfPlansKnowNoMonths() {
    for explanation in Linter.explanations {
      for example in explanation.bad + explanation.good {
        let journal = ExampleJournal(example, of: explanation).journal
        var plans = journal
        (plans.logs, plans.checkIns, plans.photos) = ([], [], [:])
        for rule in Rule.ofPlans {
          let found = findings(of: rule, in: journal)
          #expect(found == findings(of: rule, in: plans), "\(example.files)")
          #expect(
            found.allSatisfy { !$0.path.hasPrefix("log/") && !$0.path.hasPrefix("checkins/") }, "\(example.files)")
        }
      }
    }
  }

  @Test func ofMonthsAreAllThatPlansDoNotDecide() {
    let ofPlans = Set(Rule.ofPlans.map(\.explanation.code))
    let expected = Rule.aboveHints.map(\.explanation.code).filter { !ofPlans.contains($0) }
    #expect(Rule.aboveHintsOfMonths.map(\.explanation.code) == expected)
  }

  /// Without those of the readers, and of other rules.
  private func findings(of rule: Rule, in journal: Journal) -> [Finding] {
    Linter.findings(in: journal, now: ExampleJournal.now, rules: [rule])
      .filter { $0.diagnostic.code == rule.explanation.code }
  }
}

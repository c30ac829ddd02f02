import Grammar
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
    let folder = here.deletingLastPathComponent().appending(path: "../../Sources/Core/Lint/Rules").standardized
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let names = Rule.all.map { rule in
      rule.explanation.code.split(separator: "-").map(\.capitalized).joined() + ".swift"
    }
    #expect(files.sorted() == names.sorted())
    #expect(names == names.sorted(), "the list is in the order of the codes")
  }
}

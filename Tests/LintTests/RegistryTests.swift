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

  /// A table of rules that is not in the list does nothing.
  @Test func everyTableIsInTheList() throws {
    let room = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Sources/Core/Lint")
    let list = try String(contentsOf: room.appending(path: "Rule.swift"), encoding: .utf8)
    for file in try FileManager.default.contentsOfDirectory(atPath: room.appending(path: "Rules").path) {
      let text = try String(contentsOf: room.appending(path: "Rules/" + file), encoding: .utf8)
      let table = try #require(text.firstMatch(of: /\nlet (\w+): \[Rule\]/), "\(file) has no table")
      #expect(list.contains("\(table.1),"), "\(file)")
    }
  }
}

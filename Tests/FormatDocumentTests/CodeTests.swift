import Grammar
import Lint
import Testing
import Text

/// The codes that FORMAT.md names are those of the program.
@Suite struct CodeTests {
  struct Mention: CustomStringConvertible {
    let line: Int
    let finding: Finding
    var description: String { "FORMAT.md:\(line) \(finding.severity)[\(finding.code)]" }
  }

  static let mentions: [Mention] = FormatDocument.shared.lines.enumerated().flatMap { index, line in
    line.matches(of: /(?:error|warning|hint)\[[a-z0-9-]+\]/).compactMap { match in
      Finding(code: String(match.0), line: 0).map { Mention(line: index + 1, finding: $0) }
    }
  }

  @Test func everyCodeExistsWithItsSeverity() {
    let known = Dictionary(uniqueKeysWithValues: Linter.explanations.map { ($0.code, $0.severity) })
    let wrong = CodeTests.mentions.filter { known[$0.finding.code] != $0.finding.severity }
    #expect(wrong.map(\.description) == [])
  }

  /// A reader's finding that the document does not show is a rule of the format that it does not state.
  @Test func everyMistakeOfAReaderIsShown() {
    let shown = Set(CodeTests.mentions.map(\.finding.code))
    #expect(Mistakes.all.map(\.code).filter { !shown.contains($0) } == [])
  }

  /// The page of findings is made of the conditions.
  @Test func everyWarningAndHintOfARuleSaysWhereItIsFound() {
    let readers = Set(Mistakes.all.map(\.code))
    for rule in Linter.explanations where rule.severity != .error && !readers.contains(rule.code) {
      #expect((rule.condition?.count ?? 0) > 15, "\(rule.code)")
    }
  }
}

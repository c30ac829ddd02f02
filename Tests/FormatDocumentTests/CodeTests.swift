import Format
import Text
import Lint
import Testing

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

  /// Section 13 lists what a linter looks for across lines, by severity.
  @Test func everyRuleIsListed() {
    let text = FormatDocument.shared.lines.joined(separator: " ")
    for explanation in Rule.all.map(\.explanation) {
      let start = "- **\(explanation.severity)s**: "
      let list = text.ranges(of: start).last.map { text[$0.upperBound...].prefix { $0 != ";" && $0 != "." } }
      #expect(list?.contains("`\(explanation.code)`") == true, "\(explanation.code)")
    }
  }

  @Test func whatIsOptInIsListed() throws {
    let text = FormatDocument.shared.lines.joined(separator: " ")
    let start = try #require(text.firstRange(of: "only where `lint.enable` names them: "))
    let listed = text[start.upperBound...].prefix { $0 != "." }.matches(of: /`([a-z-]+)`/).map {
      String($0.1)
    }
    #expect(listed == Linter.explanations.filter(\.isOptIn).map(\.code).sorted())
  }
}

import Format
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

  /// Section 13 lists the errors that a linter looks for across lines, and says of each warning and hint where it is found.
  @Test func everyRuleIsListed() {
    let text = FormatDocument.shared.lines.joined(separator: " ")
    let errors = text.ranges(of: "- **errors**: ").last.map { text[$0.upperBound...].prefix { $0 != ";" && $0 != "." } }
    var listed: [String: [String]] = ["error": codeSpans(String(errors ?? "")).filter { $0 != "aka" }]
    for table in FormatDocument.shared.tables where table.header.count == 2 && table.header[1] == "is found where" {
      listed[table.header[0].lowercased()] = table.rows.flatMap { codeSpans($0.cells[0]) }
      for row in table.rows { #expect(row.cells[1].count > 15, "FORMAT.md:\(row.line)") }
    }
    let readers = Set(Mistakes.all.map(\.code))
    for severity in [Severity.error, .warning, .hint] {
      let rules = Linter.explanations.filter { $0.severity == severity && !readers.contains($0.code) }.map(\.code)
      #expect(listed["\(severity)"]?.sorted() == rules.sorted())
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

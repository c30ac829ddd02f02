import Text

/// How lint writes what it found. Exit codes are the same in all of them.
package enum FindingsFormat: String, CaseIterable, Sendable {
  /// For people: the line itself, with carets under what is wrong.
  case text
  /// A line a finding, as compilers write them: editors and `grep` read it.
  case short
  case json
  /// SARIF 2.1.0 (OASIS, 2020): what code scanners exchange.
  case sarif
  /// Workflow commands, which GitHub shows beside the lines of a change.
  case github

  /// What is written of a report: nothing, or text that ends in a line feed.
  package func written(_ report: FindingsReport, style: Style, width: Int?) -> String {
    switch self {
    case .text: TextFindings(report, style: style, width: width).text
    case .short: ShortFindings(report).text
    case .json: JSONFindings(report).text
    case .sarif: SARIFFindings(report).text
    case .github: GitHubFindings(report).text
    }
  }
}

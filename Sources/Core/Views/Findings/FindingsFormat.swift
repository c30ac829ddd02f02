import Text

/// The output format of lint. Exit codes are the same in all of them.
package enum FindingsFormat: String, CaseIterable, Sendable {
  /// For people: the line itself, with carets under the mistake.
  case text
  /// A line for each finding, as compilers write them, for editors and `grep`.
  case short
  case json
  /// SARIF 2.1.0 (OASIS, 2020), for code scanners.
  case sarif
  /// Workflow commands, which GitHub shows beside the lines of a change.
  case github

  /// Writes a report, empty or ending in a line feed, in pieces, each made when the one before is written.
  package func write(_ report: FindingsReport, style: Style, width: Int?, to output: (String) -> Void) {
    var piece = ""
    func put(_ text: String) {
      piece += text
      guard piece.utf8.count > FindingsFormat.pieceLength else { return }
      output(piece)
      piece = ""
    }
    switch self {
    case .text: TextFindings.write(report, style: style, width: width, to: put)
    case .short: ShortFindings.write(report, to: put)
    case .json: JSONFindings.write(report, to: put)
    case .sarif: put(SARIFFindings(report).text)
    case .github: GitHubFindings.write(report, to: put)
    }
    if !piece.isEmpty { output(piece) }
  }

  /// The length of a piece in bytes.
  private static let pieceLength = 1 << 16
}

import Grammar
import Lint
import Text

/// A line for each finding, as gcc writes them: `log/2026-01.txt:5:16: error: '80x10' could be … [ambiguous-load]`.
///
/// The column is that of the text format. GNU names anything below a warning a `note`; here it stays a `hint`.
enum ShortFindings {
  static func write(_ report: FindingsReport, to put: (String) -> Void) {
    for finding in report.findings {
      let diagnostic = finding.diagnostic
      let what =
        "\(diagnostic.severity.rawValue): \(oneLine(diagnostic.message.text(in: report.language))) [\(diagnostic.code)]"
      put("\(place(of: finding, in: report)): \(what)\n")
    }
  }

  /// Returns `log/2026-01.txt:5:16`.
  static func place(of finding: Finding, in report: FindingsReport) -> String {
    let start = report.region(of: finding).start
    return "\(oneLine(report.shown(finding.path))):\(start.line):\(start.scalarColumn)"
  }
}

/// Returns a text on one line: line ends are shown by their numbers, and a tab as a blank.
private func oneLine(_ text: String) -> String {
  String(printable(text).map { $0 == "\t" ? " " : $0 })
}

import Grammar
import Lint
import Text

/// A line for each finding, as gcc writes them: `log/2026-01.txt:5:16: error: '80x10' could be … [ambiguous-load]`.
///
/// The column is as in the text format. GNU calls anything below a warning a `note`; here it stays a `hint`.
enum ShortFindings {
  static func write(_ report: FindingsReport, to put: (String) -> Void) {
    for finding in report.findings {
      let diagnostic = finding.diagnostic
      let what =
        "\(diagnostic.severity.rawValue): \(oneLine(diagnostic.message.text(in: report.language, unit: report.unit))) [\(diagnostic.code)]"
      put("\(place(of: finding, in: report)): \(what)\n")
    }
  }

  /// Returns `log/2026-01.txt:5:16`.
  static func place(of finding: Finding, in report: FindingsReport) -> String {
    oneLine(report.place(of: finding).description)
  }
}

/// Returns a text on one line: line ends are shown by their numbers, and a tab as a blank.
private func oneLine(_ text: String) -> String {
  String(printable(text).map { $0 == "\t" ? " " : $0 })
}

/// A workflow command for each finding, which GitHub shows beside the line in a change: `::error
/// file=log/2026-01.txt,line=5,endLine=5,col=16,endColumn=21,title=ambiguous-load::'80x10' could …`
///
/// A command has columns only if its range is on one line, as GitHub requires.
enum GitHubFindings {
  static func write(_ report: FindingsReport, to put: (String) -> Void) {
    for finding in report.findings { put(line(finding, report) + "\n") }
  }

  private static func line(_ finding: Finding, _ report: FindingsReport) -> String {
    let place = report.place(of: finding)
    let diagnostic = finding.diagnostic
    var properties = [
      ("file", place.source.name), ("line", String(place.start.line)),
      ("endLine", String(place.end.line)),
    ]
    if place.start.line == place.end.line {
      properties.append(("col", String(place.start.scalarColumn)))
      properties.append(("endColumn", String(place.end.scalarColumn)))
    }
    properties.append(("title", diagnostic.code))
    let listed = properties.map { "\($0.0)=\(escaped($0.1, isProperty: true))" }.joined(separator: ",")
    let message = diagnostic.text(in: report.language, help: "\nhelp: ")
    let command = diagnostic.severity == .hint ? "notice" : diagnostic.severity.rawValue
    return "::\(command) \(listed)::\(escaped(message, isProperty: false))"
  }
}

/// Escapes as `actions/toolkit` does: a percent sign and line ends everywhere, colons and commas in properties. Other
/// control characters are shown by their numbers.
private func escaped(_ text: String, isProperty: Bool) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "%": result += "%25"
    case "\r": result += "%0D"
    case "\n": result += "%0A"
    case ":" where isProperty: result += "%3A"
    case "," where isProperty: result += "%2C"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return printable(result)
}

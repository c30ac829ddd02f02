import Grammar
import Lint
import Text
import Training

/// The findings for a person, with an empty line after each. Of three or more warnings or hints with one code, the
/// further ones are a line each below the first, as their remedy is the same.
enum TextFindings {
  static func write(_ report: FindingsReport, style: Style, width: Int?, to put: (String) -> Void) {
    let renderer = DiagnosticText(style: style, width: width, in: report.language, unit: report.unit)
    var rest: [String: [Finding]] = [:]
    if !report.isInFull {
      rest = Dictionary(grouping: report.findings.filter { $0.diagnostic.severity < .error }, by: \.diagnostic.code)
    }
    for finding in report.findings {
      let others = rest[finding.diagnostic.code] ?? []
      let isGroup = others.count >= 3
      if isGroup, others[0] != finding { continue }
      var text = renderer.render(finding.diagnostic, in: report.file(finding.path), other: report.file) + "\n"
      if isGroup {
        text +=
          "   = \(style.bold(report.language == .english ? "and \(others.count - 1) more" : "e mais \(others.count - 1)")):\n"
        for other in others.dropFirst() {
          let line =
            "     \(ShortFindings.place(of: other, in: report)): \(printable(other.diagnostic.message.text(in: report.language, unit: report.unit)))"
          for row in width.map({ wrapped(line, to: max($0, 20), indentation: 9) }) ?? [line] { text += row + "\n" }
        }
      }
      put(text + "\n")
    }
  }
}

import Text
import Lint

/// Findings as a person reads them, an empty line after each.
struct TextFindings {
  let text: String

  init(_ report: FindingsReport, style: Style, width: Int?) {
    let renderer = DiagnosticText(style: style, width: width)
    text = report.findings.reduce(into: "") { text, finding in
      text += renderer.render(
        finding.diagnostic, in: report.file(finding.path), other: { report.knownFile($0) })
      text += "\n\n"
    }
  }
}

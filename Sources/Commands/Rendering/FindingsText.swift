import JournalFormat
import JournalText
import Lint

/// Findings as a person reads them.
struct FindingsText {
  private let renderer: DiagnosticText
  private let target: LintTarget
  private let sources: [String: (source: Source, lines: LineTable)]

  init(style: Style, width: Int?, target: LintTarget, findings: [Finding]) {
    renderer = DiagnosticText(style: style, width: width)
    self.target = target
    // Only files that something is said of are shown, and each has its lines counted once.
    let shown = Set(findings.flatMap { [$0.path, $0.diagnostic.note?.file ?? $0.path] })
    let files = target.journal.files.lazy.map(\.source).filter { shown.contains($0.name) }.map { file in
      let source = Source(name: target.shown(file.name), bytes: file.bytes)
      return (file.name, (source: source, lines: LineTable(source.bytes)))
    }
    sources = Dictionary(files, uniquingKeysWith: { first, _ in first })
  }

  func render(_ finding: Finding) -> String {
    let empty = Source(name: target.shown(finding.path), bytes: [])
    let file = sources[finding.path] ?? (source: empty, lines: LineTable([]))
    return renderer.render(finding.diagnostic, in: file.source, lines: file.lines) { sources[$0]?.source }
  }
}

import JSON
package import Lint
import Text
package import Training

/// The number of findings by code, the highest first, for `lint --statistics`.
package struct FindingStatistics {
  /// The codes, each with the number of findings that `--fix` would try to repair, too.
  private var rows: [(code: String, severity: Severity, count: Int, fixable: Int)] = []
  private let counts: FindingCounts
  private let fixed: Int

  package init(_ findings: [Finding], in target: FindingFiles, fixed: Int = 0) {
    self.fixed = fixed
    counts = FindingCounts(findings, in: target)
    let groups = Dictionary(grouping: findings, by: \.diagnostic.code)
    rows = groups.compactMap { code, findings in
      guard let first = findings.first else { return nil }
      let fixable = FindingCounts(findings, in: target).fixable
      return (code, first.diagnostic.severity, findings.count, fixable)
    }
    rows.sort { $0.count != $1.count ? $0.count > $1.count : $0.code < $1.code }
  }

  package func written(_ format: FindingsFormat, style: Style, in language: Settings.Language = .english) -> String {
    format == .json ? json.pretty + "\n" : rows.isEmpty ? "" : table(style, language) + "\n"
  }

  private func table(_ style: Style, _ language: Settings.Language) -> String {
    let head =
      language == .english ? ["Count", "Fixable", "Severity", "Code"] : ["Vezes", "Corrigíveis", "Peso", "Código"]
    let cells = rows.map { row in
      [String(row.count), row.fixable > 0 ? String(row.fixable) : "", row.severity.rawValue, row.code]
    }
    return Table([head] + cells, [.right, .right, .left, .left]).text(style)
  }

  private var json: JSON {
    let statistics: [Members] = rows.map {
      ["code": $0.code, "severity": $0.severity, "count": $0.count, "fixable": $0.fixable]
    }
    let members: Members = [
      "schema": 1, "statistics": statistics, "counts": JSONFindings.members(counts, fixed: fixed, hidden: 0),
    ]
    return members.json
  }
}

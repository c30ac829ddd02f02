package import Lint
import Text

/// The closing count: `2 errors, 1 warning in 3 files; 1 can be fixed with --fix`, or `no problems in 12
/// files`.
///
/// `files` are those that have findings, or, where there are none, all that were looked at. `fixable` is nil
/// where nothing is to be said of fixes.
package func closingCount(errors: Int, warnings: Int, hints: Int, files: Int, fixable: Int?) -> String {
  let found = list(errors, warnings, hints)
  let fixes = (fixable ?? 0) > 0 ? "; \(fixable ?? 0) can be fixed with --fix" : ""
  return "\(found.isEmpty ? "no problems" : found) in \(counted(files, "file"))\(fixes)"
}

package func closingCount(_ counts: FindingCounts) -> String {
  closingCount(
    errors: counts.errors, warnings: counts.warnings, hints: counts.hints, files: counts.files,
    fixable: counts.fixable)
}

/// Where more is said of a finding: of the first of the worst.
package func explanationHint(_ findings: [Finding]) -> String? {
  let worst = findings.map(\.diagnostic.severity).max()
  return findings.first { $0.diagnostic.severity == worst }.map { "see 'bumbum explain \($0.diagnostic.code)'" }
}

/// The closing count after `--fix`: `fixed 3; 1 error left; 1 can be fixed with --unsafe-fixes`; of `--diff`,
/// what it would be.
package func fixedCount(
  _ fixed: Int, left: FindingCounts, isDiff: Bool, includesUnsafe: Bool
) -> String {
  let done =
    fixed == 0 ? "nothing \(isDiff ? "to fix" : "fixed")" : isDiff ? "would fix \(fixed)" : "fixed \(fixed)"
  let rest = list(left.errors, left.warnings, left.hints)
  let more =
    left.unsafelyFixable > 0 && !includesUnsafe
    ? "; \(left.unsafelyFixable) can be fixed with --unsafe-fixes" : ""
  return "\(done); \(rest.isEmpty ? "no problems" : rest) left\(more)"
}

private func list(_ errors: Int, _ warnings: Int, _ hints: Int) -> String {
  [(errors, "error"), (warnings, "warning"), (hints, "hint")].filter { $0.0 > 0 }
    .map { counted($0.0, $0.1) }.joined(separator: ", ")
}

private func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

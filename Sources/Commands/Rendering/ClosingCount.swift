/// The closing count: `2 errors, 1 warning in 3 files; 1 can be fixed with --fix`, or `no problems in 12
/// files`.
///
/// `files` are those that have findings, or, where there are none, all that were looked at. `fixable` is nil
/// where nothing is to be said of fixes.
package func closingCount(errors: Int, warnings: Int, hints: Int, files: Int, fixable: Int?) -> String {
  let counts = [(errors, "error"), (warnings, "warning"), (hints, "hint")]
  let found = counts.filter { $0.0 > 0 }.map { counted($0.0, $0.1) }.joined(separator: ", ")
  let fixes = (fixable ?? 0) > 0 ? "; \(fixable ?? 0) can be fixed with --fix" : ""
  return "\(found.isEmpty ? "no problems" : found) in \(counted(files, "file"))\(fixes)"
}

private func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

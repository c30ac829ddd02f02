package import Grammar
package import Lint
import Text

/// The line below the findings, and the pointer to an explanation.
package struct ClosingCount {
  private let language: Settings.Language

  package init(_ language: Settings.Language) { self.language = language }

  private func either(_ english: String, _ portuguese: String) -> String { language == .english ? english : portuguese }

  /// Returns `2 errors, 1 warning in 3 files; 1 can be fixed with --fix`, or `no problems in 12 files`.
  ///
  /// `files` is the number of files that have findings, or without any of all that were looked at; `fixable` is nil
  /// where fixes are not mentioned.
  package func text(errors: Int, warnings: Int, hints: Int, files: Int, fixable: Int?) -> String {
    let list = list(errors, warnings, hints)
    let fixes = canBeFixed(fixable ?? 0, "--fix")
    let inFiles = "\(files) \(either("file", "arquivo"))\(files == 1 ? "" : "s")"
    return
      "\(list.isEmpty ? either("no problems", "nenhum problema") : list) \(either("in", "em")) \(inFiles)\(fixes)"
  }

  package func text(_ counts: FindingCounts) -> String {
    text(
      errors: counts.errors, warnings: counts.warnings, hints: counts.hints, files: counts.files,
      fixable: counts.fixable)
  }

  /// Returns the count after `--fix`: `fixed 3; 1 error left; 1 can be fixed with --unsafe-fixes`; for `--diff` the
  /// same in the conditional. Promised fixes that were taken back are counted.
  package func fixed(_ fixed: Int, left: FindingCounts, isDiff: Bool, includesUnsafe: Bool) -> String {
    let done =
      fixed == 0
      ? isDiff ? either("nothing to fix", "nada a corrigir") : either("nothing fixed", "nada corrigido")
      : isDiff
        ? either("would fix \(fixed)", "corrigiria \(fixed)")
        : either("fixed \(fixed)", fixed == 1 ? "1 corrigido" : "\(fixed) corrigidos")
    let rest = list(left.errors, left.warnings, left.hints)
    let refused = left.fixable + (includesUnsafe ? left.unsafelyFixable : 0)
    let more = left.unsafelyFixable > 0 && !includesUnsafe ? canBeFixed(left.unsafelyFixable, "--unsafe-fixes") : ""
    return done + notMade(refused) + "; "
      + either(
        "\(rest.isEmpty ? "no problems" : rest) left", rest.isEmpty ? "nenhum problema restante" : "ainda \(rest)")
      + more
  }

  private func notMade(_ count: Int) -> String {
    if count == 0 { return "" }
    return "; "
      + either(
        "\(count) \(count == 1 ? "fix" : "fixes") not made: something else would be wrong then",
        "\(count) \(count == 1 ? "correção não feita" : "correções não feitas"): outra coisa ficaria errada")
  }

  /// Returns the pointer to the explanation of the first of the worst findings.
  package func explanationHint(_ findings: [Finding]) -> String? {
    let worst = findings.map(\.diagnostic.severity).max()
    return findings.first { $0.diagnostic.severity == worst }.map {
      either("see", "veja") + " 'bumbum help \($0.diagnostic.code)'"
    }
  }

  private func canBeFixed(_ count: Int, _ option: String) -> String {
    if count == 0 { return "" }
    return "; \(count) "
      + either("can be fixed with \(option)", count == 1 ? "se corrige com \(option)" : "se corrigem com \(option)")
  }

  private func list(_ errors: Int, _ warnings: Int, _ hints: Int) -> String {
    [(errors, Severity.error), (warnings, .warning), (hints, .hint)].filter { $0.0 > 0 }
      .map { "\($0.0) \(language.said($0.1))\($0.0 == 1 ? "" : "s")" }.joined(separator: ", ")
  }
}

import Grammar
package import Lint
import Text
package import Training

/// The line below the findings, and the pointer to an explanation.
package struct ClosingCount {
  private let language: Settings.Language

  package init(_ language: Settings.Language) { self.language = language }

  /// Returns `2 errors, 1 warning in 3 files; 1 can be fixed with --fix`, or `no problems in 12 files`.
  package func text(_ counts: FindingCounts) -> String {
    let list = list(counts) ?? "no problems"
    let fixes: Message =
      "\(canBeFixed(counts.fixable, "--fix"))\(canBeFixed(counts.unsafelyFixable, "--fix --unsafe-fixes"))"
    return language.said("\("\(list) in \(counts.files, .files)" as Message)\(fixes)")
  }

  /// Returns the count after `--fix`: `fixed 3; 1 error left; 1 can be fixed with --fix --unsafe-fixes`; for `--diff` in the
  /// conditional. Promised fixes that were taken back are counted.
  package func fixed(_ fixed: Int, left: FindingCounts, isDiff: Bool, includesUnsafe: Bool) -> String {
    let done: Message =
      switch (fixed, isDiff) {
      case (0, true): "nothing to fix"
      case (0, false): "nothing fixed"
      case (_, true): "would fix \(fixed)"
      case (1, false): "fixed 1"
      case (_, false): "fixed \(fixed)"
      }
    let refused = left.fixable + (includesUnsafe ? left.unsafelyFixable : 0)
    let notMade: Message =
      switch refused {
      case 0: ""
      case 1: "; 1 fix not made: something else would be wrong then"
      default: "; \(refused) fixes not made: something else would be wrong then"
      }
    let rest = list(left).map { "\($0) left" as Message } ?? "no problems left"
    let more = includesUnsafe ? "" : canBeFixed(left.unsafelyFixable, "--fix --unsafe-fixes")
    return language.said("\(done)\(notMade); \(rest)\(more)")
  }

  /// Returns the pointer to the explanation of the first of the worst findings.
  package func explanationHint(_ findings: [Finding]) -> String? {
    let worst = findings.map(\.diagnostic.severity).max()
    return findings.first { $0.diagnostic.severity == worst }.map {
      language.said("see 'bumbum help \($0.diagnostic.code)'")
    }
  }

  private func canBeFixed(_ count: Int, _ option: String) -> Message {
    switch count {
    case 0: ""
    case 1: "; 1 can be fixed with \(option)"
    default: "; \(count) can be fixed with \(option)"
    }
  }

  /// Returns the numbers above zero; nil if there is none.
  private func list(_ counts: FindingCounts) -> Message? {
    let all: [(Int, Noun)] = [(counts.errors, .errors), (counts.warnings, .warnings), (counts.hints, .hints)]
    let parts = all.filter { $0.0 > 0 }.map { $1.counted($0) }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}

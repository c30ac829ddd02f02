package import Grammar
package import Text
package import Training

/// All findings of a journal: those of its readers, and those of the rules.
package enum Linter {
  /// Returns the findings of a whole journal; the parameters are those of `Inspection`.
  package static func findings(
    in journal: Journal, now: Moment, rules: [Rule] = Rule.all, named: Set<String> = []
  ) -> [Finding] {
    let inspection = Inspection(journal, now: now, rules: rules, named: named)
    return inspection.findings(in: journal, journal.months.map(inspection.look))
  }

  /// Returns the errors and warnings, or findings of a severity and above, that a journal has only since a change; earlier
  /// ones don't block a change.
  package static func newFindings(
    in after: Journal, since before: Journal, now: Moment, atLeast severity: Severity = .warning
  ) -> [Finding] {
    let rules = Rule.all.filter { $0.explanation.severity >= severity }
    let found = findings(in: after, now: now, rules: rules).filter { $0.diagnostic.severity >= severity }
    if found.isEmpty { return [] }
    var known = findings(in: before, now: now, rules: rules).counts
    return found.filter { finding in
      known[finding.identity, default: 0] -= 1
      return known[finding.identity] ?? 0 < 0
    }
  }

  /// The explanations that `explain` knows: of the readers' mistakes and of the rules.
  package static let explanations: [Explanation] =
    Mistakes.all + Rule.all.map(\.explanation) + [.unusedAllow]
}

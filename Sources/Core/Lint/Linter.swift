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

  /// The explanations that `explain` knows: of the readers' mistakes and of the rules.
  package static let explanations: [Explanation] =
    Mistakes.all + Rule.all.map(\.explanation) + [.unusedAllow]
}

package import Format
package import Text
package import Training

/// Everything that can be said of a journal: what its readers found, and what the rules find.
package enum Linter {
  /// Of a journal that is all there, as `Inspection` has it.
  package static func findings(
    in journal: Journal, now: Moment, rules: [Rule] = Rule.all, named: Set<String> = []
  ) -> [Finding] {
    Inspection(journal, now: now, rules: rules, named: named).all(in: journal)
  }

  /// What `explain` knows: the mistakes of the readers and the rules.
  package static let explanations: [Explanation] =
    Mistakes.all + Rule.all.map(\.explanation) + [.unusedAllow]
}

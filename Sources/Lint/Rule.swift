package import JournalFormat
package import JournalText
package import Training

/// One thing that lint looks for: what it says of itself, and a function. One file each, listed in
/// `Rule.all`.
package struct Rule: Sendable {
  package let explanation: Explanation
  package let check: @Sendable (LintContext) -> [Finding]

  package init(_ explanation: Explanation, check: @escaping @Sendable (LintContext) -> [Finding]) {
    self.explanation = explanation
    self.check = check
  }
}

/// What a rule looks at.
package struct LintContext: Sendable {
  package let journal: Journal
  package let catalog: ExerciseCatalog
  /// The minute it is: what is later lies in the future.
  package let now: Moment
  /// Which exercises were probably meant to be others.
  package let names: NameDoubts

  package init(_ journal: Journal, now: Moment) {
    self.journal = journal
    self.now = now
    catalog = ExerciseCatalog(journal)
    names = NameDoubts(journal, catalog)
  }
}

/// A diagnostic and the file it is in.
package struct Finding: Hashable, Sendable {
  /// Relative to the journal, as `Source.name` has it.
  package var path: String
  package var diagnostic: Diagnostic

  package init(_ path: String, _ diagnostic: Diagnostic) {
    self.path = path
    self.diagnostic = diagnostic
  }
}

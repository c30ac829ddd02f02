import Grammar
import Text
import Training

/// The facts known before the logs are read, for rules that need one file. It is a class, as each rule is handed it.
package final class LintGround: Sendable {
  let settings: Settings
  /// The present minute; later moments are in the future.
  let now: Moment
  /// The titles that link a session to a plan.
  let plans: PlanNames
  /// The exercises of plans and of exercises.txt.
  let known: ExerciseCatalog

  init(_ journal: Journal, now: Moment) {
    settings = journal.settings
    self.now = now
    plans = PlanNames(journal)
    known = ExerciseCatalog(journal, logs: [])
  }

  /// True if a plan or exercises.txt has the exercise, under this name or another.
  func isKnown(_ name: String) -> Bool { known.id(of: name) != nil }

  /// Returns the name as a plan or exercises.txt spells it.
  func shown(_ name: String) -> String { known.id(of: name).map { known[$0].name } ?? name }
}

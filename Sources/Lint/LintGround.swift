import Format
import Text
import Training

/// What is known before the logs are read: a rule that looks at one file judges by that.
package ///
/// A class, for each rule is handed it with each file.
  final class LintGround: Sendable
{
  let settings: Settings
  /// The minute it is: what is later lies in the future.
  let now: Moment
  /// What the titles of sessions can link to.
  let plans: PlanNames
  /// The exercises of plans and of exercises.txt.
  let known: ExerciseCatalog

  init(_ journal: Journal, now: Moment) {
    settings = journal.settings
    self.now = now
    plans = PlanNames(journal)
    known = ExerciseCatalog(journal, logs: [])
  }

  /// Somebody listed the exercise, under this name or another.
  func isKnown(_ name: String) -> Bool { known.id(of: name) != nil }

  /// A name as whoever listed the exercise spells it.
  func shown(_ name: String) -> String { known.id(of: name).map { known[$0].name } ?? name }
}

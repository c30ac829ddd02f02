import Grammar
import Text
import Training

/// The texts of a log that rules across files look at. They are few, and finding them takes a walk through all of the
/// log, which is made once, on the thread that reads it.
struct SessionTraits: Sendable {
  /// The titles of sessions with a date that name no plan.
  let freeTitles: [Ranged<String>]
  /// The texts that may hold the line of an exercise.
  let mayHoldExercises: [FreeText]

  init(_ log: Log, _ plans: PlanNames) {
    mayHoldExercises = FreeText.all(in: .log(log)).filter { log.source.mayHoldExercise($0.range) }
    freeTitles = log.sessions(where: { $0.date != nil && $0.title != nil }).compactMap { session, places in
      guard let title = session.title, let range = places.title, plans.link(of: title) == nil else { return nil }
      return Ranged(title, range)
    }
  }
}

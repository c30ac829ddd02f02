import Grammar
import Text
import Training

/// The facts of a log that rules across files need. Finding them takes a walk through all of the log, which is made once,
/// on the thread that reads it; an editor keeps them while the log is the same.
struct LogFacts: Sendable {
  /// The titles of sessions with a date that name no plan.
  let freeTitles: [Ranged<String>]
  /// The texts that may hold the line of an exercise.
  let mayHoldExercises: [FreeText]
  /// The facts of exercises, each with the index of a name of it.
  let exercises: [(name: Int, facts: ExerciseFacts)]
  /// The exercises of the names if plans and exercises.txt have all of them; nil where the logs decide.
  let knownIDs: [ExerciseID?]?

  init(_ log: Log, _ ground: LintGround) {
    var catalog = ground.known
    let ids = catalog.add(log)
    knownIDs = catalog.entries.count == ground.known.entries.count ? ids : nil
    exercises = ExerciseFacts.all(in: log, ids)
    mayHoldExercises = FreeText.all(in: .log(log)).filter { log.source.mayHoldExercise($0.range) }
    freeTitles = log.sessions(where: { $0.date != nil && $0.title != nil }).compactMap { session, places in
      guard let title = session.title, let range = places.title, ground.plans.link(of: title) == nil else { return nil }
      return Ranged(title, range)
    }
  }
}

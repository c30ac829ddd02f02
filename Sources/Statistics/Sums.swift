package import Format
import Training

/// The sums of all sessions that count: altogether, and of each exercise that was done.
package struct Sums: Sendable {
  package private(set) var totals = Totals()
  /// The exercises, last done first; of the same day by name.
  package private(set) var exercises: [ExerciseStatistics]

  /// Of the sessions, and in them the exercises, that a history's filter lets through.
  package init(_ history: History) {
    var sums = RunningSums()
    for (tally, ids) in zip(history.tallies, history.catalog.idsInLogs) {
      sums.add(tally, ids, history.catalog)
    }
    self.init(sums, history.catalog, history.bodyweights)
  }

  /// Of logs that were added up, with the catalog of all their names and all notes of body weight.
  package init(_ sums: RunningSums, _ catalog: ExerciseCatalog, _ bodyweights: Bodyweights) {
    totals = sums.totals
    exercises = sums.exercises(catalog, bodyweights).sorted {
      if $0.lastDone.date != $1.lastDone.date { return $0.lastDone.date > $1.lastDone.date }
      return (nameKey(catalog[$0.exercise].name), $0.exercise) < (nameKey(catalog[$1.exercise].name), $1.exercise)
    }
    for exercise in exercises {
      totals.workingSets += exercise.workingSets
      totals.warmUps += exercise.warmUps
      totals.failed += exercise.failed
      totals.reps += exercise.reps
      totals.volume += exercise.volume
    }
  }
}

import Grammar
import Training

/// The sums of all sessions that count, in total and by exercise.
package struct Sums: Sendable {
  package private(set) var totals = Totals()
  /// The exercises, last done first, then by name.
  package private(set) var exercises: [ExerciseStatistics]

  /// Adds up the sessions, and the exercises in them, that pass a history's filter.
  package init(_ history: History) {
    let catalog = history.catalog
    var all = catalog.entries.indices.map { ExerciseStatistics(ExerciseID($0)) }
    for entry in history.entries {
      totals.sessions += 1
      if let minutes = history.duration(entry) {
        totals.minutes += minutes
        totals.timedSessions += 1
      }
      let bodyweight = history.bodyweights.weight(for: history.session(entry))
      history.forEachExercise(of: entry) { id, performed in
        if performed.isSkipped { return }
        all[id.number].add(performed.sets, of: entry, history.moved(by: id, bodyweight: bodyweight))
      }
    }
    exercises = all.filter { $0.sessions > 0 }.sorted {
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

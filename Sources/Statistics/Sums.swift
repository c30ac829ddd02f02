package import JournalFormat
import Training

/// What all sessions that count add up to: altogether, and of each exercise that was done.
package struct Sums: Sendable {
  package private(set) var totals = Totals()
  /// Last done first; of the same day by name.
  package private(set) var exercises: [ExerciseStatistics]

  /// Of the sessions, and in them the exercises, that a history's filter lets through.
  package init(_ history: History) {
    self.init(history.tallies, history.catalog, history.bodyweights)
  }

  /// Of the logs that a catalog was made with, in their order.
  package init(_ tallies: [LogTally], _ catalog: ExerciseCatalog, _ bodyweights: Bodyweights) {
    var found = catalog.entries.indices.map { ExerciseStatistics(exercise: $0) }
    let factors: [Int64] = catalog.entries.map { ($0.isPerHand ? 2 : 1) * ($0.isPerSide ? 2 : 1) }
    // The last log that has each exercise.
    var lastLog = Array(repeating: -1, count: found.count)
    for (log, (tally, places)) in zip(tallies, catalog.placesInLogs).enumerated() {
      totals.sessions += tally.sessions
      totals.minutes += tally.minutes
      totals.timedSessions += tally.timedSessions
      var hasShared = false
      let exercises = tally.exercises.span
      for (name, place) in places.enumerated() where exercises[name].sessions > 0 {
        hasShared = hasShared || lastLog[place] == log
        lastLog[place] = log
        found[place].add(exercises[name], log: log, volumeTimes: factors[place])
      }
      if hasShared { tally.countOnce(&found, places) }
      for one in tally.onBodyweight {
        let place = places[one.name]
        let rule = Volume.Rule(
          bodyweight: one.bodyweight ?? bodyweights.weight(at: one.moment),
          isPerHand: catalog.entries[place].isPerHand, isPerSide: catalog.entries[place].isPerSide)
        found[place].volume.add(onBodyweight: one.added, sets: one.sets, reps: one.reps, rule)
      }
    }
    exercises = found.filter { $0.sessions > 0 }.sorted {
      if $0.lastDone.date != $1.lastDone.date { return $0.lastDone.date > $1.lastDone.date }
      let names = catalog.entries
      return (nameKey(names[$0.exercise].name), $0.exercise) < (nameKey(names[$1.exercise].name), $1.exercise)
    }
    for exercise in exercises {
      totals.workingSets += exercise.workingSets
      totals.warmUps += exercise.warmUps
      totals.reps += exercise.reps
      totals.volume += exercise.volume
    }
  }
}

extension LogTally {
  /// A session in which an exercise was done under two of its names is one session.
  fileprivate func countOnce(_ found: inout [ExerciseStatistics], _ places: [Int]) {
    var seen: Set<[Int]> = []
    var byName: Set<[Int]> = []
    for (session, name) in performed where byName.insert([Int(session), Int(name)]).inserted {
      let place = places[Int(name)]
      if !seen.insert([Int(session), place]).inserted { found[place].sessions -= 1 }
    }
  }
}

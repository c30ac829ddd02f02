package import Training

/// The sums of all sessions that count, or of one exercise in them.
package struct Totals: Hashable, Sendable {
  package var sessions = 0
  /// The number of all sets but warm-ups.
  package var workingSets = 0
  /// The ten-thousandths of working sets of exercises for other muscle groups that count for this one.
  package var secondarySets: Int64 = 0
  /// The number of working sets of one side.
  package var oneSidedSets = 0
  package var warmUps = 0
  /// The number of working sets without a repetition.
  package var failed = 0
  /// The repetitions of working sets.
  package var reps = 0
  package var volume = Volume()
  /// The minutes of the sessions whose duration is known.
  package var minutes = 0
  package var timedSessions = 0

  /// Adds up some of the sessions, as far as the filter of the history chooses them.
  package init(_ history: History, of entries: [History.Entry]) {
    for entry in entries {
      sessions += 1
      if let duration = history.session(entry).duration {
        minutes += duration
        timedSessions += 1
      }
      history.forEachExercise(of: entry) { add($1.sets, $2) }
    }
  }

  package init() {}

  /// The working sets of a muscle group in ten-thousandths: with the shares of others, and a set of one side as half of one.
  package var countedSets: Int64 { Int64(workingSets) * 10_000 - Int64(oneSidedSets) * 5_000 + secondarySets }

  /// Returns the sums of the exercises that share a key, such as a muscle group. A session counts once for each key of
  /// its exercises; its minutes count for none, as their shares are unknown.
  package static func grouped<Key: Hashable>(
    _ history: History, by key: (_ exercise: ExerciseID, _ entry: History.Entry) -> Key
  ) -> [Key: Totals] {
    var groups: [Key: Totals] = [:]
    for entry in history.entries {
      var keys: Set<Key> = []
      history.forEachExercise(of: entry) { exercise, performed, rule in
        guard performed.wasDone else { return }
        let key = key(exercise, entry)
        if keys.insert(key).inserted { groups[key, default: Totals()].sessions += 1 }
        groups[key]?.add(performed.sets, rule)
      }
    }
    return groups
  }

  /// Adds the sums of other sessions and exercises.
  package static func += (left: inout Totals, right: Totals) {
    left.sessions += right.sessions
    left.workingSets += right.workingSets
    left.oneSidedSets += right.oneSidedSets
    left.secondarySets += right.secondarySets
    left.warmUps += right.warmUps
    left.failed += right.failed
    left.reps += right.reps
    left.volume += right.volume
    left.minutes += right.minutes
    left.timedSessions += right.timedSessions
  }

  mutating func add(_ sets: [WorkSet], _ rule: Volume.Rule) {
    for set in sets {
      guard set.isWorking else {
        warmUps += 1
        continue
      }
      workingSets += 1
      if set.isOneSided { oneSidedSets += 1 }
      if set.isFailedAttempt { failed += 1 }
      reps += set.reps ?? 0
      volume += Volume(set, rule)
    }
  }
}

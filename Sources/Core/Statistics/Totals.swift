package import Training

/// The sums of all sessions that count, or of one exercise in them.
package struct Totals: Hashable, Sendable {
  package var sessions = 0
  /// The number of all sets but warm-ups.
  package var workingSets = 0
  package var warmUps = 0
  /// The number of working sets without a repetition.
  package var failed = 0
  /// The repetitions of working sets.
  package var reps = 0
  package var volume = Volume()
  /// The minutes of the sessions whose duration is known.
  package var minutes = 0
  package var timedSessions = 0

  /// Adds up some of the sessions.
  package init(_ history: History, of entries: [History.Entry]) {
    for entry in entries {
      sessions += 1
      if let duration = history.duration(entry) {
        minutes += duration
        timedSessions += 1
      }
      let bodyweight = history.bodyweights.weight(for: history.session(entry))
      history.forEachExercise(of: entry) { add($0, $1.sets, history, bodyweight) }
    }
  }

  package init() {}

  /// Returns the sums of the exercises that share a key, such as a muscle group. A session counts once for each key of
  /// its exercises; its minutes count for none, as their shares are unknown.
  package static func grouped<Key: Hashable>(
    _ history: History, by key: (_ exercise: ExerciseID, _ entry: History.Entry) -> Key
  ) -> [Key: Totals] {
    var groups: [Key: Group] = [:]
    for (number, entry) in history.entries.enumerated() {
      let bodyweight = history.bodyweights.weight(for: history.session(entry))
      history.forEachExercise(of: entry) { exercise, performed in
        guard !performed.isSkipped else { return }
        groups[key(exercise, entry), default: Group()].add(exercise, performed.sets, number, history, bodyweight)
      }
    }
    return groups.mapValues(\.totals)
  }

  private struct Group {
    var totals = Totals()
    /// The number of the session added last.
    private var last = -1

    mutating func add(
      _ exercise: ExerciseID, _ sets: [WorkSet], _ session: Int, _ history: History, _ bodyweight: Weight?
    ) {
      if last != session {
        last = session
        totals.sessions += 1
      }
      totals.add(exercise, sets, history, bodyweight)
    }
  }

  /// Adds the sums of other sessions and exercises.
  package static func += (left: inout Totals, right: Totals) {
    left.sessions += right.sessions
    left.workingSets += right.workingSets
    left.warmUps += right.warmUps
    left.failed += right.failed
    left.reps += right.reps
    left.volume += right.volume
    left.minutes += right.minutes
    left.timedSessions += right.timedSessions
  }

  private mutating func add(
    _ exercise: ExerciseID, _ sets: [WorkSet], _ history: History, _ bodyweight: Weight?
  ) {
    let moved = history.moved(by: exercise, bodyweight: bodyweight)
    for set in sets {
      guard set.isWorking else {
        warmUps += 1
        continue
      }
      workingSets += 1
      if set.isFailedAttempt { failed += 1 }
      reps += set.reps ?? 0
      volume += Volume(set, moved)
    }
  }
}

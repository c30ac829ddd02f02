package import Training

/// Sums over all sessions that count, or over those of one exercise.
package struct Totals: Hashable, Sendable {
  package var sessions = 0
  /// All sets but warm-ups.
  package var workingSets = 0
  package var warmUps = 0
  /// Of working sets.
  package var reps = 0
  package var volume = Volume()
  /// Minutes, over the sessions whose duration is known.
  package var minutes = 0
  package var timedSessions = 0

  /// Over some of the sessions.
  package init(_ history: History, of entries: [History.Entry]) {
    for entry in entries {
      sessions += 1
      if let duration = history.duration(entry) {
        minutes += duration
        timedSessions += 1
      }
      let bodyweight = history.bodyweights.weight(for: history.session(entry))
      for exercise in history.exercises(entry) { add(exercise, history, bodyweight) }
    }
  }

  init() {}

  /// Sums over the exercises that share a key, as of the same muscle group. A session counts once for each key of its
  /// exercises; how its minutes were shared between them nobody knows, so that they are in none.
  package static func grouped<Key: Hashable>(
    _ history: History, by key: (_ exercise: ExerciseID, _ entry: History.Entry) -> Key
  ) -> [Key: Totals] {
    var groups: [Key: Totals] = [:]
    for entry in history.entries {
      let bodyweight = history.bodyweights.weight(for: history.session(entry))
      var seen: Set<Key> = []
      for exercise in history.exercises(entry) where !exercise.performed.isSkipped {
        let key = key(exercise.id, entry)
        if seen.insert(key).inserted { groups[key, default: Totals()].sessions += 1 }
        groups[key, default: Totals()].add(exercise, history, bodyweight)
      }
    }
    return groups
  }

  private mutating func add(
    _ exercise: History.Exercise, _ history: History, _ bodyweight: Weight?
  ) {
    let moved = history.moved(by: exercise.id, bodyweight: bodyweight)
    for set in exercise.sets {
      guard set.isWorking else {
        warmUps += 1
        continue
      }
      workingSets += 1
      reps += set.reps ?? 0
      volume += Volume(set, moved)
    }
  }
}

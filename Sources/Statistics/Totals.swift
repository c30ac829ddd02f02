import Training

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

  package init(_ history: History) { self.init(history, of: history.entries) }

  /// Over some of the sessions.
  package init(_ history: History, of entries: [History.Entry]) {
    for entry in entries {
      let session = history.session(entry)
      let bodyweight = history.bodyweights.weight(for: session)
      sessions += 1
      if let duration = session.duration {
        minutes += duration
        timedSessions += 1
      }
      for exercise in history.exercises(entry) {
        let place = history.place(exercise, of: entry)
        for set in history.sets(exercise, of: entry) {
          guard set.isWorking else {
            warmUps += 1
            continue
          }
          workingSets += 1
          reps += set.reps ?? 0
          volume += history.volume(set, of: place, bodyweight: bodyweight)
        }
      }
    }
  }
}

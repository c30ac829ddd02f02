import JournalFormat
package import Training

/// What the log says of one exercise.
package struct ExerciseStatistics: Sendable {
  /// The place in `ExerciseCatalog.entries`.
  package let exercise: Int
  package var lastDone: Moment { lastSession?.moment ?? Moment(.first) }
  private var lastSession: History.Entry?
  /// Sessions in which it was done.
  package var sessions = 0
  package var workingSets = 0
  package var warmUps = 0
  /// Of working sets.
  package var reps = 0
  package var volume = Volume()
  /// One of each kind, in the order of the kinds.
  package var records: [Record] = []

  /// All exercises that were done, last done first; of the same day by name.
  package static func all(_ history: History) -> [ExerciseStatistics] {
    // By place in the catalog, so that each is changed where it stands.
    var found = history.catalog.entries.indices.map { ExerciseStatistics(exercise: $0) }
    for entry in history.entries {
      let bodyweight = history.bodyweights.weight(for: history.session(entry))
      for exercise in history.exercises(entry) where !exercise.isSkipped {
        let place = history.place(exercise, of: entry)
        if found[place].sessions == 0 || found[place].lastSession != entry {
          found[place].sessions += 1
          found[place].lastSession = entry
        }
        for set in history.sets(exercise, of: entry) {
          found[place].add(set, at: entry.moment, history.volume(set, of: place, bodyweight: bodyweight))
        }
      }
    }
    let names = history.catalog.entries
    return found.filter { $0.sessions > 0 }.sorted {
      if $0.lastDone.date != $1.lastDone.date { return $0.lastDone.date > $1.lastDone.date }
      return (nameKey(names[$0.exercise].name), $0.exercise) < (nameKey(names[$1.exercise].name), $1.exercise)
    }
  }

  private init(exercise: Int) { self.exercise = exercise }

  /// Sets come oldest first, so that of equal ones the latest holds the record.
  private mutating func add(_ set: WorkSet, at moment: Moment, _ moved: Volume) {
    guard set.isWorking else {
      warmUps += 1
      return
    }
    workingSets += 1
    reps += set.reps ?? 0
    volume += moved
    guard Record.canHold(set) else { return }
    let kind = RecordKind(set)
    guard let place = records.firstIndex(where: { $0.kind == kind }) else {
      records.append(Record(set, at: moment))
      records.sort { $0.kind < $1.kind }
      return
    }
    if !Record.isBetter(records[place].set, than: set) { records[place] = Record(set, at: moment) }
  }
}

import JournalFormat
package import Training

/// What the log says of one exercise.
package struct ExerciseStatistics: Sendable {
  /// The place in `ExerciseCatalog.entries`.
  package let exercise: Int
  package var lastDone: Moment
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
    var found: [Int: ExerciseStatistics] = [:]
    for entry in history.entries {
      let bodyweight = history.bodyweights.weight(for: history.session(entry))
      var doneHere: Set<Int> = []
      for exercise in history.exercises(entry) where !exercise.isSkipped {
        let place = history.place(exercise, of: entry)
        var statistics = found[place] ?? ExerciseStatistics(exercise: place, lastDone: entry.moment)
        statistics.lastDone = entry.moment
        if doneHere.insert(place).inserted { statistics.sessions += 1 }
        for set in history.sets(exercise, of: entry) {
          statistics.add(set, at: entry.moment, history.volume(set, of: place, bodyweight: bodyweight))
        }
        found[place] = statistics
      }
    }
    let names = history.catalog.entries
    return found.values.sorted {
      if $0.lastDone.date != $1.lastDone.date { return $0.lastDone.date > $1.lastDone.date }
      return (nameKey(names[$0.exercise].name), $0.exercise) < (nameKey(names[$1.exercise].name), $1.exercise)
    }
  }

  private init(exercise: Int, lastDone: Moment) {
    self.exercise = exercise
    self.lastDone = lastDone
  }

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

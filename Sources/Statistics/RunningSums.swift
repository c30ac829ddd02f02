package import Format
package import Training

/// Adds logs up one after the other, so that no log need be kept, nor what it says.
package struct RunningSums: Sendable {
  private(set) var totals = Totals()
  /// By the numbers of exercises, as is what follows.
  private var exercises: [ExerciseStatistics] = []
  /// How often the written volume of each counts.
  private var factors: [Int64] = []
  /// The last log that has each.
  private var lastLog: [Int] = []
  private var logs = 0
  /// What these sets moved is known when all notes of body weight are.
  private var onBodyweight: [(exercise: ExerciseID, sets: LogTally.OnBodyweight)] = []

  package init() {}

  /// Adds a log whose names are of these exercises of a catalog, which may grow from log to log.
  package mutating func add(_ tally: LogTally, _ ids: [ExerciseID?], _ catalog: ExerciseCatalog) {
    makeRoom(catalog)
    totals.sessions += tally.sessions
    totals.minutes += tally.minutes
    totals.timedSessions += tally.timedSessions
    var hasShared = false
    let theirs = tally.exercises.span
    for name in theirs.indices where theirs[name].sessions > 0 {
      guard let place = ids[name]?.number else { continue }
      hasShared = hasShared || lastLog[place] == logs
      lastLog[place] = logs
      exercises[place].add(theirs, name, log: logs, volumeTimes: factors[place])
    }
    if hasShared { countOnce(tally.performed, ids) }
    for sets in tally.onBodyweight { if let id = ids[sets.name] { onBodyweight.append((id, sets)) } }
    logs += 1
  }

  /// Those that were done.
  func exercises(_ catalog: ExerciseCatalog, _ bodyweights: Bodyweights) -> [ExerciseStatistics] {
    var all = exercises
    for (exercise, sets) in onBodyweight {
      let rule = Volume.Rule(
        bodyweight: sets.bodyweight ?? bodyweights.weight(at: sets.moment),
        isPerHand: catalog[exercise].isPerHand, isPerSide: catalog[exercise].isPerSide)
      all[exercise.number].volume.add(onBodyweight: sets.added, sets: sets.sets, reps: sets.reps, rule)
    }
    return all.filter { $0.sessions > 0 }
  }

  private mutating func makeRoom(_ catalog: ExerciseCatalog) {
    if exercises.count == catalog.entries.count { return }
    for entry in catalog.entries.dropFirst(exercises.count) {
      factors.append((entry.isPerHand ? 2 : 1) * (entry.isPerSide ? 2 : 1))
      exercises.append(ExerciseStatistics(ExerciseID(exercises.count)))
      lastLog.append(-1)
    }
  }

  /// A session in which an exercise was done under two of its names is one session.
  private mutating func countOnce(_ performed: [(session: Int32, name: Int32)], _ ids: [ExerciseID?]) {
    var seen: Set<[Int]> = []
    var byName: Set<[Int]> = []
    for (session, name) in performed where byName.insert([Int(session), Int(name)]).inserted {
      guard let place = ids[Int(name)]?.number else { continue }
      if !seen.insert([Int(session), place]).inserted { exercises[place].sessions -= 1 }
    }
  }
}

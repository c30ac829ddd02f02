import Grammar
package import Statistics
package import Training

extension PlanProgress {
  /// The exercises that are to grow by a load of which nobody knows where it begins, but for those in percent.
  package var exercisesWithoutLoad: [String] {
    var names: [String] = []
    for place in file.plan.exercises.indices {
      guard case .load? = file.plan.exercises[place].rule.add else { continue }
      let next = next(of: place)
      if case .noTrainingMax = next.proposal.reason { continue }
      let isOpen = next.sets.contains { $0.isWorking && !$0.isLoaded }
      if isOpen, !names.contains(next.name) { names.append(next.name) }
    }
    return names
  }
}

/// A plan trained by its own rules for some weeks: each session is the next one of those before.
package struct Simulation: Sendable {
  package struct Session: Sendable {
    package let date: CivilDate
    /// From 1.
    package let week: Int
    package let title: String?
    package let exercises: [(planned: PlannedExercise, name: String, sets: [WorkSet], missed: Bool)]
  }

  package private(set) var sessions: [Session] = []

  /// Simulates the sessions of some weeks from the day of `progress` on, the first of them the next one. The last
  /// set of each exercise misses its target with a chance of `miss` in ten thousand; the same seed leads to the same
  /// misses.
  package init(_ progress: PlanProgress, weeks: Int, perWeek: Int, miss: Int, seed: UInt64) {
    var progress = progress
    var random = SplitMix(state: seed)
    let (start, perWeek) = (progress.today, max(1, min(perWeek, 7)))
    for number in 0..<max(0, weeks) * perWeek {
      let date = start.adding(days: number / perWeek * 7 + number % perWeek * 7 / perWeek)
      progress.today = date
      guard let day = progress.nextDay, let next = progress.session(ofDay: day) else { return }
      var done: [(planned: PlannedExercise, name: String, sets: [WorkSet], missed: Bool)] = []
      for exercise in next.exercises {
        let isMissed = random.next(below: 10_000) < miss
        done.append((exercise.planned, exercise.name, Simulation.sets(exercise, isMissed), isMissed))
      }
      progress.add(Moment(date), day: day, done.map { ($0.name, $0.sets) })
      sessions.append(Session(date: date, week: number / perWeek + 1, title: next.title, exercises: done))
    }
  }

  /// The sets as planned; of as many reps as possible so many that something is added. At a miss one rep less in the last set,
  /// or a tenth less of its time or distance.
  private static func sets(_ exercise: NextExercise, _ isMissed: Bool) -> [WorkSet] {
    var sets = exercise.sets
    let working = sets.indices.filter { sets[$0].isWorking }
    if !isMissed, let least = exercise.planned.rule.bonuses.first?.least,
      let deciding = exercise.planned.target.decidingSet, working.indices.contains(deciding)
    {
      let place = working[deciding]
      sets[place].amount = .reps(max(Int32(clamping: sets[place].reps ?? 0), least))
    }
    guard isMissed, var last = sets.last else { return sets }
    switch last.amount {
    case .reps(let reps): last.amount = .reps(max(reps, 1) - 1)
    case .time(let time): last.amount = .time(Elapsed(hundredths: time.hundredths / 10 * 9))
    case .distance(let distance, let time):
      last.amount = .distance(Distance(hundredths: distance.hundredths / 10 * 9, distance.unit), in: time)
    }
    return sets.dropLast() + [last]
  }
}

/// SplitMix64 (Steele, Lea, Flood 2014): the same on every machine.
private struct SplitMix {
  var state: UInt64

  mutating func next(below limit: UInt64) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % limit)
  }
}

import Grammar
import Text
package import Statistics
package import Training

/// The next set of a session under way.
package struct Turn: Sendable {
  /// The index of the exercise in `Plan.exercises`.
  package let place: Int
  package let exercise: NextExercise
  /// The number of the set among `exercise.sets`, from 1.
  package let number: Int
  package let set: WorkSet
  /// The sets of the exercise in this session so far.
  package let done: [WorkSet]
  /// The number of sets, done and still to do.
  package let count: Int

  /// True for a set of an exercise whose load is not known yet.
  package var awaitsLoad: Bool {
    !set.isLoaded && set.reps != nil && exercise.planned.isLoaded && !done.contains(where: \.isWorking)
      && exercise.lastSets.allSatisfy(\.isLoaded)
  }

  /// True for a set that asks only for as many reps as possible, `1+`.
  package var awaitsReps: Bool {
    exercise.proposal.sets.dropFirst(number - 1).prefix(1).contains(where: \.asksForAll) && set.reps == 1
  }

  /// True for an exercise that was never done.
  package var isFirst: Bool { exercise.lastSets.isEmpty && !done.contains(where: \.isWorking) }
}

extension PlanProgress {
  /// The first exercise of a day with sets left in a session; of those in turns the one with the fewest done. Nil where
  /// everything was done, skipped or left. An alternative is meant where the session has sets of it, or where `swapped` has
  /// it for the place of the exercise.
  package func turn(ofDay day: Int, in session: Session, swapped: [Int: String] = [:], left: Set<Int> = []) -> Turn? {
    guard days.indices.contains(day) else { return nil }
    var best: (turn: Turn, group: Int)?
    var group = 0
    for place in days[day].exercises {
      if !file.plan.exercises[place].isSuperset { group += 1 }
      if let best, best.group != group { break }
      guard !left.contains(place), let turn = turn(of: place, in: session, swapped[place]) else { continue }
      if best.map({ turn.number < $0.turn.number }) ?? true { best = (turn, group) }
    }
    return best?.turn
  }

  /// The exercises of a day that a session began before the one that it did last, but not those in turns with that.
  package func passed(ofDay day: Int, in session: Session) -> [Int] {
    guard days.indices.contains(day), let line = session.exercises.lastIndex(where: { !$0.sets.isEmpty }),
      let last = days[day].exercises.first(where: { lines(of: $0, in: session).contains(line) })
    else { return [] }
    let first = days[day].exercises.last { $0 <= last && !file.plan.exercises[$0].isSuperset } ?? last
    let turns = session.exercises[...line].lastIndex { !$0.isSuperset } ?? line
    return days[day].exercises.filter { place in
      place < first && name(of: place, in: session) != nil && lines(of: place, in: session).allSatisfy { $0 < turns }
    }
  }

  /// The name by which an exercise of the plan was done in a session; nil where it was not.
  package func name(of place: Int, in session: Session) -> String? {
    guard let done = own(place, in: session).last(where: { !$0.sets.isEmpty })?.name else { return nil }
    return names(of: place).first { isOne($0, done) }
  }

  private func turn(of place: Int, in session: Session, _ swapped: String?) -> Turn? {
    let own = own(place, in: session)
    if own.contains(where: \.isSkipped) { return nil }
    let exercise = next(of: place, choosing: name(of: place, in: session) ?? swapped)
    let (sets, done) = (exercise.sets, own.flatMap(\.sets))
    // Open sets of the session go before the sets of the plan.
    let open = own.flatMap(\.openSets)
    if let set = open.first(where: { $0.isWorking || !done.contains(where: \.isWorking) }) {
      let number = done.count + 1 + (open.firstIndex(of: set) ?? 0)
      return Turn(
        place: place, exercise: exercise, number: number, set: set, done: done, count: done.count + open.count)
    }
    // Warm-ups beyond the planned ones are nobody's turn, and planned ones are over once work began.
    let warmUps = sets.indices.filter { !sets[$0].isWorking }
    let work = sets.indices.filter { sets[$0].isWorking }
    let sided = done.count { $0.isWorking && $0.isOneSided }
    let doneWork = done.count(where: \.isWorking) - sided + (sided + 1) / 2
    let next = doneWork == 0 ? warmUps.dropFirst(done.count).first ?? work.first : work.dropFirst(doneWork).first
    guard let next else { return nil }
    var set = sets[next]
    if !set.isLoaded, let last = done.last(where: \.isWorking) { set.load = last.load }
    return Turn(place: place, exercise: exercise, number: next + 1, set: set, done: done, count: sets.count)
  }
}

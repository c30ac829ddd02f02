import Format
import Text
package import Training

/// What comes next in a session under way: one set of one exercise.
package struct Turn: Sendable {
  /// Of the exercise in `Plan.exercises`.
  package let place: Int
  package let exercise: NextExercise
  /// Of the set among `exercise.sets`, from 1.
  package let number: Int
  package let set: WorkSet
  /// What was done of the exercise in this session.
  package let done: [WorkSet]

  package var count: Int { exercise.sets.count }
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

  /// The name by which an exercise of the plan was done in a session; nil where it was not.
  package func name(of place: Int, in session: Session) -> String? {
    own(place, in: session).last { !$0.sets.isEmpty }?.name
  }

  private func own(_ place: Int, in session: Session) -> [PerformedExercise] {
    let planned = file.plan.exercises[place]
    let keys = ([planned.name.value] + alternatives(of: place)).map(nameKey)
    return session.exercises.filter { keys.contains(nameKey($0.name)) }
  }

  private func turn(of place: Int, in session: Session, _ swapped: String?) -> Turn? {
    let own = own(place, in: session)
    if own.contains(where: \.isSkipped) { return nil }
    let exercise = next(of: place, choosing: name(of: place, in: session) ?? swapped)
    let (sets, done) = (exercise.sets, own.flatMap(\.sets))
    // Warm-ups beyond the planned ones are nobody's turn, and planned ones are over once work began.
    let warmUps = sets.indices.filter { !sets[$0].isWorking }
    let work = sets.indices.filter { sets[$0].isWorking }
    let doneWork = done.count(where: \.isWorking)
    let next = doneWork == 0 ? warmUps.dropFirst(done.count).first ?? work.first : work.dropFirst(doneWork).first
    guard let next else { return nil }
    var set = sets[next]
    if !set.isLoaded, let last = done.last(where: \.isWorking) { set.load = last.load }
    return Turn(place: place, exercise: exercise, number: next + 1, set: set, done: done)
  }
}

import Format
import Text
package import Training

/// The heaviest weight of an exercise for at least so many reps in one set: who lifts 100 kg five times has lifted it
/// three times too. Sets in parts don't count, as nobody rested in the middle of a triple.
package struct RepRecord: Sendable {
  package static let counts = [1, 3, 5, 8, 10]

  /// One of `counts`.
  package let reps: Int
  package let set: WorkSet
  package let moment: Moment

  /// By exercise, in the order of `counts`; a count that was never reached is left out.
  package static func all(_ history: History) -> [ExerciseID: [RepRecord]] {
    var best: [[RepRecord?]] = Array(repeating: [], count: history.catalog.entries.count)
    history.forEachSet { entry, exercise, set in
      guard set.weight != nil, let reps = set.reps, set.isWorking, !set.marks.contains(.cluster) else { return }
      let place = exercise.number
      if best[place].isEmpty { best[place] = Array(repeating: nil, count: counts.count) }
      for (number, count) in counts.enumerated() where count <= reps {
        if let known = best[place][number], Record.isBetter(known.set, than: set) { continue }
        best[place][number] = RepRecord(reps: count, set: set, moment: entry.moment)
      }
    }
    var known: [ExerciseID: [RepRecord]] = [:]
    for (place, records) in best.enumerated() {
      let reached = records.compactMap(\.self)
      if !reached.isEmpty { known[ExerciseID(place)] = reached }
    }
    return known
  }
}

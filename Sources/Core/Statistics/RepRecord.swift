import Grammar
import Text
package import Training

/// The heaviest weight of an exercise for at least a number of reps in one set: 100 kg lifted five times was lifted
/// three times too. Clusters don't count, as a triple has no break in it.
package struct RepRecord: Sendable {
  package static let counts = [1, 3, 5, 8, 10]

  /// The number of reps, one of `counts`.
  package let reps: Int
  package let set: WorkSet
  package let moment: Moment
  /// The moment of the first set as good; earlier than `moment` if it was equalled later.
  package let first: Moment

  /// Returns the records of each exercise, in the order of `counts`, without counts that no set reached.
  package static func all(_ history: History) -> [ExerciseID: [RepRecord]] {
    var best: [[RepRecord?]] = Array(repeating: [], count: history.catalog.entries.count)
    history.forEachSet { entry, exercise, set in
      guard set.weight != nil, let reps = set.reps, set.isWorking, !set.marks.contains(.cluster) else { return }
      let index = exercise.number
      if best[index].isEmpty { best[index] = Array(repeating: nil, count: counts.count) }
      for (number, count) in counts.enumerated() where count <= reps {
        let known = best[index][number]
        if let known, Record.isBetter(known.set, than: set) { continue }
        let isEqualled = known.map { !Record.isBetter(set, than: $0.set) } ?? false
        best[index][number] = RepRecord(
          reps: count, set: set, moment: entry.moment,
          first: isEqualled ? known?.first ?? entry.moment : entry.moment)
      }
    }
    var known: [ExerciseID: [RepRecord]] = [:]
    for (index, records) in best.enumerated() {
      let reached = records.compactMap(\.self)
      if !reached.isEmpty { known[ExerciseID(index)] = reached }
    }
    return known
  }
}

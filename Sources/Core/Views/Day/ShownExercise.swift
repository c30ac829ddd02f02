import Statistics
package import Training

/// An exercise of a session with all its lines together, in the order of the first.
package struct ShownExercise {
  package struct ShownSet {
    package let set: WorkSet
    /// The 1-based number among the working sets of the exercise; nil for a warm-up.
    package let number: Int?
    /// The minutes since the end of the set before it in the session, if both were noted, across midnight too.
    let minutesAfter: Int?
    let notes: [String]
  }

  package let id: ExerciseID
  package private(set) var isSuperset: Bool
  private(set) var isSkipped: Bool
  package private(set) var sets: [ShownSet] = []
  /// The sets that are still to be done, or never were.
  package private(set) var openSets: [WorkSet] = []
  private var workingSets = 0
  private(set) var volume = Volume()
  /// The notes on the whole exercise.
  package private(set) var notes: [String] = []

  static func all(_ history: History, _ entry: History.Entry) -> [ShownExercise] {
    var result: [ShownExercise] = []
    var indices: [ExerciseID: Int] = [:]
    var lastEnd: TimeOfDay?
    history.forEachExercise(of: entry, all: true) { id, performed, rule in
      let index = indices[id] ?? result.count
      if index == result.count {
        indices[id] = index
        result.append(
          ShownExercise(id: id, isSuperset: performed.isSuperset, isSkipped: performed.isSkipped))
      }
      result[index].isSkipped = result[index].isSkipped && performed.isSkipped
      result[index].openSets += performed.openSets
      let notes = performed.notesBySet
      for (number, set) in performed.sets.enumerated() {
        // Half a day or more is not a rest, but a wrong time.
        let rest = lastEnd.flatMap { last in set.completedAt.map { (Int($0.minutes - last.minutes) + 1440) % 1440 } }
        let after = rest.flatMap { $0 < 720 ? $0 : nil }
        lastEnd = set.completedAt ?? lastEnd
        result[index].add(set, after: after, notes: notes[number] ?? [])
      }
      result[index].volume += Volume(performed.sets, rule)
      result[index].notes += performed.notes
    }
    return result
  }

  private mutating func add(_ set: WorkSet, after minutes: Int?, notes: [String]) {
    if set.isWorking { workingSets += 1 }
    sets.append(
      ShownSet(set: set, number: set.isWorking ? workingSets : nil, minutesAfter: minutes, notes: notes))
  }
}

extension PerformedExercise {
  /// The remarks on single sets, by the index of the set.
  package var notesBySet: [Int: [String]] {
    remarks.reduce(into: [:]) { notes, remark in
      if let set = remark.set { notes[set, default: []].append(remark.text) }
    }
  }
}

package import Training

/// The steps by which a record of an exercise grew.
package struct RecordHistory: Sendable {
  /// A session whose best set beat everything before it.
  package struct Step: Sendable {
    package let entry: History.Entry
    package let set: WorkSet
    /// The record before the step; nil for the first.
    package let previous: WorkSet?
  }

  package let exercise: ExerciseID
  /// The steps, oldest first, at most one a session.
  package private(set) var steps: [Step]
  /// The latest of equal sets, which may be later than the last step.
  package private(set) var current: Record

  package var kind: RecordKind { current.kind }

  init(_ exercise: ExerciseID, _ set: WorkSet, _ entry: History.Entry) {
    self.exercise = exercise
    steps = [Step(entry: entry, set: set, previous: nil)]
    current = Record(set, at: entry.moment)
  }

  /// Adds the best set of a later session.
  mutating func add(_ set: WorkSet, _ entry: History.Entry) {
    if Record.isBetter(set, than: current.set) {
      steps.append(Step(entry: entry, set: set, previous: current.set))
    }
    current = Record.better(current, set, at: entry.moment)
  }

  /// Returns the records that each session beat, in the order of the catalog and of the kinds; a first set beats none.
  package static func beaten(_ history: History) -> [History.Entry: [(exercise: ExerciseID, step: Step)]] {
    var beaten: [History.Entry: [(exercise: ExerciseID, step: Step)]] = [:]
    for record in history.pasts.flatMap(\.records) {
      for step in record.steps where step.previous != nil {
        beaten[step.entry, default: []].append((record.exercise, step))
      }
    }
    return beaten
  }
}

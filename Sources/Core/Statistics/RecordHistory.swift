import Grammar
import Text
package import Training

/// The steps by which a record of an exercise grew.
package struct RecordHistory: Sendable {
  /// A session whose best set beat everything before it.
  package struct Step: Sendable {
    package let entry: History.Entry
    package fileprivate(set) var set: WorkSet
    /// The record before the step; nil for the first.
    package let previous: WorkSet?
  }

  package let exercise: ExerciseID
  package let kind: RecordKind
  /// The steps, oldest first, at most one a session.
  package private(set) var steps: [Step] = []
  /// The latest of equal sets, which may be later than the last step.
  package private(set) var current: Record
  /// The latest session with a set of the kind, and the record before it.
  private var session: History.Entry
  private var before: WorkSet?

  /// Returns all records of all exercises, in the order of the catalog and of the kinds.
  package static func all(_ history: History) -> [RecordHistory] {
    var records: [RecordHistory] = []
    // The index of each exercise and kind in `records`; -1 for none.
    var indices = Array(repeating: -1, count: history.catalog.entries.count * RecordKind.count)
    history.forEachSet { entry, exercise, set in
      guard Record.canHold(set) else { return }
      let kind = RecordKind(set)
      let number = exercise.number * RecordKind.count + kind.number
      if indices[number] >= 0 {
        records[indices[number]].add(set, entry)
      } else {
        indices[number] = records.count
        records.append(RecordHistory(exercise, kind, set, entry))
      }
    }
    return records.sorted { ($0.exercise, $0.kind) < ($1.exercise, $1.kind) }
  }

  /// Returns the records that each session beat, in the order of the catalog and of the kinds; a first set beats none.
  package static func beaten(_ history: History) -> [History.Entry: [(exercise: ExerciseID, step: Step)]] {
    var beaten: [History.Entry: [(exercise: ExerciseID, step: Step)]] = [:]
    for record in all(history) {
      for step in record.steps where step.previous != nil {
        beaten[step.entry, default: []].append((record.exercise, step))
      }
    }
    return beaten
  }
}

extension RecordHistory {
  private init(_ exercise: ExerciseID, _ kind: RecordKind, _ set: WorkSet, _ entry: History.Entry) {
    self.exercise = exercise
    self.kind = kind
    steps = [Step(entry: entry, set: set, previous: nil)]
    current = Record(set, at: entry.moment)
    session = entry
  }

  /// Adds a set of the latest session or of a later one; a session's best set counts, the last of equal ones.
  private mutating func add(_ set: WorkSet, _ entry: History.Entry) {
    if session != entry {
      session = entry
      before = current.set
    }
    guard !Record.isBetter(current.set, than: set) else { return }
    if steps.last?.entry == entry {
      steps[steps.count - 1].set = set
    } else if let before, Record.isBetter(set, than: before) {
      steps.append(Step(entry: entry, set: set, previous: before))
    }
    current = Record(set, at: entry.moment)
  }
}

package import Training

/// The statistics of one exercise in the sessions of a history.
package struct ExerciseStatistics: Sendable {
  package let exercise: ExerciseID
  /// The moment of the last session with the exercise.
  package private(set) var lastDone = Moment(.first)
  /// The number of sessions with the exercise.
  package private(set) var sessions = 0
  package private(set) var workingSets = 0
  package private(set) var warmUps = 0
  /// The number of working sets without a repetition.
  package private(set) var failed = 0
  /// The repetitions of the working sets.
  package private(set) var reps = 0
  package private(set) var volume = Volume()
  /// The best set of each kind so far.
  private var best: [Record] = []
  /// The session added last.
  private var session: SessionID?

  init(_ exercise: ExerciseID) { self.exercise = exercise }

  /// The records, one a kind, in the order of the kinds.
  package var records: [Record] { best.sorted { $0.kind < $1.kind } }

  /// Adds a line of a session that is no older than the sessions before; the later of equal sets holds the record.
  mutating func add(_ sets: [WorkSet], of entry: History.Entry, _ rule: Volume.Rule) {
    if session != entry.id { sessions += 1 }
    (session, lastDone) = (entry.id, entry.moment)
    for set in sets {
      guard set.isWorking else {
        warmUps += 1
        continue
      }
      workingSets += 1
      reps += set.reps ?? 0
      volume += Volume(set, rule)
      if Record.canHold(set) { keep(Record(set, at: entry.moment)) } else { failed += 1 }
    }
  }

  private mutating func keep(_ new: Record) {
    let kind = new.kind
    guard let index = best.firstIndex(where: { $0.kind == kind }) else { return best.append(new) }
    if !Record.isBetter(best[index].set, than: new.set) { best[index] = new }
  }
}

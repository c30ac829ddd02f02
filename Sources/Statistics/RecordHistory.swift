package import Training

/// How a record of an exercise came to be what it is.
package struct RecordHistory: Sendable {
  /// A session whose best set beat everything before it.
  package struct Step: Sendable {
    package let entry: History.Entry
    package let set: WorkSet
    /// What it beat; nil the first time.
    package let previous: WorkSet?
  }

  /// The place in `ExerciseCatalog.entries`.
  package let exercise: Int
  package let kind: RecordKind
  /// Oldest first, at most one a session.
  package private(set) var steps: [Step] = []
  /// Among equal sets the latest, so that it may be later than the last step.
  package private(set) var current: Record

  /// Every record of every exercise, in the order of the catalog and of the kinds.
  package static func all(_ history: History) -> [RecordHistory] {
    var found: [Key: RecordHistory] = [:]
    for entry in history.entries {
      for (key, set) in bests(of: entry, history) {
        if found[key]?.add(set, entry) == nil { found[key] = RecordHistory(key, set, entry) }
      }
    }
    return found.values.sorted { ($0.exercise, $0.kind) < ($1.exercise, $1.kind) }
  }

  /// The records that each session beat, in the order of the catalog and of the kinds; a first time is none.
  package static func beaten(_ history: History) -> [History.Entry: [(exercise: Int, step: Step)]] {
    var beaten: [History.Entry: [(exercise: Int, step: Step)]] = [:]
    for record in all(history) {
      for step in record.steps where step.previous != nil {
        beaten[step.entry, default: []].append((record.exercise, step))
      }
    }
    return beaten
  }
}

extension RecordHistory {
  struct Key: Hashable {
    let exercise: Int
    let kind: RecordKind
  }

  private init(_ key: Key, _ set: WorkSet, _ entry: History.Entry) {
    exercise = key.exercise
    kind = key.kind
    steps = [Step(entry: entry, set: set, previous: nil)]
    current = Record(set, at: entry.moment)
  }

  /// The best set of a later session.
  private mutating func add(_ set: WorkSet, _ entry: History.Entry) {
    guard !Record.isBetter(current.set, than: set) else { return }
    if Record.isBetter(set, than: current.set) {
      steps.append(Step(entry: entry, set: set, previous: current.set))
    }
    current = Record(set, at: entry.moment)
  }

  /// Of each exercise and kind the session's best set, among equal ones the last.
  static func bests(of entry: History.Entry, _ history: History) -> [Key: WorkSet] {
    var bests: [Key: WorkSet] = [:]
    for exercise in history.exercises(entry) {
      let place = history.place(exercise, of: entry)
      for set in history.sets(exercise, of: entry) where Record.canHold(set) {
        let key = Key(exercise: place, kind: RecordKind(set))
        if let best = bests[key], Record.isBetter(best, than: set) { continue }
        bests[key] = set
      }
    }
    return bests
  }
}

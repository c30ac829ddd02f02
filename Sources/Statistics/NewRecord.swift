import JournalFormat
package import Training

/// A record that a session set: its best set of a kind, where it beats everything before it.
package struct NewRecord: Sendable {
  /// The place in `ExerciseCatalog.entries`.
  package let exercise: Int
  package let set: WorkSet
  /// What it beat; a first time is no record.
  package let previous: WorkSet

  /// The records of one session, in the order of its exercises and of the kinds.
  package static func all(in entry: History.Entry, _ history: History) -> [NewRecord] {
    var bests: [Key: WorkSet] = [:]
    for earlier in history.entries.prefix(while: { $0.place != entry.place }) {
      add(earlier, history, to: &bests)
    }
    var mine: [Key: WorkSet] = [:]
    add(entry, history, to: &mine)
    return mine.keys.sorted().compactMap { key in
      guard let set = mine[key], let previous = bests[key], Record.isBetter(set, than: previous) else {
        return nil
      }
      return NewRecord(exercise: key.exercise, set: set, previous: previous)
    }
  }

  private struct Key: Hashable, Comparable {
    let exercise: Int
    let kind: RecordKind

    static func < (left: Key, right: Key) -> Bool {
      (left.exercise, left.kind) < (right.exercise, right.kind)
    }
  }

  private static func add(_ entry: History.Entry, _ history: History, to bests: inout [Key: WorkSet]) {
    for exercise in history.exercises(entry) {
      let place = history.place(exercise, of: entry)
      for set in history.sets(exercise, of: entry) where Record.canHold(set) {
        let key = Key(exercise: place, kind: RecordKind(set))
        if bests[key].map({ Record.isBetter(set, than: $0) }) ?? true { bests[key] = set }
      }
    }
  }
}

extension History.Entry {
  fileprivate var place: [Int] { [log, session] }
}

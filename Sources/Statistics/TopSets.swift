import Training

/// The best set of each session in which an exercise was done, of the one kind that most of its sessions have.
package struct TopSets: Sendable {
  package let kind: RecordKind
  /// Oldest first.
  package let sets: [Record]

  /// Nil where it was never done.
  package init?(of exercise: Int, _ history: History) {
    var sessions: [RecordKind: [Record]] = [:]
    for entry in history.entries {
      for (key, set) in RecordHistory.bests(of: entry, history) where key.exercise == exercise {
        sessions[key.kind, default: []].append(Record(set, at: entry.moment))
      }
    }
    guard let most = sessions.max(by: { ($0.value.count, $1.key) < ($1.value.count, $0.key) }) else {
      return nil
    }
    kind = most.key
    sets = most.value
  }
}

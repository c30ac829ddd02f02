package import Training

/// The best set of an exercise in each session, of the kind that most of its sessions have.
package struct TopSets: Sendable {
  package let kind: RecordKind
  /// The sets, oldest first.
  package let sets: [Record]

  /// Finds the sets; nil if the exercise was never done.
  package init?(of exercise: ExerciseID, _ history: History) {
    var sessions: [RecordKind: [Record]] = [:]
    for entry in history.entries {
      var bests: [RecordKind: WorkSet] = [:]
      history.forEachExercise(of: entry) { id, performed in
        guard id == exercise else { return }
        for set in performed.sets where Record.canHold(set) {
          let kind = RecordKind(set)
          if let best = bests[kind], Record.isBetter(best, than: set) { continue }
          bests[kind] = set
        }
      }
      for (kind, set) in bests { sessions[kind, default: []].append(Record(set, at: entry.moment)) }
    }
    guard let most = sessions.max(by: { ($0.value.count, $1.key) < ($1.value.count, $0.key) }) else {
      return nil
    }
    kind = most.key
    sets = most.value
  }
}

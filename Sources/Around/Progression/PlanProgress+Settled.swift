package import Statistics
package import Training

extension PlanProgress {
  /// The days after which sets say nothing of what can be lifted today.
  static let windowOfEfforts = 42

  /// True if no session before `first` changes what an exercise of the plan asks for next.
  package func isSettled(_ one: ExerciseTrack, from first: CivilDate) -> Bool {
    var track = one.track
    if track.way == .percent, let max = track.trainingMax, max.since < first { return false }
    if isWindow(from: first) { return true }
    guard areDaysSettled(from: first) else { return false }
    track.done.removeAll { $0.date < first }
    // The alternative that was done last is known, too.
    guard let last = track.done.last else { return false }
    switch track.way {
    case .percent: return true
    case .effort:
      return first <= today.adding(days: -PlanProgress.windowOfEfforts) && last.workingSets.contains(where: \.isLoaded)
    case .log: return track.lastOfNoMiss(in: track.counted) != nil || track.rule.since.map { first <= $0 } ?? false
    }
  }
}

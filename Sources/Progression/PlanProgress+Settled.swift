package import Training

/// How far back a log has to be read. All sessions from `first` on are known, of those before it perhaps some: they change nothing
/// any more.
extension PlanProgress {
  /// Nothing of which day comes next.
  package func isNextDaySettled(from first: CivilDate) -> Bool {
    sessions.contains { $0.day != nil && $0.moment.date >= first } || isWindow(from: first)
  }

  /// Nothing of what an exercise of the plan asks for next.
  package func isSettled(_ one: ExerciseTrack, from first: CivilDate) -> Bool {
    var track = one.track
    if track.way == .percent, let max = track.trainingMax, max.since < first { return false }
    if isWindow(from: first) { return true }
    track.done.removeAll { $0.date < first }
    // Which of the alternatives was done last is known, too.
    guard let last = track.done.last, !last.workingSets.isEmpty else { return false }
    switch track.way {
    case .percent: return true
    case .effort:
      return first <= today.adding(days: -PlanProgress.windowOfEfforts) && last.workingSets.contains(where: \.isLoaded)
    case .log: return track.lastOfNoMiss(in: track.counted) != nil || track.rule.since.map { first <= $0 } ?? false
    }
  }

  private func isWindow(from first: CivilDate) -> Bool { first <= today.adding(days: -PlanProgress.window) }
}

package import Training

/// The bound of the log that has to be read: sessions before it change nothing any more.
extension PlanProgress {
  /// Nothing of which day comes next.
  package func isNextDaySettled(from first: CivilDate) -> Bool {
    isWindow(from: first) || known(from: first).cycle.isKnown
  }

  /// Nothing of what an exercise of the plan asks for next.
  package func isSettled(_ one: ExerciseTrack, from first: CivilDate) -> Bool {
    var track = one.track
    if track.way == .percent, let max = track.trainingMax, max.since < first { return false }
    if isWindow(from: first) { return true }
    guard known(from: first).days else { return false }
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

  /// The cycle as far as sessions from `first` on tell of it, and whether they tell of which day each of them was.
  private func known(from first: CivilDate) -> (cycle: DayCycle, days: Bool) {
    var cycle = newCycle
    var days = true
    for session in sessions where session.moment.date >= first {
      if session.candidates.count > 1, !cycle.isKnown {
        days = false
        cycle = newCycle
      } else {
        cycle.add(session)
      }
    }
    return (cycle, days)
  }

  private func isWindow(from first: CivilDate) -> Bool { first <= today.adding(days: -PlanProgress.window) }
}

package import Training

/// The bound of the log that has to be read: sessions before it change nothing any more.
extension PlanProgress {
  /// True if no session before `first` changes which day comes next.
  package func isNextDaySettled(from first: CivilDate) -> Bool {
    isWindow(from: first) || known(from: first).cycle.isKnown
  }

  /// True if the sessions from `first` on tell of which day each of them was.
  package func areDaysSettled(from first: CivilDate) -> Bool { known(from: first).days }

  /// True if all sessions that count for days are from `first` on.
  package func isWindow(from first: CivilDate) -> Bool { first <= today.adding(days: -PlanProgress.window) }

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
}

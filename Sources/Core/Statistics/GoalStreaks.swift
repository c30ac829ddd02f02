package import Training

/// The streaks by the goal of the settings: of weeks or, with a goal of days in a row, of days.
package struct GoalStreaks: Sendable {
  package let goal: Settings.Goal
  package let current: Streak
  package let longest: Streak
  /// The days that count so far, in the present week or the last days in a row.
  package let trainedDays: Int
  /// The days that count still needed; 0 if the goal is reached.
  package let missing: Int
  /// False if the present week can't reach the goal.
  package let canBeReached: Bool
  /// The last day that still continues a streak of days; nil without one.
  package let deadline: CivilDate?
  /// False if days before the first that was read can change the current streak and what it still needs.
  package let isKnown: Bool

  /// Takes the first day of which all is known; nil if that is all days.
  package init(_ days: TrainedDays, _ settings: Settings, from first: CivilDate?) {
    goal = settings.goal
    if let span = goal.span {
      let streaks = RollingStreaks(days, goal: goal.days, span: span)
      (current, longest, trainedDays) = (streaks.current, streaks.longest, streaks.trainedDays)
      (missing, canBeReached, deadline) = (streaks.missing, true, streaks.deadline)
      isKnown = first.map { streaks.isKnown(from: $0, days) } ?? true
    } else {
      let streaks = WeekStreaks(days, goal: goal.days, weekStart: settings.weekStart)
      let week = streaks.thisWeek
      (current, longest, trainedDays) = (streaks.current, streaks.longest, week.trainedDays)
      (missing, canBeReached, deadline) = (week.missing, week.canBeReached, nil)
      isKnown = first.map { streaks.isKnown(from: $0, days) } ?? true
    }
  }
}

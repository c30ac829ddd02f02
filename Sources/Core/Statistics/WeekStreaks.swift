package import Training

/// The weekly streaks: weeks in a row that reach the goal. Lifters rest, and a daily streak alone punishes that.
///
/// A week counts if its trained days reach the goal. A week that needs its skipped days to reach it neither counts nor
/// breaks; the present week never breaks.
package struct WeekStreaks: Hashable, Sendable {
  package private(set) var current = Streak.none
  /// The longest streak ever, the latest of equal ones.
  package private(set) var longest = Streak.none
  package let thisWeek: Week

  /// The progress of the present week.
  package struct Week: Hashable, Sendable {
    package let days: ClosedRange<CivilDate>
    /// The number of distinct days that count so far.
    package let trainedDays: Int
    /// The goal in days a week, 1 to 7.
    package let goal: Int
    /// The number of days that can still count: today, unless it does already, and the days after it.
    package let daysLeft: Int

    /// The number of days still needed; 0 if the goal is reached.
    package var missing: Int { max(0, goal - trainedDays) }
    package var canBeReached: Bool { missing <= daysLeft }
  }

  /// Takes a goal of 1 to 7 days, and the first weekday, 1 (Monday) to 7.
  package init(_ days: TrainedDays, goal: Int, weekStart: Int) {
    let present = days.today.week(from: weekStart)
    let trained = days.days(in: present)
    thisWeek = Week(
      days: present, trainedDays: trained.count, goal: goal,
      daysLeft: present.upperBound.days(since: days.today) + (trained.last == days.today ? 0 : 1))
    var day = days.days.first ?? days.today
    while true {
      let week = day.week(from: weekStart)
      day = week.upperBound.adding(days: 1)
      if days.days(in: week).count >= goal {
        let first = current.range?.lowerBound ?? week.lowerBound
        current = Streak(count: current.count + 1, range: first...week.upperBound)
        if current.count >= longest.count { longest = current }
      } else if week != present, days.isMissed(week, goal: goal) {
        current = .none
        // No week before the next day that counts can begin a streak.
        day = days.first(from: day) ?? days.today
      }
      if week == present { break }
    }
  }

  /// True if no day before `first` can change the current streak and this week: a week that began on that day or later
  /// was missed.
  package func isKnown(from first: CivilDate, _ days: TrainedDays) -> Bool {
    var start = thisWeek.days.lowerBound
    while start >= first.adding(days: 7) {
      let week = start.adding(days: -7)...start.adding(days: -1)
      if days.isMissed(week, goal: thisWeek.goal) { return true }
      start = week.lowerBound
    }
    return false
  }
}

extension TrainedDays {
  /// True if a week, were it over, would be missed: it has fewer days than the goal, and its skipped days don't make up
  /// for it.
  fileprivate func isMissed(_ week: ClosedRange<CivilDate>, goal: Int) -> Bool {
    let done = days(in: week)
    return week.days.count { done.contains($0) || skipped.contains($0) } < goal
  }
}

extension CivilDate {
  /// Returns the seven days of this date's week, which begins on a weekday, 1 (Monday) to 7; fewer at the ends of the
  /// calendar.
  package func week(from firstWeekday: Int) -> ClosedRange<CivilDate> {
    let number = (weekday - firstWeekday + 7) % 7
    return adding(days: -number)...adding(days: 6 - number)
  }
}

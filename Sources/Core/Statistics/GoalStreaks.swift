package import Training

/// The streaks by the goal of the settings: of weeks or, with a goal of days in a row, of days.
package struct GoalStreaks: Sendable {
  package let goal: Settings.Goal
  package private(set) var current = Streak.none
  /// The longest streak ever, the latest of equal ones.
  package private(set) var longest = Streak.none
  /// The days that count so far, in the present week or the last days in a row.
  package private(set) var trainedDays = 0
  /// The days that count still needed, one after the other from the next; 0 if the goal is reached.
  package private(set) var missing: Int
  /// False if the present week can't reach the goal.
  package private(set) var canBeReached = true
  /// The last day that still continues a streak of days, if it counts; nil without one.
  package private(set) var deadline: CivilDate?
  /// False if days before the first that was read can change the current streak and what it still needs.
  package private(set) var isKnown = true

  /// Takes the first day of which all is known; nil if that is all days.
  package init(_ days: TrainedDays, _ settings: Settings, from first: CivilDate?) {
    goal = settings.goal
    missing = goal.days
    if let span = goal.span {
      findRows(of: span, days)
      let start = current.range?.lowerBound ?? days.today
      // The row of days before the streak has to be known.
      if let first { isKnown = days.skipped.workingDays(after: first, upTo: start.adding(days: -1)) >= span }
    } else {
      let streaks = WeekStreaks(days, goal: goal.days, weekStart: settings.weekStart)
      let week = streaks.thisWeek
      (current, longest, trainedDays) = (streaks.current, streaks.longest, week.trainedDays)
      (missing, canBeReached) = (week.missing, week.canBeReached)
      if let first { isKnown = streaks.isKnown(from: first, days) }
    }
  }

  /// A row of days on which the goal was reached.
  private struct Run {
    /// The indices of its first and its last day that counts.
    let first: Int
    var last: Int
    /// The position of its last day, which may be to come.
    var end: Int
  }

  /// Finds the streaks by a goal of days in a row, `4 in 7 days`: days on which the seven up to that day held four that
  /// count. Skipped days that don't count are left out of every row of days. Today never breaks.
  private mutating func findRows(of span: Int, _ days: TrainedDays) {
    let (trained, positions, goal) = (days.days, days.positions, goal.days)
    guard let last = trained.last, let position = positions.last else { return }
    let present = position + days.skipped.workingDays(after: last, upTo: days.today)
    func streak(_ run: Run) -> Streak {
      let end = min(run.end, present)
      let last = days.skipped.day(end - positions[run.last], after: trained[run.last]) ?? days.today
      return Streak(count: end - positions[run.first] + 1, range: trained[run.first]...min(last, days.today))
    }
    var runs: [Run] = []
    for last in trained.indices.dropFirst(goal - 1) {
      // The last day whose row of days holds all of the goal's.
      let end = positions[last - goal + 1] + span - 1
      guard end >= positions[last] else { continue }
      if let open = runs.indices.last, positions[last] <= runs[open].end + 1 {
        (runs[open].last, runs[open].end) = (last, end)
      } else {
        runs.append(Run(first: last, last: last, end: end))
      }
    }
    let lengths = runs.map { min($0.end, present) - positions[$0.first] }
    if let length = lengths.max(), let index = lengths.lastIndex(of: length) { longest = streak(runs[index]) }
    trainedDays = positions.suffix(span).count { $0 > present - span }
    let isTodayOpen = last < days.today && !days.skipped.contains(days.today)
    if let run = runs.last, run.end >= present || isTodayOpen && run.end == present - 1 {
      current = streak(run)
      deadline = days.skipped.day(run.end + 1 - positions[run.last], after: trained[run.last])
      if run.end >= present { missing = 0 }
    }
    guard missing > 0 else { return }
    let next = isTodayOpen ? present : present + 1
    missing =
      (1...goal).first { more in
        positions.suffix(goal).count { $0 > next + more - 1 - span } >= goal - more
      } ?? goal
  }
}

extension TrainedDays {
  /// The positions of the days that count, among all days that do or are not skipped.
  fileprivate var positions: [Int] {
    var positions: [Int] = []
    for index in days.indices {
      let between = index == 0 ? 0 : skipped.workingDays(after: days[index - 1], upTo: days[index].adding(days: -1))
      positions.append((positions.last ?? -1) + between + 1)
    }
    return positions
  }
}

extension SkippedDays {
  /// Returns the day that follows another as the `count`-th that is not skipped; nil after the end of the calendar.
  fileprivate func day(_ count: Int, after day: CivilDate) -> CivilDate? {
    (0..<max(0, count)).reduce(day) { day, _ in day.flatMap(firstWorkingDay) }
  }
}

package import Grammar
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
  /// The first day of the last missed week since the first day that counts; nil without one.
  private var lastMissed: CivilDate?

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
    let weeks = Weeks(weekStart)
    let thisNumber = weeks.number(of: days.today)
    let range = weeks.days(thisNumber)
    let trained = days.days(in: range)
    thisWeek = Week(
      days: range, trainedDays: trained.count, goal: goal,
      daysLeft: range.upperBound.days(since: days.today) + (trained.last == days.today ? 0 : 1))

    // Weeks are numbers, and become days only at the end of a streak or for skips.
    var run = (weeks: 0, first: 0, last: 0)
    var best = run
    var missed: Int?
    var number = days.days.first.map(weeks.number) ?? thisNumber
    var index = 0
    while number <= thisNumber {
      let start = index
      index = days.index(after: weeks.lastDay(number), from: start)
      if index - start >= goal {
        run = (run.weeks + 1, run.weeks == 0 ? number : run.first, number)
        if run.weeks >= best.weeks { best = run }
      } else if number < thisNumber,
        days.isMissed(weeks.days(number), done: days.days[start..<index], goal: goal)
      {
        run.weeks = 0
        missed = number
      }
      number += 1
    }
    current = weeks.streak(run)
    longest = weeks.streak(best)
    lastMissed = missed.map { weeks.days($0).lowerBound }
  }

  /// Takes the days that count, in any order and with repetitions; days after today are left out.
  package init(
    trainedDays: some Sequence<CivilDate>, skips: [ClosedRange<CivilDate>] = [], goal: Int, weekStart: Int,
    today: CivilDate
  ) {
    self.init(TrainedDays(Array(trainedDays), skips: skips, today: today), goal: goal, weekStart: weekStart)
  }

  package init(_ journal: Journal, now: Moment) {
    self.init(
      TrainedDays(journal, now: now), goal: journal.settings.goal, weekStart: journal.settings.weekStart)
  }

  /// True if no day before `first` can change the current streak and this week: this week, or a missed one, began on
  /// that day or later.
  package func isKnown(from first: CivilDate, _ days: TrainedDays) -> Bool {
    if let lastMissed { return lastMissed >= first }
    let oldest = days.days.first ?? days.today
    var start = oldest.startOfWeek(firstWeekday: thisWeek.days.lowerBound.weekday)
    while start >= first.adding(days: 7) {
      let end = start.adding(days: -1)
      start = start.adding(days: -7)
      if days.isMissed(start...end, done: [], goal: thisWeek.goal) { return true }
    }
    return false
  }
}

extension TrainedDays {
  /// True if a week, were it over, would be missed: it has fewer days than the goal, and its skipped days don't make up
  /// for it.
  fileprivate func isMissed(_ week: ClosedRange<CivilDate>, done: ArraySlice<CivilDate>, goal: Int) -> Bool {
    done.count + skipped.count(in: week, except: done) < goal
  }
}

/// The numbers of weeks, by which weeks are added and compared.
package struct Weeks: Sendable {
  /// The first weekday, 1 (Monday) to 7.
  private let first: Int

  package init(_ firstWeekday: Int) { first = firstWeekday }

  /// Returns the number of a day's week, which rises by one from week to week.
  package func number(of day: CivilDate) -> Int {
    (day.days(since: .first) + CivilDate.first.weekday - first + 7) / 7
  }

  /// Returns the seven days of a week; fewer at the ends of the calendar.
  package func days(_ number: Int) -> ClosedRange<CivilDate> { day(number * 7)...lastDay(number) }

  func lastDay(_ number: Int) -> CivilDate { day(number * 7 + 6) }

  /// Returns the day a number of days after the first day of week 0.
  private func day(_ number: Int) -> CivilDate {
    .first.adding(days: max(0, number - (CivilDate.first.weekday - first + 7)))
  }

  /// Returns the streak of a run of weeks.
  fileprivate func streak(_ run: (weeks: Int, first: Int, last: Int)) -> Streak {
    run.weeks == 0
      ? .none : Streak(count: run.weeks, range: days(run.first).lowerBound...lastDay(run.last))
  }
}

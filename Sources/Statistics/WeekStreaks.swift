package import JournalFormat
package import Training

/// The weekly streaks: consecutive weeks that reach the goal. Lifters rest, and a daily streak alone punishes it.
///
/// A week counts when its days with a check-in reach the goal. One whose check-in days and skipped days together reach
/// it neither counts nor breaks; the week that is not over never breaks.
package struct WeekStreaks: Hashable, Sendable {
  package private(set) var current = Streak.none
  /// The longest ever; of equal ones the latest.
  package private(set) var longest = Streak.none
  package let thisWeek: Week

  /// The week of today.
  package struct Week: Hashable, Sendable {
    package let days: ClosedRange<CivilDate>
    /// Distinct days with a check-in so far.
    package let checkInDays: Int
    /// Days a week, 1 to 7.
    package let goal: Int
    /// Days on which a check-in could still be added: today, where it has none, and those after it.
    package let daysLeft: Int

    /// How many days are missing; 0 where the goal is reached.
    package var missing: Int { max(0, goal - checkInDays) }
    package var canBeReached: Bool { missing <= daysLeft }
  }

  /// Takes the days of check-ins in any order, with repetitions; days after today are left out. The goal is 1 to 7
  /// days, `weekStart` 1 (Monday) to 7.
  package init(
    checkInDays: some Sequence<CivilDate>, skips: [ClosedRange<CivilDate>] = [], goal: Int, weekStart: Int,
    today: CivilDate
  ) {
    let skipped = SkippedDays(skips)
    let byWeek = Dictionary(grouping: Set(checkInDays.filter { $0 <= today })) {
      Weeks(weekStart).number(of: $0)
    }
    let weeks = Weeks(weekStart)
    let thisNumber = weeks.number(of: today)
    let mine = Set(byWeek[thisNumber] ?? [])
    let range = weeks.days(thisNumber)
    thisWeek = Week(
      days: range, checkInDays: mine.count, goal: goal,
      daysLeft: range.upperBound.days(since: today) + (mine.contains(today) ? 0 : 1))

    var run = Streak.none
    var number = byWeek.keys.min() ?? thisNumber
    while number <= thisNumber {
      let days = Set(byWeek[number] ?? [])
      let week = weeks.days(number)
      if days.count >= goal {
        run = Streak(
          count: run.count + 1, range: (run.range?.lowerBound ?? week.lowerBound)...week.upperBound)
        if run.count >= longest.count { longest = run }
      } else if number < thisNumber, days.count + skipped.count(in: week, except: days) < goal {
        run = .none
      }
      number += 1
    }
    current = run
  }

  package init(_ journal: Journal, today: CivilDate) {
    self.init(
      checkInDays: journal.checkInDays(until: today), skips: journal.skippedRanges,
      goal: journal.settings.goal, weekStart: journal.settings.weekStart, today: today)
  }
}

/// Weeks by number, so that one after the other is a sum.
package struct Weeks: Sendable {
  /// 1 (Monday) to 7.
  private let first: Int

  package init(_ firstWeekday: Int) { first = firstWeekday }

  /// Rises by one from week to week.
  package func number(of day: CivilDate) -> Int {
    (day.days(since: .first) + CivilDate.first.weekday - first + 7) / 7
  }

  /// Seven days; fewer at the ends of the calendar.
  package func days(_ number: Int) -> ClosedRange<CivilDate> {
    let start = number * 7 - (CivilDate.first.weekday - first + 7)
    return CivilDate.first.adding(days: max(0, start))...CivilDate.first.adding(days: max(0, start + 6))
  }
}

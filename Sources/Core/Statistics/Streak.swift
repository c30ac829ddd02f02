package import Grammar
package import Training

/// A number of days or weeks in a row.
package struct Streak: Hashable, Sendable {
  /// The number of distinct days that count, or of weeks that reached the goal, without skipped ones.
  package var count: Int
  /// The range from the first day to the last, in weeks to the end of the last week; nil for an empty streak.
  package var range: ClosedRange<CivilDate>?

  package static let none = Streak(count: 0, range: nil)
}

/// The daily streaks: civil days in a row that count. Skipped days neither count nor break.
package struct Streaks: Hashable, Sendable {
  /// The streak whose last day is today or yesterday, or is followed by skipped days alone; empty if there is none.
  package private(set) var current = Streak.none
  /// The longest streak ever, the latest of equal ones.
  package private(set) var longest = Streak.none
  /// The last day that can still continue the current streak, if it counts; nil without one.
  package private(set) var deadline: CivilDate?

  package init(_ days: TrainedDays) {
    guard var first = days.days.first, let last = days.days.last else { return }
    var (previous, count) = (first, 1)
    for day in days.days.dropFirst() {
      if day == previous.adding(days: 1) || days.skipped.joins(previous, day) {
        count += 1
      } else {
        end(first...previous, count)
        (first, count) = (day, 1)
      }
      previous = day
    }
    end(first...last, count)
    let run = Streak(count: count, range: first...last)
    let deadline = days.skipped.firstWorkingDay(after: last)
    // Today may still count; the day before must have counted.
    guard deadline.map({ $0 >= days.today }) ?? true else { return }
    current = run
    self.deadline = deadline
  }

  private mutating func end(_ days: ClosedRange<CivilDate>, _ count: Int) {
    if count >= longest.count { longest = Streak(count: count, range: days) }
  }

  /// True if no day before `first` can change the current streak, given the days it was made of: the streak begins
  /// after a missed day that is not before `first`.
  package func isKnown(from first: CivilDate, _ days: TrainedDays) -> Bool {
    var day = current.range?.lowerBound ?? days.today
    while day > first {
      day = day.adding(days: -1)
      if days.isMissed(day) { return true }
    }
    return false
  }
}

extension Journal {
  /// Returns the day of each check-in up to a moment, in the order of the files and with repetitions.
  package func checkInDays(until now: Moment) -> [CivilDate] {
    checkIns.flatMap { file in days(of: file.checkIns.indices, until: now) { file.checkIns[$0].moment } }
  }

  /// Returns the days up to a moment that count by the setting `trained`, in any order and with repetitions.
  package func trainedDays(until now: Moment) -> [CivilDate] {
    switch settings.trained {
    case .checkIns: checkInDays(until: now)
    case .sessions: sessionDays(until: now)
    case .any: checkInDays(until: now) + sessionDays(until: now)
    }
  }

  /// Returns the days of the sessions that count and began by a moment, one for each session.
  func sessionDays(until now: Moment) -> [CivilDate] {
    logs.flatMap { log in
      days(of: log.sessions.indices, until: now) { log.sessions[$0].counts ? log.sessions[$0].moment : nil }
    }
  }

  /// Returns the days of entries up to a moment; entries are asked by their indices, as copies of all take time.
  private func days(of entries: Range<Int>, until now: Moment, _ moment: (Int) -> Moment?) -> [CivilDate] {
    let settings = settings
    return entries.compactMap { entry in moment(entry).flatMap { $0 <= now ? settings.day(of: $0) : nil } }
  }

  package var skippedRanges: [ClosedRange<CivilDate>] { checkIns.flatMap { $0.skips.compactMap(\.days) } }
}

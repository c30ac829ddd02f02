package import Grammar
package import Training

/// A number of days or weeks in a row, however far back they go.
package struct Streak: Hashable, Sendable {
  /// The days that count, several on a day being one; or the weeks that reached the goal. Skipped ones are left out.
  package var count: Int
  /// The range from the first day to the last, in weeks to the end of the last week; nil for an empty streak.
  package var range: ClosedRange<CivilDate>?

  package static let none = Streak(count: 0, range: nil)
}

/// The daily streaks: consecutive civil days that count. Skipped days neither count nor break.
package struct Streaks: Hashable, Sendable {
  /// The streak whose last day is today or yesterday, or followed by skipped days alone; else none.
  package private(set) var current = Streak.none
  /// The longest streak ever; of equal ones the latest.
  package private(set) var longest = Streak.none
  /// The last day that, should it count, still continues the current streak; nil without one.
  package private(set) var deadline: CivilDate?

  package init(_ days: TrainedDays) {
    guard var first = days.days.first, let last = days.days.last else { return }
    var (previous, count) = (first, 1)
    for day in days.days.dropFirst() {
      if day.dayNumber == previous.dayNumber + 1 || days.skipped.joins(previous, day) {
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
    // Today may still count; the day before must not be missing.
    guard deadline.map({ $0 >= days.today }) ?? true else { return }
    current = run
    self.deadline = deadline
  }

  private mutating func end(_ days: ClosedRange<CivilDate>, _ count: Int) {
    if count >= longest.count { longest = Streak(count: count, range: days) }
  }

  /// Takes the days that count in any order, with repetitions, and the skipped ranges; days after today are left out.
  package init(trainedDays: some Sequence<CivilDate>, skips: [ClosedRange<CivilDate>] = [], today: CivilDate) {
    self.init(TrainedDays(Array(trainedDays), skips: skips, today: today))
  }

  package init(_ journal: Journal, now: Moment) { self.init(TrainedDays(journal, now: now)) }

  /// True if the current streak, made of these days, is the same whatever there was before a day: some day from then
  /// on was missed, and the streak begins after it.
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
  /// The days of all check-ins up to a moment, in the order of the files; a day stands here as often as it has check-ins.
  package func checkInDays(until now: Moment) -> [CivilDate] {
    var days: [CivilDate] = []
    days.reserveCapacity(checkIns.reduce(0) { $0 + $1.checkIns.count })
    for file in checkIns.indices {
      for index in checkIns[file].checkIns.indices {
        if let moment = checkIns[file].checkIns[index].moment, moment <= now { days.append(moment.date) }
      }
    }
    return days
  }

  /// Returns the days up to a moment that count by the setting `trained`, in any order and with repetitions.
  package func trainedDays(until now: Moment) -> [CivilDate] {
    switch settings.trained {
    case .checkIns: checkInDays(until: now)
    case .sessions: sessionDays(until: now)
    case .any: checkInDays(until: now) + sessionDays(until: now)
    }
  }

  /// Returns the days of the sessions that count and began up to a moment, once for each session.
  func sessionDays(until now: Moment) -> [CivilDate] {
    var days: [CivilDate] = []
    for log in logs {
      for session in log.sessions where session.counts {
        if let moment = session.moment, moment <= now { days.append(moment.date) }
      }
    }
    return days
  }

  package var skippedRanges: [ClosedRange<CivilDate>] { checkIns.flatMap { $0.skips.compactMap(\.days) } }
}

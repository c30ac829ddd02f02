package import Grammar
package import Training

/// The days of a calendar: their check-ins, and if they count as trained.
package struct CheckInCalendar: Sendable {
  package struct Day: Sendable {
    /// The most recent check-in of the day; of two at one minute, the later one in the file. Nil if only a session
    /// makes the day count.
    package fileprivate(set) var shown: CheckIn?
    /// The number of check-ins.
    package fileprivate(set) var count = 0
    /// True if one of the check-ins has a photo.
    package fileprivate(set) var hasPhoto = false
    /// True if the day counts by the setting `trained`.
    package fileprivate(set) var counts = false
  }

  /// The days with a check-in, and the days that count.
  package private(set) var days: [CivilDate: Day] = [:]
  /// The number of all check-ins up to the moment, also on days that are not in `days`.
  package let total: Int
  private let skipped: SkippedDays

  /// Takes check-ins up to a moment, and all skipped days.
  package init(_ journal: Journal, now: Moment) {
    skipped = SkippedDays(journal.skippedRanges)
    total = journal.checkInDays(until: now).count
    for checkIn in journal.checkIns.lazy.flatMap(\.checkIns) {
      guard let moment = checkIn.moment, moment <= now else { continue }
      let date = journal.settings.day(of: moment)
      var day = days[date] ?? Day()
      if day.shown?.moment.map({ $0 <= moment }) ?? true { day.shown = checkIn }
      day.count += 1
      day.hasPhoto = day.hasPhoto || checkIn.photo != nil
      days[date] = day
    }
    for date in journal.trainedDays(until: now) { days[date, default: Day()].counts = true }
  }

  /// Returns the mark of a day; nil if the day does not count.
  package func mark(of day: CivilDate) -> Day? { days[day].flatMap { $0.counts ? $0 : nil } }

  package func isSkipped(_ day: CivilDate) -> Bool { skipped.contains(day) }

  /// The first days of all months with a day that counts, newest first.
  package var months: [CivilDate] {
    Set(days.lazy.filter(\.value.counts).map(\.key.startOfMonth)).sorted(by: >)
  }

  package func summary(of month: CivilDate) -> MonthSummary {
    MonthSummary(monthOf: month, trainedDays: trainedDays(in: month.monthDays))
  }

  /// Returns the days that count in a range, in order. Like the sums below, it looks at the days of the range alone:
  /// calendars ask for each of their months.
  package func trainedDays(in range: ClosedRange<CivilDate>) -> [CivilDate] {
    range.days.filter { mark(of: $0) != nil }
  }

  /// Returns the number of days in a range that have a check-in.
  package func checkInDays(in range: ClosedRange<CivilDate>) -> Int {
    range.days.count { days[$0]?.count ?? 0 > 0 }
  }

  /// Returns the number of check-ins in a range of days.
  package func checkIns(in range: ClosedRange<CivilDate>) -> Int {
    range.days.reduce(0) { $0 + (days[$1]?.count ?? 0) }
  }
}

/// The number of trained days in a calendar month.
package struct MonthSummary: Hashable, Sendable {
  /// The month's first day.
  package let month: CivilDate
  /// The number of distinct days that count as trained.
  package let trainedDays: Int
  /// The number of days in the month, 28 to 31.
  package let daysInMonth: Int

  /// Takes the days that count, in any order and of any month. The last day counts in full.
  package init(monthOf day: CivilDate, trainedDays days: some Sequence<CivilDate>) {
    let range = day.monthDays
    month = range.lowerBound
    daysInMonth = range.count
    trainedDays = Set(days.filter(range.contains)).count
  }

  /// The percentage of the whole month, even before its end, rounded half up.
  package var percent: Int { (trainedDays * 200 + daysInMonth) / (daysInMonth * 2) }
}

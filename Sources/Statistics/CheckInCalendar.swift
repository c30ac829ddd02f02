package import Format
package import Training

/// What a calendar shows, day by day: check-ins, and which days count as trained.
package struct CheckInCalendar: Sendable {
  package struct Day: Sendable {
    /// The most recent check-in of the day; of two at the same minute the one further down. Nil where a session alone makes
    /// the day count.
    package fileprivate(set) var shown: CheckIn?
    /// How many check-ins.
    package fileprivate(set) var count = 0
    /// One of them has a photo.
    package fileprivate(set) var hasPhoto = false
    /// By the setting `trained`.
    package fileprivate(set) var counts = false
  }

  /// Those with a check-in, and those that count.
  package private(set) var days: [CivilDate: Day] = [:]
  /// All check-ins of the journal up to the moment, also of months that are not in `days`.
  package let total: Int
  private let skipped: SkippedDays

  /// Check-ins up to a moment; skipped days also after it.
  package init(_ journal: Journal, now: Moment) {
    skipped = SkippedDays(journal.skippedRanges)
    total = journal.checkInDays(until: now).count
    for checkIn in journal.checkIns.lazy.flatMap(\.checkIns) {
      guard let moment = checkIn.moment, moment <= now else { continue }
      var day = days[moment.date] ?? Day()
      if day.shown?.moment.map({ $0 <= moment }) ?? true { day.shown = checkIn }
      day.count += 1
      day.hasPhoto = day.hasPhoto || checkIn.photo != nil
      days[moment.date] = day
    }
    for date in journal.trainedDays(until: now) { days[date, default: Day()].counts = true }
  }

  /// What a day is marked with; nil where it does not count.
  package func mark(of day: CivilDate) -> Day? { days[day].flatMap { $0.counts ? $0 : nil } }

  package func isSkipped(_ day: CivilDate) -> Bool { skipped.contains(day) }

  /// The days that count, in any order.
  package var trained: [CivilDate] { days.filter(\.value.counts).map(\.key) }

  /// The first days of all months that have one, newest first.
  package var months: [CivilDate] { Set(trained.map(\.startOfMonth)).sorted(by: >) }

  package func summary(of month: CivilDate) -> MonthSummary {
    MonthSummary(monthOf: month, trainedDays: trained)
  }

  /// How many days of a range have a check-in.
  package func checkInDays(in range: ClosedRange<CivilDate>) -> Int {
    days.count { range.contains($0.key) && $0.value.count > 0 }
  }

  /// All check-ins of a range of days.
  package func checkIns(in range: ClosedRange<CivilDate>) -> Int {
    days.reduce(0) { range.contains($1.key) ? $0 + $1.value.count : $0 }
  }
}

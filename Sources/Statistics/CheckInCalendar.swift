package import Format
package import Training

/// The check-ins day by day: what a calendar shows.
package struct CheckInCalendar: Sendable {
  package struct Day: Sendable {
    /// The most recent of the day; of two at the same minute the one further down.
    package var shown: CheckIn
    package var count = 1
    /// One of them has a photo.
    package var hasPhoto: Bool
  }

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
      guard var day = days[moment.date] else {
        days[moment.date] = Day(shown: checkIn, hasPhoto: checkIn.photo != nil)
        continue
      }
      if let shown = day.shown.moment, shown <= moment { day.shown = checkIn }
      day.count += 1
      day.hasPhoto = day.hasPhoto || checkIn.photo != nil
      days[moment.date] = day
    }
  }

  package func isSkipped(_ day: CivilDate) -> Bool { skipped.contains(day) }

  /// The first days of all months with a check-in, newest first.
  package var months: [CivilDate] { Set(days.keys.map(\.startOfMonth)).sorted(by: >) }

  package func summary(of month: CivilDate) -> MonthSummary {
    MonthSummary(monthOf: month, checkInDays: Array(days.keys))
  }

  /// All check-ins of a range of days.
  package func checkIns(in range: ClosedRange<CivilDate>) -> Int {
    days.reduce(0) { range.contains($1.key) ? $0 + $1.value.count : $0 }
  }
}

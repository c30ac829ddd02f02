package import Format
import Statistics
package import Training

/// Months and years, with the days that count and the check-ins.
package struct CalendarAnswer: Answer {
  package static let view = "calendar"

  /// Of which days.
  package enum Period: Sendable {
    /// The month that begins on a day.
    case month(CivilDate)
    /// The year that begins on a day.
    case year(CivilDate)
    /// Every month with a day that counts, newest first.
    case all

    /// The days of its months; nil where the days that count say which.
    package var days: ClosedRange<CivilDate>? {
      switch self {
      case .month(let first): first.monthDays
      case .year(let first): first...first.adding(months: 11).monthDays.upperBound
      case .all: nil
      }
    }
  }

  let journal: Journal
  let period: Period
  let calendar: CheckInCalendar
  /// The first days of the months of the period.
  let months: [CivilDate]
  let streaks: StreakAnswer
  /// The check-ins of the period whose photos can't be had, oldest first; none where nobody looked.
  let missingPhotos: [ShownCheckIn]
  let now: Moment
  package var today: CivilDate { now.date }

  /// Streaks are of the journal where none are given. Photos are looked for in a journal that was read with them.
  package init(
    _ journal: Journal, _ period: Period, now: Moment, streaks: StreakAnswer? = nil, lookingForPhotos: Bool = false
  ) {
    self.journal = journal
    self.period = period
    self.now = now
    calendar = CheckInCalendar(journal, now: now)
    switch period {
    case .month(let first): months = [first]
    case .year(let first): months = (0..<12).map { first.adding(months: $0) }
    case .all: months = calendar.months
    }
    self.streaks = streaks ?? StreakAnswer(journal, now: now)
    missingPhotos =
      lookingForPhotos
      ? ShownCheckIn.all(in: journal, until: now) { checkIn, moment in
        checkIn.photo != nil && period.days.map { $0.contains(moment.date) } ?? true
      }.map { $0.lookedFor(in: journal) }.filter { $0.photoTrouble != nil } : []
  }

  /// The days with a photo that can't be had.
  var daysOfMissingPhotos: Set<CivilDate> { Set(missingPhotos.compactMap(\.checkIn.moment?.date)) }

  /// The days of a month that count, have a check-in or are skipped.
  func days(_ month: CivilDate) -> [(date: CivilDate, day: CheckInCalendar.Day?)] {
    (0..<month.monthDays.count).map { month.adding(days: $0) }.compactMap { date in
      let day = calendar.days[date]
      return day != nil || calendar.isSkipped(date) ? (date, day) : nil
    }
  }
}

extension ClosedRange<CivilDate> {
  package var count: Int { upperBound.days(since: lowerBound) + 1 }
}

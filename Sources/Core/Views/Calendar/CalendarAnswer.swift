import CSV
package import Grammar
package import JSON
package import Statistics
package import Training

/// The months or years of a calendar, with the days that count and the check-ins.
package struct CalendarAnswer: Answer {
  package static let view = "calendar"

  /// The period of a calendar.
  package enum Period: Sendable {
    /// The month that begins on a day.
    case month(CivilDate)
    /// The year that begins on a day.
    case year(CivilDate)
    /// Every month with a day that counts, newest first.
    case all

    /// The days of the period's months; nil if the days that count decide.
    package var days: ClosedRange<CivilDate>? {
      switch self {
      case .month(let first): first.monthDays
      case .year(let first): first...first.adding(months: 11).monthDays.upperBound
      case .all: nil
      }
    }
  }

  package let journal: Journal
  package let period: Period
  package let calendar: CheckInCalendar
  /// The first days of the months in the period.
  package let months: [CivilDate]
  let streaks: StreakAnswer
  /// The check-ins of the period with missing photos, oldest first; empty if photos were not looked for.
  let missingPhotos: [ShownCheckIn]
  /// The reasons of skipped days; of several ranges with a day, the first counts.
  private let reasons: [CivilDate: String]
  let now: Moment
  package var today: CivilDate { now.date }

  /// Makes the answer; without `streaks`, those of the journal are taken. To look for photos, the journal has to be
  /// read with them.
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
    reasons = journal.daysOff(in: CivilDate.first...CivilDate.last).reversed().reduce(into: [:]) { reasons, off in
      if let reason = off.reason { for day in off.days.days { reasons[day] = reason } }
    }
    missingPhotos =
      lookingForPhotos
      ? ShownCheckIn.all(in: journal, until: now) { checkIn, moment in
        checkIn.photo != nil && period.days.map { $0.contains(moment.date) } ?? true
      }.map { $0.lookedFor(in: journal) }.filter { $0.photoTrouble != nil } : []
  }

  /// The days with a missing photo.
  var daysOfMissingPhotos: Set<CivilDate> { Set(missingPhotos.compactMap(\.checkIn.moment?.date)) }

  /// Returns the days of a month that count, have a check-in or are skipped.
  func days(_ month: CivilDate) -> [(date: CivilDate, day: CheckInCalendar.Day?)] {
    month.monthDays.days.compactMap { date in
      let day = calendar.days[date]
      return day != nil || calendar.isSkipped(date) ? (date, day) : nil
    }
  }
}

extension CivilDate {
  /// Returns the weeks of the month that begins on this day, each of seven days from a weekday, 1 (Monday) to 7; nil
  /// for the days of other months.
  package func weeks(from weekStart: Int) -> [[CivilDate?]] {
    let days = monthDays.count
    return stride(from: -((weekday - weekStart + 7) % 7), to: days, by: 7).map { start in
      (start..<start + 7).map { 0..<days ~= $0 ? adding(days: $0) : nil }
    }
  }
}

extension CalendarAnswer {
  package var members: Members {
    ["check_ins_in_all": calendar.total, "months": months.map(members)] + streaks.streakMembers
  }

  /// The rows: one for each day that counts, has a check-in or is skipped.
  package var rows: [[JSON]] {
    CSVText.rows(
      months.flatMap(objects),
      ["date", "check_ins", "type", "title", "photo", "photo_missing", "trained", "skipped", "reason"])
  }

  private func members(of month: CivilDate) -> Members {
    let summary = calendar.summary(of: month)
    return [
      "month": month.monthDescription, "check_in_days": calendar.checkInDays(in: month.monthDays),
      "trained_days": summary.trainedDays, "days_in_month": summary.daysInMonth, "percent": summary.percent,
      "check_ins": calendar.checkIns(in: month.monthDays), "days": objects(month),
    ]
  }

  private func objects(_ month: CivilDate) -> [Members] {
    let missing = daysOfMissingPhotos
    return days(month).map { date, day in
      [
        "date": date, "check_ins": day?.count ?? 0, "type": day?.shown?.typeName, "title": day?.shown?.titleText,
        "photo": day?.hasPhoto ?? false, "photo_missing": missing.contains(date), "trained": day?.counts ?? false,
        "skipped": calendar.isSkipped(date),
        "reason": reasons[date],
      ]
    }
  }
}

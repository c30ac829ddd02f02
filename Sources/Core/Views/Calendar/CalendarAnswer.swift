import CSV
package import Grammar
package import JSON
package import Statistics
import Text
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

extension CalendarAnswer {
  /// Returns a year as one picture or, with photos drawn, its months with any day that counts.
  package func text(on page: Page) -> String {
    guard case .year(let first) = period else { return text(of: months, page) }
    return page.album == nil
      ? year(first, page) : text(of: months.filter(calendar.months.contains), page)
  }

  private func text(of months: [CivilDate], _ page: Page) -> String {
    guard !months.isEmpty else { return empty(page) }
    let grids = months.map { month in
      MonthGrid(
        month: month, calendar: calendar, weekStart: journal.settings.weekStart, today: today, page: page,
        missing: daysOfMissingPhotos,
        pictures: page.album.map { pictures(of: month, $0, page) })
    }
    let legend = MonthGrid.legend(of: grids, page, today: today)
    return (grids.map(\.text) + [footer(legend, page)]).joined(separator: "\n\n")
  }

  /// Returns the last photo of each day that has one.
  private func pictures(of month: CivilDate, _ album: PhotoAlbum, _ page: Page) -> [CivilDate: Picture] {
    let box = MonthGrid.photoBox(page.width)
    let days = month.monthDays
    let checkIns = Array(
      ShownCheckIn.all(in: journal, until: now) { checkIn, moment in
        checkIn.photo != nil && days.contains(moment.date) && calendar.mark(of: moment.date) != nil
      })
    let drawn = album.pictures(of: checkIns, columns: box.columns, rows: box.rows)
    var pictures: [CivilDate: Picture] = [:]
    for case (let date?, let picture?) in zip(checkIns.map(\.checkIn.moment?.date), drawn) {
      pictures[date] = picture
    }
    return pictures
  }

  private func year(_ first: CivilDate, _ page: Page) -> String {
    let words = page.words
    let days = first...first.adding(months: 11).monthDays.upperBound
    let count = calendar.trainedDays(in: days).count
    let heading = "\(words(count, .days)) · \(words(calendar.checkIns(in: days), .checkIns))"
    let map = HeatMap(
      year: first.year, firstWeekday: journal.settings.weekStart, today: today, words: words
    ) { day in
      if let mark = calendar.mark(of: day) { return .level(max(1, mark.count) + 1) }
      return calendar.isSkipped(day) ? .skipped : .level(0)
    }
    let picture = map.lines(width: page.width ?? 80, style: page.style).joined(separator: "\n")
    return [page.style.bold(String(first.year)), picture, heading, footer("", page)]
      .joined(separator: "\n\n")
  }

  /// Returns the legend, and the streaks.
  private func footer(_ legend: String, _ page: Page) -> String {
    let words = page.words
    let shown = period.days ?? months.last.flatMap { last in months.first.map { last...$0.monthDays.upperBound } }
    let off = shown.map { journal.daysOff(in: $0).map { $0.fact(words) } } ?? []
    let missing = missingPhotos.enumerated().map { number, shown in
      let day = shown.checkIn.moment.map { words.short($0.date) } ?? ""
      let trouble = shown.photoTrouble.map { " (\($0.text(words)))" } ?? ""
      return Fact(
        number == 0 ? words("No photo") : "", printable("\(day)  \(shown.checkIn.photo ?? "")") + trouble)
    }
    let facts =
      off + missing + [
        Fact(words("Check-ins"), words.count(calendar.total), words("in all")),
        Fact(
          words("Streak"), words(streaks.days.current.count, .days),
          words("longest \(streaks.days.longest.count, .days)")),
        Fact(
          "", words(streaks.goal.current.count, streaks.goal.unit),
          streaks.goal.named(words("longest \(streaks.goal.longest.count, streaks.goal.unit)"), words)),
      ]
    let list = page.list("", facts)
    let figures = legend.isEmpty ? list : legend + "\n" + list
    return calendar.days.isEmpty ? figures + "\n\n" + empty(page) : figures
  }

  /// Returns the text of an empty calendar.
  private func empty(_ page: Page) -> String {
    journal.settings.trained == .sessions ? page.noSessions(isFiltered: false) : page.noCheckIns
  }
}

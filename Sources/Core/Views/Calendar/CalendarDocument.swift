import Grammar
import Statistics
import Text
import Training

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
        Fact(words("Check-ins"), words.count(calendar.total)),
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

import Statistics
import Text
import Training

/// A month with a week a line: `[12⬢*]` is the twelfth, today, with a gym check-in and a photo.
struct MonthGrid {
  let month: CivilDate
  let calendar: CheckInCalendar
  /// The first weekday, 1 (Monday) to 7.
  let weekStart: Int
  let today: CivilDate
  let page: Page
  /// The days with a missing photo.
  var missing: Set<CivilDate> = []
  /// The photos of its days; nil if none are drawn.
  var pictures: [CivilDate: Picture]?

  private var words: Words { page.words }
  private var style: Style { page.style }

  /// The month in seven columns of five characters, which fits the narrowest terminal.
  var text: String {
    let count = words.share(calendar.summary(of: month))
    let checkIns = words(calendar.checkIns(in: month.monthDays), .checkIns)
    let figures = "\(count) · \(checkIns)"
    let lines = page.width.map { shownWidth(figures) > $0 ? [count, checkIns] : [figures] } ?? [figures]
    let width = pictures == nil ? 5 : MonthGrid.photoWidth(page.width)
    let heading = (0..<7).map { filled(" " + words.weekday((weekStart - 1 + $0) % 7 + 1), to: width) }
      .joined()
    return
      ([style.bold(words.month(month)), style.dim(trimmed(heading))] + weeks + lines)
      .joined(separator: "\n")
  }

  private var weeks: [String] {
    month.weeks(from: weekStart).map { week in
      if pictures != nil { return photoWeek(week) }
      var line = ""
      for (column, date) in week.enumerated() {
        let text = date.map(cell) ?? ""
        // A bracket may take the blank before the next day, where a photo's star is.
        let isFull = shownWidth(line) > column * 5
        line += date == today ? "[\(trimmed(text))]" : isFull ? text : " " + text
        line = filled(line, to: (column + 1) * 5)
      }
      return trimmed(line)
    }
  }

  /// Returns the day, its sign, and a star for a photo, or '!' for a missing one.
  func cell(_ date: CivilDate) -> String {
    let number = rightAligned(String(date.day), to: 2)
    guard let day = calendar.mark(of: date) else { return number + (calendar.isSkipped(date) ? "- " : "  ") }
    return style.color(number + day.glyph.sign, day.glyph.color)
      + (!day.hasPhoto ? " " : missing.contains(date) ? "!" : "*")
  }

  /// Returns the meanings of the signs in some months.
  static func legend(of grids: [MonthGrid], _ page: Page, today: CivilDate) -> String {
    var items: [String] = []
    var (hasSkips, hasPhotos, hasMissing, hasToday) = (false, false, false, false)
    for grid in grids {
      for date in grid.month.monthDays.days {
        hasToday = hasToday || date == today
        guard let day = grid.calendar.mark(of: date) else {
          hasSkips = hasSkips || grid.calendar.isSkipped(date)
          continue
        }
        let isMissing = day.hasPhoto && grid.missing.contains(date)
        hasMissing = hasMissing || isMissing
        hasPhotos = hasPhotos || (day.hasPhoto && !isMissing && grid.pictures?[date] == nil)
        let item = "\(page.style.glyph(day.glyph)) \(day.meaning(page.words))"
        if !items.contains(item) { items.append(item) }
      }
    }
    if hasPhotos { items.append("* \(page.words("with a photo"))") }
    if hasMissing { items.append("! \(page.words("photo not there"))") }
    if hasSkips { items.append("- \(page.words("\("skipped", portuguese: "folga")"))") }
    if hasToday { items.append("[ ] \(page.words("today"))") }
    return items.rows(within: page.width ?? 80).joined(separator: "\n")
  }
}

extension [String] {
  /// Returns items side by side, as many a line as fit; escapes of a style have no width.
  func rows(within width: Int) -> [String] {
    var rows: [String] = []
    for item in self {
      if let last = rows.last, shownWidth(last) + 3 + shownWidth(item) <= width {
        rows[rows.count - 1] = last + "   " + item
      } else {
        rows.append(item)
      }
    }
    return rows
  }
}

extension MonthGrid {
  /// Returns the columns of a day with photos: as many as the terminal has for it, from 5 to 12.
  static func photoWidth(_ width: Int?) -> Int { max(5, min(12, (width ?? 80) / 7)) }

  /// Returns the cells for a photo, so that most photos fill them.
  static func photoBox(_ width: Int?) -> (columns: Int, rows: Int) {
    let columns = photoWidth(width) - 1
    return (columns, (columns * 2 + 4) / 5)
  }

  /// Returns a week, its days as wide as photos are.
  func photoWeek(_ dates: [CivilDate?]) -> String {
    let width = MonthGrid.photoWidth(page.width)
    let blocks = dates.map { date in
      (above: date.map(photoHead) ?? "", picture: date.flatMap { pictures?[$0] }, width: width)
    }
    let lines = PicturedLines(blocks).text
    return blocks.contains { $0.picture != nil } ? lines + "\n" : lines
  }

  /// Returns the day, with its sign if no photo is drawn.
  private func photoHead(_ date: CivilDate) -> String {
    let isDrawn = pictures?[date] != nil
    let text = isDrawn ? rightAligned(String(date.day), to: 2) : trimmed(cell(date))
    return date == today ? "[\(text)]" : " \(text)"
  }
}

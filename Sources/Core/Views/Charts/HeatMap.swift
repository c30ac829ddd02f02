import Text
import Training

/// A year as weeks side by side, with a character a day, darker for more.
struct HeatMap {
  enum Mark: Hashable, Sendable {
    /// The level, 0 (nothing) to 4; others are taken as the nearest.
    case level(Int)
    case skipped
  }

  /// The year, 1 to 9999.
  let year: Int
  /// The weekday on which weeks begin, 1 (Monday) to 7.
  let firstWeekday: Int
  let today: CivilDate
  let words: Words
  /// Returns the mark of a day; days after today are blank, and it is not called for them.
  let mark: (CivilDate) -> Mark

  /// Returns the picture and its legend. The year is one block if it fits, twice as wide if that fits too; else each
  /// half is a block. It takes at least 28 columns and those of the longest weekday.
  func lines(width: Int, style: Style) -> [String] {
    guard let first = CivilDate(year: year, month: 1, day: 1),
      let june = CivilDate(year: year, month: 6, day: 30),
      let last = CivilDate(year: year, month: 12, day: 31)
    else { return [] }
    let whole = Block(first, last, firstWeekday)
    let halves = [Block(first, june, firstWeekday), Block(june.adding(days: 1), last, firstWeekday)]
    let room = width - labelColumns
    // A half that has not begun shows nothing.
    let blocks = whole.weeks <= room ? [whole] : halves.filter { $0.first <= today || $0.first == first }
    let longest = blocks.map(\.weeks).max() ?? 0
    var lines = blocks.flatMap { self.lines($0, columnsPerWeek: longest * 2 <= room ? 2 : 1, style) + [""] }
    lines += legend(width: width, style)
    return lines
  }
}

extension HeatMap {
  private static let characters = ["·", "░", "▒", "▓", "█"]

  /// Consecutive days and their weeks; counted in days, as the first week may begin before the first year.
  private struct Block {
    let first: CivilDate
    let days: Int
    /// The number of days in the first week before the first day.
    let offset: Int
    let firstWeekday: Int

    init(_ first: CivilDate, _ last: CivilDate, _ firstWeekday: Int) {
      self.first = first
      self.firstWeekday = firstWeekday
      days = last.days(since: first) + 1
      offset = (first.weekday - firstWeekday + 7) % 7
    }

    var weeks: Int { (offset + days + 6) / 7 }
  }

  private var labelColumns: Int { ((1...7).map { displayWidth(words.weekday($0)) }.max() ?? 0) + 1 }

  private func lines(_ block: Block, columnsPerWeek: Int, _ style: Style) -> [String] {
    var canvas = Canvas(rows: 8, columns: labelColumns + block.weeks * columnsPerWeek)
    for row in 0..<7 {
      canvas.write(words.weekday((block.firstWeekday - 1 + row) % 7 + 1), .dim, row: row + 1, column: 0)
    }
    for index in 0..<block.days {
      let day = block.first.adding(days: index)
      let (week, row) = (block.offset + index).quotientAndRemainder(dividingBy: 7)
      let column = labelColumns + week * columnsPerWeek
      if day.day == 1 { canvas.write(String(words.months[day.month - 1].prefix(3)), .dim, row: 0, column: column) }
      guard day <= today else { continue }
      let (character, ink) = picture(day)
      canvas.write(character, ink, row: row + 1, column: column)
    }
    return canvas.lines(style)
  }

  /// Returns a day's character; today is filled if it has something, and hollow if it has nothing yet.
  private func picture(_ day: CivilDate) -> (String, Canvas.Ink) {
    switch mark(day) {
    case .skipped: day == today ? ("◇", .yellow) : ("-", .yellow)
    case .level(let level):
      day == today
        ? (level > 0 ? "◆" : "◇", .bold) : Self.picture(level: min(max(level, 0), 4))
    }
  }

  private static func picture(level: Int) -> (String, Canvas.Ink) {
    (characters[level], level == 0 ? .dim : level == 4 ? .brightGreen : .green)
  }

  /// Returns the meanings of the characters, on as few lines as possible.
  private func legend(width: Int, _ style: Style) -> [String] {
    var scale: [(String, Canvas.Ink)] = [(words("less") + " ", .plain)]
    for level in 0...4 {
      let (character, ink) = Self.picture(level: level)
      scale.append((character + " ", ink))
    }
    scale.append((words("more"), .plain))
    let parts = [
      scale, [("- ", .yellow), (words("\("skipped", portuguese: "folga")"), .plain)],
      [("◆ ◇ ", .bold), (words("today"), .plain)],
    ]
    var canvas = Canvas(rows: parts.count, columns: width)
    var (row, column) = (0, labelColumns)
    for part in parts {
      let columns = part.reduce(0) { $0 + displayWidth($1.0) }
      if column > labelColumns, column + columns > width { (row, column) = (row + 1, labelColumns) }
      for (text, ink) in part {
        canvas.write(text, ink, row: row, column: column)
        column += displayWidth(text)
      }
      column += 3
    }
    return canvas.lines(style).prefix(row + 1).map { $0 }
  }
}

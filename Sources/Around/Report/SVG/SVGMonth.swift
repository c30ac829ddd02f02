import Grammar
import Statistics
import Text
import Training
import Views

/// A month with a week a row: the days with the signs of their types, and the signs' meanings.
struct SVGMonth {
  /// The month's first day.
  let month: CivilDate
  let calendar: CheckInCalendar
  let weekStart: Int
  let today: CivilDate
  let words: Words

  private static let row = 44

  var picture: SVGPicture {
    let count = words.share(calendar.summary(of: month))
    let weeks = month.weeks(from: weekStart)
    var picture = SVGPicture("\(words.month(month)): \(count)", height: weeks.count * Self.row)
    func x(_ column: Int) -> Int { 10_000 * (2 * column + 1) / 14 }
    for column in 0..<7 { picture.write(words.weekday((weekStart - 1 + column) % 7 + 1), x: x(column), y: -8) }
    for (week, dates) in weeks.enumerated() {
      for (column, day) in dates.enumerated() {
        guard let day else { continue }
        picture.write(
          String(day.day), x: x(column), y: week * Self.row + 16, .middle,
          day == today ? [Attribute("class", "today")] : [])
        if let mark = calendar.mark(of: day) {
          picture.write(
            mark.glyph.sign, x: x(column), y: week * Self.row + 34, .middle, [.color(mark.glyph.color)])
        } else if calendar.isSkipped(day) {
          picture.write("–", x: x(column), y: week * Self.row + 34)
        }
      }
    }
    let legend = calendar.signs(of: month.monthDays.days, words).map { "\($0.glyph.sign) \($0.meaning)" }
    picture.write(legend.joined(separator: "   "), x: 0, y: weeks.count * Self.row + 14, .start)
    return picture
  }
}

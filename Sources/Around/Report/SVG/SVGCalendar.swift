import Statistics
import Text
import Training
import Views

/// The days of a month or a year as a picture.
struct SVGCalendar {
  /// The first day of it.
  let first: CivilDate
  let calendar: CheckInCalendar
  let weekStart: Int
  let today: CivilDate
  let words: Words
}

/// A month with a week a row: the days with the signs of their types, and the signs' meanings.
extension SVGCalendar {
  private static let heightOfWeek = 44

  var month: SVGPicture {
    let count = words.share(calendar.summary(of: first))
    let weeks = first.weeks(from: weekStart)
    var picture = SVGPicture("\(words.month(first)): \(count)", height: weeks.count * Self.heightOfWeek)
    func x(_ column: Int) -> Int { 10_000 * (2 * column + 1) / 14 }
    for column in 0..<7 { picture.write(words.weekday((weekStart - 1 + column) % 7 + 1), x: x(column), y: -8) }
    for (week, dates) in weeks.enumerated() {
      for (column, day) in dates.enumerated() {
        guard let day else { continue }
        picture.write(
          String(day.day), x: x(column), y: week * Self.heightOfWeek + 16, .middle,
          day == today ? [Attribute("class", "today")] : [])
        if let mark = calendar.mark(of: day) {
          picture.write(
            mark.glyph.sign, x: x(column), y: week * Self.heightOfWeek + 34, .middle, [.color(mark.glyph.color)])
        } else if calendar.isSkipped(day) {
          picture.write("–", x: x(column), y: week * Self.heightOfWeek + 34)
        }
      }
    }
    let legend = calendar.signs(of: first.monthDays.days, words).map { "\($0.glyph.sign) \($0.meaning)" }
    picture.write(legend.joined(separator: "   "), x: 0, y: weeks.count * Self.heightOfWeek + 14, .start)
    return picture
  }
}

/// A year as weeks side by side, with a mark a day, larger for more check-ins.
extension SVGCalendar {
  /// The side of a day, in the units of the paths, and its height in pixels; the width of a week depends on the picture.
  private static let side = 14

  private var last: CivilDate { first.adding(months: 12).adding(days: -1) }
  /// The number of days in the first week before the first day.
  private var offset: Int { (first.weekday - weekStart + 7) % 7 }
  private var weeks: Int { (offset + last.days(since: first)) / 7 + 1 }

  var year: SVGPicture {
    let count = calendar.trainedDays(in: first...last).count
    let checkIns = words(calendar.checkIns(in: first...last), .checkIns)
    var picture = SVGPicture("\(first.year): \(words(count, .days)) · \(checkIns)", height: Self.side * 7)
    var (days, nothing, skips, now) = (SVGPath(), SVGPath(), SVGPath(), SVGPath())
    for number in 0...last.days(since: first) {
      let day = first.adding(days: number)
      let (week, row) = (offset + number).quotientAndRemainder(dividingBy: 7)
      if day.day == 1 {
        let name = String(words.months[day.month - 1].prefix(3))
        // A phone has room for every second month.
        let kind = day.month % 2 == 0 ? [Attribute("class", "quarter")] : []
        picture.write(name, x: week * 10_000 / weeks, y: -8, .start, kind)
      }
      guard day <= today else { continue }
      let (x, y) = (week * Self.side, row * Self.side)
      if day == today { now.box(x, y, Self.side, Self.side) }
      if let mark = calendar.mark(of: day) {
        days.mark(max(1, mark.count), x, y)
      } else if calendar.isSkipped(day) {
        skips.box(x + 2, y + 6, 10, 2)
      } else {
        nothing.box(x + 6, y + 6, 2, 2)
      }
    }
    for row in stride(from: 0, to: 7, by: 2) {
      picture.write(words.weekday((weekStart - 1 + row) % 7 + 1), x: 0, y: row * Self.side + 11, .end, shift: -8)
    }
    picture.stretched(
      weeks * Self.side, 7 * Self.side,
      zip([days, nothing, skips, now], ["days", "nothing", "skips", "now"] as [StaticString]).map {
        ($0, Attribute("class", $1))
      })
    return picture
  }

  /// The pictures of the marks, each alone: no check-in, one, two, three, skipped, today.
  static var marks: [HTML] {
    let boxes: [(kind: StaticString, draw: (inout SVGPath) -> Void)] = [
      ("nothing", { $0.box(6, 6, 2, 2) }), ("days", { $0.mark(1, 0, 0) }), ("days", { $0.mark(2, 0, 0) }),
      ("days", { $0.mark(3, 0, 0) }), ("skips", { $0.box(2, 6, 10, 2) }), ("now", { $0.box(1, 1, 12, 12) }),
    ]
    return boxes.map { kind, draw in
      var path = SVGPath()
      draw(&path)
      return .tag("path", [Attribute("class", kind), .path(path)])
    }
  }
}

extension SVGPath {
  /// Adds the mark of a day with `count` check-ins.
  fileprivate mutating func mark(_ count: Int, _ x: Int, _ y: Int) {
    let margin = max(1, 4 - count)
    box(x + margin, y + margin, 14 - 2 * margin, 14 - 2 * margin)
  }
}

import Training
import Views

/// A chart of values over days as a line, or of weeks as columns from zero.
struct SVGChart {
  enum Form { case course, columns }

  let title: String
  var form: Form
  var points: [ChartPoint]
  /// Returns hundredths as the axis shows them; `date` does so for days.
  let number: (Int64) -> String
  let date: (CivilDate) -> String
  /// The value of a dashed line, in hundredths.
  var goal: Int64?
  /// The values of a band with dashed edges, in hundredths.
  var range: ClosedRange<Int64>?
  /// The colour of the columns.
  var color = Glyph.Color.blue

  private static let height = 150
  /// The number of parts from bottom to top, the unit of heights before they are pixels.
  private static let parts = 1000
  /// The rows of a scale: enough for it to end near the values; more take time.
  private static let rows = 24

  /// The picture; the chart must have at least one point.
  var picture: SVGPicture {
    var picture = SVGPicture(title, height: Self.height)
    let scale = self.scale
    let rows = max(1, scale.rows - 1)
    func part(_ value: Int64) -> Int { Self.parts - scale.position(of: value, partsPerRow: Self.parts) / rows }
    func pixel(_ value: Int64) -> Int { part(value) * Self.height / Self.parts }
    if let range {
      picture.band(from: pixel(range.upperBound), to: pixel(range.lowerBound), "band")
      for edge in [range.lowerBound, range.upperBound] { picture.line(y: pixel(edge), "band-edge") }
    }
    for tick in scale.ticks {
      picture.line(y: pixel(tick.value), "grid-line")
      picture.write(number(tick.value), x: 0, y: pixel(tick.value) + 4, .end, shift: -8)
    }
    var path = SVGPath()
    switch form {
    case .course:
      for (index, point) in points.enumerated() {
        if index == 0 { path.move(x(0), part(point.value)) } else { path.line(x(index), part(point.value)) }
      }
      picture.stretched(10_000, Self.parts, [(path, Attribute("class", "course"))])
      // More dots would hide the line.
      if points.count <= 40 {
        for (index, point) in points.enumerated() { picture.dot(x: x(index), y: pixel(point.value)) }
      }
    case .columns:
      let step = 10_000 / slots
      // With many columns, only the gaps would be visible.
      let gap = slots > 150 ? 0 : step / 10
      for (index, point) in points.enumerated() where point.value > 0 {
        let top = min(part(point.value), Self.parts - 4)
        path.box(10_000 * index / slots + gap, top, max(1, step - 2 * gap), Self.parts - top)
      }
      picture.stretched(10_000, Self.parts, [(path, .color(color, "bars "))])
    }
    if let goal { picture.line(y: pixel(goal), "goal") }
    writeDates(on: &picture)
    return picture
  }

  /// The number of slots for columns; a few columns don't fill the picture.
  private var slots: Int { max(points.count, 8) }

  private var scale: Scale {
    let values = points.map(\.value)
    let isCounted = values.allSatisfy { $0 % 100 == 0 }
    let (low, high) = (values.min() ?? 0, values.max() ?? 0)
    if form == .course { return Scale(low...high, rows: SVGChart.rows, isCounted: isCounted) }
    return Scale(0...max(high, goal ?? 0, range?.upperBound ?? 0, 100), rows: SVGChart.rows, isCounted: isCounted)
  }

  /// Returns the position of a point; a single day is in the middle.
  private func x(_ index: Int) -> Int {
    guard form == .course else { return 10_000 * (2 * index + 1) / (2 * slots) }
    guard let first = points.first?.day, let last = points.last?.day, first < last else { return 5000 }
    return points[index].day.days(since: first) * 10_000 / last.days(since: first)
  }

  /// Writes the first and the last date; the style sheet shows those between if there is room.
  private func writeDates(on picture: inout SVGPicture) {
    guard let first = points.first?.day, let last = points.last?.day else { return }
    let y = Self.height + 18
    let isOne = form == .course ? first == last : points.count == 1
    if isOne { return picture.write(date(first), x: form == .course ? 5000 : x(0), y: y) }
    picture.write(date(first), x: 0, y: y, .start)
    // With few columns, a date would be below another column.
    if form == .columns, points.count < slots { return }
    picture.write(date(last), x: 10_000, y: y, .end)
    guard form == .columns || last.days(since: first) > 8 else { return }
    for quarter in 1...3 {
      let index = (points.count - 1) * quarter / 4
      let day =
        form == .columns ? points[index].day : first.adding(days: last.days(since: first) * quarter / 4)
      picture.write(
        date(day), x: form == .columns ? x(index) : quarter * 2500, y: y, .middle,
        [Attribute("class", quarter == 2 ? "middle" : "quarter")])
    }
  }
}

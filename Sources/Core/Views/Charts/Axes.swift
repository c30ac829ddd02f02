import Statistics
import Text
package import Training

/// A value at a day: a point of a course, or a period by its first day.
package struct ChartPoint: Hashable, Sendable {
  package let day: CivilDate
  /// The value in ten-billionths of a unit; negative values are allowed, as for assistance.
  let exact: Int128

  init(_ day: CivilDate, exact: Int128) { (self.day, self.exact) = (day, exact) }

  /// Creates a point from hundredths of a unit.
  package init(_ day: CivilDate, _ hundredths: Int64) { self.init(day, exact: Int128(hundredths) * 100_000_000) }

  /// The value to draw, in hundredths of the unit, rounded half away from zero.
  package var value: Int64 { Int64(clamping: quotient(exact, 100_000_000)) }
}

/// The axes of a chart: values upwards, with round numbers and their unit, and days from left to right.
struct Axes {
  /// The columns of the terminal; fewer than 24 are taken as 24.
  var width: Int
  /// The rows of the drawing, 5 to 100, without unit and dates; fewer are used if that makes better numbers.
  var height: Int
  /// The unit above the numbers: `kg`.
  var unit: String
  /// Returns hundredths as the axis shows them.
  var number: (Int64) -> String
  var date: (CivilDate) -> String
  /// True if values are whole, so that the numbers have to be.
  var isCounted: Bool
  var style: Style

  init(
    width: Int, height: Int = 10, unit: String, style: Style, isCounted: Bool = false,
    number: @escaping (Int64) -> String, date: @escaping (CivilDate) -> String
  ) {
    self.width = max(width, 24)
    self.height = min(max(height, 5), 100)
    self.unit = unit
    self.number = number
    self.date = date
    self.isCounted = isCounted
    self.style = style
  }

  /// Returns the number of columns for the numbers of a scale, without the axis itself.
  func numberColumns(_ scale: Scale) -> Int {
    min(width / 2, scale.ticks.map { displayWidth(number($0.value)) }.max() ?? 0)
  }

  /// Writes the unit into the first row: above the numbers, or from the left edge if it is longer.
  func writeUnit(on canvas: inout Canvas, numbers: Int) {
    let unit = truncated(printable(self.unit), to: width / 2)
    canvas.write(unit, .dim, row: 0, column: max(0, numbers - displayWidth(unit)))
  }

  /// Writes the axis upwards from a row of the canvas, with the numbers beside it.
  func writeAxis(_ scale: Scale, on canvas: inout Canvas, bottom: Int, numbers: Int) {
    for row in 0..<scale.rows { canvas.write("│", .dim, row: bottom - row, column: numbers + 1) }
    for (row, value) in scale.ticks {
      let text = rightAligned(truncated(number(value), to: numbers), to: numbers)
      canvas.write(text, row: bottom - row, column: 0)
      canvas.write("┤", .dim, row: bottom - row, column: numbers + 1)
    }
  }

  /// Writes dates into the last row, earlier ones of the list first, and leaves out those without room. Each is below
  /// its column, moved to stay between the edges; the row above gets a mark.
  func writeDates(_ dates: [(column: Int, text: String)], on canvas: inout Canvas, edges: Range<Int>) {
    let row = canvas.rows - 1
    for (column, text) in dates {
      let text = truncated(text, to: edges.count)
      let width = displayWidth(text)
      let start = min(max(column - width / 2, edges.lowerBound), edges.upperBound - width)
      guard canvas.isBlank(row: row, (start - 2)..<(start + width + 2)) else { continue }
      canvas.write(text, row: row, column: start)
      canvas.write("┬", .dim, row: row - 1, column: column)
    }
  }
}

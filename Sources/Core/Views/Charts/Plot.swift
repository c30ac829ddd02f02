import Text
import Training

/// Values over days, joined by straight lines, in braille dots, two by four in a character.
///
///     kg
///     4 ┤          ⡤⠤⠤⠤⠤⠤⠤⠤⠤ 4
///     2 ┤          ⡇
///     0 ┤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠇
///       └┬────────┬────────┬
///        1/1    19/1     7/2
struct Plot {
  let axes: Axes

  /// Returns the picture, no line wider than the axes allow; empty without points. They may have any order, and several
  /// may be on a day. The latest value and the greatest are written at their points.
  func lines(_ points: [ChartPoint]) -> [String] {
    let points = points.sorted { $0.day < $1.day }
    guard let last = points.last, let low = points.map(\.value).min(), let high = points.map(\.value).max()
    else { return [] }
    // A row's number is at its third dot from above, with one dot below it and two above.
    let scale = Scale(low...high, rows: axes.height, isCounted: axes.isCounted, below: 1, above: 2)
    let grid = Grid(points, scale, axes)
    var dots = Braille(columns: grid.columns, rows: grid.rows)
    let dotted = points.map { (x: grid.x($0.day), y: grid.y($0.value)) }
    for (start, end) in zip(dotted, dotted.dropFirst()) { dots.line(from: start, to: end) }
    if dotted.count == 1 { dots.setThick(dotted[0].x, dotted[0].y) }
    var canvas = Canvas(rows: grid.rows + 3, columns: axes.width)
    for (row, text) in dots.text.enumerated() {
      for (column, character) in text.enumerated() where character != Braille.blank {
        canvas.write(String(character), .cyan, row: row + 1, column: grid.left + column)
      }
    }
    writeFrame(on: &canvas, grid)
    writeValues(last, points.last { $0.value == high } ?? last, on: &canvas, grid)
    return canvas.lines(axes.style)
  }
}

extension Plot {
  /// The mapping of days and values to dots from the left and from above.
  private struct Grid {
    let scale: Scale
    let first: CivilDate
    let days: Int
    let numbers: Int
    let columns: Int
    let lastValueColumns: Int

    init(_ points: [ChartPoint], _ scale: Scale, _ axes: Axes) {
      self.scale = scale
      first = points.first?.day ?? .first
      days = points.last.map { $0.day.days(since: points.first?.day ?? .first) } ?? 0
      numbers = axes.numberColumns(scale)
      let free = axes.width - numbers - 2
      let value = 1 + displayWidth(points.last.map { axes.number($0.value) } ?? "")
      lastValueColumns = free - value >= 16 ? value : 0
      columns = free - lastValueColumns
    }

    var left: Int { numbers + 2 }
    var rows: Int { scale.rows }

    /// A single day is in the middle.
    func x(_ day: CivilDate) -> Int {
      days == 0 ? columns - 1 : (day.days(since: first) * (columns * 2 - 1) * 2 + days) / (days * 2)
    }

    /// The numbers of the axis are in the middle of their rows.
    func y(_ value: Int64) -> Int {
      (rows - 1) * 4 + 2 - scale.position(of: value, partsPerRow: 4)
    }
  }

  private func writeFrame(on canvas: inout Canvas, _ grid: Grid) {
    axes.writeUnit(on: &canvas, numbers: grid.numbers)
    axes.writeAxis(grid.scale, on: &canvas, bottom: grid.rows, numbers: grid.numbers)
    canvas.write(
      "└" + String(repeating: "─", count: grid.columns), .dim, row: grid.rows + 1, column: grid.left - 1)
    // The ends, the middle, then the quarters if there is much room.
    let quarters = grid.columns < 70 ? [0, 4, 2] : [0, 4, 2, 1, 3]
    let days = grid.days == 0 ? [grid.first] : quarters.map { grid.first.adding(days: grid.days * $0 / 4) }
    axes.writeDates(
      days.map { (grid.left + grid.x($0) / 2, axes.date($0)) }, on: &canvas,
      edges: grid.left..<(grid.left + grid.columns))
  }

  /// Writes the latest value to the right of its point, and the greatest above its own, if there is room.
  private func writeValues(_ last: ChartPoint, _ highest: ChartPoint, on canvas: inout Canvas, _ grid: Grid) {
    let right = grid.left + grid.columns
    if grid.lastValueColumns > 0 {
      let column = grid.days == 0 ? grid.left + grid.x(last.day) / 2 + 2 : right + 1
      canvas.write(axes.number(last.value), .bold, row: grid.y(last.value) / 4 + 1, column: column)
      if highest.value == last.value { return }
    }
    let text = axes.number(highest.value)
    let width = displayWidth(text)
    let column = grid.left + grid.x(highest.day) / 2
    let start = min(max(column - width / 2, grid.left), right - width)
    let row = grid.y(highest.value) / 4
    guard width <= grid.columns, canvas.isBlank(row: row, (start - 1)..<(start + width + 1)) else { return }
    canvas.write(text, .bold, row: row, column: start)
  }
}

/// A grid of dots, two by four in each character of U+2800 to U+28FF.
struct Braille {
  static let blank: Character = "\u{2800}"

  private let columns: Int
  private var patterns: [[UInt8]]

  init(columns: Int, rows: Int) {
    self.columns = columns
    patterns = Array(repeating: Array(repeating: 0, count: columns), count: rows)
  }

  mutating func set(_ x: Int, _ y: Int) {
    guard patterns.indices.contains(y / 4), 0..<columns * 2 ~= x, y >= 0 else { return }
    // The dots are numbered 1 2 3 7 down the left, 4 5 6 8 down the right.
    let left: [UInt8] = [0x01, 0x02, 0x04, 0x40]
    let right: [UInt8] = [0x08, 0x10, 0x20, 0x80]
    patterns[y / 4][x / 2] |= (x % 2 == 0 ? left : right)[y % 4]
  }

  /// Sets a dot and its neighbours in the same character, four in all, so that it is visible without a line.
  mutating func setThick(_ x: Int, _ y: Int) {
    for (x, y) in [(x, y), (x ^ 1, y), (x, y ^ 1), (x ^ 1, y ^ 1)] { set(x, y) }
  }

  /// Draws Bresenham's line (1965), both ends included.
  mutating func line(from start: (x: Int, y: Int), to end: (x: Int, y: Int)) {
    var (x, y) = start
    let (width, height) = (abs(end.x - x), abs(end.y - y))
    var error = width - height
    while true {
      set(x, y)
      if (x, y) == end { return }
      let doubled = error * 2
      if doubled > -height {
        error -= height
        x += end.x > x ? 1 : -1
      }
      if doubled < width {
        error += width
        y += end.y > y ? 1 : -1
      }
    }
  }

  var text: [String] {
    patterns.map { row in String(row.map { Character(Unicode.Scalar(0x2800 + UInt32($0)) ?? " ") }) }
  }
}

/// A chart of consecutive periods, as columns that stand on zero.
///
///     kg
///     3 ┤          ████
///     2 ┤╌╌╌╌╌╌╌╌╌╌████╌████╌
///     1 ┤     ████ ████ ████
///     0 ┴─┬──────────────┬───
///        5/1           26/1
struct ColumnChart {
  let axes: Axes
  /// The height in hundredths of a dashed line that the columns reaching it cover; nil for none.
  var goal: Int64?

  /// Returns the picture, no line wider than the axes allow; empty without columns. Columns are drawn side by side as
  /// given, so empty periods have to be among them. Without room for all, the first are left out, and an ellipsis shows
  /// that.
  func lines(_ columns: [ChartPoint]) -> [String] {
    guard let greatest = columns.map(\.value).max() else { return [] }
    // The row of zero is the axis, below the drawing.
    let scale = Scale(
      0...max(greatest, goal ?? 0, 100), rows: axes.height + 1, isCounted: axes.isCounted)
    let numbers = axes.numberColumns(scale)
    let left = numbers + 2
    let shown = columns.suffix(axes.width - left)
    let places = Places(left: left, room: axes.width - left, count: shown.count)
    let rows = scale.rows - 1
    var canvas = Canvas(rows: rows + 3, columns: axes.width)
    axes.writeUnit(on: &canvas, numbers: numbers)
    axes.writeAxis(scale, on: &canvas, bottom: rows + 1, numbers: numbers)
    canvas.write("┴" + String(repeating: "─", count: places.columns), .dim, row: rows + 1, column: left - 1)
    writeGoal(on: &canvas, scale, places)
    for (index, column) in shown.enumerated() {
      let level = level(of: column.value, scale)
      for row in 0..<(level + 7) / 8 {
        let block = Self.blocks[min(level - row * 8, 8) - 1]
        let text = String(repeating: block, count: places.thickness)
        canvas.write(text, ink(column.value), row: rows - row, column: places.start(index))
      }
    }
    writeDates(shown, isWhole: shown.count == columns.count, on: &canvas, places)
    return canvas.lines(axes.style)
  }
}

extension ColumnChart {
  /// The blocks from one eighth to a full block.
  private static let blocks = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]

  /// The positions of the columns, up to four wide as room allows, with a blank between them where possible.
  private struct Places {
    let left: Int
    let step: Int
    let count: Int

    init(left: Int, room: Int, count: Int) {
      self.left = left
      self.count = count
      step = min(5, max(1, room / max(count, 1)))
    }

    var thickness: Int { max(1, step - 1) }
    var columns: Int { count * step }
    func start(_ index: Int) -> Int { left + index * step }
    func middle(_ index: Int) -> Int { start(index) + (thickness - 1) / 2 }
  }

  /// Returns the height in eighths of a row; a value above zero is visible.
  private func level(of value: Int64, _ scale: Scale) -> Int {
    value <= 0 ? 0 : max(1, scale.position(of: value, partsPerRow: 8))
  }

  private func ink(_ value: Int64) -> Canvas.Ink {
    guard let goal else { return .cyan }
    return value >= goal ? .green : .yellow
  }

  private func writeGoal(on canvas: inout Canvas, _ scale: Scale, _ places: Places) {
    guard let goal, goal > 0 else { return }
    let row = scale.rows - 1 - (level(of: goal, scale) - 1) / 8
    canvas.write(String(repeating: "╌", count: places.columns), .dim, row: row, column: places.left)
  }

  private func writeDates(
    _ shown: ArraySlice<ChartPoint>, isWhole: Bool, on canvas: inout Canvas, _ places: Places
  ) {
    let last = shown.count - 1
    let quarters = places.columns < 70 ? [0, 4, 2] : [0, 4, 2, 1, 3]
    let dates = quarters.map { quarter in
      let index = last * quarter / 4
      let text = axes.date(shown[shown.startIndex + index].day)
      return (places.middle(index), quarter == 0 && !isWhole ? "…" + text : text)
    }
    axes.writeDates(dates, on: &canvas, edges: places.left..<axes.width)
  }
}

import Text

/// The blanks behind the names of several lines, which put the text behind them in one column if the settings ask for it
/// (`fmt.align`).
extension FormatWalk {
  /// A line being formatted: the offset at which its name begins, and the number of edits before it.
  struct Row {
    fileprivate let start: Int
    fileprivate let edits: Int
  }

  /// Begins a row; the cursor is before the name, and the line's indentation is done.
  func beginRow() -> Row { Row(start: line.rest.lowerBound, edits: edits.edits.count) }

  /// Returns the number of blanks behind the colon, at which the cursor is; nil until `closeColumn` knows all lines.
  mutating func endName(of row: Row) -> Int? {
    guard alignsNames, let next = ahead else { return 1 }
    let end = line.emptyRange.upperBound
    let written = line.text(TextRange(row.start, end))
    gaps.append((TextRange(end, next.range.lowerBound), displayWidth(written) + edits.growth(since: row.edits)))
    return nil
  }

  /// Writes the blanks of the rows so far, which form one column.
  mutating func closeColumn() {
    let width = gaps.map(\.width).max() ?? 0
    for gap in gaps { edits.blanks(gap.range, width - gap.width + 1) }
    gaps.removeAll(keepingCapacity: true)
  }
}

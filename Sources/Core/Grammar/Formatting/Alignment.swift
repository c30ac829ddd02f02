import Text

/// Aligns the text behind the names of several lines in one column, if the settings ask for it (`fmt.align`).
struct Alignment {
  /// A line being formatted: the offset at which its name begins, and the number of edits before it.
  struct Row {
    fileprivate let start: Int
    fileprivate let edits: Int
  }

  let isOn: Bool
  /// The blanks behind each colon, and the width up to them in columns.
  private var gaps: [(range: TextRange, width: Int)] = []

  init(isOn: Bool) { self.isOn = isOn }

  /// Begins a row; the cursor is before the name, and the line's indentation is done.
  func begin(_ walk: FormatWalk) -> Row {
    Row(start: walk.line.rest.lowerBound, edits: walk.edits.edits.count)
  }

  /// Returns the number of blanks behind the colon, at which the cursor is; nil until `close` knows all lines.
  mutating func end(_ row: Row, _ walk: FormatWalk) -> Int? {
    guard isOn, let next = walk.ahead else { return 1 }
    let end = walk.line.emptyRange.upperBound
    let written = walk.line.text(TextRange(row.start, end))
    let gap = TextRange(end, next.range.lowerBound)
    gaps.append((gap, displayWidth(written) + walk.edits.growth(since: row.edits)))
    return nil
  }

  /// Writes the blanks of the rows so far, which form one column.
  mutating func close(_ walk: inout FormatWalk) {
    let width = gaps.map(\.width).max() ?? 0
    for gap in gaps { walk.edits.blanks(gap.range, width - gap.width + 1) }
    gaps.removeAll(keepingCapacity: true)
  }
}

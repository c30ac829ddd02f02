import Text

/// What follows the names of several lines in one column, where the settings ask for it (`fmt.align`).
struct Alignment {
  /// A line being formatted: where its name begins, and how many edits came before it.
  struct Row {
    fileprivate let start: Int
    fileprivate let edits: Int
  }

  let isOn: Bool
  /// What stands between a colon and what follows it, and the columns up to there.
  private var gaps: [(range: TextRange, width: Int)] = []

  init(isOn: Bool) { self.isOn = isOn }

  /// The cursor stands before the name; the line's indentation is done.
  func begin(_ walk: FormatWalk) -> Row {
    Row(start: walk.line.rest.lowerBound, edits: walk.edits.edits.count)
  }

  /// The cursor stands behind the colon. How many blanks follow it; nil where that is decided when all lines are known.
  mutating func end(_ row: Row, _ walk: FormatWalk) -> Int? {
    guard isOn, let next = walk.ahead else { return 1 }
    let end = walk.line.emptyRange.upperBound
    let written = walk.line.text(TextRange(row.start, end))
    let gap = TextRange(end, next.range.lowerBound)
    gaps.append((gap, displayWidth(written) + walk.edits.growth(since: row.edits)))
    return nil
  }

  /// The lines so far are all that stand in one column.
  mutating func close(_ walk: inout FormatWalk) {
    let width = gaps.map(\.width).max() ?? 0
    for gap in gaps { walk.edits.blanks(gap.range, width - gap.width + 1) }
    gaps.removeAll(keepingCapacity: true)
  }
}

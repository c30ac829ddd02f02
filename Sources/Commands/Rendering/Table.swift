import JournalText

/// Columns of text, aligned by what a terminal shows of it; the first row is the heading.
struct Table {
  enum Alignment { case left, right }

  let alignments: [Alignment]

  /// Where a row does not fit the width, the widest column of names goes on below itself. Where that is not enough, each
  /// row becomes a few lines: its first cell, and below it the others with their headings. Nothing is cut.
  func text(_ rows: [[String]], style: Style, width: Int? = nil) -> String {
    var cells = rows.map { $0.map { [$0] } }
    var widths = widths(cells)
    if let width, total(widths) > width {
      guard let folded = folded(rows, to: width) else { return stacked(rows, style, width) }
      cells = folded
      widths = self.widths(cells)
    }
    let lines = cells.map { self.lines($0, widths) }
    return (lines[0].map { style.bold($0) } + lines.dropFirst().joined()).joined(separator: "\n")
  }
}

extension Table {
  /// The lines without a heading.
  func rows(_ rows: [[String]]) -> [String] {
    let cells = rows.map { $0.map { [$0] } }
    let widths = widths(cells)
    return cells.flatMap { lines($0, widths) }
  }

  /// A cell is the lines it has.
  private typealias Cell = [String]

  private static let gap = 2
  /// A name that has fewer columns than this is no longer read, but spelled.
  private static let narrowest = 24

  private func widths(_ rows: [[Cell]]) -> [Int] {
    alignments.indices.map { column in rows.flatMap { $0[column] }.map { shownWidth($0) }.max() ?? 0 }
  }

  private func total(_ widths: [Int]) -> Int { widths.reduce(0, +) + Table.gap * (alignments.count - 1) }

  private func lines(_ cells: [Cell], _ widths: [Int]) -> [String] {
    (0..<(cells.map { $0.count }.max() ?? 0)).map { number in
      var line = ""
      for (column, cell) in cells.enumerated() {
        let text = number < cell.count ? cell[number] : ""
        let blanks = String(repeating: " ", count: widths[column] - shownWidth(text))
        line += alignments[column] == .right ? blanks + text : text + blanks
        if column < cells.count - 1 { line += String(repeating: " ", count: Table.gap) }
      }
      while line.hasSuffix(" ") { line.removeLast() }
      return line
    }
  }

  /// With the widest left-aligned column as narrow as the width asks for; nil where it can't be.
  private func folded(_ rows: [[String]], to width: Int) -> [[Cell]]? {
    let cells = rows.map { $0.map { [$0] } }
    let widths = widths(cells)
    let named = alignments.indices.filter { alignments[$0] == .left }
    guard let column = named.max(by: { widths[$0] < widths[$1] }) else { return nil }
    let room = widths[column] - (total(widths) - width)
    guard room >= Table.narrowest else { return nil }
    let folded = cells.map { row in
      var row = row
      row[column] = wrapped(row[column][0], to: room, indentation: 2)
      return row
    }
    // A word may be longer than the room.
    return total(self.widths(folded)) <= width ? folded : nil
  }

  private func stacked(_ rows: [[String]], _ style: Style, _ width: Int) -> String {
    let heading = rows[0]
    return rows.dropFirst().flatMap { row in
      let facts = zip(heading, row).dropFirst().filter { !$0.1.isEmpty }.map { Fact($0.0, $0.1) }
      let head = row[0].isEmpty ? [] : wrapped(row[0], to: width, indentation: 2).map { style.bold($0) }
      return head + [FactList(title: "", facts: facts).text(style, width: width)]
    }.joined(separator: "\n")
  }
}

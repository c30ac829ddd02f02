/// Columns of text, aligned by their shown width.
package struct Table {
  package enum Alignment { case left, right }

  /// The rows; the first is the heading.
  package let rows: [[String]]
  package let alignments: [Alignment]
  /// The columns that may be left out if there is no room, in this order.
  private let optional: [Int]
  /// True if the first cell of a row needs its heading, as a number or the first day of a week does.
  private let isHeaded: Bool

  package init(_ rows: [[String]], _ alignments: [Alignment], optional: [Int] = [], headed: Bool = false) {
    (self.rows, self.alignments, self.optional, isHeaded) = (rows, alignments, optional, headed)
  }

  /// Returns the table. If a row does not fit the width, the widest column of names is folded; else optional columns
  /// are left out, one after the other; else each row becomes a few lines: its first cell, and below it the others with
  /// their headings.
  func text(_ style: Style, width: Int? = nil) -> String {
    var (rows, headings) = (self.rows, 1)
    var widths = widths(rows)
    if let width, total(widths) > width {
      guard let folded = folded(rows, widths, to: width) else {
        return narrower(than: width).map { $0.text(style, width: width) } ?? stacked(style, width)
      }
      (rows, headings) = (folded.flatMap(\.self), folded[0].count)
      widths = self.widths(rows)
    }
    var lines = rows.map { line($0, widths) }
    for number in 0..<headings { lines[number] = style.bold(lines[number]) }
    return lines.joined(separator: "\n")
  }

  /// The lines of the rows, if none is a heading.
  var plainLines: [String] {
    let widths = widths(rows)
    return rows.map { line($0, widths) }
  }

  private static let gap = 2
  /// The least width of a folded name, below which it can't be read.
  private static let narrowest = 24

  private func widths(_ rows: [[String]]) -> [Int] {
    alignments.indices.map { column in rows.reduce(0) { max($0, shownWidth($1[column])) } }
  }

  private func total(_ widths: [Int]) -> Int { widths.reduce(0, +) + Table.gap * (alignments.count - 1) }

  private func line(_ cells: [String], _ widths: [Int]) -> String {
    // Appending to a String takes three times as long as to bytes.
    var line: [UInt8] = []
    func fill(_ count: Int) { line += repeatElement(UInt8(ascii: " "), count: count) }
    for (column, cell) in cells.enumerated() {
      if column > 0 { fill(Table.gap) }
      let blanks = widths[column] - shownWidth(cell)
      if alignments[column] == .right { fill(blanks) }
      line += cell.utf8
      if alignments[column] == .left { fill(blanks) }
    }
    while line.last == UInt8(ascii: " ") { line.removeLast() }
    return String(decoding: line, as: UTF8.self)
  }

  /// The number of columns of the terminal that the whole table takes.
  var width: Int { total(widths(rows)) }

  /// Returns the table without some columns.
  func without(_ columns: some Sequence<Int>) -> Table {
    let kept = alignments.indices.filter { !columns.contains($0) }
    return Table(rows.map { row in kept.map { row[$0] } }, kept.map { alignments[$0] }, headed: isHeaded)
  }

  /// Returns the table without the fewest optional columns that make it fit; nil if it never does.
  private func narrower(than width: Int) -> Table? {
    optional.indices.lazy.map { without(optional[...$0]) }.first { table in
      table.width <= width || table.folded(table.rows, table.widths(table.rows), to: width) != nil
    }
  }

  /// Returns each row as several, with the widest left-aligned column folded; nil if that does not fit.
  private func folded(_ rows: [[String]], _ widths: [Int], to width: Int) -> [[[String]]]? {
    let named = alignments.indices.filter { alignments[$0] == .left }
    guard let column = named.max(by: { widths[$0] < widths[$1] }) else { return nil }
    let room = widths[column] - (total(widths) - width)
    guard room >= Table.narrowest else { return nil }
    let folded = rows.map { row in
      wrapped(row[column], to: room, indentation: 2).enumerated().map { number, part in
        row.indices.map { $0 == column ? part : number == 0 ? row[$0] : "" }
      }
    }
    // A word may be longer than the room.
    return total(self.widths(folded.flatMap(\.self))) <= width ? folded : nil
  }

  private func stacked(_ style: Style, _ width: Int) -> String {
    let heading = rows[0]
    // A row without a name belongs to the row above.
    var named: [(name: String, facts: [Fact])] = []
    for row in rows.dropFirst() {
      let facts = zip(heading, row).dropFirst().filter { !$0.1.isEmpty }.map { Fact($0.0, $0.1) }
      if row[0].isEmpty, let last = named.indices.last {
        named[last].facts += facts
      } else {
        named.append((row[0], facts))
      }
    }
    return named.flatMap { name, facts in
      let head = wrapped(isHeaded ? "\(heading[0]) \(name)" : name, to: width, indentation: 2).map { style.bold($0) }
      return head + [facts.text(style, width: width)]
    }.joined(separator: "\n")
  }
}

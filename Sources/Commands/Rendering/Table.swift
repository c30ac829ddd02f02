/// Columns of text, aligned by what a terminal shows of it; the first row is the heading.
struct Table {
  enum Alignment { case left, right }

  let alignments: [Alignment]

  /// Where a row does not fit the width, each row becomes a few lines: its first cell, and below it the others with
  /// their headings. Nothing is cut.
  func text(_ rows: [[String]], style: Style, width: Int? = nil) -> String {
    let lines = self.rows(rows)
    if let width, lines.contains(where: { shownWidth($0) > width }) {
      return stacked(rows, style, width).joined(separator: "\n")
    }
    return ([style.bold(lines[0])] + lines.dropFirst()).joined(separator: "\n")
  }

  /// The lines without a heading.
  func rows(_ rows: [[String]]) -> [String] {
    let widths = alignments.indices.map { column in rows.map { shownWidth($0[column]) }.max() ?? 0 }
    return rows.map { row in
      var line = ""
      for (column, cell) in row.enumerated() {
        let blanks = String(repeating: " ", count: widths[column] - shownWidth(cell))
        let isLast = column == row.count - 1
        line += alignments[column] == .right ? blanks + cell : isLast ? cell : cell + blanks
        if !isLast { line += "  " }
      }
      while line.hasSuffix(" ") { line.removeLast() }
      return line
    }
  }

  private func stacked(_ rows: [[String]], _ style: Style, _ width: Int) -> [String] {
    let heading = rows[0]
    return rows.dropFirst().flatMap { row in
      let facts = zip(heading, row).dropFirst().filter { !$0.1.isEmpty }.map { Fact($0.0, $0.1) }
      let head = row[0].isEmpty ? [] : wrapped(row[0], to: width, indentation: 0).map { style.bold($0) }
      return head + [FactList(title: "", facts: facts).text(style, width: width)]
    }
  }
}

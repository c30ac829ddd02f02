import JournalText

/// Columns of text, aligned by what a terminal shows of it; the first row is the heading.
struct Table {
  enum Alignment { case left, right }

  let alignments: [Alignment]

  func text(_ rows: [[String]], style: Style) -> String {
    let lines = self.rows(rows)
    return ([style.bold(lines[0])] + lines.dropFirst()).joined(separator: "\n")
  }

  /// The lines without a heading.
  func rows(_ rows: [[String]]) -> [String] {
    let widths = alignments.indices.map { column in rows.map { displayWidth($0[column]) }.max() ?? 0 }
    return rows.map { row in
      var line = ""
      for (column, cell) in row.enumerated() {
        let blanks = String(repeating: " ", count: widths[column] - displayWidth(cell))
        let isLast = column == row.count - 1
        line += alignments[column] == .right ? blanks + cell : isLast ? cell : cell + blanks
        if !isLast { line += "  " }
      }
      while line.hasSuffix(" ") { line.removeLast() }
      return line
    }
  }
}

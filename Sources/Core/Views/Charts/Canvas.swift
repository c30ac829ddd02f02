import Text

/// A rectangle of a terminal's cells, written in any order and then read as lines. Text outside of it is left out.
struct Canvas {
  /// The style of a cell; without colour all look alike.
  enum Ink { case plain, dim, bold, blue, green, brightGreen, cyan, yellow }

  private enum Cell {
    case blank
    case character(Character, Ink)
    /// The second column of the character before it.
    case covered
  }

  private var cells: [[Cell]]
  private let columns: Int

  init(rows: Int, columns: Int) {
    self.columns = columns
    cells = Array(repeating: Array(repeating: .blank, count: columns), count: rows)
  }

  var rows: Int { cells.count }

  /// Writes a text, which is cut at the edge of the canvas; the caller has to measure.
  mutating func write(_ text: String, _ ink: Ink = .plain, row: Int, column: Int) {
    guard cells.indices.contains(row) else { return }
    var column = column
    for character in text {
      let width = displayWidth(character)
      guard width > 0 else { continue }
      if column >= 0, column + width <= columns {
        cells[row][column] = .character(character, ink)
        for covered in 1..<max(width, 1) { cells[row][column + covered] = .covered }
      }
      column += width
    }
  }

  /// True if nothing is written in some columns of a row; those outside of the canvas count as blank.
  func isBlank(row: Int, _ columns: Range<Int>) -> Bool {
    guard cells.indices.contains(row) else { return false }
    return cells[row].indices.clamped(to: columns).allSatisfy {
      if case .blank = cells[row][$0] { true } else { false }
    }
  }

  /// Returns the lines, without blanks at their ends.
  func lines(_ style: Style) -> [String] { cells.map { Canvas.line($0, style) } }

  /// Paints a line, with adjacent cells of one ink together.
  private static func line(_ cells: [Cell], _ style: Style) -> String {
    var line = ""
    var run = ""
    var ink = Ink.plain
    var blanks = 0
    for cell in cells {
      switch cell {
      case .covered: break
      case .blank: blanks += 1
      case .character(let character, let next):
        if next != ink || blanks > 0 {
          line += style.painted(run, ink) + String(repeating: " ", count: blanks)
          (run, ink, blanks) = ("", next, 0)
        }
        run.append(character)
      }
    }
    return line + style.painted(run, ink)
  }
}

extension Style {
  fileprivate func painted(_ text: String, _ ink: Canvas.Ink) -> String {
    switch ink {
    case .plain: text
    case .dim: dim(text)
    case .bold: bold(text)
    case .blue: blue(text)
    case .green: green(text)
    case .brightGreen: bold(green(text))
    case .cyan: cyan(text)
    case .yellow: yellow(text)
    }
  }
}

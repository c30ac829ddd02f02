import Text

/// Lines of text with pictures in them. All lines must fit the screen, as the pictures are drawn after them.
struct PicturedLines {
  private var lines: [String] = []
  private var drawings: [(row: Int, column: Int, text: String)] = []

  /// Creates blocks side by side, each padded to its width, with the text above its picture.
  init(_ blocks: [(above: String, picture: Picture?, width: Int)], margin: Int = 0) {
    let rows = blocks.map { $0.picture?.lines.count ?? 0 }.max() ?? 0
    lines = Array(repeating: String(repeating: " ", count: margin), count: rows + 1)
    var column = margin
    for block in blocks {
      if let drawing = block.picture?.drawing { drawings.append((1, column, drawing)) }
      for row in 0...rows {
        let text = row == 0 ? block.above : block.picture?.line(row - 1) ?? ""
        lines[row] += filled(text, to: block.width)
      }
      column += block.width
    }
  }

  /// Creates a picture with a text to its right.
  init(_ picture: Picture, beside text: [String], margin: Int) {
    let blank = String(repeating: " ", count: margin)
    let column = picture.columns + 2
    lines = (0..<max(text.count, picture.lines.count)).map { row in
      blank + filled(picture.line(row), to: column) + (row < text.count ? text[row] : "")
    }
    if let drawing = picture.drawing { drawings = [(0, margin, drawing)] }
  }

  /// The lines, with the pictures after them: the cursor is saved (DECSC), moved up and to a column (CUU, CHA), and
  /// restored (DECRC).
  var text: String {
    lines.map(trimmed).joined(separator: "\n")
      + drawings.map { drawing in
        let up = lines.count - 1 - drawing.row
        let move = (up > 0 ? "\u{1B}[\(up)A" : "") + "\u{1B}[\(drawing.column + 1)G"
        return "\u{1B}7\(move)\(drawing.text)\u{1B}8"
      }.joined()
  }
}

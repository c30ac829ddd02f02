import Photos

/// A picture among lines of text: lines of its width, and a drawing over them if the terminal can draw.
package struct Picture: Sendable {
  /// The width in cells.
  let columns: Int
  let lines: [String]
  /// The sequence to write with the cursor at the upper left; nil if the lines are the picture.
  let drawing: String?

  private init(columns: Int, rows: Int, _ drawing: String?, lines: [String]? = nil) {
    (self.columns, self.drawing) = (columns, drawing)
    self.lines = lines ?? Array(repeating: String(repeating: " ", count: columns), count: rows)
  }

  /// Creates a picture in its own shape, as large as fits into the box.
  init(_ thumbnail: Thumbnail, on screen: PhotoScreen, within box: CellBox) {
    let fit = box.fit(thumbnail.width, thumbnail.height, on: screen)
    // Kitty and iTerm2 enlarge pictures themselves.
    let small = thumbnail.scaled(width: min(fit.width, thumbnail.width), height: min(fit.height, thumbnail.height))
    switch screen.way {
    case .kitty:
      self.init(
        columns: fit.columns, rows: fit.rows, KittyPicture.text(small, columns: fit.columns, rows: fit.rows))
    case .iTerm:
      self.init(
        columns: fit.columns, rows: fit.rows, ITermPicture.text(small, columns: fit.columns, rows: fit.rows))
    case .sixel:
      let drawing = SixelPicture.text(thumbnail.scaled(width: fit.width, height: fit.height))
      self.init(columns: fit.columns, rows: fit.rows, drawing)
    case .blocks:
      let scaled = thumbnail.scaled(width: fit.width, height: fit.height)
      let lines = BlockPicture.lines(scaled, isTrueColor: screen.isTrueColor)
      self.init(columns: fit.columns, rows: fit.rows, nil, lines: lines)
    }
  }

  /// Creates a picture from a whole file that the terminal decodes; nil if it can't. If the picture's size is unknown,
  /// it may be smaller than the box.
  init?(file: [UInt8], _ kind: PhotoKind, on screen: PhotoScreen, within box: CellBox) {
    switch (screen.way, kind) {
    case (.kitty, .png):
      // Width and height are the first of the header's fields (RFC 2083, 4.1.1).
      guard file.count >= 24 else { return nil }
      let sides = [16, 20].map { file[$0..<$0 + 4].reduce(0) { $0 << 8 | Int($1) } }
      guard sides.allSatisfy({ 1...1_000_000 ~= $0 }) else { return nil }
      let fit = box.fit(sides[0], sides[1], on: screen)
      let drawing = KittyPicture.text(png: file, columns: fit.columns, rows: fit.rows)
      self.init(columns: fit.columns, rows: fit.rows, drawing)
    case (.iTerm, _) where screen.features.isITerm2 || kind == .png || kind == .jpeg:
      let drawing = ITermPicture.text(file: file, columns: box.columns, rows: box.rows)
      self.init(columns: box.columns, rows: box.rows, drawing)
    default: return nil
    }
  }

  /// Returns one of the picture's lines; empty below the last.
  func line(_ row: Int) -> String { row < lines.count ? lines[row] : "" }
}

/// The room for a picture, in cells.
struct CellBox {
  let columns: Int
  let rows: Int

  /// Returns the largest sides in pixels with a picture's shape, at least 1, and the cells that they take.
  fileprivate func fit(_ pictureWidth: Int, _ pictureHeight: Int, on screen: PhotoScreen) -> (
    width: Int, height: Int, columns: Int, rows: Int
  ) {
    let cell = screen.way == .blocks ? (1, 2) : (screen.features.cellWidth, screen.features.cellHeight)
    var (width, height) = (columns * cell.0, rows * cell.1)
    if pictureWidth * height >= pictureHeight * width {
      height = max(1, pictureHeight * width / pictureWidth)
    } else {
      width = max(1, pictureWidth * height / pictureHeight)
    }
    return (width, height, (width + cell.0 - 1) / cell.0, (height + cell.1 - 1) / cell.1)
  }
}

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

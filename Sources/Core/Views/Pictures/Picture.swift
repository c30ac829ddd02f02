import Photos

/// A picture among lines of text: lines of its width, and a drawing over them if the terminal can draw.
package struct Picture: Sendable {
  /// The width in cells.
  let columns: Int
  let lines: [String]
  /// The sequence to write with the cursor at the upper left; nil if the lines are the picture.
  private(set) var drawing: String?

  /// Creates a picture in its own shape, as large as fits into the box.
  init(_ thumbnail: Thumbnail, as way: PhotoScreen.Way, on features: TerminalFeatures, within box: CellBox) {
    let (cellWidth, cellHeight) =
      way == .blocks ? (1, 2) : (features.cellWidth, features.cellHeight)
    let (width, height) = box.fitted(thumbnail.width, thumbnail.height, cellWidth, cellHeight)
    let (columns, rows) = ((width + cellWidth - 1) / cellWidth, (height + cellHeight - 1) / cellHeight)
    self.columns = columns
    if way == .blocks {
      lines = BlockPicture.lines(thumbnail.scaled(width: width, height: height), isTrueColor: box.isTrueColor)
      return
    }
    lines = Array(repeating: String(repeating: " ", count: columns), count: rows)
    // Kitty and iTerm2 enlarge pictures themselves.
    let small = thumbnail.scaled(width: min(width, thumbnail.width), height: min(height, thumbnail.height))
    switch way {
    case .kitty: drawing = KittyPicture.text(small, columns: columns, rows: rows)
    case .iTerm: drawing = ITermPicture.text(small, columns: columns, rows: rows)
    case .sixel: drawing = SixelPicture.text(thumbnail.scaled(width: width, height: height))
    case .blocks: break
    }
  }
}

extension Picture {
  /// Creates a picture from a whole file that the terminal decodes; nil if it can't. If the picture's size is unknown,
  /// it may be smaller than the box.
  init?(file: [UInt8], _ kind: PhotoKind, as way: PhotoScreen.Way, on features: TerminalFeatures, within box: CellBox) {
    switch (way, kind) {
    case (.kitty, .png):
      // Width and height are the first of the header's fields (RFC 2083, 4.1.1).
      guard file.count >= 24 else { return nil }
      let sides = [16, 20].map { file[$0..<$0 + 4].reduce(0) { $0 << 8 | Int($1) } }
      guard sides.allSatisfy({ 1...1_000_000 ~= $0 }) else { return nil }
      let (width, height) = box.fitted(sides[0], sides[1], features.cellWidth, features.cellHeight)
      columns = (width + features.cellWidth - 1) / features.cellWidth
      let rows = (height + features.cellHeight - 1) / features.cellHeight
      lines = Array(repeating: String(repeating: " ", count: columns), count: rows)
      drawing = KittyPicture.text(png: file, columns: columns, rows: rows)
    case (.iTerm, _) where features.isITerm2 || kind == .png || kind == .jpeg:
      columns = box.columns
      lines = Array(repeating: String(repeating: " ", count: columns), count: box.rows)
      drawing = ITermPicture.text(file: file, columns: columns, rows: box.rows)
    default: return nil
    }
  }
}

/// The room for a picture, in cells.
struct CellBox {
  let columns: Int
  let rows: Int
  var isTrueColor = true

  /// Returns the largest sides in pixels with a picture's shape, at least 1.
  fileprivate func fitted(_ pictureWidth: Int, _ pictureHeight: Int, _ cellWidth: Int, _ cellHeight: Int) -> (
    width: Int, height: Int
  ) {
    let (width, height) = (columns * cellWidth, rows * cellHeight)
    return pictureWidth * height >= pictureHeight * width
      ? (width, max(1, pictureHeight * width / pictureWidth))
      : (max(1, pictureWidth * height / pictureHeight), height)
  }
}

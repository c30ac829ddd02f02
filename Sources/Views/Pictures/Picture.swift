import Photos

/// A picture as it stands among lines of text: its own lines, all as wide as it is, and what has to be drawn over
/// them where the terminal does more than text.
package struct Picture: Sendable {
  /// In cells.
  let columns: Int
  let lines: [String]
  /// To be written with the cursor at the upper left; nil where the lines are the picture.
  private(set) var drawing: String?

  /// As large as fits into so many cells with its shape kept.
  init(_ thumbnail: Thumbnail, as way: PhotoScreen.Way, on features: TerminalFeatures, within box: CellBox) {
    let (cellWidth, cellHeight) =
      way == .blocks ? (1, 2) : (features.cellWidth, features.cellHeight)
    let (width, height) = box.fitted(thumbnail, cellWidth, cellHeight)
    let (columns, rows) = ((width + cellWidth - 1) / cellWidth, (height + cellHeight - 1) / cellHeight)
    self.columns = columns
    if way == .blocks {
      lines = BlockPicture.lines(thumbnail.scaled(width: width, height: height), isTrueColor: box.isTrueColor)
      return
    }
    lines = Array(repeating: String(repeating: " ", count: columns), count: rows)
    // Those two make it larger by themselves.
    let small = thumbnail.scaled(width: min(width, thumbnail.width), height: min(height, thumbnail.height))
    switch way {
    case .kitty: drawing = KittyPicture.text(small, columns: columns, rows: rows)
    case .iTerm: drawing = ITermPicture.text(small, columns: columns, rows: rows)
    case .sixel: drawing = SixelPicture.text(thumbnail.scaled(width: width, height: height))
    case .blocks: break
    }
  }
}

/// The room a picture may take, in cells.
struct CellBox {
  let columns: Int
  let rows: Int
  var isTrueColor = true

  /// The largest sides in pixels with a picture's shape, at least 1.
  fileprivate func fitted(_ picture: Thumbnail, _ cellWidth: Int, _ cellHeight: Int) -> (
    width: Int, height: Int
  ) {
    let (width, height) = (columns * cellWidth, rows * cellHeight)
    return picture.width * height >= picture.height * width
      ? (width, max(1, picture.height * width / picture.width))
      : (max(1, picture.width * height / picture.height), height)
  }
}

package import Photos

/// A picture as text: each character has two pixels, one above the other, as its foreground and background colours
/// (ECMA-48, SGR 38 and 48).
package enum BlockPicture {
  /// Returns a line for every two rows of pixels, with a column for each pixel of the width.
  /// - Parameter isTrueColor: True for a terminal with all colours, not just the 256 of xterm.
  package static func lines(_ picture: Thumbnail, isTrueColor: Bool) -> [String] {
    stride(from: 0, to: picture.height, by: 2).map { row in
      var line = ""
      var last = ""
      for column in 0..<picture.width {
        let upper = color(picture, column, row, isTrueColor)
        let lower = row + 1 < picture.height ? color(picture, column, row + 1, isTrueColor) : nil
        let colors = "\u{1B}[38;\(upper);" + (lower.map { "48;\($0)" } ?? "49") + "m"
        if colors != last { line += colors }
        last = colors
        line += "▀"
      }
      return line + "\u{1B}[39;49m"
    }
  }

  private static func color(_ picture: Thumbnail, _ column: Int, _ row: Int, _ isTrueColor: Bool) -> String {
    let start = (row * picture.width + column) * 3
    let channels = picture.pixels[start..<start + 3].map(Int.init)
    if isTrueColor { return "2;" + channels.map(String.init).joined(separator: ";") }
    return "5;\(channels.reduce(0) { $0 * 6 + nearestLevel($1) } + 16)"
  }

  /// Returns the nearest of the six levels of xterm's colour cube, 0, 95, 135, 175, 215 and 255.
  private static func nearestLevel(_ value: Int) -> Int {
    value < 48 ? 0 : value < 115 ? 1 : min(5, (value - 35) / 40)
  }
}

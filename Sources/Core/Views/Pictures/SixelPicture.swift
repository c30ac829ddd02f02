package import Photos

/// A picture as sixels (DEC STD 070, and the VT330/VT340 programmer reference): bands of six rows, each with one pass
/// a colour. The colours are the 216 of six steps a channel, dithered.
package enum SixelPicture {
  /// Returns the sequence that draws a picture with its upper left at the cursor, without scaling; the cursor's final
  /// position differs between terminals.
  package static func text(_ picture: Thumbnail) -> String {
    let colors = indices(of: picture)
    // 0: pixels are square; 1: pixels that are not drawn stay; then the size.
    var text = "\u{1B}P0;1;0q\"1;1;\(picture.width);\(picture.height)"
    for color in Set(colors).sorted() {
      text += "#\(color);2;\(color / 36 * 20);\(color / 6 % 6 * 20);\(color % 6 * 20)"
    }
    for top in stride(from: 0, to: picture.height, by: 6) {
      let band = colors[top * picture.width..<min(picture.height, top + 6) * picture.width]
      let passes = Set(band).sorted().map { "#\($0)" + pass(of: $0, in: band, width: picture.width) }
      // `$` returns to the beginning of the band; `-` goes to the next.
      text += passes.joined(separator: "$") + "-"
    }
    return text + "\u{1B}\\"
  }

  /// Returns one colour of a band: a character a column, `?` plus the rows as bits; equal ones in a row as `!N`.
  private static func pass(of color: Int, in band: ArraySlice<Int>, width: Int) -> String {
    var text = ""
    var (last, count) = (0, 0)
    func flush() {
      let sign = String(UnicodeScalar(UInt8(63 + last)))
      text += count > 3 ? "!\(count)\(sign)" : String(repeating: sign, count: count)
    }
    for column in 0..<width {
      var bits = 0
      for (row, offset) in stride(from: band.startIndex + column, to: band.endIndex, by: width).enumerated()
      where band[offset] == color {
        bits |= 1 << row
      }
      if bits != last {
        flush()
        (last, count) = (bits, 0)
      }
      count += 1
    }
    // Trailing blanks can be left out.
    if last != 0 { flush() }
    return text
  }

  /// Returns the colour of each pixel, `36 red + 6 green + blue`; a threshold that changes from pixel to pixel mixes
  /// the two nearest in the right proportion (Bayer's ordered dither).
  private static func indices(of picture: Thumbnail) -> [Int] {
    let thresholds = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5]
    return (0..<picture.width * picture.height).map { index in
      let (x, y) = (index % picture.width, index / picture.width)
      let threshold = (thresholds[y % 4 * 4 + x % 4] * 255 + 127) / 16
      return (0..<3).reduce(0) { $0 * 6 + (Int(picture.pixels[index * 3 + $1]) * 5 + threshold) / 255 }
    }
  }
}

package import Photos

/// A picture for kitty and compatible terminals, by kitty's "terminal graphics protocol": escape sequences `_G…`,
/// each with at most 4,096 characters of base64.
package enum KittyPicture {
  private static let most = 4096

  /// Returns the sequences that draw a picture with its upper left at the cursor, over so many cells; the cursor
  /// stays, and the terminal does not answer.
  package static func text(_ picture: Thumbnail, columns: Int, rows: Int) -> String {
    // f=24: three bytes a pixel.
    text(picture.pixels, "f=24,s=\(picture.width),v=\(picture.height)", columns, rows)
  }

  /// Returns the sequences that draw a whole PNG, which the terminal reads itself.
  static func text(png bytes: [UInt8], columns: Int, rows: Int) -> String { text(bytes, "f=100", columns, rows) }

  private static func text(_ bytes: [UInt8], _ format: String, _ columns: Int, _ rows: Int) -> String {
    let data = base64(bytes)
    var text = ""
    var start = data.startIndex
    // a=T: send and show; C=1: the cursor stays; q=2: no answer; m=1: more follows.
    var keys = "a=T,\(format),c=\(columns),r=\(rows),C=1,q=2,"
    repeat {
      let end = data.utf8.index(start, offsetBy: most, limitedBy: data.endIndex) ?? data.endIndex
      let more = end == data.endIndex ? 0 : 1
      text += "\u{1B}_G\(keys)m=\(more);\(data[start..<end])\u{1B}\\"
      keys = "q=2,"
      start = end
    } while start != data.endIndex
    return text
  }
}

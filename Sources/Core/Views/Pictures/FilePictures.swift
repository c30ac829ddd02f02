package import Photos

/// A picture for kitty and compatible terminals, by kitty's "terminal graphics protocol": escape sequences `_G…`,
/// each with at most 4,096 characters of base64.
package enum KittyPicture {
  private static let most = 4096

  /// Returns the sequences that draw a picture with its upper left at the cursor, over `columns` and `rows` of cells;
  /// the cursor stays, and the terminal does not answer.
  package static func text(_ picture: Thumbnail, columns: Int, rows: Int) -> String {
    // f=24: three bytes a pixel.
    text(picture.pixels, "f=24,s=\(picture.width),v=\(picture.height)", columns, rows)
  }

  /// Returns the sequences that draw a whole PNG, which the terminal decodes.
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

/// A picture for iTerm2, WezTerm and mintty, by the "inline images protocol": a whole file in OSC 1337.
package enum ITermPicture {
  /// Returns the sequence that draws a picture with its upper left at the cursor, over a number of cells.
  package static func text(_ picture: Thumbnail, columns: Int, rows: Int) -> String {
    text(file: picture.png, columns: columns, rows: rows, keepsShape: false)
  }

  /// Returns the sequence that draws a whole file, of a kind that the terminal decodes.
  static func text(file: [UInt8], columns: Int, rows: Int, keepsShape: Bool = true) -> String {
    "\u{1B}]1337;File=inline=1;size=\(file.count);width=\(columns);height=\(rows);"
      + "preserveAspectRatio=\(keepsShape ? 1 : 0);doNotMoveCursor=1:\(base64(file))\u{07}"
  }
}

/// Returns bytes as letters, digits, `+` and `/`, padded with `=` (RFC 4648, 4).
package func base64(_ bytes: some Collection<UInt8>) -> String {
  let signs = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  var text: [UInt8] = []
  text.reserveCapacity((bytes.count + 2) / 3 * 4)
  var rest = bytes[...]
  while !rest.isEmpty {
    let three = rest.prefix(3)
    rest = rest.dropFirst(3)
    let bits = three.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - three.count))
    for index in 0..<4 {
      text.append(index <= three.count ? signs[bits >> (18 - 6 * index) & 63] : UInt8(ascii: "="))
    }
  }
  return String(decoding: text, as: UTF8.self)
}

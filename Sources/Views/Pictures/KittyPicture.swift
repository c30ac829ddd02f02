package import Photos

/// A picture for kitty and its kin, by kitty's "terminal graphics protocol": escape sequences `_G…`, each with
/// at most 4,096 characters of base64.
package enum KittyPicture {
  private static let most = 4096

  /// Drawn with its upper left at the cursor, over so many cells; the cursor stays, and nothing is answered.
  package static func text(_ picture: Thumbnail, columns: Int, rows: Int) -> String {
    let data = base64(picture.pixels)
    var text = ""
    var start = data.startIndex
    // a=T: send and show; f=24: three bytes a pixel; C=1: the cursor stays; q=2: no answer; m=1: more follows.
    var keys =
      "a=T,f=24,s=\(picture.width),v=\(picture.height),c=\(columns),r=\(rows),C=1,q=2,"
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

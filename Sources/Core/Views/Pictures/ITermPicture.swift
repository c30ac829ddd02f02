package import Photos

/// A picture for iTerm2, WezTerm and mintty, by the "inline images protocol": a whole file in OSC 1337.
package enum ITermPicture {
  /// Returns the sequence that draws a picture with its upper left at the cursor, over so many cells.
  package static func text(_ picture: Thumbnail, columns: Int, rows: Int) -> String {
    text(file: picture.png, columns: columns, rows: rows, keepsShape: false)
  }

  /// Returns the sequence that draws a whole file, of a kind that the terminal reads itself.
  static func text(file: [UInt8], columns: Int, rows: Int, keepsShape: Bool = true) -> String {
    "\u{1B}]1337;File=inline=1;size=\(file.count);width=\(columns);height=\(rows);"
      + "preserveAspectRatio=\(keepsShape ? 1 : 0);doNotMoveCursor=1:\(base64(file))\u{07}"
  }
}

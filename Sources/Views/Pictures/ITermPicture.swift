package import Photos

/// A picture for iTerm2 and those that do as it does (WezTerm, mintty), by its "inline images protocol": a
/// whole file in OSC 1337.
package enum ITermPicture {
  /// Drawn with its upper left at the cursor, over so many cells.
  package static func text(_ picture: Thumbnail, columns: Int, rows: Int) -> String {
    let file = picture.png
    return "\u{1B}]1337;File=inline=1;size=\(file.count);width=\(columns);height=\(rows);"
      + "preserveAspectRatio=0;doNotMoveCursor=1:\(base64(file))\u{07}"
  }
}

/// Returns a text that is harmless on a terminal: characters that could move the cursor, change colours, turn the
/// line around or hide in it are shown by their numbers, `\u{1B}`. Tabs stay, for the caller to expand.
///
/// A number, and not a symbol such as `␛`: it can be looked up, typed and searched for, no font lacks it, and it
/// can't be taken for a letter of the file.
package func printable(_ text: String) -> String {
  if isLatinAndPrintable(text) { return text }
  var printable = ""
  for piece in printablePieces(text) { printable.append(piece.text) }
  return printable
}

/// True if a text has nothing but characters up to U+02FF that `printable` leaves as they are, as most texts do.
package func isLatinAndPrintable(_ text: String) -> Bool { text.withBytes(isLatinAndPrintable) }

package func isLatinAndPrintable(_ bytes: Span<UInt8>) -> Bool {
  var previous: UInt8 = 0
  for offset in bytes.indices {
    let byte = bytes[offset]
    switch byte {
    case 0x09, 0x20..<0x7F, 0xC2...0xCB: break
    // U+0080 to U+009F are control characters; U+00AD is a hyphen that may not show.
    case 0x80...0xBF: if previous == 0xC2, byte < 0xA0 || byte == 0xAD { return false }
    default: return false
    }
    previous = byte
  }
  return true
}

/// A piece of a printable text, and the number of the original's Unicode scalars it stands for: a character as it is,
/// or a scalar by its number.
package struct PrintablePiece: Hashable, Sendable {
  package fileprivate(set) var text: String
  package fileprivate(set) var scalars: Int
  package let isEscaped: Bool
}

/// Returns the pieces of a text; together they stand for all of it.
package func printablePieces(_ text: String) -> [PrintablePiece] {
  let scalars = Array(text.unicodeScalars)
  var pieces: [PrintablePiece] = []
  var index = 0
  for character in text {
    // True for a scalar that continues the piece before it.
    var isContinuing = false
    for offset in 0..<character.unicodeScalars.count {
      let scalar = scalars[index]
      let previous = index > 0 ? scalars[index - 1] : nil
      let next = index + 1 < scalars.count ? scalars[index + 1] : nil
      let isShown = offset < longestCharacter && scalar.isHarmless(after: previous, before: next)
      if isShown, isContinuing, let last = pieces.indices.last {
        pieces[last].text.unicodeScalars.append(scalar)
        pieces[last].scalars += 1
      } else {
        pieces.append(
          PrintablePiece(text: isShown ? String(scalar) : scalar.number, scalars: 1, isEscaped: !isShown))
      }
      isContinuing = isShown
      index += 1
    }
  }
  return pieces
}

/// The largest number of scalars in a character; the longest emoji in use have 10. Without a limit, a megabyte of
/// accents on one letter, or of people holding hands, would be a character that can't be cut.
private let longestCharacter = 16

extension Unicode.Scalar {
  fileprivate var number: String { "\\u{\(String(value, radix: 16, uppercase: true))}" }

  fileprivate func isHarmless(after previous: Unicode.Scalar?, before next: Unicode.Scalar?) -> Bool {
    switch value {
    case 0x09, 0x20..<0x7F, 0xA0..<0xAD, 0xAE..<0x300: return true
    // Joiners belong to scripts that join letters, and hold emoji together. Between other letters they only make two
    // names that look the same.
    case 0x200C: return previous?.isJoiningLetter == true && next?.isJoiningLetter == true
    case 0x200D:
      return previous?.isJoiningLetter == true && next?.isJoiningLetter == true
        || previous?.isPartOfPicture == true && next?.isPartOfPicture == true
    // A variation selector chooses the look of the sign before it. A row of them hides a message.
    case 0xFE00...0xFE0F, 0xE0100...0xE01EF: return previous?.canVary == true
    default: break
    }
    switch properties.generalCategory {
    // The format characters include bidirectional controls, zero-width spaces and tags.
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: return false
    // Fillers and marks that show nothing.
    default: return !properties.isDefaultIgnorableCodePoint
    }
  }

  /// True for a letter of Arabic, an Indic script or another one after Latin, Greek, Cyrillic, Armenian and Hebrew,
  /// or a mark on one.
  private var isJoiningLetter: Bool {
    guard value >= 0x600 else { return false }
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark: return !properties.isDefaultIgnorableCodePoint
    default: return properties.isAlphabetic
    }
  }

  private var isPartOfPicture: Bool { value == 0xFE0F || value > 0xFF && properties.isEmoji }

  private var canVary: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spaceSeparator: false
    case .control, .format, .lineSeparator, .paragraphSeparator: false
    default: true
    }
  }
}

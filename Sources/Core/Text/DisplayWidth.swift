/// Returns the number of columns that a text takes on a terminal. Control characters take none: callers make them
/// visible first (`printable`), and turn tabs into blanks.
///
/// It counts like terminals that follow Unicode: a grapheme cluster at a time, so that an accent takes the same whether
/// it is part of its letter or a mark after it, and a family or a flag is one picture.
package func displayWidth(_ text: String) -> Int {
  plainWidth(text) ?? text.reduce(0) { $0 + displayWidth($1) }
}

/// Returns the width of a text of ASCII and of letters that UTF-8 writes as C3 and a second byte, À to ÿ, × and ÷: a
/// column each. Nil for any other text.
private func plainWidth(_ text: String) -> Int? {
  var width = 0
  var previous: UInt8 = 0
  for byte in text.utf8 {
    if previous != 0xC3 {
      guard 0x20..<0x7F ~= byte || byte == 0xC3 else { return nil }
      width += 1
    }
    previous = byte
  }
  return width
}

/// Returns the number of columns that a character takes.
package func displayWidth(_ character: Character) -> Int {
  let scalars = character.unicodeScalars
  if scalars.contains(where: \.isPicture) { return 2 }
  // U+FE0F makes a picture of a text sign (❤), and two letters make a flag.
  if scalars.contains("\u{FE0F}"), scalars.first?.properties.isEmoji == true { return 2 }
  if scalars.first?.isRegionalIndicator == true { return min(2, scalars.count) }
  return scalars.reduce(0) { $0 + $1.columns }
}

/// Returns a text padded with blanks after it; a longer one stays as it is.
package func padded(_ text: String, to columns: Int) -> String {
  text + String(repeating: " ", count: max(0, columns - displayWidth(text)))
}

/// Returns a text padded with blanks before it, like numbers in a table.
package func rightAligned(_ text: String, to columns: Int) -> String {
  String(repeating: " ", count: max(0, columns - displayWidth(text))) + text
}

/// Returns a text cut to at most `columns` columns; a longer one ends in an ellipsis.
package func truncated(_ text: String, to columns: Int) -> String {
  guard displayWidth(text) > columns else { return text }
  guard columns > 0 else { return "" }
  var width = 1
  let beginning = text.prefix { character in
    width += displayWidth(character)
    return width <= columns
  }
  return beginning + "…"
}

extension Unicode.Scalar {
  /// True if the scalar is shown as a picture by itself; a regional indicator needs a second one.
  fileprivate var isPicture: Bool { value > 0x2000 && properties.isEmojiPresentation && !isRegionalIndicator }

  fileprivate var isRegionalIndicator: Bool { (0x1F1E6...0x1F1FF).contains(value) }

  fileprivate var columns: Int {
    if value < 0x300 { return value < 0x20 || (0x7F...0x9F).contains(value) || value == 0xAD ? 0 : 1 }
    switch properties.generalCategory {
    // A spacing mark has a column of its own, as its name says.
    case .nonspacingMark, .enclosingMark, .control, .format, .lineSeparator, .paragraphSeparator: return 0
    default: break
    }
    return isWide ? 2 : joinsSyllable ? 0 : 1
  }

  /// True for a vowel or final consonant of Hangul, drawn inside the square of the consonant before it.
  private var joinsSyllable: Bool {
    switch value {
    case 0x1160...0x11FF, 0xD7B0...0xD7FF: true
    default: false
    }
  }

  /// True for East Asian Width W or F (Unicode 17, UAX 11), except for emoji, which `isPicture` covers. A block without
  /// narrow characters is taken whole, so that later additions of Unicode are wide too.
  private var isWide: Bool {
    switch value {
    case ..<0x1100: false
    // Hangul consonants; angle brackets; trigrams.
    case 0x1100...0x115F, 0x2329...0x232A, 0x2630...0x2637, 0x268A...0x268F: true
    // Radicals, kana, Bopomofo, Hangul letters, ideographs, Yi. Narrow between them: U+303F, and numbers in
    // circles.
    case 0x2E80...0x303E, 0x3041...0x3247, 0x3250...0xA4CF: true
    // Hangul: old consonants, syllables.
    case 0xA960...0xA97F, 0xAC00...0xD7A3: true
    // Compatibility ideographs, vertical and small forms, fullwidth forms.
    case 0xF900...0xFAFF, 0xFE10...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6: true
    // Tangut, Khitan, Nüshu, old kana; Tai Xuan Jing and counting rods; ideographs in squares; planes 2 and
    // 3.
    case 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1D300...0x1D376, 0x1F200...0x1F2FF, 0x20000...0x3FFFD: true
    default: false
    }
  }
}

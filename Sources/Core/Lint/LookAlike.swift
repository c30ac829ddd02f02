import Text
import Training

/// The letters of other alphabets that look like Latin ones (Unicode Technical Standard 39, confusables.txt):
/// Cyrillic and Greek ones, as a keyboard of the other language writes them.
enum LookAlike {
  /// Returns a Latin name with Latin letters for those that only look so; nil for other names.
  ///
  /// The alphabet has to be clear: a name with a letter of the other alphabet that looks like no Latin one belongs to
  /// that alphabet.
  static func latin(_ name: String) -> String? {
    guard name.utf8.contains(where: isPossible) else { return nil }
    var hasLatin = false
    var hasLookAlike = false
    var plain = String.UnicodeScalarView()
    for scalar in name.unicodeScalars {
      if let letter = letters[scalar] {
        hasLookAlike = true
        plain.append(letter)
        continue
      }
      if 0x370...0x52F ~= scalar.value, scalar.properties.isAlphabetic { return nil }
      hasLatin = hasLatin || scalar.value < 0x250 && scalar.properties.isAlphabetic
      plain.append(scalar)
    }
    return hasLatin && hasLookAlike ? String(plain) : nil
  }

  /// True for a byte that the letters of those alphabets can begin with.
  static func isPossible(_ byte: UInt8) -> Bool { 0xCD...0xD4 ~= byte }

  /// Returns the range of the first such letter, and the letter.
  static func first(in source: Source, _ range: TextRange) -> (range: TextRange, letter: Unicode.Scalar)? {
    var offset = range.lowerBound
    while offset < range.upperBound {
      guard let scalar = decodeScalar(source.bytes, at: offset, end: range.upperBound) else {
        offset += 1
        continue
      }
      if let value = Unicode.Scalar(scalar.value), letters[value] != nil {
        return (TextRange(offset, offset + scalar.length), value)
      }
      offset += scalar.length
    }
    return nil
  }

  static func latin(of letter: Unicode.Scalar) -> Unicode.Scalar? { letters[letter] }

  private static let letters: [Unicode.Scalar: Unicode.Scalar] = {
    let cyrillic = zip(
      "асеһіјорѕухАВСЕНІЈКМОРЅТУХ".unicodeScalars, "acehijopsyxABCEHIJKMOPSTYX".unicodeScalars)
    let greek = zip("οΑΒΕΖΗΙΚΜΝΟΡΤΥΧ".unicodeScalars, "oABEZHIKMNOPTYX".unicodeScalars)
    return Dictionary(Array(cyrillic) + Array(greek)) { first, _ in first }
  }()
}

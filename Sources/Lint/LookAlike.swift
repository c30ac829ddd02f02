import Text
import Training

/// Letters of other alphabets that nobody can tell from Latin ones (Unicode Technical Standard 39,
/// confusables.txt): Cyrillic and Greek ones, as a keyboard of the other language writes them.
enum LookAlike {
  /// The name with Latin letters, where it is a Latin name with letters in it that only look so; nil
  /// otherwise.
  ///
  /// It has to be clear which alphabet was meant: a name that has a letter of the other one that looks like
  /// no Latin one is of that other alphabet.
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

  /// A byte that the letters of those alphabets begin with.
  static func isPossible(_ byte: UInt8) -> Bool { 0xCD...0xD4 ~= byte }

  /// Where the first of them stands, and what it looks like.
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

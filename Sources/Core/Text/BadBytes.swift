/// Returns the first control character, or bytes that are not UTF-8, within a quoted text or a comment; nil without any.
/// Tabs and line endings are none. In TOML a carriage return alone is one, and the controls beyond ASCII are not.
package func badBytes(in bytes: [UInt8], _ range: TextRange, isTOML: Bool = false) -> Token? {
  var offset = range.lowerBound
  while offset < range.upperBound {
    let byte = bytes[offset]
    var length = 1
    if byte >= 0x80 {
      guard let scalar = decodeScalar(bytes, at: offset, end: range.upperBound) else {
        return Token(.invalid, TextRange(offset, offset + 1))
      }
      length = scalar.length
      if scalar.value < 0xA0, !isTOML { return Token(.control, TextRange(offset, offset + length)) }
    } else {
      let next = offset + 1 < range.upperBound ? bytes[offset + 1] : 0
      let isLoneReturn = byte == UInt8(ascii: "\r") && next != UInt8(ascii: "\n")
      if byte.isControl || isTOML && isLoneReturn { return Token(.control, TextRange(offset, offset + 1)) }
    }
    offset += length
  }
  return nil
}

extension Diagnostic {
  /// The mistake of a token that is no text: control characters, or bytes that are not UTF-8.
  package static func badBytes(_ token: Token, in bytes: [UInt8]) -> Diagnostic {
    let first = bytes[token.range.lowerBound]
    if token.kind == .invalid {
      return Diagnostic(
        .invalidUTF8, token.range, "the byte 0x\(hexadecimal(first)) is not UTF-8",
        help: "if the file is in Latin-1: iconv -f ISO-8859-1 -t UTF-8")
    }
    let scalar = decodeScalar(bytes, at: token.range.lowerBound, end: token.range.upperBound)?.value
    let name = scalar.map { "U+" + String($0, radix: 16, uppercase: true) } ?? "0x" + hexadecimal(first)
    return Diagnostic(
      .controlCharacter, token.range, "the control character \(name) is no text", help: "remove it",
      fix: .unsafe(token.range, ""))
  }
}

/// Returns two hexadecimal digits.
package func hexadecimal(_ byte: UInt8) -> String {
  (byte < 0x10 ? "0" : "") + String(byte, radix: 16, uppercase: true)
}

/// The largest number of signs on one letter: no writing needs more (Unicode Standard Annex 15, the stream-safe text
/// format). Comparing texts puts such signs in order first, which takes the square of their number.
private let mostMarks = 30

/// Returns the range from the first letter with too many signs to the end of the text; nil if there is none.
package func overloadedLetter(in bytes: [UInt8], _ text: TextRange) -> TextRange? {
  // A sign has at least two bytes.
  guard text.count > 2 * mostMarks else { return nil }
  var offset = text.lowerBound
  var (start, marks) = (offset, 0)
  while offset < text.upperBound {
    // U+0300 is the first sign.
    guard bytes[offset] >= 0xCC, let scalar = decodeScalar(bytes, at: offset, end: text.upperBound) else {
      marks = 0
      offset += 1
      continue
    }
    let isMark = Unicode.Scalar(scalar.value).map { $0.properties.canonicalCombiningClass != .notReordered } ?? false
    if marks == 0 { start = offset }
    marks = isMark ? marks + 1 : 0
    offset += scalar.length
    if marks > mostMarks { return TextRange(start, text.upperBound) }
  }
  return nil
}

extension Diagnostic {
  package static func overloadedLetter(_ range: TextRange) -> Diagnostic {
    Diagnostic(
      .controlCharacter, range, "more than \(mostMarks) accents on one letter are no text", help: "remove them")
  }
}

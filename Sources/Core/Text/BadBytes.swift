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

import Text

/// The meaning of a quoted text: its escapes resolved, and its mistakes (TOML 1.0, "String").
package struct TOMLString {
  private(set) var text = ""
  /// True for three quotes, which may span lines.
  let isLong: Bool
  private(set) var mistakes: [Diagnostic] = []

  /// Reads a token with its quotes.
  init(_ bytes: [UInt8], _ range: TextRange) {
    let quote = bytes[range.lowerBound]
    isLong = range.count >= 6 && bytes[range.lowerBound + 1] == quote && bytes[range.lowerBound + 2] == quote
    let width = isLong ? 3 : 1
    let content = range.lowerBound + width..<range.upperBound - width
    if let bad = badBytes(in: bytes, TextRange(content), isTOML: true) { mistakes.append(.badBytes(bad, in: bytes)) }
    decode(bytes, content, hasEscapes: quote == UInt8(ascii: "\""))
  }

  /// Returns a text as a basic string.
  package static func quoting(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        result += "\\u00" + hexadecimal(UInt8(scalar.value))
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

extension TOMLString {
  private mutating func decode(_ bytes: [UInt8], _ content: Range<Int>, hasEscapes: Bool) {
    var decoded: [UInt8] = []
    var offset = content.lowerBound
    // A line ending directly after the opening quotes is not part of the text.
    if isLong { offset = TOMLString.afterLineEnd(bytes, offset, content.upperBound) ?? offset }
    while offset < content.upperBound {
      if hasEscapes, bytes[offset] == UInt8(ascii: "\\") {
        offset = readEscape(bytes, offset, content.upperBound, into: &decoded)
      } else if let next = TOMLString.afterLineEnd(bytes, offset, content.upperBound) {
        decoded.append(UInt8(ascii: "\n"))
        offset = next
      } else {
        decoded.append(bytes[offset])
        offset += 1
      }
    }
    if overloadedLetter(in: decoded, TextRange(0, decoded.count)) != nil {
      mistakes.append(.overloadedLetter(TextRange(content)))
    }
    text = String(decoding: decoded, as: UTF8.self)
  }

  /// Returns the offset after the escape at an offset.
  private mutating func readEscape(_ bytes: [UInt8], _ start: Int, _ end: Int, into decoded: inout [UInt8])
    -> Int
  {
    let name = start + 1 < end ? bytes[start + 1] : 0
    switch name {
    case UInt8(ascii: "b"): decoded.append(0x08)
    case UInt8(ascii: "t"): decoded.append(0x09)
    case UInt8(ascii: "n"): decoded.append(0x0A)
    case UInt8(ascii: "f"): decoded.append(0x0C)
    case UInt8(ascii: "r"): decoded.append(0x0D)
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): decoded.append(name)
    case UInt8(ascii: "u"): return readScalar(bytes, start, end, digits: 4, into: &decoded)
    case UInt8(ascii: "U"): return readScalar(bytes, start, end, digits: 8, into: &decoded)
    default: return skipLineEnds(bytes, start, end) ?? unknownEscape(bytes, start, end)
    }
    return start + 2
  }

  /// Reads `\u00E9` or `\U0001F3CB`.
  private mutating func readScalar(
    _ bytes: [UInt8], _ start: Int, _ end: Int, digits: Int, into decoded: inout [UInt8]
  ) -> Int {
    let behind = bytes[start + 2..<min(start + 2 + digits, end)]
    let code = behind.prefix { Unicode.Scalar($0).properties.isASCIIHexDigit }
    let offset = code.endIndex
    guard code.count == digits, let value = UInt32(String(decoding: code, as: UTF8.self), radix: 16),
      let scalar = Unicode.Scalar(value)
    else {
      let range = TextRange(start, offset)
      let written = String(decoding: bytes[range.bounds], as: UTF8.self)
      mistakes.append(
        Diagnostic(
          .tomlSyntax, range, "'\(written)' names no character",
          help: digits == 4 ? "'é' is written '\\u00E9'" : "'é' is written '\\U000000E9'"))
      return offset
    }
    decoded += UTF8.encode(scalar).map(Array.init) ?? []
    return offset
  }

  /// Returns the offset after a backslash, its line ending and the white space behind; nil for other escapes.
  private func skipLineEnds(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Int? {
    guard isLong else { return nil }
    var offset = start + 1
    var hasLineEnd = false
    while offset < end {
      if let next = TOMLString.afterLineEnd(bytes, offset, end) {
        hasLineEnd = true
        offset = next
      } else if bytes[offset].isBlank {
        offset += 1
      } else {
        break
      }
    }
    return hasLineEnd ? offset : nil
  }

  private mutating func unknownEscape(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Int {
    let after = start + 1
    let length =
      after < end ? (bytes[after] < 0x80 ? 1 : decodeScalar(bytes, at: after, end: end)?.length ?? 1) : 0
    let range = TextRange(start, after + length)
    let written = shown(String(decoding: bytes[range.bounds], as: UTF8.self))
    mistakes.append(
      Diagnostic(
        .tomlSyntax, range, "'\(written)' is no escape", help: "a backslash is written twice: '\\\(written)'",
        fix: .unsafe(TextRange(start, start), "\\")))
    return range.upperBound
  }

  /// Returns the offset after a line ending at `offset`; nil if there is none.
  private static func afterLineEnd(_ bytes: [UInt8], _ offset: Int, _ end: Int) -> Int? {
    guard offset < end else { return nil }
    if bytes[offset] == UInt8(ascii: "\n") { return offset + 1 }
    let isPair =
      bytes[offset] == UInt8(ascii: "\r") && offset + 1 < end && bytes[offset + 1] == UInt8(ascii: "\n")
    return isPair ? offset + 2 : nil
  }
}

/// Reads a UTF-8 scalar of two to four bytes; nil for bytes that are none (Unicode 15, table 3-7).
public func decodeScalar(_ bytes: [UInt8], at offset: Int, end: Int) -> (value: UInt32, length: Int)? {
  func continuation(_ index: Int) -> UInt32? {
    guard offset + index < end, bytes[offset + index] & 0xC0 == 0x80 else { return nil }
    return UInt32(bytes[offset + index] & 0x3F)
  }
  let first = UInt32(bytes[offset])
  switch first {
  case 0xC2...0xDF:
    guard let a = continuation(1) else { return nil }
    return ((first & 0x1F) << 6 | a, 2)
  case 0xE0...0xEF:
    guard let a = continuation(1), let b = continuation(2) else { return nil }
    let value = (first & 0x0F) << 12 | a << 6 | b
    return value < 0x800 || (0xD800...0xDFFF).contains(value) ? nil : (value, 3)
  case 0xF0...0xF4:
    guard let a = continuation(1), let b = continuation(2), let c = continuation(3) else { return nil }
    let value = (first & 0x07) << 18 | a << 12 | b << 6 | c
    return value < 0x10000 || value > 0x10FFFF ? nil : (value, 4)
  default: return nil
  }
}

extension Unicode.Scalar {
  /// True for a soft hyphen, a zero-width space and a byte order mark, which are not shown and on no keyboard.
  public var isInvisible: Bool { value == 0xAD || value == 0x200B || value == 0xFEFF }
}

extension UInt32 {
  /// True for a Unicode space, without line separators.
  public var isBlank: Bool {
    switch self {
    case 0x09, 0x20, 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }

  /// True for a scalar beyond ASCII that is part of a word.
  package var isOfWord: Bool { kind == .word }

  /// The kind of token that a scalar beyond ASCII makes: phones write `“`, `–`, `×` and no-break spaces.
  var kind: Token.Kind {
    switch self {
    case 0x80...0x9F, 0x2028, 0x2029: .control
    case 0xD7: .times
    case 0x2010...0x2015, 0x2212: .dash
    case 0x201C...0x201F: .quote
    case _ where isBlank: .blank
    default: .word
    }
  }
}

extension String {
  /// The text with a hyphen for each typographic dash and minus sign.
  package var plainDashes: String {
    String(String.UnicodeScalarView(unicodeScalars.map { $0.value.kind == .dash ? "-" : $0 }))
  }
}

extension StringProtocol {
  /// The text with a capital at its beginning.
  package var capitalized: String { prefix(1).uppercased() + dropFirst() }
}

extension UInt8 {
  /// True for C0 without tab and the ends of lines, and for DEL.
  var isControl: Bool { self < 0x20 && self != 0x09 && self != 0x0A && self != 0x0D || self == 0x7F }
  /// True for a space and a tab, the blanks of ASCII; no-break spaces and letters with accents end in the same bytes.
  public var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
  public var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }
  public var isLetter: Bool { self | 0x20 >= UInt8(ascii: "a") && self | 0x20 <= UInt8(ascii: "z") }
  /// True for the second byte of a letter of Latin-1 that begins with C3: U+00C0 to U+00FF without `×`.
  public var isSecondOfLetter: Bool { self & 0xC0 == 0x80 && self != 0x97 }
  var isX: Bool { self | 0x20 == UInt8(ascii: "x") }
}

import Text

extension JSON {
  /// Reads one value, and nothing but blanks around it (RFC 8259); throws at the first byte that is not JSON.
  package init(reading bytes: [UInt8]) throws(JSONFailure) {
    var reader = JSONReader(bytes)
    self = try reader.document()
  }
}

/// The reason a text is not JSON.
package struct JSONFailure: Error, Hashable {
  /// The offset of the first byte that is not JSON; the number of bytes where the text ends too early.
  package let offset: Int
  /// The token expected there, or the excess found there.
  package let reason: String
}

/// A strict reader of UTF-8: no comments, no trailing commas, no byte order mark, no control characters in strings.
struct JSONReader {
  /// The most levels of arrays and objects: untrusted text must not exhaust the stack.
  static let deepest = 256

  private let bytes: [UInt8]
  private var offset = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func document() throws(JSONFailure) -> JSON {
    let value = try value(depth: 0)
    skipBlanks()
    guard offset == bytes.count else { throw failure("nothing may follow the value") }
    return value
  }

  private mutating func value(depth: Int) throws(JSONFailure) -> JSON {
    skipBlanks()
    switch next {
    case UInt8(ascii: "{"): return try object(depth: depth)
    case UInt8(ascii: "["): return try array(depth: depth)
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case UInt8(ascii: "-")?, .some(0x30...0x39): return try number()
    default: throw failure("a value is missing")
    }
  }

  private mutating func array(depth: Int) throws(JSONFailure) -> JSON {
    .array(try list(UInt8(ascii: "]"), depth) { reader throws(JSONFailure) in try reader.value(depth: depth + 1) })
  }

  private mutating func object(depth: Int) throws(JSONFailure) -> JSON {
    .object(
      try list(UInt8(ascii: "}"), depth) { reader throws(JSONFailure) in
        reader.skipBlanks()
        guard reader.next == UInt8(ascii: "\"") else { throw reader.failure("a name in quotes is missing") }
        let name = try reader.string()
        reader.skipBlanks()
        guard reader.take(UInt8(ascii: ":")) else { throw reader.failure("a colon is missing") }
        return (name: name, value: try reader.value(depth: depth + 1))
      })
  }

  /// Reads elements with commas between, from an opening bracket to the closing one.
  private mutating func list<Element>(
    _ closing: UInt8, _ depth: Int, _ element: (inout JSONReader) throws(JSONFailure) -> Element
  ) throws(JSONFailure) -> [Element] {
    guard depth < JSONReader.deepest else { throw failure("more than \(JSONReader.deepest) levels") }
    offset += 1
    skipBlanks()
    var elements: [Element] = []
    if take(closing) { return elements }
    while true {
      elements.append(try element(&self))
      skipBlanks()
      if take(closing) { return elements }
      guard take(UInt8(ascii: ",")) else {
        throw failure("a comma or '\(Character(Unicode.Scalar(closing)))' is missing")
      }
    }
  }
}

// MARK: Numbers and words

extension JSONReader {
  private mutating func word(_ word: String, _ value: JSON) throws(JSONFailure) -> JSON {
    guard bytes[offset...].starts(with: word.utf8) else { throw failure("a value is missing") }
    offset += word.utf8.count
    return value
  }

  /// Reads a whole number that fits an Int as one; any other number as it is written.
  private mutating func number() throws(JSONFailure) -> JSON {
    let start = offset
    _ = take(UInt8(ascii: "-"))
    if !take(UInt8(ascii: "0")) { try digits() }
    var isWhole = true
    if take(UInt8(ascii: ".")) {
      isWhole = false
      try digits()
    }
    if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
      isWhole = false
      if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
      try digits()
    }
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    return isWhole ? Int(text).map { .integer($0) } ?? .number(text) : .number(text)
  }

  private mutating func digits() throws(JSONFailure) {
    let start = offset
    while let next, 0x30...0x39 ~= next { offset += 1 }
    guard offset > start else { throw failure("a digit is missing") }
  }
}

// MARK: Strings

extension JSONReader {
  private mutating func string() throws(JSONFailure) -> String {
    offset += 1
    var text: [UInt8] = []
    var start = offset
    while let byte = next, byte != UInt8(ascii: "\"") {
      if byte < 0x20 { throw failure("a control character in a string") }
      if byte == UInt8(ascii: "\\") {
        text += bytes[start..<offset]
        offset += 1
        text += try escaped()
        start = offset
      } else if byte < 0x80 {
        offset += 1
      } else {
        guard let scalar = decodeScalar(bytes, at: offset, end: bytes.count) else {
          throw failure("bytes that are not UTF-8")
        }
        offset += scalar.length
      }
    }
    text += bytes[start..<offset]
    guard take(UInt8(ascii: "\"")) else { throw failure("a string is not closed") }
    return String(decoding: text, as: UTF8.self)
  }

  /// Reads an escape after its backslash.
  private mutating func escaped() throws(JSONFailure) -> [UInt8] {
    guard let byte = next else { throw failure("a string is not closed") }
    offset += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "u"): return Array(String(try scalar()).utf8)
    default:
      offset -= 1
      throw failure("no such escape")
    }
  }

  /// Reads the scalar of one or two `\u…`. Half of a surrogate pair alone becomes U+FFFD.
  private mutating func scalar() throws(JSONFailure) -> Unicode.Scalar {
    let first = try fourDigits()
    guard 0xD800...0xDBFF ~= first, bytes[offset...].starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "u")])
    else { return Unicode.Scalar(first) ?? "\u{FFFD}" }
    let before = offset
    offset += 2
    let second = try fourDigits()
    guard 0xDC00...0xDFFF ~= second else {
      offset = before
      return "\u{FFFD}"
    }
    return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)) ?? "\u{FFFD}"
  }

  private mutating func fourDigits() throws(JSONFailure) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw failure("four hexadecimal digits are missing")
      }
      value = value << 4 + UInt32(digit)
      offset += 1
    }
    return value
  }
}

extension JSONReader {
  private var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    offset += 1
    return true
  }

  private mutating func skipBlanks() {
    while let next, next == 0x20 || next == 0x09 || next == 0x0A || next == 0x0D { offset += 1 }
  }

  private func failure(_ reason: String) -> JSONFailure { JSONFailure(offset: offset, reason: reason) }
}

import Text

/// A value to print as JSON (RFC 8259). Members keep their order, so that an answer is the same text every time.
package enum JSON: Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  /// An exact decimal number: so many times ten to the power of minus `decimals`.
  case decimal(Int128, decimals: Int)
  /// A number as it is written, which no other case holds: `1.5e300`.
  case number(String)
  case string(String)
  case array([JSON])
  case object([(name: String, value: JSON)])

  package static func hundredths(_ number: Int64) -> JSON { .decimal(Int128(number), decimals: 2) }

  /// A text, or null.
  package static func optional(_ text: String?) -> JSON { text.map { .string($0) } ?? .null }
  package static func optional(_ number: Int?) -> JSON { number.map { .integer($0) } ?? .null }

  /// On one line.
  package var compact: String { text(indentation: nil) }

  /// Two spaces a level; what holds no more than plain values stands on one line.
  package var pretty: String { text(indentation: 0) }

  private func text(indentation: Int?) -> String {
    var bytes: [UInt8] = []
    write(to: &bytes, indentation: indentation)
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension JSON {
  /// As bytes: to append to a String takes three times as long.
  private func write(to bytes: inout [UInt8], indentation: Int?) {
    switch self {
    case .null: bytes += "null".utf8
    case .bool(let value): bytes += (value ? "true" : "false").utf8
    case .integer(let value): bytes += String(value).utf8
    case .decimal(let value, let decimals): JSON.write(value, decimals, to: &bytes)
    case .number(let digits): bytes += digits.utf8
    case .string(let value): JSON.quote(value, to: &bytes)
    case .array(let elements):
      let isFlat = elements.allSatisfy(\.isPlain)
      JSON.list("[", elements, "]", isFlat, to: &bytes, indentation) { $0.write(to: &$1, indentation: $2) }
    case .object(let members):
      let isFlat = members.allSatisfy(\.value.isPlain)
      JSON.list("{", members, "}", isFlat, to: &bytes, indentation) { member, bytes, indentation in
        JSON.quote(member.name, to: &bytes)
        bytes += ": ".utf8
        member.value.write(to: &bytes, indentation: indentation)
      }
    }
  }

  private static func list<Element>(
    _ open: String, _ elements: [Element], _ close: String, _ isFlat: Bool, to bytes: inout [UInt8],
    _ indentation: Int?, write: (Element, inout [UInt8], Int?) -> Void
  ) {
    let inner = isFlat ? nil : indentation.map { $0 + 2 }
    bytes += open.utf8
    for (number, element) in elements.enumerated() {
      if number > 0 { bytes += (inner == nil ? ", " : ",").utf8 }
      if let inner { newLine(inner, to: &bytes) }
      write(element, &bytes, inner)
    }
    if inner != nil, let indentation { newLine(indentation, to: &bytes) }
    bytes += close.utf8
  }

  private static func newLine(_ indentation: Int, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\n"))
    bytes += repeatElement(UInt8(ascii: " "), count: indentation)
  }

  private var isPlain: Bool {
    switch self {
    case .array(let elements): elements.isEmpty
    case .object(let members): members.isEmpty
    default: true
    }
  }

  /// `8250` with two decimals is `82.5`: as few as it needs, as a number's value is all that JSON promises to keep.
  private static func write(_ value: Int128, _ decimals: Int, to bytes: inout [UInt8]) {
    if value < 0 { bytes.append(UInt8(ascii: "-")) }
    // Most numbers fit 64 bits, which are divided far sooner.
    if let small = UInt64(exactly: value.magnitude) {
      write(magnitude: small, decimals, to: &bytes)
    } else {
      write(magnitude: value.magnitude, decimals, to: &bytes)
    }
  }

  private static func write<Number: UnsignedInteger>(
    magnitude: Number, _ decimals: Int, to bytes: inout [UInt8]
  ) {
    var (rest, places) = (magnitude, decimals)
    while places > 0, rest % 10 == 0 {
      rest /= 10
      places -= 1
    }
    let digits = String(rest).utf8
    guard places > 0 else {
      bytes += digits
      return
    }
    let zeros = repeatElement(UInt8(ascii: "0"), count: max(0, places + 1 - digits.count))
    bytes += zeros
    bytes += digits
    bytes.insert(UInt8(ascii: "."), at: bytes.count - places)
  }

  /// What a terminal should not be given (`printable`) stands by its number, in UTF-16 as RFC 8259 has it: the same text
  /// for a program, and harmless for who only looks.
  private static func quote(_ value: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    if standsForItself(value) { bytes += value.utf8 } else { escape(value, to: &bytes) }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Whether a text stands for itself between quotes, as most do.
  private static func standsForItself(_ value: String) -> Bool {
    isPlainlyPrintable(value)
      && !value.utf8.contains { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") || $0 == UInt8(ascii: "\t") }
  }

  private static func escape(_ value: String, to bytes: inout [UInt8]) {
    var rest = value.unicodeScalars[...]
    for piece in printablePieces(value) {
      for scalar in rest.prefix(piece.scalars) {
        switch scalar {
        case "\"": bytes += "\\\"".utf8
        case "\\": bytes += "\\\\".utf8
        case "\n": bytes += "\\n".utf8
        case "\r": bytes += "\\r".utf8
        case "\t": bytes += "\\t".utf8
        case _ where piece.isEscaped: for unit in scalar.utf16 { escape(unit, to: &bytes) }
        default: bytes += UTF8.encode(scalar).map { Array($0) } ?? []
        }
      }
      rest = rest.dropFirst(piece.scalars)
    }
  }

  private static func escape(_ unit: UInt16, to bytes: inout [UInt8]) {
    let digits = String(unit, radix: 16)
    bytes += ("\\u" + String(repeating: "0", count: 4 - digits.count) + digits).utf8
  }
}

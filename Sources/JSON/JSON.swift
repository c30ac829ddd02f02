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

  /// Appends what `compact` is.
  package func append(to bytes: inout [UInt8]) { write(to: &bytes, indentation: nil) }

  /// Two spaces a level; what holds no more than plain values stands on one line.
  package var pretty: String { text(indentation: 0) }

  /// What `pretty` writes of an object between whose members there is one long array: an element at a time, so that no more
  /// than one of them is held.
  package static func write(
    _ head: [(name: String, value: JSON)], _ name: String, _ elements: some Sequence<JSON>,
    _ tail: [(name: String, value: JSON)], to put: (String) -> Void
  ) {
    func member(_ member: (name: String, value: JSON)) -> String {
      "\n  \(JSON.string(member.name).compact): \(member.value.text(indentation: 2))"
    }
    put("{" + head.map { member($0) + "," }.joined() + "\n  \(JSON.string(name).compact): [")
    var isFirst = true
    for element in elements {
      put((isFirst ? "\n    " : ",\n    ") + element.text(indentation: 4))
      isFirst = false
    }
    put((isFirst ? "]" : "\n  ]") + tail.map { "," + member($0) }.joined() + "\n}")
  }

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
    case .null: bytes.append("null")
    case .bool(let value): bytes.append(value ? "true" : "false")
    case .integer(let value): bytes.append(String(value))
    case .decimal(let value, let decimals): JSON.write(value, decimals, to: &bytes)
    case .number(let digits): bytes.append(digits)
    case .string(let value): JSON.quote(value, to: &bytes)
    case .array(let elements):
      let isFlat = elements.allSatisfy(\.isLeaf)
      JSON.list("[", elements, "]", isFlat, to: &bytes, indentation) { $0.write(to: &$1, indentation: $2) }
    case .object(let members):
      let isFlat = members.allSatisfy(\.value.isLeaf)
      JSON.list("{", members, "}", isFlat, to: &bytes, indentation) { member, bytes, indentation in
        JSON.quote(member.name, to: &bytes)
        bytes.append(": ")
        member.value.write(to: &bytes, indentation: indentation)
      }
    }
  }

  private static func list<Element>(
    _ open: String, _ elements: [Element], _ close: String, _ isFlat: Bool, to bytes: inout [UInt8],
    _ indentation: Int?, write: (Element, inout [UInt8], Int?) -> Void
  ) {
    let inner = isFlat ? nil : indentation.map { $0 + 2 }
    bytes.append(open)
    for (number, element) in elements.enumerated() {
      if number > 0 { bytes.append(inner == nil ? ", " : ",") }
      if let inner { newLine(inner, to: &bytes) }
      write(element, &bytes, inner)
    }
    if inner != nil, let indentation { newLine(indentation, to: &bytes) }
    bytes.append(close)
  }

  private static func newLine(_ indentation: Int, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\n"))
    bytes += repeatElement(UInt8(ascii: " "), count: indentation)
  }

  private var isLeaf: Bool {
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
    let digits = String(rest)
    guard places > 0 else { return bytes.append(digits) }
    for _ in 0..<max(0, places + 1 - digits.utf8.count) { bytes.append(UInt8(ascii: "0")) }
    bytes.append(digits)
    bytes.insert(UInt8(ascii: "."), at: bytes.count - places)
  }

  /// What a terminal should not be given (`printable`) stands by its number, in UTF-16 as RFC 8259 has it: the same text
  /// for a program, and harmless for who only looks.
  private static func quote(_ value: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    if standsForItself(value) { bytes.append(value) } else { escape(value, to: &bytes) }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Whether a text stands for itself between quotes, as most do.
  private static func standsForItself(_ value: String) -> Bool {
    value.withBytes { letters in
      for place in letters.indices {
        switch letters[place] {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "\t"): return false
        default: break
        }
      }
      return isLatinAndPrintable(letters)
    }
  }

  private static func escape(_ value: String, to bytes: inout [UInt8]) {
    var rest = value.unicodeScalars[...]
    for piece in printablePieces(value) {
      for scalar in rest.prefix(piece.scalars) {
        switch scalar {
        case "\"": bytes.append("\\\"")
        case "\\": bytes.append("\\\\")
        case "\n": bytes.append("\\n")
        case "\r": bytes.append("\\r")
        case "\t": bytes.append("\\t")
        case _ where piece.isEscaped: for unit in scalar.utf16 { escape(unit, to: &bytes) }
        default: bytes += UTF8.encode(scalar).map { Array($0) } ?? []
        }
      }
      rest = rest.dropFirst(piece.scalars)
    }
  }

  private static func escape(_ unit: UInt16, to bytes: inout [UInt8]) {
    let digits = String(unit, radix: 16)
    bytes.append("\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
  }
}

import Text

/// A JSON value (RFC 8259). Members keep their order, so that an answer is the same text every time.
package enum JSON: Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  /// An exact decimal number, in units of ten to the power of minus `decimals`.
  case decimal(Int128, decimals: Int)
  /// A number that no other case holds, as it is written: `1.5e300`.
  case number(String)
  case string(String)
  case array([JSON])
  /// An array of whole numbers, to write many of them without a value for each.
  case integers([Int])
  case object([(name: String, value: JSON)])

  package static func hundredths(_ number: Int64) -> JSON { .decimal(Int128(number), decimals: 2) }

  /// The value on one line.
  package var compact: String { text(indentation: nil) }

  /// Appends the text of `compact`.
  package func append(to bytes: inout [UInt8]) { write(to: &bytes, indentation: nil) }

  /// The value with two spaces a level; arrays and objects of plain values stand on one line.
  package var pretty: String { text(indentation: 0) }

  /// Writes `pretty` of an object with one long array between its other members, an element at a time, so that no
  /// more than one element is held.
  package static func write(
    _ head: Members, _ name: String, _ elements: some Sequence<JSON>, _ tail: Members, to put: (String) -> Void
  ) {
    func member(_ member: (name: String, value: JSON)) -> String {
      "\n  \(JSON.string(member.name).compact): \(member.value.text(indentation: 2))"
    }
    put("{" + head.all.map { member($0) + "," }.joined() + "\n  \(JSON.string(name).compact): [")
    var isFirst = true
    for element in elements {
      put((isFirst ? "\n    " : ",\n    ") + element.text(indentation: 4))
      isFirst = false
    }
    put((isFirst ? "]" : "\n  ]") + tail.all.map { "," + member($0) }.joined() + "\n}")
  }

  private func text(indentation: Int?) -> String {
    var bytes: [UInt8] = []
    write(to: &bytes, indentation: indentation)
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension JSON {
  /// Writes the value as bytes: appending to a String takes three times as long.
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
    case .integers(let numbers):
      JSON.list("[", numbers, "]", true, to: &bytes, indentation) { number, bytes, _ in bytes.append(String(number)) }
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
    case .integers(let numbers): numbers.isEmpty
    case .object(let members): members.isEmpty
    default: true
    }
  }

  /// Writes `8250` with two decimals as `82.5`: without trailing zeros, as JSON promises to keep the value alone.
  private static func write(_ value: Int128, _ decimals: Int, to bytes: inout [UInt8]) {
    if value < 0 { bytes.append(UInt8(ascii: "-")) }
    // Most numbers fit 64 bits, which divide far quicker.
    if let small = UInt64(exactly: value.magnitude) {
      write(magnitude: small, decimals, to: &bytes)
    } else {
      write(magnitude: value.magnitude, decimals, to: &bytes)
    }
  }

  private static func write<Number: UnsignedInteger>(
    magnitude: Number, _ decimals: Int, to bytes: inout [UInt8]
  ) {
    var (rest, decimals) = (magnitude, decimals)
    while decimals > 0, rest % 10 == 0 {
      rest /= 10
      decimals -= 1
    }
    let digits = String(rest)
    guard decimals > 0 else { return bytes.append(digits) }
    for _ in 0..<max(0, decimals + 1 - digits.utf8.count) { bytes.append(UInt8(ascii: "0")) }
    bytes.append(digits)
    bytes.insert(UInt8(ascii: "."), at: bytes.count - decimals)
  }

  /// Writes a string; characters that `printable` would escape stand as `\u` and UTF-16 (RFC 8259): the same text for
  /// a program, and harmless on a terminal.
  private static func quote(_ value: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    if standsForItself(value) { bytes.append(value) } else { escape(value, to: &bytes) }
    bytes.append(UInt8(ascii: "\""))
  }

  /// True if a text needs no escapes, as most do.
  private static func standsForItself(_ value: String) -> Bool {
    value.withBytes { letters in
      for index in letters.indices {
        switch letters[index] {
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

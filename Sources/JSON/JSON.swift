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
  package var compact: String {
    var text = ""
    write(to: &text, indentation: nil)
    return text
  }

  /// Two spaces a level; what holds no more than plain values stands on one line.
  package var pretty: String {
    var text = ""
    write(to: &text, indentation: 0)
    return text
  }
}

extension JSON {
  private func write(to text: inout String, indentation: Int?) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .integer(let value): text += String(value)
    case .decimal(let value, let decimals): text += JSON.digits(value, decimals)
    case .number(let digits): text += digits
    case .string(let value): JSON.quote(value, to: &text)
    case .array(let elements):
      let isFlat = elements.allSatisfy(\.isPlain)
      JSON.list("[", elements, "]", isFlat, to: &text, indentation) { $0.write(to: &$1, indentation: $2) }
    case .object(let members):
      let isFlat = members.allSatisfy(\.value.isPlain)
      JSON.list("{", members, "}", isFlat, to: &text, indentation) { member, text, indentation in
        JSON.quote(member.name, to: &text)
        text += ": "
        member.value.write(to: &text, indentation: indentation)
      }
    }
  }

  private static func list<Element>(
    _ open: String, _ elements: [Element], _ close: String, _ isFlat: Bool, to text: inout String,
    _ indentation: Int?, write: (Element, inout String, Int?) -> Void
  ) {
    let inner = isFlat ? nil : indentation.map { $0 + 2 }
    text += open
    for (number, element) in elements.enumerated() {
      if number > 0 { text += inner == nil ? ", " : "," }
      if let inner { text += "\n" + String(repeating: " ", count: inner) }
      write(element, &text, inner)
    }
    if inner != nil, let indentation { text += "\n" + String(repeating: " ", count: indentation) }
    text += close
  }

  private var isPlain: Bool {
    switch self {
    case .array(let elements): elements.isEmpty
    case .object(let members): members.isEmpty
    default: true
    }
  }

  /// `8250` with two decimals is `82.5`: as few as it needs, as a number's value is all that JSON promises to keep.
  private static func digits(_ value: Int128, _ decimals: Int) -> String {
    var digits = String(value.magnitude)
    if digits.count <= decimals {
      digits = String(repeating: "0", count: decimals + 1 - digits.count) + digits
    }
    let whole = digits.dropLast(decimals)
    var rest = digits.suffix(decimals)
    while rest.last == "0" { rest.removeLast() }
    return (value < 0 ? "-" : "") + whole + (rest.isEmpty ? "" : "." + rest)
  }

  /// What a terminal should not be given (`printable`) stands by its number, in UTF-16 as RFC 8259 has it: the same text
  /// for a program, and harmless for who only looks.
  private static func quote(_ value: String, to text: inout String) {
    text += "\""
    var rest = value.unicodeScalars[...]
    for piece in printablePieces(value) {
      for scalar in rest.prefix(piece.scalars) {
        switch scalar {
        case "\"": text += "\\\""
        case "\\": text += "\\\\"
        case "\n": text += "\\n"
        case "\r": text += "\\r"
        case "\t": text += "\\t"
        case _ where piece.isEscaped: text += scalar.utf16.map(escape).joined()
        default: text.unicodeScalars.append(scalar)
        }
      }
      rest = rest.dropFirst(piece.scalars)
    }
    text += "\""
  }

  private static func escape(_ unit: UInt16) -> String {
    let digits = String(unit, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}

import Text
import Training

/// A value without quotes: `true`, a number or a date (TOML 1.0, "Integer" to "Local Time").
enum TOMLScalar {
  case value(TOMLDocument.Kind)
  /// What is wrong with it, to stand after its text, and what to write instead.
  case mistake(Message, help: Message?)
  /// Nothing of the sort: probably a text that lost its quotes.
  case other

  init(_ bytes: ArraySlice<UInt8>) {
    let text = String(decoding: bytes, as: UTF8.self)
    switch text {
    case "true", "false": self = .value(.boolean(text == "true"))
    case "inf", "+inf", "-inf", "nan", "+nan", "-nan": self = .value(.float(text))
    default:
      let word = bytes.count <= 5 ? text.lowercased() : ""
      if word == "true" || word == "false" {
        self = .mistake("has to be in lower case", help: writing(word))
      } else {
        self = TOMLScalar.date(bytes) ?? TOMLScalar.number(bytes)
      }
    }
  }
}

// MARK: Numbers

extension TOMLScalar {
  private static func number(_ bytes: ArraySlice<UInt8>) -> TOMLScalar {
    var rest = bytes
    let isNegative = rest.first == UInt8(ascii: "-")
    if isNegative || rest.first == UInt8(ascii: "+") { rest = rest.dropFirst() }
    guard let first = rest.first, first.isDigit else { return looksLikeNumber(bytes) ? notANumber : .other }
    if rest.count > 2, rest.count == bytes.count, let radix = radix(rest) {
      return integer(rest.dropFirst(2), radix: radix, isNegative: false) ?? .other
    }
    if let integer = integer(rest, radix: 10, isNegative: isNegative) {
      guard rest.count > 1, first == UInt8(ascii: "0") else { return integer }
    } else if isFloat(rest) {
      return .value(.float(String(decoding: bytes, as: UTF8.self)))
    }
    guard looksLikeNumber(bytes) else { return .other }
    guard first == UInt8(ascii: "0"), rest.allSatisfy({ $0.isDigit }) else { return notANumber }
    let digits = rest.drop { $0 == UInt8(ascii: "0") }
    let number = (isNegative ? "-" : "") + (digits.isEmpty ? "0" : String(decoding: digits, as: UTF8.self))
    return .mistake("begins with a zero, which no number does", help: writing(number))
  }

  private static let notANumber = mistake("is not a number", help: "a number is '12', '-3', '1.5'")

  /// Made of what numbers are made of, whatever the order.
  private static func looksLikeNumber(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.contains { $0.isDigit }
      && bytes.allSatisfy { $0.isDigit || "+-._,eE".utf8.contains($0) }
  }

  /// Of `0x1F`, `0o17`, `0b11`.
  private static func radix(_ bytes: ArraySlice<UInt8>) -> Int64? {
    guard bytes.first == UInt8(ascii: "0") else { return nil }
    switch bytes[bytes.startIndex + 1] {
    case UInt8(ascii: "x"): return 16
    case UInt8(ascii: "o"): return 8
    case UInt8(ascii: "b"): return 2
    default: return nil
    }
  }

  /// Nil where these are not digits with single underscores between them.
  private static func integer(_ bytes: ArraySlice<UInt8>, radix: Int64, isNegative: Bool) -> TOMLScalar? {
    var rest = bytes
    guard takeDigits(&rest, radix: radix), rest.isEmpty else { return nil }
    var value: Int64 = 0
    for digit in bytes.lazy.compactMap(hexValue) {
      let shifted = value.multipliedReportingOverflow(by: radix)
      let step = Int64(isNegative ? -Int8(digit) : Int8(digit))
      let sum = shifted.partialValue.addingReportingOverflow(step)
      guard !shifted.overflow, !sum.overflow else {
        return .mistake("is too large a number", help: "the largest is \(Int64.max)")
      }
      value = sum.partialValue
    }
    return .value(.integer(value))
  }

  /// Digits with single underscores between them; false when there are none, or an underscore stands
  /// elsewhere.
  private static func takeDigits(_ bytes: inout ArraySlice<UInt8>, radix: Int64) -> Bool {
    var followsDigit = false
    while let byte = bytes.first {
      if let value = hexValue(byte), value < radix {
        followsDigit = true
      } else if byte == UInt8(ascii: "_"), followsDigit {
        followsDigit = false
      } else {
        break
      }
      bytes = bytes.dropFirst()
    }
    return followsDigit
  }

  /// `1.5`, `1e9`, `6.26e-34`, without its sign.
  private static func isFloat(_ bytes: ArraySlice<UInt8>) -> Bool {
    var rest = bytes
    guard takeDigits(&rest, radix: 10) else { return false }
    let whole = bytes[bytes.startIndex..<rest.startIndex]
    guard whole.count == 1 || whole.first != UInt8(ascii: "0") else { return false }
    if rest.first == UInt8(ascii: ".") {
      rest = rest.dropFirst()
      guard takeDigits(&rest, radix: 10) else { return false }
    }
    if let exponent = rest.first, exponent | 0x20 == UInt8(ascii: "e") {
      rest = rest.dropFirst()
      if let sign = rest.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") {
        rest = rest.dropFirst()
      }
      guard takeDigits(&rest, radix: 10) else { return false }
    }
    return rest.isEmpty
  }
}

// MARK: Dates

extension TOMLScalar {
  /// Nil for what does not begin like a date or a time.
  private static func date(_ bytes: ArraySlice<UInt8>) -> TOMLScalar? {
    let digits = bytes.prefix { $0.isDigit }.count
    guard 1...4 ~= digits, bytes.count > digits else { return nil }
    let sign = bytes[bytes.startIndex + digits]
    let text = String(decoding: bytes, as: UTF8.self)
    if sign == UInt8(ascii: ":"), digits <= 2 {
      return isTime(bytes) ? .value(.date(text)) : .mistake("is not a time", help: "a time is '07:30:00'")
    }
    guard sign == UInt8(ascii: "-") || sign == UInt8(ascii: "/") else { return nil }
    let day = bytes.prefix(10)
    guard hasShape(day, "dddd-dd-dd") else {
      return .mistake("is not a date", help: dateSpelled(text).help ?? formOfDate)
    }
    guard CivilDate(String(decoding: day, as: UTF8.self)) != nil else {
      return .mistake("is a day that does not exist", help: nil)
    }
    guard let separator = bytes.dropFirst(10).first else { return .value(.date(text)) }
    let isSeparator = separator | 0x20 == UInt8(ascii: "t") || separator == UInt8(ascii: " ")
    guard isSeparator, isTimeWithOffset(bytes.dropFirst(11)) else {
      return .mistake(
        "is not a date with a time", help: "they are '\(String(decoding: day, as: UTF8.self)) 07:30:00'")
    }
    return .value(.date(text))
  }

  private static func isTimeWithOffset(_ bytes: ArraySlice<UInt8>) -> Bool {
    if let last = bytes.last, last | 0x20 == UInt8(ascii: "z") { return isTime(bytes.dropLast()) }
    let offset = bytes.suffix(6)
    guard hasShape(offset, "+dd:dd") || hasShape(offset, "-dd:dd") else { return isTime(bytes) }
    return pair(offset, 1) <= 23 && pair(offset, 4) <= 59 && isTime(bytes.dropLast(6))
  }

  /// `07:30:00` or `07:30:00.25`; a leap second is one.
  private static func isTime(_ bytes: ArraySlice<UInt8>) -> Bool {
    let time = bytes.prefix(8)
    guard hasShape(time, "dd:dd:dd") else { return false }
    guard pair(time, 0) <= 23, pair(time, 3) <= 59, pair(time, 6) <= 60 else { return false }
    let fraction = bytes.dropFirst(8)
    guard let dot = fraction.first else { return true }
    return dot == UInt8(ascii: ".") && fraction.count > 1 && fraction.dropFirst().allSatisfy { $0.isDigit }
  }

  /// Compares sign by sign; a `d` in the shape is any digit.
  private static func hasShape(_ bytes: ArraySlice<UInt8>, _ shape: String) -> Bool {
    guard bytes.count == shape.utf8.count else { return false }
    var place = bytes.startIndex
    for sign in shape.utf8 {
      guard sign == UInt8(ascii: "d") ? bytes[place].isDigit : bytes[place] == sign else { return false }
      place += 1
    }
    return true
  }

  /// The value of two digits, which are known to be there.
  private static func pair(_ bytes: ArraySlice<UInt8>, _ distance: Int) -> Int {
    let start = bytes.startIndex + distance
    return Int(bytes[start] & 0x0F) * 10 + Int(bytes[start + 1] & 0x0F)
  }
}

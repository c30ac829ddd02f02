import Text

/// A value without quotes: `true`, a number or a date.
///
/// Settings have whole numbers and days. Other numbers, and times, are recognized and not checked.
enum TOMLScalar {
  case value(TOMLDocument.Kind)
  /// A mistake, whose message goes on behind the text, and its help.
  case mistake(Message, help: Message?)
  /// Any other text, probably one that lost its quotes.
  case other

  init(_ bytes: ArraySlice<UInt8>) {
    let text = String(decoding: bytes, as: UTF8.self)
    switch text.lowercased() {
    case "true", "false":
      let word = text.lowercased()
      self =
        text == word ? .value(.boolean(word == "true")) : .mistake("has to be in lower case", help: writing(word))
    default: self = TOMLScalar.date(text, bytes) ?? TOMLScalar.number(text, bytes)
    }
  }

  private static func number(_ text: String, _ bytes: ArraySlice<UInt8>) -> TOMLScalar {
    let digits = bytes.first.map { "+-".utf8.contains($0) } == true ? bytes.dropFirst() : bytes
    if digits.contains(where: \.isDigit), digits.allSatisfy({ $0.isDigit || $0 == UInt8(ascii: "_") }) {
      return integer(text, digits)
    }
    let isOfBase =
      ["0x", "0o", "0b"].contains { text.hasPrefix($0) }
      && bytes.allSatisfy { $0.isDigit || $0.isLetter || $0 == UInt8(ascii: "_") }
    let isFloat = digits.first?.isDigit == true && digits.allSatisfy { $0.isDigit || "+-._eE".utf8.contains($0) }
    if isOfBase || isFloat || ["inf", "nan"].contains(String(decoding: digits, as: UTF8.self)) {
      return .value(.float(text))
    }
    let isLikeNumber =
      bytes.contains(where: \.isDigit) && bytes.allSatisfy { $0.isDigit || "+-._,eE".utf8.contains($0) }
    return isLikeNumber ? notANumber : .other
  }

  private static let notANumber = mistake("is not a number", help: "a number is '12', '-3', '1.5'")

  private static func integer(_ text: String, _ digits: ArraySlice<UInt8>) -> TOMLScalar {
    let groups = digits.split(separator: UInt8(ascii: "_"), omittingEmptySubsequences: false)
    guard !groups.contains(where: \.isEmpty) else { return notANumber }
    let plain = text.filter { $0 != "_" }
    guard let value = Int64(plain) else {
      return .mistake("is too large a number", help: "the largest is \(Int64.max)")
    }
    guard digits.count == 1 || digits.first != UInt8(ascii: "0") else {
      return .mistake("begins with a zero, which no number does", help: writing(String(value)))
    }
    return .value(.integer(value))
  }

  /// Returns a day or a time; nil for other text. A time, also behind a day, is not checked.
  private static func date(_ text: String, _ bytes: ArraySlice<UInt8>) -> TOMLScalar? {
    let digits = bytes.prefix(while: \.isDigit).count
    guard 1...4 ~= digits, bytes.count > digits else { return nil }
    let isTime = { (bytes: ArraySlice<UInt8>) in
      !bytes.isEmpty && bytes.allSatisfy { $0.isDigit || ":.+-Zz".utf8.contains($0) }
    }
    switch bytes[bytes.startIndex + digits] {
    case UInt8(ascii: ":"): return isTime(bytes) ? .value(.date(text)) : .other
    case UInt8(ascii: "-"), UInt8(ascii: "/"): break
    default: return nil
    }
    let separator = bytes.dropFirst(10).first
    guard isDay(bytes.prefix(10)),
      separator == nil || "Tt ".utf8.contains(separator ?? 0) && isTime(bytes.dropFirst(11))
    else {
      return .mistake("is not a date", help: "a date is year-month-day: 2026-01-05")
    }
    return .value(.date(text))
  }

  /// True for a day of the proleptic Gregorian calendar: `2026-01-05`.
  private static func isDay(_ bytes: ArraySlice<UInt8>) -> Bool {
    let parts = bytes.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    let numbers = parts.compactMap { $0.allSatisfy(\.isDigit) ? Int(String(decoding: $0, as: UTF8.self)) : nil }
    guard parts.map(\.count) == [4, 2, 2], numbers.count == 3, numbers[0] > 0, 1...12 ~= numbers[1] else {
      return false
    }
    let isLeap = numbers[0] % 4 == 0 && (numbers[0] % 100 != 0 || numbers[0] % 400 == 0)
    let days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    return 1...days[numbers[1] - 1] ~= numbers[2]
  }
}

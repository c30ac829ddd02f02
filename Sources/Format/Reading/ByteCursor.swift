import Text
import Training

/// Reads dates, times and numbers off the bytes of a text whose last line ends in a line feed. Where something else stands
/// the answer is nil or false, and the place anywhere up to the next line feed, which only `takeLineEnd` goes past: nothing
/// reads behind the text.
struct ByteCursor {
  let bytes: [UInt8]
  var place = 0

  var byte: UInt8 { bytes[place] }

  /// Goes behind a byte, if it is the next one.
  @inline(__always)
  mutating func take(_ sign: UInt8) -> Bool {
    guard byte == sign else { return false }
    place += 1
    return true
  }

  @inline(__always)
  mutating func take(_ first: UInt8, _ second: UInt8) -> Bool {
    guard byte == first, bytes[place + 1] == second else { return false }
    place += 2
    return true
  }

  mutating func takeLineEnd() -> Bool {
    take(UInt8(ascii: "\n")) || take(UInt8(ascii: "\r"), UInt8(ascii: "\n"))
  }

  mutating func skipIndentation() {
    while byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") { place += 1 }
  }

  /// Goes behind a letter of ASCII, or of Latin-1.
  @inline(__always)
  mutating func takeLetter() -> Bool {
    if byte.isLetter {
      place += 1
      return true
    }
    guard byte == 0xC3, bytes[place + 1].isSecondOfLetter, bytes[place + 1] != 0xB7 else { return false }
    place += 2
    return true
  }

  /// One to so many digits, without a zero before others.
  @inline(__always)
  mutating func number(digits most: Int) -> Int32? {
    let start = place
    var value: Int32 = 0
    while byte.isDigit, place - start < most {
      value = value * 10 + Int32(byte - UInt8(ascii: "0"))
      place += 1
    }
    guard place > start, !byte.isDigit, place - start == 1 || bytes[start] != UInt8(ascii: "0") else {
      return nil
    }
    return value
  }

  mutating func twoDigits() -> Int? {
    guard byte.isDigit, bytes[place + 1].isDigit else { return nil }
    defer { place += 2 }
    return Int(byte - UInt8(ascii: "0")) * 10 + Int(bytes[place + 1] - UInt8(ascii: "0"))
  }

  /// `2026-01-05`, a day that exists.
  mutating func date() -> CivilDate? {
    guard let century = twoDigits(), let year = twoDigits(), take(UInt8(ascii: "-")), let month = twoDigits(),
      take(UInt8(ascii: "-")), let day = twoDigits()
    else { return nil }
    return CivilDate(year: century * 100 + year, month: month, day: day)
  }

  mutating func clock() -> TimeOfDay? {
    guard let hour = twoDigits(), take(UInt8(ascii: ":")), let minute = twoDigits() else {
      return nil
    }
    return TimeOfDay(hour: hour, minute: minute)
  }

  mutating func weight() -> Weight? {
    guard let hundredths = hundredths() else { return nil }
    if take(UInt8(ascii: "k"), UInt8(ascii: "g")) { return Weight(hundredths: hundredths, .kg) }
    return take(UInt8(ascii: "l"), UInt8(ascii: "b")) ? Weight(hundredths: hundredths, .lb) : nil
  }

  /// `82`, `82,5`, `82.25`.
  mutating func hundredths() -> Int32? {
    guard let whole = number(digits: 4) else { return nil }
    guard byte == UInt8(ascii: ",") || byte == UInt8(ascii: "."), bytes[place + 1].isDigit else {
      return whole * 100
    }
    place += 2
    let tenths = Int32(bytes[place - 1] - UInt8(ascii: "0"))
    guard byte.isDigit else { return whole * 100 + tenths * 10 }
    place += 1
    return whole * 100 + tenths * 10 + Int32(bytes[place - 1] - UInt8(ascii: "0"))
  }

  /// Goes behind signs of ASCII and letters of Latin-1.
  mutating func skipText() {
    while true {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "#"), UInt8(ascii: "\\"): return
      case 0x20...0x7E: place += 1
      default: guard takeLetter() else { return }
      }
    }
  }
}

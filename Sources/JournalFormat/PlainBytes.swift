import JournalText
import Training

// What the readers of plain lines (`PlainLine`, `PlainHeader`, `PlainField`) look at bytes with; the one place where that is
// not checked against the bounds of the text a second time.

/// A byte; 0, which no plain line holds, past the end. Places only grow from an offset of the text.
@inline(__always)
func byte(_ bytes: Span<UInt8>, _ place: Int) -> UInt8 {
  place < bytes.count ? unsafe bytes[unchecked: place] : 0
}

/// Goes behind an ASCII letter or one of U+00C0 to U+00FF; false where none stands there.
@inline(__always)
func skipLetter(_ bytes: Span<UInt8>, _ place: inout Int) -> Bool {
  let first = byte(bytes, place)
  if (first | 0x20) &- UInt8(ascii: "a") < 26 {
    place += 1
    return true
  }
  let second = byte(bytes, place + 1)
  // × and ÷ stand between the letters.
  guard first == 0xC3, 0x80...0xBF ~= second, second != 0x97, second != 0xB7 else { return false }
  place += 2
  return true
}

/// Where the line after a line ending begins; nil where no line ending stands, nor the end of the text.
@inline(__always)
func lineEnd(_ bytes: Span<UInt8>, _ place: Int) -> Int? {
  switch byte(bytes, place) {
  case UInt8(ascii: "\n"): place + 1
  case UInt8(ascii: "\r"): byte(bytes, place + 1) == UInt8(ascii: "\n") ? place + 2 : nil
  default: place == bytes.count ? place : nil
  }
}

/// So many digits; the place goes behind them.
@inline(__always)
func digits(_ bytes: Span<UInt8>, _ place: inout Int, _ count: Int) -> Int? {
  var value = 0
  for _ in 0..<count {
    let next = byte(bytes, place)
    guard next.isDigit else { return nil }
    value = value * 10 + Int(next - UInt8(ascii: "0"))
    place += 1
  }
  return value
}

/// `2026-01-05`, a day that exists.
func plainDate(_ bytes: Span<UInt8>, _ place: inout Int) -> CivilDate? {
  guard let year = digits(bytes, &place, 4), byte(bytes, place) == UInt8(ascii: "-") else { return nil }
  place += 1
  guard let month = digits(bytes, &place, 2), byte(bytes, place) == UInt8(ascii: "-") else { return nil }
  place += 1
  guard let day = digits(bytes, &place, 2) else { return nil }
  return CivilDate(year: year, month: month, day: day)
}

/// `18:30`.
func plainTime(_ bytes: Span<UInt8>, _ place: inout Int) -> TimeOfDay? {
  guard let hour = digits(bytes, &place, 2), byte(bytes, place) == UInt8(ascii: ":") else { return nil }
  place += 1
  guard let minute = digits(bytes, &place, 2) else { return nil }
  return TimeOfDay(hour: hour, minute: minute)
}

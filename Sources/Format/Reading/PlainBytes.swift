import Text
import Training

// What the readers of plain lines (`PlainLine`, `PlainHeader`, `PlainField`) look at bytes with; the one place where that is
// not checked against the bounds of the text.
//
// It need not be, nor need places be checked for overflow, as each line they look at ends in a line feed (`plainEnd`), and none of them goes past a byte that it
// has not seen to be another. Tests run with the check.

/// A byte of a line that ends in a line feed, which no earlier byte of the line is.
@inline(__always)
func byte(_ bytes: Span<UInt8>, _ place: Int) -> UInt8 {
  assert(bytes.indices.contains(place))
  return unsafe bytes[unchecked: place]
}

/// Whether what stands in a range of one text stands at a place of another too: eight bytes at a time, as names are compared
/// once a line.
@inline(__always)
func stands(_ range: TextRange, of text: Span<UInt8>, at place: Int, in bytes: Span<UInt8>) -> Bool {
  let count = range.count
  guard place &+ count <= bytes.count else { return false }
  guard count >= 8 else {
    for offset in 0..<count where byte(text, range.lowerBound &+ offset) != byte(bytes, place &+ offset) {
      return false
    }
    return true
  }
  var offset = 0
  while offset &+ 8 < count {
    guard word(text, range.lowerBound &+ offset) == word(bytes, place &+ offset) else { return false }
    offset &+= 8
  }
  // The last eight, some of them perhaps once more.
  return word(text, range.upperBound &- 8) == word(bytes, place &+ count &- 8)
}

/// Where the next line feed stands, from a place on: eight bytes at a time. (A byte of them is zero where taking one from each
/// borrows at its top bit: Mycroft, 1987.)
@inline(__always)
func lineFeed(_ bytes: Span<UInt8>, from start: Int) -> Int {
  var place = start
  while place &+ 8 <= bytes.count {
    let eight = UInt64(littleEndian: word(bytes, place)) ^ 0x0A0A_0A0A_0A0A_0A0A
    let zeros = (eight &- 0x0101_0101_0101_0101) & ~eight & 0x8080_8080_8080_8080
    if zeros != 0 { return place &+ zeros.trailingZeroBitCount &>> 3 }
    place &+= 8
  }
  while byte(bytes, place) != UInt8(ascii: "\n") { place &+= 1 }
  return place
}

/// Eight bytes, of which none is behind the text.
@inline(__always)
private func word(_ bytes: Span<UInt8>, _ place: Int) -> UInt64 {
  assert(place >= 0 && place + 8 <= bytes.count)
  return unsafe bytes.bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: place, as: UInt64.self)
}

/// Four bytes, the first one lowest; 0 where so many are not left.
@inline(__always)
func fourBytes(_ bytes: Span<UInt8>, _ place: Int) -> UInt32 {
  guard place &+ 4 <= bytes.count else { return 0 }
  return UInt32(
    littleEndian: unsafe bytes.bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: place, as: UInt32.self))
}

/// Up to where lines end in a line feed: a last line without one is for the readers of tokens.
func plainEnd(_ bytes: Span<UInt8>) -> Int {
  var end = bytes.count
  while end > 0, bytes[end - 1] != UInt8(ascii: "\n") { end -= 1 }
  return end
}

/// Goes behind an ASCII letter or one of U+00C0 to U+00FF; false where none stands there.
@inline(__always)
func skipLetter(_ bytes: Span<UInt8>, _ place: inout Int) -> Bool {
  let first = byte(bytes, place)
  if (first | 0x20) &- UInt8(ascii: "a") < 26 {
    place &+= 1
    return true
  }
  guard first == 0xC3 else { return false }
  let second = byte(bytes, place &+ 1)
  // × and ÷ stand between the letters.
  guard 0x80...0xBF ~= second, second != 0x97, second != 0xB7 else { return false }
  place &+= 2
  return true
}

/// Where the line after a line ending begins; nil where no line ending stands.
@inline(__always)
func lineEnd(_ bytes: Span<UInt8>, _ place: Int) -> Int? {
  switch byte(bytes, place) {
  case UInt8(ascii: "\n"): place &+ 1
  case UInt8(ascii: "\r"): byte(bytes, place &+ 1) == UInt8(ascii: "\n") ? place &+ 2 : nil
  default: nil
  }
}

/// The value of a decimal digit; 10 or more for any other byte.
@inline(__always)
func digit(_ bytes: Span<UInt8>, _ place: Int) -> UInt8 { byte(bytes, place) &- UInt8(ascii: "0") }

/// The number that two digits make; the place goes behind them.
@inline(__always)
private func twoDigits(_ bytes: Span<UInt8>, _ place: inout Int) -> Int? {
  let tens = digit(bytes, place)
  guard tens < 10 else { return nil }
  let ones = digit(bytes, place &+ 1)
  guard ones < 10 else { return nil }
  place &+= 2
  return Int(tens &* 10 &+ ones)
}

/// `2026-01-05`, a day that exists.
func plainDate(_ bytes: Span<UInt8>, _ place: inout Int) -> CivilDate? {
  guard let century = twoDigits(bytes, &place), let year = twoDigits(bytes, &place),
    byte(bytes, place) == UInt8(ascii: "-")
  else { return nil }
  place &+= 1
  guard let month = twoDigits(bytes, &place), byte(bytes, place) == UInt8(ascii: "-") else { return nil }
  place &+= 1
  guard let day = twoDigits(bytes, &place) else { return nil }
  return CivilDate(year: century * 100 + year, month: month, day: day)
}

/// Reads the dates of a file, which are mostly of one month: year and month are compared with those of the date before.
struct PlainDates {
  /// `2026-01-`, as it was read.
  private var start: UInt64 = 0
  private var first = CivilDate.first
  /// In days; 0 where no date was read yet.
  private var length = 0

  /// `2026-01-05`, a day that exists.
  @inline(__always)
  mutating func next(_ bytes: Span<UInt8>, _ place: inout Int) -> CivilDate? {
    // A text may begin with eight zeros, too.
    guard length > 0, place &+ 8 <= bytes.count, word(bytes, place) == start else {
      return another(bytes, &place)
    }
    var behind = place &+ 8
    guard let day = twoDigits(bytes, &behind), 1...length ~= day else { return nil }
    place = behind
    return first.adding(days: day &- 1)
  }

  private mutating func another(_ bytes: Span<UInt8>, _ place: inout Int) -> CivilDate? {
    let begin = place
    guard let date = plainDate(bytes, &place) else { return nil }
    let (year, month, day) = date.components
    start = word(bytes, begin)
    first = date.adding(days: 1 - day)
    length = CivilDate.days(inMonth: month, of: year)
    return date
  }
}

/// `18:30`.
@inline(__always)
func plainTime(_ bytes: Span<UInt8>, _ place: inout Int) -> TimeOfDay? {
  guard let hour = twoDigits(bytes, &place), byte(bytes, place) == UInt8(ascii: ":") else { return nil }
  place &+= 1
  guard let minute = twoDigits(bytes, &place) else { return nil }
  return TimeOfDay(hour: hour, minute: minute)
}

/// Whether an ASCII text stands in a range, in the same case.
@inline(__always)
func isText(_ bytes: Span<UInt8>, _ range: TextRange, _ text: StaticString) -> Bool {
  guard range.count == text.utf8CodeUnitCount else { return false }
  return text.withUTF8Buffer { letters in
    for place in 0..<letters.count where unsafe byte(bytes, range.lowerBound + place) != letters[place] {
      return false
    }
    return true
  }
}

/// What stands in a range, as a String.
func text(_ bytes: Span<UInt8>, _ range: Range<Int>) -> String {
  unsafe bytes.extracting(range).withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) }
}

/// Appends the bytes that stand in a range, whether or not they are UTF-8.
func append(_ range: TextRange, of bytes: Span<UInt8>, to list: inout [UInt8]) {
  unsafe bytes.extracting(range.bounds).withUnsafeBufferPointer { unsafe list.append(contentsOf: $0) }
}

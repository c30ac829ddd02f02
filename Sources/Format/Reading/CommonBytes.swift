import Text
import Training

/// What the readers of common lines look at bytes with; the one place where that is not checked against the bounds of the text.
///
/// It need not be, nor need places be checked for overflow: each line they look at ends in a line feed, which only
/// `takeLineEnd` goes past, and nothing else goes past a byte that it has not seen to be another. Where something else stands
/// than is asked for the answer is nil or false, and the place anywhere up to the line feed. Tests run with the check.
extension Span<UInt8> {
  @inline(__always)
  subscript(at place: Int) -> UInt8 {
    assert(indices.contains(place))
    return unsafe self[unchecked: place]
  }

  /// Goes behind a byte, if it is the next one.
  @inline(__always)
  func take(_ place: inout Int, _ sign: UInt8) -> Bool {
    guard self[at: place] == sign else { return false }
    place &+= 1
    return true
  }

  @inline(__always)
  func take(_ place: inout Int, _ first: UInt8, _ second: UInt8) -> Bool {
    guard self[at: place] == first, self[at: place &+ 1] == second else { return false }
    place &+= 2
    return true
  }

  @inline(__always)
  func takeLineEnd(_ place: inout Int) -> Bool {
    take(&place, UInt8(ascii: "\n")) || take(&place, UInt8(ascii: "\r"), UInt8(ascii: "\n"))
  }

  /// Goes behind the end of the line.
  @inline(__always)
  func skipLine(_ place: inout Int) {
    while self[at: place] != UInt8(ascii: "\n") { place &+= 1 }
    place &+= 1
  }

  @inline(__always)
  func skipIndentation(_ place: inout Int) {
    while self[at: place] == UInt8(ascii: " ") || self[at: place] == UInt8(ascii: "\t") { place &+= 1 }
  }

  /// Goes behind a letter of ASCII, or of Latin-1.
  @inline(__always)
  func takeLetter(_ place: inout Int) -> Bool {
    if self[at: place].isLetter {
      place &+= 1
      return true
    }
    guard self[at: place] == 0xC3, self[at: place &+ 1].isSecondOfLetter, self[at: place &+ 1] != 0xB7 else {
      return false
    }
    place &+= 2
    return true
  }

  /// One to so many digits, without a zero before others.
  @inline(__always)
  func number(_ place: inout Int, digits most: Int) -> Int32? {
    let start = place
    var value: Int32 = 0
    while self[at: place].isDigit, place - start < most {
      value = value * 10 + Int32(self[at: place] - UInt8(ascii: "0"))
      place &+= 1
    }
    guard place > start, !self[at: place].isDigit, place - start == 1 || self[at: start] != UInt8(ascii: "0")
    else {
      return nil
    }
    return value
  }

  @inline(__always)
  func twoDigits(_ place: inout Int) -> Int? {
    guard self[at: place].isDigit, self[at: place &+ 1].isDigit else { return nil }
    defer { place &+= 2 }
    return Int(self[at: place] - UInt8(ascii: "0")) * 10 + Int(self[at: place &+ 1] - UInt8(ascii: "0"))
  }

  /// `2026-01-05`, a day that exists.
  @inline(__always)
  func date(_ place: inout Int) -> CivilDate? {
    guard let century = twoDigits(&place), let year = twoDigits(&place), take(&place, UInt8(ascii: "-")),
      let month = twoDigits(&place),
      take(&place, UInt8(ascii: "-")), let day = twoDigits(&place)
    else { return nil }
    return CivilDate(year: century * 100 + year, month: month, day: day)
  }

  @inline(__always)
  func clock(_ place: inout Int) -> TimeOfDay? {
    guard let hour = twoDigits(&place), take(&place, UInt8(ascii: ":")), let minute = twoDigits(&place) else {
      return nil
    }
    return TimeOfDay(hour: hour, minute: minute)
  }

  @inline(__always)
  func weight(_ place: inout Int) -> Weight? {
    guard let hundredths = hundredths(&place) else { return nil }
    if take(&place, UInt8(ascii: "k"), UInt8(ascii: "g")) { return Weight(hundredths: hundredths, .kg) }
    return take(&place, UInt8(ascii: "l"), UInt8(ascii: "b")) ? Weight(hundredths: hundredths, .lb) : nil
  }

  /// `82`, `82,5`, `82.25`.
  @inline(__always)
  func hundredths(_ place: inout Int) -> Int32? {
    guard let whole = number(&place, digits: 4) else { return nil }
    guard self[at: place] == UInt8(ascii: ",") || self[at: place] == UInt8(ascii: "."),
      self[at: place &+ 1].isDigit
    else {
      return whole * 100
    }
    place &+= 2
    let tenths = Int32(self[at: place &- 1] - UInt8(ascii: "0"))
    guard self[at: place].isDigit else { return whole * 100 + tenths * 10 }
    place &+= 1
    return whole * 100 + tenths * 10 + Int32(self[at: place &- 1] - UInt8(ascii: "0"))
  }

  /// Goes behind signs of ASCII and letters of Latin-1.
  @inline(__always)
  func skipText(_ place: inout Int) {
    while true {
      switch self[at: place] {
      case UInt8(ascii: "\""), UInt8(ascii: "#"), UInt8(ascii: "\\"): return
      case 0x20...0x7E: place &+= 1
      default: guard takeLetter(&place) else { return }
      }
    }
  }

  func text(_ range: Range<Int>) -> String {
    unsafe extracting(range).withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) }
  }
}

extension [UInt8] {
  /// Behind the last line feed: the rest is no whole line.
  var endOfLines: Int { (lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1 }
}

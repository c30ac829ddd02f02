/// The moment a picture was taken, in the civil time of its camera.
package struct CaptureTime: Hashable, Sendable {
  package let year: Int
  package let month: Int
  package let day: Int
  package let hour: Int
  package let minute: Int
  package let second: Int

  /// Reads the 19 characters of EXIF, `2026:01:05 19:50:31`; nil for a date or time that does not exist, such as the
  /// spaces or zeros of a camera without a clock.
  init?(_ text: some Collection<UInt8>) {
    let bytes = Array(text)
    guard bytes.count == 19 else { return nil }
    for (index, byte) in bytes.enumerated() {
      switch index {
      case 4, 7, 13, 16: guard byte == UInt8(ascii: ":") else { return nil }
      case 10: guard byte == UInt8(ascii: " ") else { return nil }
      default: guard UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte else { return nil }
      }
    }
    func number(_ range: Range<Int>) -> Int { bytes[range].reduce(0) { $0 * 10 + Int($1) - 48 } }
    year = number(0..<4)
    month = number(5..<7)
    day = number(8..<10)
    hour = number(11..<13)
    minute = number(14..<16)
    second = number(17..<19)
    // A leap second is allowed (Exif leaves it open).
    guard year >= 1, 1...12 ~= month, hour < 24, minute < 60, second <= 60 else { return nil }
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    guard 1...days[month - 1] ~= day else { return nil }
  }

  /// The moment as EXIF writes it, 19 characters.
  var text: String {
    func padded(_ number: Int, _ width: Int) -> String {
      let digits = String(number)
      return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
    return "\(padded(year, 4)):\(padded(month, 2)):\(padded(day, 2)) "
      + "\(padded(hour, 2)):\(padded(minute, 2)):\(padded(second, 2))"
  }
}

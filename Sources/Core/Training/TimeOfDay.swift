/// A time on a 24-hour clock, to the minute: 00:00 to 23:59.
public struct TimeOfDay: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The minutes since midnight, 0 to 1439.
  public let minutes: Int16

  /// Creates a time; nil for an hour over 23 or a minute over 59.
  @inlinable public init?(hour: Int, minute: Int) {
    guard 0...23 ~= hour, 0...59 ~= minute else { return nil }
    minutes = Int16(hour * 60 + minute)
  }

  /// Reads `7:00` and `07:00`; nil for anything else.
  public init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")), colon <= 2, bytes.count == colon + 3,
      let hour = digits(bytes[..<colon]), let minute = digits(bytes[(colon + 1)...])
    else {
      return nil
    }
    self.init(hour: hour, minute: minute)
  }

  public static let midnight = TimeOfDay(unchecked: 0)
  public static let lastMinute = TimeOfDay(unchecked: 1439)
  /// Creates a time from minutes that are known to be in range.
  init(unchecked minutes: Int16) { self.minutes = minutes }

  public var hour: Int { Int(minutes) / 60 }
  public var minute: Int { Int(minutes) % 60 }

  public static func < (left: TimeOfDay, right: TimeOfDay) -> Bool { left.minutes < right.minutes }

  /// The time as `07:00`.
  public var description: String { "\(padded(hour, 2)):\(padded(minute, 2))" }
}

package import Text

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
  public init?(_ text: String) { self.init(Array(text.utf8)[...]) }

  init?(_ text: ArraySlice<UInt8>) {
    guard 4...5 ~= text.count, text[text.endIndex - 3] == UInt8(ascii: ":"), let hour = digits(text.dropLast(3)),
      let minute = digits(text.suffix(2))
    else { return nil }
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

/// The minute at which an entry begins, or its day if no time is written.
public struct Moment: Hashable, Comparable, Sendable, CustomStringConvertible {
  public var date: CivilDate
  public var time: TimeOfDay?

  @inlinable public init(_ date: CivilDate, _ time: TimeOfDay? = nil) {
    self.date = date
    self.time = time
  }

  /// Reads `2026-01-05` and `2026-01-05 18:30`; nil for anything else.
  public init?(_ text: String) {
    var bytes = Array(text.utf8)[...]
    bytes = bytes.drop { $0 == UInt8(ascii: " ") }
    while bytes.last == UInt8(ascii: " ") { bytes.removeLast() }
    let blank = bytes.firstIndex(of: UInt8(ascii: " ")) ?? bytes.endIndex
    guard let date = CivilDate(bytes[..<blank]) else { return nil }
    let rest = bytes[blank...].drop { $0 == UInt8(ascii: " ") }
    let time = TimeOfDay(rest)
    guard time != nil || rest.isEmpty else { return nil }
    self.init(date, time)
  }

  /// Orders moments; a day without a time comes before its first minute.
  public static func < (left: Moment, right: Moment) -> Bool {
    (left.date, left.time?.minutes ?? -1) < (right.date, right.time?.minutes ?? -1)
  }

  /// Returns the minutes since `start`, negative before it. A moment without a time is the first of its day.
  package func minutes(since start: Moment) -> Int {
    date.days(since: start.date) * 1440 + Int(time?.minutes ?? 0) - Int(start.time?.minutes ?? 0)
  }

  /// The moment as `2026-01-05 18:30`, or the date alone.
  public var description: String { time.map { "\(date) \($0)" } ?? date.description }
}

extension CivilDate {
  /// The date as people write it in Brazil: `05/01/2026`.
  fileprivate var portuguese: String { "\(padded(day, 2))/\(padded(month, 2))/\(padded(year, 4))" }
}

extension Message.StringInterpolation {
  /// A day as answers show it, and as it is typed back; files keep `2026-01-05`.
  package mutating func appendInterpolation(day: CivilDate) {
    appendInterpolation(day.description, portuguese: day.portuguese)
  }

  /// A day with its time, if it has one: `2026-01-05 18:30`, `05/01/2026 às 18:30`.
  package mutating func appendInterpolation(day moment: Moment) {
    let time = moment.time.map { " às \($0)" } ?? ""
    appendInterpolation(moment.description, portuguese: moment.date.portuguese + time)
  }
}

extension Range<Int> {
  /// Returns the indices in the order of their moments, those without one first; files may be descending.
  package func inTime(_ moment: (Int) -> Moment?) -> [Int] {
    let start = Moment(.first)
    if dropFirst().allSatisfy({ (moment($0 - 1) ?? start) <= moment($0) ?? start }) { return Array(self) }
    let moments = map { (moment: moment($0) ?? start, index: $0) }
    return moments.sorted { ($0.moment, $0.index) < ($1.moment, $1.index) }.map(\.index)
  }
}

/// A minute of a civil day, or the whole day where no time was written: when a session or a check-in began.
public struct Moment: Hashable, Comparable, Sendable, CustomStringConvertible {
  public var date: CivilDate
  public var time: TimeOfDay?

  public init(_ date: CivilDate, _ time: TimeOfDay? = nil) {
    self.date = date
    self.time = time
  }

  /// Reads `2026-01-05` and `2026-01-05 18:30`; nil for anything else.
  public init?(_ text: String) {
    let parts = text.split(separator: " ")
    guard let first = parts.first, let date = CivilDate(String(first)), parts.count <= 2 else { return nil }
    var time: TimeOfDay?
    if parts.count == 2 {
      time = TimeOfDay(String(parts[1]))
      if time == nil { return nil }
    }
    self.init(date, time)
  }

  /// A day without a time comes before its first minute.
  public static func < (left: Moment, right: Moment) -> Bool {
    (left.date, left.time?.minutes ?? -1) < (right.date, right.time?.minutes ?? -1)
  }

  /// `2026-01-05 18:30`, or the date alone.
  public var description: String { time.map { "\(date) \($0)" } ?? date.description }
}

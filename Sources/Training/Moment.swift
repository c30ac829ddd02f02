/// A minute of a civil day, or the whole day where no time was written: when a session or a check-in began.
package struct Moment: Hashable, Comparable, Sendable, CustomStringConvertible {
  package var date: CivilDate
  package var time: TimeOfDay?

  package init(_ date: CivilDate, _ time: TimeOfDay? = nil) {
    self.date = date
    self.time = time
  }

  /// Reads `2026-01-05` and `2026-01-05 18:30`; nil for anything else.
  package init?(_ text: String) {
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
  package static func < (left: Moment, right: Moment) -> Bool {
    (left.date, left.time?.minutes ?? -1) < (right.date, right.time?.minutes ?? -1)
  }

  /// `2026-01-05 18:30`, or the date alone.
  package var description: String { time.map { "\(date) \($0)" } ?? date.description }
}

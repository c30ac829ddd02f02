package import Grammar
import Text
package import Training

/// The days that neither count nor break a streak, as ascending ranges that don't touch.
package struct SkippedDays: Sendable {
  private var ranges: [ClosedRange<CivilDate>] = []

  package init(_ skips: some Sequence<ClosedRange<CivilDate>>) {
    for skip in skips.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      guard let last = ranges.last, skip.lowerBound.days(since: last.upperBound) <= 1 else {
        ranges.append(skip)
        continue
      }
      ranges[ranges.count - 1] = last.lowerBound...max(last.upperBound, skip.upperBound)
    }
  }

  /// Returns the first day after a day that is not skipped; nil at the end of the calendar.
  func firstWorkingDay(after day: CivilDate) -> CivilDate? {
    guard day < .last else { return nil }
    let next = day.adding(days: 1)
    guard let skip = range(from: next), skip.contains(next) else { return next }
    return skip.upperBound < .last ? skip.upperBound.adding(days: 1) : nil
  }

  /// Returns the number of days after a day and up to another that are not skipped.
  func workingDays(after day: CivilDate, upTo last: CivilDate) -> Int {
    guard day < last else { return 0 }
    let days = day.adding(days: 1)...last
    let skips = ranges[ranges.lowestIndex(fromWhichAll: { $0.upperBound > day })...]
    return days.count - skips.prefix { $0.lowerBound <= last }.reduce(0) { $0 + $1.clamped(to: days).count }
  }

  /// True if all days between a day and a later one are skipped.
  func joins(_ day: CivilDate, _ later: CivilDate) -> Bool {
    !ranges.isEmpty && firstWorkingDay(after: day).map { later <= $0 } ?? false
  }

  package func contains(_ day: CivilDate) -> Bool { range(from: day)?.contains(day) ?? false }

  /// Returns the first range that ends on a day or later.
  private func range(from day: CivilDate) -> ClosedRange<CivilDate>? {
    let index = ranges.lowestIndex(fromWhichAll: { $0.upperBound >= day })
    return index < ranges.count ? ranges[index] : nil
  }
}

/// A range of skipped days, and the reason.
package struct DayOff: Hashable, Sendable {
  package let days: ClosedRange<CivilDate>
  package let reason: String?
}

extension Journal {
  /// Returns the skips that overlap a range of days, by time.
  package func daysOff(in range: ClosedRange<CivilDate>) -> [DayOff] {
    let all = checkIns.lazy.flatMap(\.skips).compactMap { skip -> DayOff? in
      guard let days = skip.days, days.overlaps(range) else { return nil }
      return DayOff(days: days, reason: skip.reason)
    }
    return all.sorted { $0.days.lowerBound < $1.days.lowerBound }
  }
}

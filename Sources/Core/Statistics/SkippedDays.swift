import Training

/// The days that neither count nor break a streak, as ascending ranges that don't touch.
struct SkippedDays: Sendable {
  private var ranges: [ClosedRange<CivilDate>] = []

  init(_ skips: some Sequence<ClosedRange<CivilDate>>) {
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

  /// True if all days between a day and a later one are skipped.
  func joins(_ day: CivilDate, _ later: CivilDate) -> Bool {
    !ranges.isEmpty && firstWorkingDay(after: day).map { later <= $0 } ?? false
  }

  /// Returns the number of skipped days in a range that are not among the others.
  func count(in days: ClosedRange<CivilDate>, except others: ArraySlice<CivilDate>) -> Int {
    var count = 0
    var next = days.lowerBound
    while let skip = range(from: next), skip.lowerBound <= days.upperBound {
      let common = skip.clamped(to: days)
      count += common.upperBound.days(since: common.lowerBound) + 1 - others.count { common.contains($0) }
      guard skip.upperBound < days.upperBound else { break }
      next = skip.upperBound.adding(days: 1)
    }
    return count
  }

  func contains(_ day: CivilDate) -> Bool { range(from: day)?.contains(day) ?? false }

  /// Returns the first range that ends on a day or later.
  private func range(from day: CivilDate) -> ClosedRange<CivilDate>? {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound < day { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count ? ranges[low] : nil
  }
}

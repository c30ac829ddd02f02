import Training

/// The days above and below a line.
struct NoteDaySpan {
  var before, after: CivilDate?
  var isDescending: Bool

  /// True if a date fits the order of the days around it.
  func holds(_ date: CivilDate) -> Bool {
    let (low, high) = isDescending ? (after, before) : (before, after)
    return (low.map { $0 < date } ?? true) && (high.map { date < $0 } ?? true)
  }

  /// Returns the number of days to the nearest day around it.
  private func distance(_ date: CivilDate) -> Int {
    [before, after].compactMap { $0.map { abs($0.days(since: date)) } }.min() ?? 0
  }

  /// Returns the date in the year that fits the days around it; nil if several years do or none.
  func date(of day: NoteDayOfYear, _ order: DateOrder, _ heading: Int?) -> CivilDate? {
    let named = heading.flatMap { day.date($0, order) }
    guard let near = before ?? after else { return named }
    if let named, holds(named) || distance(named) <= 183 { return named }
    var all = Set([before, after, near].compactMap { $0?.year }.flatMap { ($0 - 1)...($0 + 1) }).compactMap {
      day.date($0, order)
    }
    if let weekday = day.weekday, all.contains(where: { $0.weekday == weekday }) {
      all.removeAll { $0.weekday != weekday }
    }
    let fitting = all.filter { holds($0) && (before != nil && after != nil || distance($0) <= 334) }
    if before != nil, after != nil, fitting.count > 1 { return nil }
    if let best = fitting.min(by: { distance($0) < distance($1) }) { return best }
    // A day may have been written late.
    return all.min { distance($0) < distance($1) }.flatMap { distance($0) <= 31 ? $0 : nil }
  }

  /// True if a day that could be reps too is no more than a month from the days around it.
  func isClose(_ date: CivilDate, isBetween: Bool) -> Bool {
    holds(date) && distance(date) <= 31 && (!isBetween || before != nil && after != nil)
  }
}

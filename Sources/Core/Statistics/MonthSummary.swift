package import Training

/// The number of trained days in a calendar month.
package struct MonthSummary: Hashable, Sendable {
  /// The month's first day.
  package let month: CivilDate
  /// The number of distinct days that count as trained.
  package let trainedDays: Int
  /// The number of days in the month, 28 to 31.
  package let daysInMonth: Int

  /// Takes the days that count, in any order and of any month. The last day counts in full.
  package init(monthOf day: CivilDate, trainedDays days: some Sequence<CivilDate>) {
    let range = day.monthDays
    month = range.lowerBound
    daysInMonth = range.count
    trainedDays = Set(days.filter(range.contains)).count
  }

  /// The percentage of the whole month, even before its end, rounded half up.
  package var percent: Int { (trainedDays * 200 + daysInMonth) / (daysInMonth * 2) }
}

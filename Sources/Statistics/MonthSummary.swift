package import Training

/// The check-ins of a calendar month.
package struct MonthSummary: Hashable, Sendable {
  /// The month's first day.
  package let month: CivilDate
  /// Distinct days with a check-in.
  package let checkInDays: Int
  /// 28 to 31.
  package let daysInMonth: Int

  /// Takes the days of check-ins in any order, of any month. The last day counts in full.
  package init(monthOf day: CivilDate, checkInDays days: some Sequence<CivilDate>) {
    let (year, month, _) = day.components
    let first = day.startOfMonth
    let count = CivilDate.days(inMonth: month, of: year)
    self.month = first
    daysInMonth = count
    checkInDays = Set(days.filter { $0 >= first && $0.days(since: first) < count }).count
  }

  /// Of the whole month, also while it lasts: a whole number, rounded half up.
  package var percent: Int { (checkInDays * 200 + daysInMonth) / (daysInMonth * 2) }
}

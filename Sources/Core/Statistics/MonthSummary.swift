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
  package init(monthOf day: CivilDate, trainedDays days: [CivilDate]) {
    let (year, month, _) = day.components
    let first = day.startOfMonth
    let count = CivilDate.days(inMonth: month, of: year)
    self.month = first
    daysInMonth = count
    // A bit for each day of the month.
    var trained: UInt32 = 0
    for day in days {
      let number = day.days(since: first)
      if 0..<count ~= number { trained |= 1 << UInt32(number) }
    }
    trainedDays = trained.nonzeroBitCount
  }

  /// The percentage of the whole month, even before its end, rounded half up.
  package var percent: Int { (trainedDays * 200 + daysInMonth) / (daysInMonth * 2) }
}

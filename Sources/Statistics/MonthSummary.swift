package import Training

/// How many days of a calendar month count.
package struct MonthSummary: Hashable, Sendable {
  /// The month's first day.
  package let month: CivilDate
  /// Distinct days that count.
  package let trainedDays: Int
  /// 28 to 31.
  package let daysInMonth: Int

  /// Takes the days that count in any order, of any month. The last day counts in full.
  package init(monthOf day: CivilDate, trainedDays days: [CivilDate]) {
    let (year, month, _) = day.components
    let first = day.startOfMonth
    let count = CivilDate.days(inMonth: month, of: year)
    self.month = first
    daysInMonth = count
    // A bit for each day of the month.
    var found: UInt32 = 0
    for day in days {
      let number = day.days(since: first)
      if 0..<count ~= number { found |= 1 << UInt32(number) }
    }
    trainedDays = found.nonzeroBitCount
  }

  /// Of the whole month, also while it lasts: a whole number, rounded half up.
  package var percent: Int { (trainedDays * 200 + daysInMonth) / (daysInMonth * 2) }
}

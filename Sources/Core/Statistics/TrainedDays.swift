package import Grammar
import Text
package import Training

/// The days that make streaks: those that count by the setting `trained`, and the skipped ones.
package struct TrainedDays: Sendable {
  /// The distinct days that count, oldest first, up to today.
  let days: [CivilDate]
  let skipped: SkippedDays
  package let today: CivilDate

  /// Takes the days that count, in any order and with repetitions; days after today are left out.
  package init(_ trained: some Sequence<CivilDate>, skips: [ClosedRange<CivilDate>] = [], today: CivilDate) {
    days = trained.sorted().reduce(into: []) { days, day in
      if day <= today, day != days.last { days.append(day) }
    }
    self.today = today
    skipped = SkippedDays(skips)
  }

  package init(_ journal: Journal, now: Moment) {
    self.init(journal.trainedDays(until: now), skips: journal.skippedRanges, today: journal.settings.day(of: now))
  }

  /// Returns the days that count in a range.
  func days(in range: ClosedRange<CivilDate>) -> ArraySlice<CivilDate> {
    days[index(of: range.lowerBound)..<days.lowestIndex(fromWhichAll: { range.upperBound < $0 })]
  }

  /// Returns the first day that counts and is not before a day; nil without any.
  func first(from day: CivilDate) -> CivilDate? { days[index(of: day)...].first }

  /// True if no day before another counts.
  package func isFirst(_ day: CivilDate) -> Bool { first(from: .first).map { $0 >= day } ?? true }

  /// True if the day does not count and is not skipped.
  func isMissed(_ day: CivilDate) -> Bool { first(from: day) != day && !skipped.contains(day) }

  /// Returns the index of the first day that is not before a day.
  private func index(of day: CivilDate) -> Int { days.lowestIndex(fromWhichAll: { day <= $0 }) }
}

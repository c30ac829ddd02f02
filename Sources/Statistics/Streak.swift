package import JournalFormat
package import Training

/// Days in a row with a check-in, however far back they go.
package struct Streak: Hashable, Sendable {
  /// Days with a check-in; several on a day are one, skipped days none.
  package var days: Int
  /// The first and the last of those days; nil where there are none.
  package var range: ClosedRange<CivilDate>?

  package static let none = Streak(days: 0, range: nil)
}

/// The daily streaks: consecutive civil days with at least one check-in. Skipped days neither count nor break.
package struct Streaks: Hashable, Sendable {
  /// Alive when its last day is today or yesterday, or all days since are skipped; else none.
  package var current = Streak.none
  /// The longest ever; of equal ones the latest.
  package var longest = Streak.none

  /// Takes the days of check-ins in any order, with repetitions, and the skipped ranges; days after today are left out.
  package init(checkInDays: some Sequence<CivilDate>, skips: [ClosedRange<CivilDate>] = [], today: CivilDate)
  {
    let days = Set(checkInDays.filter { $0 <= today }).sorted()
    var run = Streak.none
    for day in days {
      if let range = run.range, Streaks.isUnbroken(after: range.upperBound, before: day, skips) {
        run = Streak(days: run.days + 1, range: range.lowerBound...day)
      } else {
        run = Streak(days: 1, range: day...day)
      }
      if run.days >= longest.days { longest = run }
    }
    // Today may still come: it is yesterday that must not be missing.
    if let range = run.range, Streaks.isUnbroken(after: range.upperBound, before: today, skips) {
      current = run
    }
  }

  package init(_ journal: Journal, today: CivilDate) {
    let files = journal.checkIns
    self.init(
      checkInDays: files.flatMap { $0.checkIns.compactMap { $0.moment?.date } },
      skips: files.flatMap { $0.skips.compactMap(\.days) }, today: today)
  }

  /// Whether every day between two days, without them, is skipped.
  private static func isUnbroken(
    after start: CivilDate, before end: CivilDate, _ skips: [ClosedRange<CivilDate>]
  ) -> Bool {
    var next = start.adding(days: 1)
    while next < end {
      guard let skip = skips.filter({ $0.contains(next) }).map(\.upperBound).max(), skip < .last else {
        return false
      }
      next = skip.adding(days: 1)
    }
    return true
  }
}

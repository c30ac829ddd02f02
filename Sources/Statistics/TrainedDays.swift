package import Format
package import Training

/// The days that streaks are made of: those that count, by the setting `trained`, and those that neither count nor break.
package struct TrainedDays: Sendable {
  /// Each once, oldest first, up to today.
  private(set) var days: [CivilDate]
  let skipped: SkippedDays
  let today: CivilDate

  /// Takes the days that count in any order, with repetitions; those after today are left out.
  package init(_ trained: [CivilDate], skips: [ClosedRange<CivilDate>] = [], today: CivilDate) {
    let isInOrder = trained.indices.dropFirst().allSatisfy {
      trained[$0 - 1].dayNumber < trained[$0].dayNumber
    }
    days = isInOrder ? trained : TrainedDays.inOrder(trained)
    while let last = days.last, last.dayNumber > today.dayNumber { days.removeLast() }
    self.today = today
    skipped = SkippedDays(skips)
  }

  /// Each day once.
  private static func inOrder(_ trained: [CivilDate]) -> [CivilDate] {
    var days: [CivilDate] = []
    days.reserveCapacity(trained.count)
    for day in trained.sorted(by: { $0.dayNumber < $1.dayNumber })
    where day.dayNumber != days.last?.dayNumber {
      days.append(day)
    }
    return days
  }

  package init(_ journal: Journal, now: Moment) {
    self.init(journal.trainedDays(until: now), skips: journal.skippedRanges, today: now.date)
  }

  /// The days that count in a range.
  func days(in range: ClosedRange<CivilDate>) -> ArraySlice<CivilDate> {
    let start = place(of: range.lowerBound)
    return days[start..<place(after: range.upperBound, from: start)]
  }

  /// The place of the first day after a day, known to be at a place or a little later.
  func place(after day: CivilDate, from start: Int) -> Int {
    var place = start
    while place < days.count, days[place].dayNumber <= day.dayNumber { place += 1 }
    return place
  }

  /// Nothing was done, and nothing excuses it.
  func isMissed(_ day: CivilDate) -> Bool {
    let place = place(of: day)
    return (place == days.count || days[place] != day) && !skipped.contains(day)
  }

  /// Of the first day that is not before this one.
  private func place(of day: CivilDate) -> Int {
    var low = 0
    var high = days.count
    while low < high {
      let middle = (low + high) / 2
      if days[middle].dayNumber < day.dayNumber { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

package import Grammar
package import Training

/// The days that make streaks: those that count by the setting `trained`, and the skipped ones.
package struct TrainedDays: Sendable {
  /// The distinct days that count, oldest first, up to today.
  private(set) var days: [CivilDate]
  let skipped: SkippedDays
  let today: CivilDate

  /// Takes the days that count, in any order and with repetitions; days after today are left out.
  package init(_ trained: [CivilDate], skips: [ClosedRange<CivilDate>] = [], today: CivilDate) {
    let isInOrder = trained.indices.dropFirst().allSatisfy {
      trained[$0 - 1].dayNumber < trained[$0].dayNumber
    }
    days = isInOrder ? trained : TrainedDays.inOrder(trained)
    while let last = days.last, last.dayNumber > today.dayNumber { days.removeLast() }
    self.today = today
    skipped = SkippedDays(skips)
  }

  /// Returns the distinct days, ascending.
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

  /// Returns the days that count in a range.
  func days(in range: ClosedRange<CivilDate>) -> ArraySlice<CivilDate> {
    let start = index(of: range.lowerBound)
    return days[start..<index(after: range.upperBound, from: start)]
  }

  /// Returns the index of the first day after a day, searched onwards from `start`.
  func index(after day: CivilDate, from start: Int) -> Int {
    var index = start
    while index < days.count, days[index].dayNumber <= day.dayNumber { index += 1 }
    return index
  }

  /// True if the day does not count and is not skipped.
  func isMissed(_ day: CivilDate) -> Bool {
    let index = index(of: day)
    return (index == days.count || days[index] != day) && !skipped.contains(day)
  }

  /// Returns the index of the first day that is not before a day.
  private func index(of day: CivilDate) -> Int {
    var low = 0
    var high = days.count
    while low < high {
      let middle = (low + high) / 2
      if days[middle].dayNumber < day.dayNumber { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

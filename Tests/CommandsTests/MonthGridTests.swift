import CommandSupport
import Foundation
import TestSupport
import Testing
import Training

/// Where the days of a month stand, against the calendar of another library.
@Suite struct MonthGridTests {
  private static let weekdays = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"]

  /// Every day stands below its weekday, and today in brackets, whichever weekday it is; one beside the month leaves no mark.
  @Test(arguments: weekdays.indices) func everyMonthIsAsItShouldBe(start: Int) throws {
    let journal = try ScratchJournal(["bumbum.toml": "format = 1\nweek-start = \"\(Self.weekdays[start])\"\n"])
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
    var random = SeededGenerator(seed: UInt64(start))
    for month in 1...12 {
      // A leap year, and any other.
      let year = Bool.random(using: &random) ? 2024 : Int.random(in: 1900...2100, using: &random)
      let first = try #require(calendar.date(from: DateComponents(year: year, month: month, day: 1)))
      let count = try #require(calendar.range(of: .day, in: .month, for: first)).count
      let beginning = try #require(CivilDate(year: year, month: month, day: 1))
      for offset in [-1, 0, Int.random(in: 1..<count - 1, using: &random), count - 1, count] {
        let today = beginning.adding(days: offset)
        let run = Run("calendar \(beginning.monthDescription) --today \(today)", in: journal)
        let grid = run.output.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2)
          .prefix { !$0.contains("(0% ") }
        var seen: [Int] = []
        for line in grid {
          let cells = Array(line)
          for column in 0..<7 {
            let text = String(cells.dropFirst(column * 5 + 1).prefix(2)).trimmingCharacters(in: .whitespaces)
            guard let day = Int(text) else { continue }
            seen.append(day)
            let date = try #require(calendar.date(byAdding: .day, value: day - 1, to: first))
            // Sunday is 1 in that calendar.
            #expect((calendar.component(.weekday, from: date) + 6 - start) % 7 == column, "\(beginning) \(day)")
            #expect((cells[column * 5] == "[") == (day == offset + 1), "\(run.output)")
          }
        }
        #expect(seen == Array(1...count), "\(run.output)")
        for bracket: Character in ["[", "]"] {
          let isIn = (0..<count).contains(offset)
          #expect(grid.joined().count { $0 == bracket } == (isIn ? 1 : 0), "\(today):\n\(run.output)")
        }
      }
    }
  }
}

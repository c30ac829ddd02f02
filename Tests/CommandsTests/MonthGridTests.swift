import CommandSupport
import Foundation
import TestSupport
import Testing

/// Where the days of a month stand, against the calendar of another library.
@Suite struct MonthGridTests {
  private static let weekdays = [
    "sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday",
  ]

  @Test(arguments: MonthGridTests.weekdays.indices) func everyDayStandsBelowItsWeekday(start: Int) throws {
    let journal = try ScratchJournal(["bumbum.toml": "format = 1\nweek-start = \"\(Self.weekdays[start])\"\n"]
    )
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
    var random = SeededGenerator(seed: UInt64(start) + 1)
    for _ in 0..<12 {
      let (year, month) = (
        Int.random(in: 1900...2100, using: &random), Int.random(in: 1...12, using: &random)
      )
      let first = try #require(calendar.date(from: DateComponents(year: year, month: month, day: 1)))
      let days = try #require(calendar.range(of: .day, in: .month, for: first)).count
      let words = "\(year)-\(month < 10 ? "0" : "")\(month)"
      let lines = Run("calendar \(words) --today 2101-01-01", in: journal).output
        .split(separator: "\n").map(String.init)
      var shown: [Int] = []
      for line in lines.dropFirst(2).prefix(while: { !$0.contains("of") }) {
        for column in 0..<7 {
          let cell = line.dropFirst(column * 5).prefix(5).trimmingCharacters(in: .whitespaces)
          guard let day = Int(cell) else { continue }
          shown.append(day)
          let date = try #require(calendar.date(byAdding: .day, value: day - 1, to: first))
          // Sunday is 1 in that calendar.
          #expect((calendar.component(.weekday, from: date) - 1 - start + 7) % 7 == column, "\(words)-\(day)")
        }
      }
      #expect(shown == Array(1...days), "\(words)")
    }
  }
}

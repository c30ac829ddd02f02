import Foundation
import TestSupport
import Testing
import Training

@Suite struct CivilDateTests {
  /// Foundation's calendar is the other opinion; it is proleptic only from 1583 on.
  @Test func agreesWithFoundation() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
    var random = SeededGenerator(seed: 1)
    for _ in 0..<4000 {
      let components = DateComponents(
        year: Int.random(in: 1583...9999, using: &random), month: Int.random(in: 1...12, using: &random),
        day: Int.random(in: 1...28, using: &random))
      let day = try #require(calendar.date(from: components))
      let number = Int((day.timeIntervalSince1970 / 86_400).rounded())
      let date = try #require(
        CivilDate(year: components.year ?? 0, month: components.month ?? 0, day: components.day ?? 0))
      #expect(Int(date.dayNumber) == number)
      #expect(date.weekday == (calendar.component(.weekday, from: day) + 5) % 7 + 1)
    }
  }

  @Test func everyDayOfFourHundredYearsComesBack() throws {
    var date = try #require(CivilDate("1900-01-01"))
    let last = try #require(CivilDate("2300-01-01"))
    while date < last {
      let (year, month, day) = date.components
      #expect(CivilDate(year: year, month: month, day: day) == date)
      date = date.adding(days: 1)
    }
  }

  @Test(arguments: [
    "2026-02-29", "2026-13-01", "2026-00-10", "2026-04-31", "0000-01-01", "2026-1-05", "2026-01-5",
    "26-01-05",
    "2026/01/05", "2026-01-05 ", "2026-01-0a", "", "2026-01-005", "1900-02-29",
  ])
  func refuses(_ text: String) { #expect(CivilDate(text) == nil) }

  @Test(arguments: ["2024-02-29", "2000-02-29", "0001-01-01", "9999-12-31", "2026-12-31"])
  func readsAndPrints(_ text: String) { #expect(CivilDate(text)?.description == text) }

  @Test(arguments: [(2026, 2, 28), (2024, 2, 29), (2026, 4, 30), (2026, 1, 31), (2100, 2, 28), (2000, 2, 29)])
  func knowsTheLengthOfMonths(year: Int, month: Int, days: Int) {
    #expect(CivilDate.days(inMonth: month, of: year) == days)
  }

  @Test func staysInItsYears() throws {
    #expect(CivilDate.last.adding(days: 1) == .last)
    #expect(CivilDate.first.adding(days: -1) == .first)
    #expect(CivilDate.first.adding(days: Int.max) == .last)
    #expect(CivilDate.last.adding(days: Int.min) == .first)
    #expect(CivilDate.first.description == "0001-01-01")
    #expect(CivilDate.last.description == "9999-12-31")
  }

  @Test(arguments: [
    ("2026-01-15", 1, "2026-02-15"), ("2026-01-31", 1, "2026-02-28"), ("2024-01-31", 1, "2024-02-29"),
    ("2026-03-31", -1, "2026-02-28"), ("2026-03-31", -13, "2025-02-28"), ("2024-02-29", 12, "2025-02-28"),
    ("2024-02-29", 48, "2028-02-29"), ("2025-12-31", 1, "2026-01-31"), ("2026-01-01", -1, "2025-12-01"),
    ("2026-01-31", 0, "2026-01-31"), ("2026-05-31", 1, "2026-06-30"), ("0001-01-31", 1, "0001-02-28"),
    // at the ends it stays inside of the calendar
    ("0001-01-15", -1, "0001-01-01"), ("9999-12-15", 1, "9999-12-31"), ("9999-11-30", 1, "9999-12-30"),
    ("2026-01-01", Int.max, "9999-12-31"), ("2026-01-01", Int.min, "0001-01-01"),
  ])
  func addsMonths(from: String, months: Int, to: String) throws {
    #expect(try #require(CivilDate(from)).adding(months: months).description == to)
  }

  @Test func weeksBeginWhereTheSettingsSay() throws {
    let thursday = try #require(CivilDate("2026-01-08"))
    #expect(thursday.weekday == 4)
    #expect(thursday.startOfWeek(firstWeekday: 1).description == "2026-01-05")
    #expect(thursday.startOfWeek(firstWeekday: 7).description == "2026-01-04")
    #expect(thursday.startOfWeek(firstWeekday: 4) == thursday)
    #expect(thursday.startOfMonth.description == "2026-01-01")
  }
}

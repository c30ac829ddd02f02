import Grammar
import Statistics
import TestSupport
import Testing
import Text
import Training

private func date(_ text: String) throws -> CivilDate { try #require(CivilDate(text)) }

@Suite struct StreakTests {
  /// Of two check-ins at one minute a calendar shows the one further down; of a day the latest, wherever it stands.
  @Test(arguments: [
    ("[2026-01-05 07:30]\ntitle = A\n[2026-01-05 07:30]\ntitle = B\n", "B"),
    ("[2026-01-05 07:31]\ntitle = A\n[2026-01-05 07:30]\ntitle = B\n[2026-01-05]\ntitle = C\n", "A"),
  ])
  func theLatestCheckInOfADayIsShown(_ text: String, _ title: String) throws {
    var journal = Journal()
    journal.add(Source(name: "checkins/2026/01.txt", text: text), as: .checkIns(year: 2026, month: 1))
    let calendar = CheckInCalendar(journal, now: try #require(Moment("2026-01-31 12:00")))
    #expect(calendar.mark(of: try #require(CivilDate("2026-01-05")))?.shown?.title == title)
  }

  /// What begins at 00:30 or 02:59 is of the day before with `day-end = "03:00"`, and "today" is so, too.
  @Test(arguments: [("2026-01-06 00:30", 1), ("2026-01-06 02:59", 1), ("2026-01-06 03:00", 2), ("2026-01-06", 2)])
  func dayEnd(_ second: String, days: Int) throws {
    var journal = Journal()
    journal.add(Source(name: "bumbum.toml", text: "day-end = \"03:00\"\n"), as: .settings)
    let text = "[2026-01-05 20:00]\n[\(second)]\n"
    journal.add(Source(name: "checkins/2026/01.txt", text: text), as: .checkIns(year: 2026, month: 1))
    let now = try #require(Moment("2026-01-07 02:00"))
    #expect(Streaks(TrainedDays(journal, now: now)).current.count == days)
    #expect(CheckInCalendar(journal, now: now).summary(of: try date("2026-01-01")).trainedDays == days)
  }

  /// Days of January 2026.
  private func streaks(_ days: [Int], skips: [ClosedRange<Int>] = [], today: Int) throws -> Streaks {
    let first = try date("2026-01-01")
    func day(_ number: Int) -> CivilDate { first.adding(days: number - 1) }
    return Streaks(
      TrainedDays(
        days.map(day), skips: skips.map { day($0.lowerBound)...day($0.upperBound) }, today: day(today)))
  }

  @Test func oneTwoThreeFiveIsOneOnTheFifth() throws {
    let found = try streaks([1, 2, 3, 5], today: 5)
    #expect(found.current.count == 1)
    #expect(found.longest.count == 3)
  }

  @Test(arguments: [
    ([], 0, 0), ([5], 1, 1), ([4], 1, 1), ([3], 0, 1), ([3, 4, 5], 3, 3), ([5, 3, 4], 3, 3),
    ([5, 5, 5], 1, 1),
    ([1, 2, 3], 0, 3), ([2, 3, 4], 3, 3),
  ])
  func onTheFifth(days: [Int], current: Int, longest: Int) throws {
    let found = try streaks(days, today: 5)
    #expect(found.current.count == current)
    #expect(found.longest.count == longest)
  }

  @Test func midnightIsNoGap() throws {
    let evening = try #require(Moment("2026-01-05 23:59"))
    let night = try #require(Moment("2026-01-06 00:01"))
    #expect(Streaks(TrainedDays([evening.date, night.date], today: night.date)).current.count == 2)
  }

  @Test func leapDaysAndYearsEndAreDays() throws {
    let days = try ["2024-02-28", "2024-02-29", "2024-03-01"].map(date)
    #expect(Streaks(TrainedDays(days, today: days[2])).current.count == 3)
    let years = try ["2025-12-31", "2026-01-01"].map(date)
    #expect(Streaks(TrainedDays(years, today: years[1])).current.count == 2)
    let broken = try ["2026-02-28", "2026-03-01"].map(date)
    #expect(Streaks(TrainedDays(broken, today: broken[1])).current.count == 2)
  }

  @Test func longStreaksAreCountedWhole() throws {
    #expect(try streaks(Array(1...400), today: 400).current.count == 400)
    #expect(try streaks(Array((1...61).reversed()), today: 61).longest.count == 61)
  }

  @Test func skippedDaysNeitherCountNorBreak() throws {
    #expect(try streaks([1, 2, 6], skips: [3...5], today: 6).current.count == 3)
    #expect(try streaks([1, 2, 6], skips: [3...4], today: 6).current.count == 1)
    #expect(try streaks([1, 2, 6], skips: [3...4, 5...5], today: 6).current.count == 3)
    #expect(try streaks([1, 2], skips: [3...9], today: 10).current.count == 2)
    #expect(try streaks([1, 2], skips: [3...9], today: 11).current.count == 0)
    #expect(try streaks([1, 4, 6], skips: [2...5], today: 6).current.count == 3)
  }

  @Test func laterDaysDoNotCountYet() throws {
    #expect(try streaks([4, 5, 6, 7], today: 5).current.count == 2)
    #expect(try streaks([4, 5, 6, 7], today: 5).longest.count == 2)
  }

  @Test func theLongestSaysWhen() throws {
    let range = try #require(try streaks([1, 2, 3, 10, 11], today: 20).longest.range)
    #expect(range.lowerBound.description == "2026-01-01")
    #expect(range.upperBound.description == "2026-01-03")
  }

  /// Against a count of its own: day by day backwards.
  @Test func agreesWithCountingBackwards() throws {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<500 {
      let today = Int.random(in: 1...60, using: &random)
      let days = (0..<Int.random(in: 0...50, using: &random)).map { _ in
        Int.random(in: 1...60, using: &random)
      }
      var day = days.contains(today) ? today : today - 1
      var count = 0
      while days.contains(day) {
        count += 1
        day -= 1
      }
      #expect(try streaks(days, today: today).current.count == count)
    }
  }
}

@Suite struct MonthSummaryTests {
  @Test(arguments: [("2026-02-10", 28), ("2024-02-10", 29), ("2026-04-10", 30), ("2026-01-10", 31)])
  func monthsOfEveryLength(day: String, length: Int) throws {
    let summary = try MonthSummary(monthOf: date(day), trainedDays: [date(day)])
    #expect(summary.daysInMonth == length)
    #expect(summary.trainedDays == 1)
  }

  @Test func theLastDayCounts() throws {
    let evening = try #require(Moment("2026-01-31 20:00"))
    #expect(try MonthSummary(monthOf: date("2026-01-15"), trainedDays: [evening.date]).trainedDays == 1)
  }

  @Test func neighboursDoNot() throws {
    let days = try ["2025-12-31", "2026-02-01"].map(date)
    #expect(try MonthSummary(monthOf: date("2026-01-15"), trainedDays: days).trainedDays == 0)
  }

  @Test func twoADayAreOne() throws {
    let day = try date("2026-02-01")
    let all = (0..<28).flatMap { [day.adding(days: $0), day.adding(days: $0)] }
    let summary = MonthSummary(monthOf: day, trainedDays: all)
    #expect(summary.trainedDays == 28)
    #expect(summary.percent == 100)
  }

  /// 1/31 is 3.2 %, 14/28 is 50 %, 15/28 is 53.6 %, 1/8 of 40 … 5/31 is 16.1 %.
  @Test(arguments: [
    (1, "2026-01-01", 3), (14, "2026-02-01", 50), (15, "2026-02-01", 54), (5, "2026-01-01", 16),
    (0, "2026-01-01", 0),
  ])
  func percentIsRounded(days: Int, first: String, percent: Int) throws {
    let start = try date(first)
    #expect(
      MonthSummary(monthOf: start, trainedDays: (0..<days).map { start.adding(days: $0) }).percent == percent)
  }
}

import Statistics
import TestSupport
import Testing
import Training

private func date(_ text: String) throws -> CivilDate { try #require(CivilDate(text)) }

@Suite struct WeekStreakTests {
  /// Days of January 2026; the fifth is a Monday, so weeks from Monday are 29 Dec–4, 5–11, 12–18, 19–25, 26–1 Feb.
  private func streaks(
    _ days: [Int], skips: [ClosedRange<Int>] = [], goal: Int = 2, weekStart: Int = 1, today: Int
  ) throws -> WeekStreaks {
    let first = try date("2026-01-01")
    func day(_ number: Int) -> CivilDate { first.adding(days: number - 1) }
    return WeekStreaks(
      trainedDays: days.map(day), skips: skips.map { day($0.lowerBound)...day($0.upperBound) }, goal: goal,
      weekStart: weekStart, today: day(today))
  }

  @Test(arguments: [
    // none; one day is not two; two are, on the last days of the week too
    ([], 11, 0, 0), ([5], 11, 0, 0), ([5, 6], 11, 1, 1), ([10, 11], 11, 1, 1), ([5, 5, 5], 11, 0, 0),
    // an unfinished week counts when it has reached its goal, and never breaks what was before
    ([5, 6], 18, 1, 1), ([5, 6, 12], 12, 1, 1), ([5, 6, 12, 13], 13, 2, 2), ([5, 6], 12, 1, 1),
    // a week that is over without its goal does
    ([5, 6, 12], 19, 0, 1), ([5, 6], 19, 0, 1), ([5, 6, 19, 20], 20, 1, 1),
    // of equal ones the latest is the longest; an older one that is longer stays
    ([5, 6, 12, 13, 26, 27], 31, 1, 2),
    // days after today do not count yet
    ([5, 6, 7], 5, 0, 0), ([5, 6, 12, 13, 19, 20], 12, 1, 1),
  ])
  func weeks(days: [Int], today: Int, current: Int, longest: Int) throws {
    let found = try streaks(days, today: today)
    #expect(found.current.count == current)
    #expect(found.longest.count == longest)
  }

  @Test(arguments: [
    // a week all skipped, or skipped so far that the rest could not reach the goal, neither counts nor breaks
    ([5, 6, 19, 20], [12...18], 20, 2), ([5, 6, 12, 19, 20], [14...18], 20, 2),
    ([5, 6, 12, 19, 20], [13...13], 20, 2),
    // skipped and done on the same day is one day, and done
    ([5, 6, 12, 19, 20], [12...12], 20, 1), ([5, 6, 12, 13, 19, 20], [12...13], 20, 3),
    // one skipped day is not two
    ([5, 6, 19, 20], [12...12], 20, 1), ([5, 6, 19, 20], [12...12, 16...16], 20, 2),
    // a range over two weeks bridges both, or only the one it fills enough
    ([5, 6, 26, 27], [12...25], 27, 2), ([5, 6, 26, 27], [17...25], 27, 2),
    ([5, 6, 26, 27], [18...25], 27, 1),
    // it does not begin one
    ([12, 13], [5...11], 13, 1), ([], [5...11], 13, 0),
  ])
  func skipsBridge(days: [Int], skips: [ClosedRange<Int>], today: Int, current: Int) throws {
    #expect(try streaks(days, skips: skips, today: today).current.count == current)
  }

  /// The fourth is a Sunday: from Sunday, 4–10 is a week, and with the tenth it is complete.
  @Test(arguments: [(1, 1), (7, 2), (6, 1), (2, 1)]) func weeksBeginAsTheSettingsSay(
    weekStart: Int, current: Int
  ) throws {
    // From Monday: 4 | 10 | 12 and from Sunday: 4, 10 | 11, 12. From Saturday: 4 | 10, 11, 12; from Tuesday: 4 | 10, 11, 12.
    #expect(try streaks([4, 10, 11, 12], weekStart: weekStart, today: 12).current.count == current)
  }

  @Test func whereItIs() throws {
    let found = try streaks([5, 6, 12, 13, 14], goal: 2, today: 14)
    #expect(found.current.range == (try date("2026-01-05")...date("2026-01-18")))
    #expect(found.thisWeek.days == (try date("2026-01-12")...date("2026-01-18")))
    #expect(found.thisWeek.trainedDays == 3)
    #expect(found.thisWeek.missing == 0)
    #expect(found.thisWeek.daysLeft == 4)
  }

  /// Today is the sixteenth, a Friday: Friday, Saturday and Sunday are left, Friday only without a check-in.
  @Test(arguments: [
    ([12], 4, 3, 3, true), ([12], 5, 4, 3, false), ([16], 3, 2, 2, true), ([16], 4, 3, 2, false),
  ])
  func whatIsLeft(days: [Int], goal: Int, missing: Int, left: Int, canBeReached: Bool) throws {
    let week = try streaks(days, goal: goal, today: 16).thisWeek
    #expect(week.missing == missing)
    #expect(week.daysLeft == left)
    #expect(week.canBeReached == canBeReached)
  }

  /// 0001-01-01 is a Monday, 9999-12-31 a Friday.
  @Test func atTheEndsOfTheCalendar() throws {
    let first = WeekStreaks(
      trainedDays: [.first, CivilDate.first.adding(days: 1)], goal: 2, weekStart: 1,
      today: CivilDate.first.adding(days: 7))
    #expect(first.current.count == 1)
    #expect(first.current.range == .first...CivilDate.first.adding(days: 6))
    // From Wednesday, the first week has two days.
    let short = WeekStreaks(
      trainedDays: [.first, CivilDate.first.adding(days: 1)], goal: 2, weekStart: 3,
      today: CivilDate.first.adding(days: 1))
    #expect(short.current.count == 1)
    #expect(short.thisWeek.days == .first...CivilDate.first.adding(days: 1))
    let last = WeekStreaks(
      trainedDays: [.last, CivilDate.last.adding(days: -1)],
      skips: [CivilDate.last.adding(days: -20)...(.last)], goal: 2,
      weekStart: 1, today: .last)
    #expect(last.current.count == 1)
    #expect(last.thisWeek.days.upperBound == .last)
    #expect(last.thisWeek.daysLeft == 0)
    let all = WeekStreaks(trainedDays: [.first, .last], goal: 1, weekStart: 7, today: .last)
    #expect(all.current.count == 1)
    #expect(all.longest.count == 1)
  }

  /// Against a count of its own, a week at a time from the first, each looked through day by day.
  @Test func agreesWithLookingAtEachDay() throws {
    var random = SeededGenerator(seed: 11)
    let first = try date("2026-01-01")
    for _ in 0..<400 {
      let today = Int.random(in: 0...80, using: &random)
      let days = (0..<Int.random(in: 0...60, using: &random)).map { _ in
        Int.random(in: 0...85, using: &random)
      }
      let skips = (0..<Int.random(in: 0...3, using: &random)).map { _ in
        let start = Int.random(in: 0...80, using: &random)
        return start...(start + Int.random(in: 0...12, using: &random))
      }
      let (goal, weekStart) = (Int.random(in: 1...7, using: &random), Int.random(in: 1...7, using: &random))
      let found = WeekStreaks(
        trainedDays: days.map { first.adding(days: $0) },
        skips: skips.map { first.adding(days: $0.lowerBound)...first.adding(days: $0.upperBound) },
        goal: goal,
        weekStart: weekStart, today: first.adding(days: today))

      var (run, longest) = (0, 0)
      // 1 January 2026 is a Thursday, 4.
      var start = -((4 - weekStart + 7) % 7)
      while start <= today {
        let done = (start..<start + 7).filter { $0 <= today && days.contains($0) }
        let free = (start..<start + 7).filter { day in
          !done.contains(day) && skips.contains { $0.contains(day) }
        }
        if done.count >= goal {
          run += 1
        } else if done.count + free.count < goal, start + 7 <= today {
          run = 0
        }
        longest = max(longest, run)
        start += 7
      }
      #expect(found.current.count == run)
      #expect(found.longest.count == longest)
    }
  }
}

extension WeekStreaks {
  fileprivate init(
    trainedDays: [CivilDate], skips: [ClosedRange<CivilDate>] = [], goal: Int, weekStart: Int, today: CivilDate
  ) {
    self.init(TrainedDays(trainedDays, skips: skips, today: today), goal: goal, weekStart: weekStart)
  }
}

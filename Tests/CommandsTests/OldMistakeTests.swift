import CommandSupport
import Foundation
import Testing
import Training

/// What other trackers got wrong, and this one's ancestor too.
@Suite struct OldMistakeTests {
  private func json(_ words: String, _ journal: ScratchJournal, today: String) throws -> Answer {
    try Run.json(Line(words), in: journal, today: today)
  }

  private func journal(checkIns days: [CivilDate]) throws -> ScratchJournal {
    let files = Dictionary(grouping: days) { $0.startOfMonth }.map { month, days in
      let (year, number, _) = month.components
      return ("checkins/\(year)/\(number < 10 ? "0" : "")\(number).txt", days.map { "[\($0)]\n\n" }.joined())
    }
    return try ScratchJournal(Dictionary(uniqueKeysWithValues: files))
  }

  private func journal(log: String) throws -> ScratchJournal { try ScratchJournal(["log/2026-01.txt": log]) }

  /// No look-back is capped. 999 days before 2026-02-28 it was 2023-06-05, a Monday.
  @Test func aStreakOf1000DaysIs1000() throws {
    let last = try #require(CivilDate("2026-02-28"))
    let journal = try journal(checkIns: (0..<1000).map { last.adding(days: -$0) })
    let answer = try json("streak", journal, today: "2026-02-28")["daily"]
    #expect(answer["current"]["days"] == .number(1000) && answer["longest"]["days"] == .number(1000))
    #expect(answer["current"]["from"].text == "2023-06-05")
    #expect(Run("streak --short", in: journal, now: "2026-02-28 12:00").output == "1000d 143w\n")
    #expect(Run("streak", in: journal, now: "2026-02-28 12:00").output.contains("Current  1,000 days"))
  }

  @Test(arguments: ["2026-01-31", "2026-02-28", "2024-02-29", "2026-04-30", "2025-12-31"])
  func theLastDayOfAMonthCounts(day: String) throws {
    let date = try #require(CivilDate(day))
    let journal = try ScratchJournal([
      "checkins/\(day.prefix(4))/\(day.dropFirst(5).prefix(2)).txt": "[\(day) 23:59]\ntype = Gym\ntitle = A\n"
    ])
    let month = try json("calendar \(day.prefix(7))", journal, today: day)["months"].elements[0]
    #expect(month["check_in_days"] == .number(1))
    #expect(month["days_in_month"] == .number(Decimal(date.day)))
    #expect(month["days"].elements.map { $0["date"].text } == [day])
    #expect(
      try json("streak", journal, today: date.adding(days: 1).description)["daily"]["current"]["days"]
        == .number(1))
  }

  @Test func twoADayAreNotMoreThanAllOfThem() throws {
    let first = try #require(CivilDate("2026-02-01"))
    let days = (0..<28).map { first.adding(days: $0) }
    let month = try json("calendar", journal(checkIns: days + days), today: "2026-02-28")["months"].elements[
      0]
    #expect(month["percent"] == .number(100))
    #expect(month["check_in_days"] == .number(28))
    #expect(month["check_ins"] == .number(56))
    #expect(month["days"].elements.allSatisfy { $0["check_ins"] == .number(2) })
  }

  private func record(_ log: String, today: String = "2026-01-31") throws -> [Decimal?] {
    let answer = try json("records", journal(log: log), today: today)["exercises"].elements
    guard let record = answer.first?["records"].elements.first else { return [] }
    return [record["set"]["weight_kg"].decimal, record["set"]["reps"].decimal]
  }

  @Test(arguments: [
    ("2026-01-05\nA: 80kg x 10, 90kg x 8, 100kg x 6\n", [100, 6]),
    // a lighter set never replaces a record, whatever its reps, and whatever its volume
    ("2026-01-05\nA: 100kg x 6\n2026-01-07\nA: 90kg x 20\n2026-01-09\nA: 99.5kg x 12\n", [100, 6]),
    ("2026-01-05\nA: 100kg x 6\n2026-01-07\nA: 100kg x 5\n", [100, 6]),
    ("2026-01-05\nA: 100kg x 6\n2026-01-07\nA: 100kg x 7\n", [100, 7]),
    // 220.46 lb are 99.99898 kg, 220.47 lb 100.00351
    ("2026-01-05\nA: 100kg x 6\n2026-01-07\nA: 220.46lb x 12\n", [100, 6]),
    // warm-ups, open sessions, failed attempts and days to come hold none
    ("2026-01-05\nA: 100kg x 6, 120kg x 3 w\n", [100, 6]),
    ("2026-01-05\nA: 100kg x 6\n2026-01-06 18:00-?\nA: 120kg x 3\n", [100, 6]),
    ("2026-01-05\nA: 100kg x 6, 120kg x 0 f\n", [100, 6]),
    ("2026-01-05\nA: 100kg x 6\n2026-02-01\nA: 120kg x 3\n", [100, 6]),
  ])
  func records(log: String, expected: [Int]) throws {
    #expect(try record(log) == expected.map { Decimal($0) })
  }
}

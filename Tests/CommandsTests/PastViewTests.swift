import CommandSupport
import Commands
import Foundation
import TestSupport
import Testing

/// What was before: the last times of an exercise and its course, tags, and the journal of an older commit.
@Suite struct PastViewTests {
  private static let log = """
    2026-01-01
      A: 40kg x 5 w, 60kg x 5

    2026-01-05 18:30 Leve #Gym
      A: 70kg x 5/4

    2026-01-09
      A: 80kg x 20

    2026-01-13
      A: 80kg x 1
      B: 8

    2026-01-17 #home
      A: 75kg x 3

    2026-01-21
      A: 90kg x 0

    """

  private func run(_ words: Line, code: Int = 0) throws -> String {
    let journal = try ScratchJournal(["log/2026-01.txt": Self.log])
    let run = Run(words, in: journal, now: "2026-02-28 12:00")
    #expect(run.code == .success, "\(run.errors)")
    return run.output
  }

  /// 60 kg × 5 are 70 kg, 70 × 5 81.7, a single is itself, 75 × 3 82.5.
  @Test func theLastTimes() throws {
    let text = try run("stats A")
    #expect(
      text.hasSuffix(
        """
        Last times
          2026-01-21  90kg x 0
          2026-01-17  75kg x 3
          2026-01-13  80kg x 1
          2026-01-09  80kg x 20
          2026-01-05  70kg x 5/4

        Estimated 1RM
          ▁▇▆█  70.0kg – 82.5kg  2026-01-01 – 2026-01-17

        """), "\(text)")
    #expect(try !run("stats B").contains("Estimated"))
    // What a filter lets through, and the same without one.
    #expect(try run("stats A --since 2026-01-13").contains("  ▁█  80.0kg – 82.5kg"))
    #expect(try run("stats A --since 2020").hasSuffix(text.suffix(200)))
    let json = try Answer(run("stats A --json"))
    #expect(
      json["last_times"].elements.map { $0["date"].text } == [
        "2026-01-21", "2026-01-17", "2026-01-13", "2026-01-09", "2026-01-05",
      ])
    #expect(json["last_times"].elements[4]["sets"].elements.map { $0["reps"].decimal } == [5, 4])
  }

  @Test(arguments: [("gym", ["2026-01-05"]), ("#GYM", ["2026-01-05"]), ("home", ["2026-01-17"]), ("none", [])])
  func tags(tag: String, days: [String]) throws {
    let json = try Answer(run("history --tag \(tag) --json"))
    #expect(json["sessions"].elements.map { $0["date"].text } == days)
    #expect(try Answer(run("volume session --tag \(tag) --json"))["rows"].elements.count == days.count)
  }

  @Test func anOlderCommit() throws {
    let repository = try GitRepository(["log/2026-01.txt": "2026-01-05\n  A: 80kg x 5\n"])
    try repository.write("log/2026-01.txt", "2026-01-05\n  A: 80kg x 6\n\n2026-01-06\n  A: 80kg x 7\n")
    func run(_ words: Line) -> Run { Run(words, in: repository, now: "2026-02-28 12:00") }
    #expect(try Answer(run("history --json").output)["sessions"].elements.count == 2)
    #expect(try Answer(run("history --at HEAD --json").output)["sessions"].elements.count == 1)
    #expect(run("show 2026-01-05 --at HEAD").output.contains("80.0kg × 5"))
    #expect(run("show 2026-01-05").output.contains("80.0kg × 6"))
    let unknown = run("show --at nowhere")
    #expect(unknown.code == .failure && unknown.errors.contains("git knows no commit 'nowhere'"))
  }

  /// Three years, a session each tenth day: what is drawn are months, what is told to programs is all of it.
  @Test func aGraphOverYears() throws {
    let days = (0..<110).map { number in
      let day = number * 10
      return
        "20\(23 + day / 360)-\(["01","02","03","04","05","06","07","08","09","10","11","12"][day % 360 / 30])-\(day % 30 < 10 ? "01" : day % 30 < 20 ? "11" : "21")\n  A: \(80 + number % 2 * 20)kg x 1\n"
    }
    let journal = try ScratchJournal(["log/2023-01.txt": days.joined(separator: "\n")])
    func run(_ words: Line) -> Run { Run(words, in: journal, now: "2026-12-28 12:00") }
    let text = run("graph A").output
    #expect(text.contains("(average a month)") && !text.contains("100 "))
    #expect(try Answer(run("graph A --json").output)["points"].elements.count == 110)
    #expect(!run("graph A --since 2025").output.contains("average"))
  }
}

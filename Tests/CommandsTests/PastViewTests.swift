import CommandSupport
import Commands
import Foundation
import TestSupport
import Testing

/// What was before: the journal of an older commit, and a graph over years.
@Suite struct PastViewTests {
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

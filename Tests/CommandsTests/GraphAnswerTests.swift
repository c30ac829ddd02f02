import CommandSupport
import Testing

/// A graph over years; the numbers that graphs draw are in Transcripts/graphs.txt.
@Suite struct GraphAnswerTests {
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

import CommandSupport
import Foundation
import TestSupport
import Testing

/// Where known programs lead, as their books have it.
@Suite struct SimulationTests {
  /// Wendler, *5/3/1* (2009): 65, 75, 85 % for fives, 70, 80, 90 % for threes, 75, 85, 95 % for 5/3/1, 40, 50, 60 % to rest,
  /// a lift a day; after each cycle the training max has 5 lb more for presses and 10 lb for the others, here 2.5 and 5 kg.
  /// Loads were worked out from the percentages, to the nearest 2.5 kg and a tie down.
  @Test(arguments: ["Press", "Deadlift", "Bench press", "Squat"]) func fiveThreeOneForSixteenWeeks(lift: String) throws
  {
    let cycles = Rows.of("next", "fiveThreeOneForSixteenWeeks").filter { $0[0] == lift }
    let loads = cycles.flatMap { $0.dropFirst() }
    #expect(loads.count == 16)
    let maxes = ["Press: max 60kg", "Deadlift: max 140kg", "Bench press: max 90kg", "Squat: max 120kg"]
    let journal = try ScratchJournal([
      "plans/5-3-1.md": String(contentsOfFile: Repository.root + "/examples/plans/531.md", encoding: .utf8),
      "exercises.txt": maxes.map { "\($0) since 2026-01-05\n" }.joined(),
    ])
    let run = Run("plan simulate 5/3/1 --weeks 16 --days 4 --json", in: journal, now: "2026-01-05 06:00")
    let sessions = try Answer(run.output)["sessions"].elements
    #expect(sessions.count == 64)
    let texts = sessions.flatMap { $0["exercises"].elements }.filter { $0["name"].text == lift }.map { $0["text"].text }
    let reps = ["5", "3", "5/3/1", "5"]
    #expect(texts == loads.enumerated().map { "\($1)kg x \(reps[$0 % 4])" })
    // One lift a day, in the order of the book.
    let days = sessions.prefix(4).map { $0["exercises"].elements.map { $0["name"].text } }
    #expect(days == [["Press"], ["Deadlift"], ["Bench press"], ["Squat"]])
  }
}

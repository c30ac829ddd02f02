import CommandSupport
import Commands
import Foundation
import TestSupport
import Testing

/// Where known programs lead, as their books have it.
@Suite struct SimulationTests {
  /// Wendler, *5/3/1* (2009): 65, 75, 85 % for fives, 70, 80, 90 % for threes, 75, 85, 95 % for 5/3/1, 40, 50, 60 % to rest, a lift a
  /// day; after each cycle the training max has 5 lb more for presses and 10 lb for the others, here 2.5 and 5 kg. Each row is a
  /// cycle; loads were worked out from the percentages, to the nearest 2.5 kg and a tie down.
  @Test(arguments: [
    (
      "Press",
      [
        "40/45/50", "42.5/47.5/55", "45/50/57.5", "25/30/35",
        "40/47.5/52.5", "42.5/50/55", "47.5/52.5/60", "25/30/37.5",
        "42.5/47.5/55", "45/52.5/57.5", "47.5/55/62.5", "25/32.5/40",
        "45/50/57.5", "47.5/55/60", "50/57.5/65", "27.5/32.5/40",
      ]
    ),
    (
      "Deadlift",
      [
        "90/105/120", "97.5/112.5/125", "105/120/132.5", "55/70/85",
        "95/107.5/122.5", "102.5/115/130", "107.5/122.5/137.5", "57.5/72.5/87.5",
        "97.5/112.5/127.5", "105/120/135", "112.5/127.5/142.5", "60/75/90",
        "100/115/132.5", "107.5/125/140", "115/132.5/147.5", "62.5/77.5/92.5",
      ]
    ),
    (
      "Bench press",
      [
        "57.5/67.5/77.5", "62.5/72.5/80", "67.5/77.5/85", "35/45/55",
        "60/70/77.5", "65/75/82.5", "70/77.5/87.5", "37.5/45/55",
        "62.5/70/80", "67.5/75/85", "70/80/90", "37.5/47.5/57.5",
        "62.5/72.5/82.5", "67.5/77.5/87.5", "72.5/82.5/92.5", "40/47.5/57.5",
      ]
    ),
    (
      "Squat",
      [
        "77.5/90/102.5", "85/95/107.5", "90/102.5/115", "47.5/60/72.5",
        "80/92.5/105", "87.5/100/112.5", "92.5/105/117.5", "50/62.5/75",
        "85/97.5/110", "90/105/117.5", "97.5/110/122.5", "52.5/65/77.5",
        "87.5/100/115", "95/107.5/122.5", "100/115/127.5", "55/67.5/80",
      ]
    ),
  ]) func fiveThreeOneForSixteenWeeks(lift: String, loads: [String]) throws {
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

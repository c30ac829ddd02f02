import Import
import Format
import Text
import Testing
import Training

/// Free notes: each line and what is written of it, by hand.
@Suite struct NoteTests {
  private func text(
    _ notes: String, unit: WeightUnit? = .kg, order: NoteOrder? = nil, dates: DateOrder? = nil
  ) throws -> String {
    let imported = try NoteImport(Array(notes.utf8)).read(
      ImportOptions(unit: unit, dateOrder: dates), order: order)
    return Reading.text(ImportPlan(Journal()).adding(imported), Journal())
  }

  @Test(arguments: [
    ("Bench 225x5,5,5", "Bench: 225kg x 5/5/5"), ("Bench: 225 x 5 / 5 / 5", "Bench: 225kg x 5/5/5"),
    ("Squat 3x5@165", "Squat: 165kg x 5/5/5"), ("Squat 3 x 5 at 165 lbs", "Squat: 165lb x 5/5/5"),
    ("OHP 100 8/8/7", "OHP: 100kg x 8/8/7"), ("Row 5 sets of 5", "Row: 5/5/5/5/5"),
    ("Row 5 sets of 5 @ 60", "Row: 60kg x 5/5/5/5/5"), ("Row 3 sets x 8 reps", "Row: 8/8/8"),
    ("Row 60kg 3x8", "Row: 60kg x 8/8/8"), ("Row 60 3x8", "Row: 60kg x 8/8/8"),
    ("Row 3x8 60kg", "Row: 60kg x 8/8/8"),
    ("Curl 12.5kg x 10, 15kg x 8", "Curl: 12.5kg x 10, 15kg x 8"), ("Curl 12,5x10", "Curl: 12.5kg x 10"),
    ("Pull ups bw x 8,8,6", "Pull ups: bw x 8/8/6"), ("Dips bw+25 x 8", "Dips: bw+25kg x 8"),
    ("Chins bw-20lb x 8", "Chins: bw-20lb x 8"), ("Push ups 20, 15, 10", "Push ups: 20/15/10"),
    ("Push ups 20 reps", "Push ups: 20"), ("Plank 60s, 45s", "Plank: 1:00, 45s"),
    ("Plank 1:30", "Plank: 1:30"),
    ("Run 5km 27:30", "Run: 5km in 27:30"), ("Run: 3 miles", "Run: 3mi"),
    ("squat 185x5 205x5 225x3", "squat: 185kg x 5, 205kg x 5, 225kg x 3"),
    ("**Bench**: 100kg for 5", "Bench: 100kg x 5"),
    ("- Bench 100kg × 5 (paused)", "Bench: \"(paused)\", 100kg x 5"),
    ("Bench 100kg x 5 warm-up", "Bench: 100kg x 5 w"), ("21s curl 30kg x 21", "21s curl: 30kg x 21"),
  ])
  func reads(_ line: String, _ expected: String) throws {
    #expect(try text("2026-01-05\n\(line)\n") == "2026-01-05\n  \(expected)\n")
  }

  @Test(arguments: [
    "Felt great, slept 8 hours", "Bench 5x5x5", "Bench 12 60x", "what is this", "Bench 225 x",
    "Bench 99999x5",
    "Squat 2 heavy singles", "# not a comment", "Bench 5 x -", "30x10x2", "60 sets of 5", "bw", "bw x",
  ])
  func whatItCantReadStays(_ line: String) throws {
    let text = try text("2026-01-05\nRow 60kg x 5\n\n\(line)\n", order: .weightFirst)
    #expect(
      text == "2026-01-05\n  Row: 60kg x 5\n  > \(line.hasPrefix("# ") ? String(line.dropFirst(2)) : line)\n")
  }

  @Test(arguments: [
    ("2026-01-05 18:30 Push", "2026-01-05 18:30 Push"), ("5 Jan 2026", "2026-01-05"),
    ("## Monday, 5 January 2026", "2026-01-05"),
    ("Mon 5th Jan 2026 - Legs", "2026-01-05 Legs"), ("Jan 5, 2026: heavy day", "2026-01-05 heavy day"),
    ("segunda, 5 de janeiro de 2026", "2026-01-05"), ("25/01/2026", "2026-01-25"),
    ("1/25/26 Push", "2026-01-25 Push"),
    ("2026/01/05", "2026-01-05"), ("05.01.2026", "2026-01-05"),
  ])
  func days(_ line: String, _ header: String) throws {
    let dates: DateOrder? = line.hasPrefix("05.") ? .dayFirst : nil
    #expect(try text("\(line)\nRow 60kg x 5\n", dates: dates) == "\(header)\n  Row: 60kg x 5\n")
  }

  @Test func setsOnLinesOfTheirOwn() throws {
    let notes = """
      My log

      Wednesday 13 August 2025 at 07:32
      Bench Press (Dumbbell)
      W1: 10 kg × 5 [Warm-up]
      Set 1: 20 kg × 16
      Set 2: 20 kg × 14

      Leg Extension
      1. 30 kg x 6
      2. 30 kg x 8
      Done
      """
    #expect(
      try text(notes)
        == "2025-08-13 07:32\n  Bench Press (Dumbbell): 10kg x 5 w, 20kg x 16/14\n  Leg Extension: 30kg x 6/8\n  > My log\n  > Done\n"
    )
  }

  @Test func whichNumberIsFirstHasToBeKnown() throws {
    #expect(throws: ImportFailure.self) { try text("2026-01-05\nSquat 5x5\n") }
    #expect(try text("2026-01-05\nSquat 5x5\n", order: .setsFirst) == "2026-01-05\n  Squat: 5/5/5/5/5\n")
    #expect(try text("2026-01-05\nSquat 5x5\n", order: .weightFirst) == "2026-01-05\n  Squat: 5kg x 5\n")
    // No one does so many sets.
    #expect(try text("2026-01-05\nSquat 225x5\n", order: .setsFirst) == "2026-01-05\n  Squat: 225kg x 5\n")
  }

  @Test func theUnitHasToBeKnown() throws {
    #expect(throws: ImportFailure.self) { try text("2026-01-05\nSquat 225x5\n", unit: nil) }
    #expect(try text("2026-01-05\nSquat 225x5\nRow 135lbs x 5\n", unit: nil).contains("225lb x 5"))
    #expect(try text("2026-01-05\nRow 10, 8\n", unit: nil) == "2026-01-05\n  Row: 10/8\n")
    #expect(throws: ImportFailure.self) {
      try text("2026-01-05\nSquat 225x5\nA 10kg x 1\nB 10lb x 1\n", unit: nil)
    }
  }

  @Test(arguments: ["", "no days\nat all\n", "Squat 225x5\n"])
  func withoutADayThereIsNothing(_ notes: String) {
    #expect(throws: ImportFailure.self) { try text(notes) }
  }
}

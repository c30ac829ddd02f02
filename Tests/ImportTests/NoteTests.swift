import Grammar
import Import
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
    ("Press 50lb x 5, 55 x 5, 60 x 3", "Press: 50lb x 5, 55lb x 5, 60lb x 3"),
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
    ("Dips +20kg 3x8", "Dips: bw+20kg x 8/8/8"), ("barra fixa +10kg 5 5 5", "barra fixa: bw+10kg x 5/5/5"),
    ("Pull-ups 3x8 (bodyweight)", "Pull-ups: bw x 8/8/8"), ("Pull-ups -20kg x 8", "Pull-ups: bw-20kg x 8"),
    ("Panturrilha 4x20 peso corporal", "Panturrilha: bw x 20/20/20/20"),
    ("puxada 50kg 12 10 8", "puxada: 50kg x 12/10/8"), ("Supino 80kg (10, 8, 6)", "Supino: 80kg x 10/8/6"),
    ("Run 5k 25:00", "Run: 5km in 25:00"), ("Plank (60s)", "Plank: 1:00"),
    ("Run 3 x 800m w/ 2 min rest", "Run: \"w/ 2 min rest\", 800m, 800m, 800m"),
    ("Supino: 1ª série 60kg 10 reps", "Supino: 60kg x 10"), ("Squat: 135 5r 3s", "Squat: 135kg x 5/5/5"),
    ("Squat: bw+25lb 10r", "Squat: bw+25lb x 10"),
    ("Bench 185 for 5, 5, 4", "Bench: 185kg x 5/5/4"), ("Bench 185: 5, 5, 4", "Bench: 185kg x 5/5/4"),
    ("Bench 185 for 5", "Bench: 185kg x 5"), ("Bench 185 3 sets of 5 easy", "Bench: \"easy\", 185kg x 5/5/5"),
    ("225 squat 5x5", "squat: 225kg x 5/5/5/5/5"), ("185lb bench 5,5,4", "bench: 185lb x 5/5/4"),
    ("60kg agachamento 4x8", "agachamento: 60kg x 8/8/8/8"),
    // The 60s: a pair of dumbbells.
    ("Hammer curls - 35s: 10,10,8", "Hammer curls: 35kg x 10/10/8"),
    ("Incline DB 60s 3x10", "Incline DB: 60kg x 10/10/10"),
    ("Lateral raises 3x12 with 15s", "Lateral raises: 15kg x 12/12/12"),
    ("DB bench 60s x 10, 8", "DB bench: 60kg x 10/8"),
    ("DB bench 3x10 @ 60s", "DB bench: 60kg x 10/10/10"), ("Plank 60s/45s", "Plank: 1:00, 45s"),
    ("DB plank 60s", "DB plank: 1:00"),
    ("Remada 3x10 40kg 60s descanso", "Remada: \"60s descanso\", 40kg x 10/10/10"),
    ("45 degree back extension 3 sets of 12", "45 degree back extension: 12/12/12"),
    ("1 arm row 30kg x 8", "1 arm row: 30kg x 8"),
    ("Bench 205kg x 5 @8.5", "Bench: 205kg x 5 rpe 8.5"), ("Squat 3x5 225", "Squat: 225kg x 5/5/5"),
    ("Bench 60kg x10 x8 x8", "Bench: 60kg x 10/8/8"),
    ("Bench 60kg x10, x8", "Bench: 60kg x 10/8"), ("Pulldown 45kg 12-10-8", "Pulldown: 45kg x 12/10/8"),
    ("2. Deadlift 140kg x 5", "Deadlift: 140kg x 5"),
    ("A1) Curl 12kg x 10", "Curl: 12kg x 10"), ("Esteira 20min vel 6,5", "Esteira: \"vel 6,5\", 20:00"),
    ("Squat 60kg x 10, 80kg x 8 (aq), 100kg x 5", "Squat: 60kg x 10 w, 80kg x 8 w, 100kg x 5"),
    ("Warm-up: bike 10 min", "bike: 10:00 w"),
    ("Assisted pull ups 40 3x8", "Assisted pull ups: bw-40kg x 8/8/8"),
    ("Weighted dips 25kg x 5", "Weighted dips: bw+25kg x 5"),
    ("Bench press: 45lb x 10 w, 135lb x 5", "Bench press: 45lb x 10 w, 135lb x 5"),
    ("Remada 60kg x 8 w, 70kg x 8", "Remada: 60kg x 8 w, 70kg x 8"),
    ("Squat 100kg x 5 f", "Squat: 100kg x 5 f"), ("Curl 12kg x 10, 8kg x 6 d", "Curl: 12kg x 10, 8kg x 6 d"),
    ("Chin-ups BW x 8, x 7, x 6", "Chin-ups: bw x 8/7/6"),
    // As many loads as sets.
    ("bench 3x8 60/70/80", "bench: 60kg x 8, 70kg x 8, 80kg x 8"),
    ("bench 3x8 @ 60/70/80", "bench: 60kg x 8, 70kg x 8, 80kg x 8"),
    ("bench 3x8 60, 70, 80", "bench: 60kg x 8, 70kg x 8, 80kg x 8"),
    ("bench 3x8 60,70,80", "bench: 60kg x 8, 70kg x 8, 80kg x 8"),
    ("bench 3x8 60-70-80", "bench: 60kg x 8, 70kg x 8, 80kg x 8"),
    ("bench 3x8 60lb/70lb/80lb", "bench: 60lb x 8, 70lb x 8, 80lb x 8"),
    ("bench 3x8 (62,5/65/67,5)", "bench: 62.5kg x 8, 65kg x 8, 67.5kg x 8"),
    ("bench 10/8/6 60/70/80", "bench: 60kg x 10, 70kg x 8, 80kg x 6"),
    ("bench 3x8 60kg, 70kg, 80kg", "bench: 60kg x 8, 70kg x 8, 80kg x 8"),
    // A distance and its time, in either order; how fast it was is said of it.
    ("bike 20min 5mi", "bike: 5mi in 20:00"), ("run 27:30 5km", "run: 5km in 27:30"),
    ("bike 20min / 5mi", "bike: 5mi in 20:00"),
    ("run 27:30 (5km)", "run: 5km in 27:30"), ("run 5km (27:30)", "run: 5km in 27:30"),
    ("corrida 20min, 3 quilômetros", "corrida: 3km in 20:00"),
    ("run 5km 27:30 5:30/km", "run: \"5:30/km\", 5km in 27:30"),
    ("run 5km @ 5:30 min/km", "run: \"@ 5:30 min/km\", 5km"),
    ("run 5km 5:30/km", "run: \"5:30/km\", 5km"), ("row 2000m 8:12 2:03/500m", "row: \"2:03/500m\", 2000m in 8:12"),
    ("Strength: back squat 5-5-5 @ 90kg", "back squat: \"Strength\", 90kg x 5/5/5"),
    ("OHP 5,5,5,4 @ 45kg", "OHP: 45kg x 5/5/5/4"), ("OHP 12/10/8 @ 60", "OHP: 60kg x 12/10/8"),
    ("Rosca: 10kg: 12, 12, 10; 12kg: 8", "Rosca: 10kg x 12/12/10, 12kg x 8"),
    ("Bench 185 for 3 sets of 6", "Bench: 185kg x 6/6/6"),
    ("Supino 60kg 12", "Supino: 60kg x 12"), ("Supino reto 20kg 12 aquecimento", "Supino reto: 20kg x 12 w"),
    ("Deadlift warmup 135x5 225x3", "Deadlift: 135kg x 5 w, 225kg x 3 w"), ("Row wu: 60kg x 5", "Row: 60kg x 5 w"),
    ("Front squat 3x8 @ 60kg, RPE 7", "Front squat: 60kg x 8/8/8 rpe 7"),
    ("Pull-ups 10 8 6", "Pull-ups: 10/8/6"), ("Pull-ups 3x10", "Pull-ups: 10/10/10"),
    ("[[Hanging leg raise]]: 12, 10, 10", "Hanging leg raise: 12/10/10"),
    ("run 5km 30min pace 6:00", "run: \"pace 6:00\", 5km in 30:00"),
    ("Esteira 20min 6,5 km/h", "Esteira: \"6,5 km/h\", 20:00"),
    ("run 10min 2km, 11min 2km", "run: 2km in 10:00, 2km in 11:00"), ("400m run 1:35", "400m run: 1:35"),
    ("A: bench 80kg 3x8", "bench: 80kg x 8/8/8"), ("Tempo squat 80kg 3x8", "Tempo squat: 80kg x 8/8/8"),
    ("Bench 80kg 3x8 tempo 3-1-1", "Bench: \"tempo 3-1-1\", 80kg x 8/8/8"),
    ("OHP: 95 (5, 5, 4)", "OHP: 95kg x 5/5/4"), ("Plank 60s 60s", "Plank: 1:00, 1:00"),
    ("Exercise: Squat 60kg x 5", "Squat: 60kg x 5"),
    ("PR: deadlift 180kg x 1", "deadlift: 180kg x 1 \"PR\""),
    ("**Work:** Pullup / BW / 5,5,6", "Pullup: bw x 5/5/6"), ("Warmup: Squat / BW / 10", "Squat: bw x 10 w"),
    ("Work: Squat / 30kg / 5,5,15", "Squat: 30kg x 5/5/15"), ("OHP 62.5: (10, 8, 6)", "OHP: 62.5kg x 10/8/6"),
    ("Seitheben 10kg 3x15, dann Dropsatz 6kg x 20", "Seitheben: 10kg x 15/15/15, 6kg x 20 d"),
    ("Abd 3x30\"", "Abd: 30s, 30s, 30s"),
    ("Lat raise 12kg x 12 -> 8kg x 10", "Lat raise: \"-> 8kg x 10\", 12kg x 12"),
  ])
  func reads(_ line: String, _ expected: String) throws {
    #expect(try text("2026-01-05\n\(line)\n") == "2026-01-05\n  \(expected)\n")
  }

  @Test(arguments: [
    "Felt great, slept 8 hours", "Bench 5x5x5", "Bench 12 60x", "what is this", "Bench 225 x",
    "Bench 99999x5", "Press 40x5 45x5 50x5 kg", "Terra 100x5 110x5 120x3 kg", "Press 40x5, 45x5, 50lb x 5",
    "Squat 2 heavy singles", "# not a comment", "Bench 5 x -", "30x10x2", "60 sets of 5", "bw", "bw x",
    // A load that was not understood is no part of a name, and what touches a number makes it another one.
    "agachamento 20kg/lado 3x10", "Bench 225 x 5 x 3", "DB press 2x20kg 3x10", "Remada 20kg 12x3",
    "Remada 20 kg x 12 x 3",
    "Agachamento 3x8~10 100kg", "Agachamento 3 x 8-10 100kg", "Prancha 3 x 45''", "Squat (5x3) 100kg",
    "Supino reto: 1ª série 60kg 10 reps, 2ª série 70kg 8 reps", "Squat 135 x 5, 315 x 3, 1 RM 405",
    "Bench 135/10 155/8 175/6",
    "Supino 1.000kg x 1", "Bench 100kg +5kg x 3", "Bench 3x8 +10kg", "peso 82kg", "Proteína 3x30g", "Bench: 135 8r 2f",
    // Neither a load nor a word that waits for one is part of a name; and seconds may be a rest.
    "Squat 60s 3x10", "Bench with 5, 5, 4", "100 push-ups 5x20", "20 squat 5x5", "45 leg press 3x10", "225 squat",
    "Leg raise 30s 3x10",
    "Pull ups 3x8 25", "Deadlift 315 x5 x3", "Bench 60kg 8-10",
    "Barra: 3 séries até a falha (8, 6, 5)", "Push ups 6,5",
    "20 min stairmaster lvl 8", "Aquec: 20kg x 15 x 2", "Leg press 3 plates x 12 x 3",
    "Bench 60kg x 5 w/ belt, 70kg x 5",
    // What was not done, or not then.
    "Felt 7/10", "Legs tired, 7/10", "Dips 20 8 8", "supino 40 10 10 8", "Goal: squat 3x5 110kg",
    "Skipped: calf raises 4x15 @ 60kg", "didn't do: plank 60s",
    "Target 4x8 @ 60kg row", "Last week: squat 105kg 3x5",
    "Semana passada: supino 3x8 60kg", "Não fiz: rosca 3x10 12kg",
    // A place on a machine, and a bar that is to be added.
    "Cable row pin 7 x 12", "Bench bar + 20kg x 8", "5 min bike, stretching",
    // Loads, or more reps? And of how many sets? Of which is it the time?
    "Bench 3x8 10/12/14", "Bench 3x8 60/70", "Pull ups 3x8 25/30/35", "swim 10x100m 20min", "swim 20min 1000m 50 laps",
    "Plank 60s, 10 reps",
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
    ("2026-01-05 - Monday", "2026-01-05"), ("2026-01-05 (segunda-feira)", "2026-01-05"),
    ("2026-01-05 - Sun salutations", "2026-01-05 Sun salutations"),
    ("Day 1 (Jan 5 2026)", "2026-01-05 Day 1"), ("Day 2 (Mon, Jan 5 2026)", "2026-01-05 Day 2"),
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

  /// Where some boxes are ticked, the others were not done.
  @Test func anOpenBoxIsNoSet() throws {
    let notes = "2026-01-05\n- [x] Squat 60kg x 5\n- [ ] Row 50kg x 5\n  - 3x5 @ 55kg\n"
    #expect(try text(notes, order: .setsFirst) == "2026-01-05\n  Squat: 60kg x 5\n  > Row 50kg x 5\n  > 3x5 @ 55kg\n")
    #expect(try text("2026-01-05\n- [ ] Row 50kg x 5\n") == "2026-01-05\n  Row: 50kg x 5\n")
  }

  /// When a message was sent is no session, nor who sent it an exercise.
  @Test(arguments: ["[05/01/26, 18:42] João: ", "05/01/2026 18:42 - João: ", "[05/01/26, 6:42:10 PM] João: "])
  func aChat(_ sender: String) throws {
    let notes = "\(sender)Treino de hoje\n\(sender)Supino 60kg x 8\nRemada 50kg x 8\n\(sender)foi bom\n"
    #expect(
      try text(notes, dates: .dayFirst)
        == "2026-01-05 Treino de hoje\n  Supino: 60kg x 8\n  Remada: 50kg x 8\n  > foi bom\n")
  }

  /// Supersets are those of FORMAT.md, whoever begins them.
  @Test(arguments: [
    ("Row 60kg x 8|+ Dips 3x10", "Row: 60kg x 8|+ Dips: 10/10/10"),
    ("Row|60kg x 8|+ Fly|10kg x 12|12kg x 10", "Row: 60kg x 8|+ Fly: 10kg x 12, 12kg x 10"),
    ("1a. curl 12kg 3x10|1b. dips 3x8", "curl: 12kg x 10/10/10|+ dips: 8/8/8"),
    ("SS: Curl 12kg x 10 / Pushdown 20kg x 12", "Curl: 12kg x 10|+ Pushdown: 20kg x 12"),
    ("Bi-set: Rosca 12kg x 10 + Tríceps 20kg x 12", "Rosca: 12kg x 10|+ Tríceps: 20kg x 12"),
    ("Superset: Curl 3x10 12kg, Dips 3x12 bw", "Curl: 12kg x 10/10/10|+ Dips: bw x 12/12/12"),
    ("Leg ext 40kg x 12 superset with Leg curl 30kg x 12", "Leg ext: 40kg x 12|+ Leg curl: 30kg x 12"),
    ("Row 60kg x 8|SS: Dips bw x 9|Squat 90kg x 5", "Row: 60kg x 8|+ Dips: bw x 9|Squat: 90kg x 5"),
    // Of two such lines the first is done with the second.
    ("Row 60kg x 8|SS: Curl 12kg x 10|SS: Dips bw x 9", "Row: 60kg x 8|Curl: 12kg x 10|+ Dips: bw x 9"),
    (
      "Superset:|Curl 12kg x 10|Dips bw x 9|Squat 90kg x 5",
      "Curl: 12kg x 10|+ Dips: bw x 9|Squat: 90kg x 5|> Superset:"
    ),
    // A list whose items all have the sign.
    ("+ Squat 90kg x 5|+ Row 60kg x 8", "Squat: 90kg x 5|Row: 60kg x 8"),
    // In rounds.
    ("Curl 12kg x 10|+ Dips bw x 9|Curl 12kg x 8|+ Dips bw x 7", "Curl: 12kg x 10/8|+ Dips: bw x 9/7"),
    // They do not stand below each other in the log: the line stays as a remark.
    (
      "Curl 12kg x 10|Row 60kg x 8|Curl 12kg x 8|+ Dips bw x 7",
      "Curl: 12kg x 10/8|Row: 60kg x 8|Dips: \"+ Dips bw x 7\", bw x 7"
    ),
    // Above it stands another one.
    ("Row 60kg x 8|Bench|+ Fly 10kg x 12", "Row: 60kg x 8|Fly: \"+ Fly 10kg x 12\", 10kg x 12|> Bench"),
    ("SS: Curl / Dips 3x10", "> SS: Curl / Dips 3x10"), ("SS bar squat 80kg x 5", "SS bar squat: 80kg x 5"),
  ])
  func supersets(_ notes: String, _ expected: String) throws {
    func lines(_ text: String) -> String { text.split(separator: "|").map { "  \($0)\n" }.joined() }
    #expect(try text("2026-01-05\n\(lines(notes))", order: .setsFirst) == "2026-01-05\n\(lines(expected))")
  }

  /// Below an exercise that was not understood sets are not those of the one above it, nor is it their name.
  @Test(arguments: ["Bench 225 x 5 x 3", "Bench: 135 8r 2f", "Bench 3 x 8-10 60kg", "Bench 185", "Bench 185 for"])
  func setsBelowALineThatWasNotUnderstood(_ line: String) throws {
    #expect(
      try text("2026-01-05\nRow 60kg x 5\n\(line)\n80kg x 8\nRow 70kg x 5\n", order: .weightFirst)
        == "2026-01-05\n  Row: 60kg x 5, 70kg x 5\n  > \(line)\n  > 80kg x 8\n")
  }

  @Test func whichNumberIsFirstHasToBeKnown() throws {
    #expect(throws: ImportFailure.self) { try text("2026-01-05\nSquat 5x5\n") }
    #expect(try text("2026-01-05\nSquat 5x5\n", order: .setsFirst) == "2026-01-05\n  Squat: 5/5/5/5/5\n")
    #expect(try text("2026-01-05\nSquat 5x5\n", order: .weightFirst) == "2026-01-05\n  Squat: 5kg x 5\n")
    // Three reps of three sets; beside two the three would be kilograms.
    #expect(try text("2026-01-05\nSquat 3x10/9/8\n", order: .setsFirst) == "2026-01-05\n  Squat: 10/9/8\n")
    #expect(
      try text("2026-01-05\nSquat 3x10/9/8 60/70/80\n", order: .setsFirst)
        == "2026-01-05\n  Squat: 60kg x 10, 70kg x 9, 80kg x 8\n")
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

import Grammar
import Import
import Testing
import Training

/// Headings with a day behind their title, labels of sets, and names that hold numbers and words of labels.
@Suite struct NoteHeadingTests {
  private func imported(_ notes: String, name: String = "") throws -> Imported {
    var options = ImportOptions(unit: .kg, dateOrder: .dayFirst)
    options.year = 2026
    return try NoteImport(Array(notes.utf8), name: name).read(options, order: .setsFirst)
  }

  private func text(_ notes: String) throws -> String {
    Reading.text(ImportPlan(Journal()).adding(try imported(notes)), Journal())
  }

  /// Whatever a title of an export of our own looks like, it adds no set to the sessions around it.
  @Test(arguments: [
    "* 100 flexões\n[2026-01-11 Sun 18:30-19:30]\n", "* 5x5 60kg\n[2026-01-11 Sun]\n",
    "## 2026-01-11 18:30-19:30 100 flexões\n", "## 2026-01-11 A: 5x5\n", "## 2026-01-11 Supino 3x8 60kg\n",
  ])
  func aTitleOfOurOwnIsNoSet(_ heading: String) throws {
    let isOrg = heading.hasPrefix("*")
    let before = isOrg ? "* Push\n[2026-01-09 Fri]\n" : "## 2026-01-09 Push\n"
    let table = "| Exercise | # | Sets | Notes |\n|---|---|---|---|\n| Supino | 1 | 60.0kg × 8 |  |\n\n"
    let sessions = try imported(before + table + heading + table).sessions
    let title = isOrg ? heading.prefix { $0 != "\n" }.dropFirst(2) : heading.split(separator: "\n")[0]
    #expect(sessions.map(\.exercises.count) == [1, 1] && sessions.map { $0.exercises[0].sets.count } == [1, 1])
    #expect(sessions[0].title == "Push" && title.hasSuffix(sessions[1].title ?? "?"))
  }

  /// Below a day that begins its line, so that a title in front of a day has to be understood.
  @Test(arguments: [
    ("## Legs - 2026-01-09", "2026-01-09 Legs"), ("Pull (2026-01-11)", "2026-01-11 Pull"),
    ("Legs, 11/01/2026", "2026-01-11 Legs"), ("Legs: 2026-01-18", "2026-01-18 Legs"),
    ("**Push (Jan 10, 2026)**", "2026-01-10 Push"), ("Leg day on Jan 20, 2026", "2026-01-20 Leg day"),
    ("Peito - 15/01/2026", "2026-01-15 Peito"), ("* Legs [2026-01-16]", "2026-01-16 Legs"),
    ("* Legs|SCHEDULED: <2026-01-16 Fri>", "2026-01-16 Legs"), ("### 2026-07-06T20:03-21:22", "2026-07-06 20:03-21:22"),
    ("Push (4/6)", "2026-06-04 Push"), ("Legs - 4/6", "2026-06-04 Legs"), ("Run day on 4/6/2026", "2026-06-04 Run day"),
    ("Legs, 11/01/2026 19h30", "2026-01-11 19:30 Legs"),
    ("* Pull [2026-01-20 Tue 23:30]--[2026-01-21 Wed 00:20]", "2026-01-20 23:30-00:20 Pull"),
    ("## Anything at all - 2026-01-09", "2026-01-09 Anything at all"),
  ])
  func aDayMayStandBehindItsTitle(_ heading: String, _ session: String) throws {
    let lines = heading.split(separator: "|").joined(separator: "\n")
    #expect(
      try text("2026-01-02\nRow 50kg x 5\n\n\(lines)\nSquat 100kg x 5\n")
        == "2026-01-02\n  Row: 50kg x 5\n\n\(session)\n  Squat: 100kg x 5\n")
  }

  /// What follows a heading with a day that is none is of no day, least of all of the one above.
  @Test(arguments: ["## Legs - 31.02.2026", "Legs - 31/02/2026", "Legs - Feb 31", "Feb 31 Legs", "2026-02-31"])
  func whatIsBelowABrokenHeadingIsLeftOut(_ heading: String) throws {
    let read = try imported("2026-01-02\nRow 50kg x 5\n\n\(heading)\nSquat 100kg x 5\n")
    #expect(read.sessions.map(\.exercises.count) == [1])
    #expect(read.lines.suffix(2).map(\.fate) == [.leftOut(.brokenDay), .leftOut(.belowBrokenDay)])
  }

  /// `Push (4/6)` far from the days around it is left out with what is below it, and no exercise.
  @Test func aDayInBracketsIsNoSet() throws {
    let read = try imported("2026-03-30\nRow 50kg x 5\nPush (4/6)\nSquat 100kg x 5\n2026-04-10\nRow 50kg x 5\n")
    #expect(read.sessions.map(\.exercises.count) == [1, 1])
    #expect(read.lines[2...3].map(\.fate) == [.leftOut(.yearless), .leftOut(.belowBrokenDay)])
  }

  /// Three numbers behind an exercise are its reps, also where days stand behind their titles.
  @Test func repsAreNoDay() throws {
    #expect(
      try text("Treino costas 14.01.2026\nPuxada: 50kg 12/10/10\nRemada 12/10/10\n")
        == "2026-01-14 Treino costas\n  Puxada: 50kg x 12/10/10\n  Remada: 12/10/10\n")
  }

  /// The clock of Org below a heading and its drawer.
  @Test func aClockIsADay() throws {
    let drawer = ":PROPERTIES:\n:ID: 4f3a\n:END:\n"
    #expect(
      try text(
        "* 2026\n*** Legs\n\(drawer)CLOCK: [2026-01-05 Mon 18:00]--[2026-01-05 Mon 19:10] =>  1:10\n- Squat :: 100kg x 5\n"
      )
        == "2026-01-05 18:00-19:10 Legs\n  Squat: 100kg x 5\n")
  }

  @Test func aTableMayHaveAColumnForEachSet() throws {
    let rules = "|---|---|---|---|\n"
    #expect(
      try text(
        "2026-01-12\n| Exercise | Set 1 | Set 2 | Set 3 |\n\(rules)| Bench press | 60kg x 8 | 70kg x 6 | 75kg x 4 |\n"
          + "| Dips | 12 | 10 | 8 |\n| Plank | 60s | 45s | - |\n\n"
          + "2026-01-13\n| Exercício | kg | Série 1 | Série 2 |\n\(rules)| Agachamento | 100 | 5 | 4 |\n")
        == "2026-01-12\n  Bench press: 60kg x 8, 70kg x 6, 75kg x 4\n  Dips: 12/10/8\n  Plank: 1:00, 45s\n\n"
        + "2026-01-13\n  Agachamento: 100kg x 5/4\n")
  }

  /// A remark that ends in a day begins none.
  @Test func aSentenceWithADayIsNoHeading() throws {
    #expect(
      try text("2026-01-02\nRow 50kg x 5\nnext deload on 2026-02-01\n")
        == "2026-01-02\n  Row: 50kg x 5\n  > next deload on 2026-02-01\n")
  }

  @Test(arguments: [
    ("Squat|Warmup:|60kg x 5|Working sets:|100kg x 5", "Squat: 60kg x 5 w, 100kg x 5"),
    ("Squat|Aquecimento|60kg x 5|Séries|100kg x 5", "Squat: 60kg x 5 w, 100kg x 5"),
    ("Squat|### Warmup|60kg x 5", "Squat: 60kg x 5 w"),
    ("Squat 80kg x 5|Drop sets:|60kg x 9", "Squat: 80kg x 5, 60kg x 9 d"),
    ("Squat|Top set:|120kg x 3|100kg x 5", "Squat:|  - 120kg x 3 \"Top set\"|  - 100kg x 5"),
    ("Squat|Warmup, 65x10, 75x6|100kg x 5", "Squat: 65kg x 10 w, 75kg x 6 w, 100kg x 5"),
    ("Warmup|Row 50kg x 5", "Row: 50kg x 5|> Warmup"),
  ])
  func labelsAreNoExercises(_ notes: String, _ log: String) throws {
    try expect(notes, log)
  }

  /// A name with a remark in brackets has the sets below it, whatever the line above it.
  @Test(arguments: [
    (
      "Row 50kg x 5|Split motion curls (10 low, 5 high)|10kg x 8",
      "Row: 50kg x 5|Split motion curls: \"10 low, 5 high\", 10kg x 8"
    ),
    ("Squat 90kg x 5|Row (PR!)|60kg x 5", "Squat: 90kg x 5|Row: \"PR!\", 60kg x 5"),
    ("Curl (EZ)|20kg x 8", "Curl (EZ): 20kg x 8"),
  ])
  func aNameMayHaveARemark(_ notes: String, _ log: String) throws {
    try expect(notes, log)
  }

  @Test(arguments: [
    ("Back-squats: 3x5@100kg", "Back-squats: 100kg x 5/5/5"),
    ("Back-extension: 20kg x 8", "Back-extension: bw+20kg x 8"),
    ("Top-squat: 100kg x 5", "Top-squat: 100kg x 5"), ("Work-press: 40kg x 5", "Work-press: 40kg x 5"),
    ("Drop-lunge: 20kg x 8", "Drop-lunge: 20kg x 8"), ("Machine 3: 60kg x 5", "Machine 3: 60kg x 5"),
    ("Squat 2: 100kg x 5/5", "Squat 2: 100kg x 5/5"), ("Supino #2: 60kg x 8", "Supino #2: 60kg x 8"),
    ("Back-off set: 80kg x 5", "> Back-off set: 80kg x 5"),
  ])
  func namesStayWhole(_ notes: String, _ log: String) throws {
    try expect(notes, log)
  }

  /// A line of numbers that is not understood takes none of them for sets, and leaves the name above it to the sets below.
  @Test(arguments: ["100, 110, 120 x12", "100, 120 x12", "60-70-80 x 5", "10-12 x 8", "40-30-20 drop x10"])
  func runsAreWholeOrNotes(_ run: String) throws {
    try expect("Curl|\(run)|20kg x 5", "Curl: 20kg x 5|> \(run)")
    try expect("Curl 30kg x 5|\(run)|20kg x 5", "Curl: 30kg x 5, 20kg x 5|> \(run)")
  }

  @Test(arguments: [
    ("treadmill pace 6:00", "> treadmill pace 6:00"), ("Tempo run 30:00", "Tempo run: 30:00"),
    ("Got 9 reps on the last one, nice.", "> Got 9 reps on the last one, nice."),
    ("Stiff 60kg 10 10 10", "Stiff: 60kg x 10/10/10"), ("1. 60kg x 5", "> 1. 60kg x 5"),
  ])
  func whatIsNoSetIsANote(_ notes: String, _ log: String) throws {
    try expect(notes, log)
  }

  /// Sets of a day that were not understood stay as its note.
  @Test func whatADayTellsIsKept() throws {
    let read = try imported("2026-08-12 Lower: squat: 225x5x3\n\n2026-08-13\n\n2026-08-14\nRow 50kg x 5\n")
    #expect(
      Reading.text(ImportPlan(Journal()).adding(read), Journal())
        == "2026-08-12\n  > Lower: squat: 225x5x3\n\n2026-08-14\n  Row: 50kg x 5\n")
    #expect(read.lines.map(\.fate).prefix(2) == [.note, .leftOut(.emptyDay)])
  }

  /// `Lower: squat 225kg x 5`
  @Test func aDayMayHaveATitleAndSets() throws {
    #expect(try text("2026-08-13 Lower: squat 225kg x 5\n") == "2026-08-13 Lower\n  squat: 225kg x 5\n")
  }

  private func expect(_ notes: String, _ log: String) throws {
    func lines(_ text: String) -> String { text.split(separator: "|").map { "  \($0)\n" }.joined() }
    let notes = notes.split(separator: "|").map { "\($0)\n" }.joined()
    #expect(try text("2026-01-05\n\(notes)") == "2026-01-05\n\(lines(log))")
  }
}

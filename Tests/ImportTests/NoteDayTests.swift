import Grammar
import Import
import Testing
import Training

/// Days of free notes: which lines are some, and of which year.
@Suite struct NoteDayTests {
  private func imported(_ notes: String, dates: DateOrder? = nil, year: Int? = nil) throws -> Imported {
    var options = ImportOptions(unit: .lb, dateOrder: dates)
    options.year = year
    return try NoteImport(Array(notes.utf8)).read(options, order: .setsFirst)
  }

  /// The days, and what stands below each.
  private func days(_ notes: String, dates: DateOrder? = nil, year: Int? = nil) throws -> String {
    Reading.text(ImportPlan(Journal()).adding(try imported(notes, dates: dates, year: year)), Journal())
  }

  /// Each pair of numbers is a day between two full ones; nothing of it is of the day above.
  @Test func yearsComeFromTheDaysAround() throws {
    let notes = """
      2025-12-29
      Squat 225 x 5

      1/2
      Bench 135 x 8

      2026-01-05
      Squat 230 x 5
      1/9
      Bench 140 x 8

      1/12/26
      Squat 235 x 5
      """
    #expect(
      try days(notes) == """
        2025-12-29
          Squat: 225lb x 5

        2026-01-02
          Bench: 135lb x 8

        2026-01-05
          Squat: 230lb x 5

        2026-01-09
          Bench: 140lb x 8

        2026-01-12
          Squat: 235lb x 5

        """)
    let placed = try imported(notes).placedDays.map { "\($0.line) \($0.text) \($0.date)" }
    #expect(placed == ["4 1/2 2026-01-02", "9 1/9 2026-01-09", "12 1/12/26 2026-01-12"])
  }

  /// The days that are read, and what is left out of them: by line.
  private func read(_ notes: String, dates: DateOrder? = nil, year: Int? = nil) throws -> String {
    try imported(
      notes.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\n"), dates: dates, year: year
    ).lines
      .compactMap { line -> String? in
        switch line.fate {
        case .read(let text): text.first?.isNumber == true ? "\(line.number) \(text)" : nil
        case .leftOut: "\(line.number) out"
        case .note: nil
        }
      }.joined(separator: ", ")
  }

  @Test(arguments: [
    // Order decides: a new year, forwards and back.
    ("2025-12-20|S 9kg x 5||27/12|S 9kg x 5||3/1|S 9kg x 5", "1 2025-12-20, 4 2025-12-27, 7 2026-01-03"),
    (
      "2026-01-07|S 9kg x 5||5/1|S 9kg x 5||28/12|S 9kg x 5||2025-12-20|S 9kg x 5",
      "1 2026-01-07, 4 2026-01-05, 7 2025-12-28, 10 2025-12-20"
    ),
    // Above the first full day.
    ("28/12|S 9kg x 5||2/1|S 9kg x 5||2026-01-05|S 9kg x 5", "1 2025-12-28, 4 2026-01-02, 7 2026-01-05"),
    // Between two days only one order fits.
    ("2026-01-05|S 9kg x 5|7/1|S 9kg x 5|2026-01-09|S 9kg x 5", "1 2026-01-05, 3 2026-01-07, 5 2026-01-09"),
    // The heading of a year; a weekday; a day of each style.
    (
      "2026|1/25|S 9kg x 5||Mon 1/26|S 9kg x 5||28 Jan - Legs|S 9kg x 5",
      "1 2026, 2 2026-01-25, 5 2026-01-26, 8 2026-01-28 Legs"
    ),
    ("2025|28/12|S 9kg x 5||2/1|S 9kg x 5", "1 2025, 2 2025-12-28, 5 2026-01-02"),
    ("Gym 2026||Mon 26 Jan - Legs|S 9kg x 5", "1 2026, 3 2026-01-26 Legs"),
    ("2026-01-24|S 9kg x 5||1/25/26|S 9kg x 5|1/26/26|S 9kg x 5", "1 2026-01-24, 4 2026-01-25, 6 2026-01-26"),
    ("2026-01-05|S 9kg x 5||7.1.|S 9kg x 5||09.01. Legs|S 9kg x 5", "1 2026-01-05, 4 2026-01-07, 7 2026-01-09 Legs"),
    // Behind a full day the heading of a year is over.
    ("2025|20/12|S 9kg x 5||2026-01-01|S 9kg x 5||20/8|S 9kg x 5", "1 2025, 2 2025-12-20, 5 2026-01-01, 8 2026-08-20"),
    // The day of the week says which year of two: 25 March was a Monday in 2024, a Tuesday in 2025.
    ("2024-01-05|S 9kg x 5||Mon 25/3|S 9kg x 5||2026-03-30|S 9kg x 5", "1 2024-01-05, 4 2024-03-25, 7 2026-03-30"),
    // Written a day late.
    ("2026-01-05|S 9kg x 5||2026-01-09|S 9kg x 5||8 Jan|S 9kg x 5", "1 2026-01-05, 4 2026-01-09, 7 2026-01-08"),
    // Behind a word for training, and behind any title where no line begins with its day.
    ("Treino A 12/02/2026|S 9kg x 5||13/02/2026|S 9kg x 5", "1 2026-02-12 Treino A, 4 2026-02-13"),
    ("Peito - 12/02/2026|S 9kg x 5||Costas (13/02/2026)|S 9kg x 5", "1 2026-02-12 Peito, 4 2026-02-13 Costas"),
    ("2026-02-12|S 9kg x 5|next deload 2026-03-01|S 9kg x 5", "1 2026-02-12"),
    (
      "Monday, January 5|S 9kg x 5||2026-01-07 6pm Push|S 9kg x 5||2026-01-08 18h|S 9kg x 5",
      "1 2026-01-05, 4 2026-01-07 18:00 Push, 7 2026-01-08 18:00"
    ),
    // The fifth day of training, and a day whose month nobody says.
    (
      "2026-11-08|S 9kg x 5||Day 5 - 15/11|S 9kg x 5||sexta-feira 20|S 9kg x 5",
      "1 2026-11-08, 4 2026-11-15 Day 5, 7 out, 8 out"
    ),
    // `20/11` is no reps below eight, nor with a title; below reps without a load it may be either.
    ("2026-11-18|S 60kg x 8|20/11|S 60kg x 8", "1 2026-11-18, 3 2026-11-20"),
    (
      "2026-11-18|Supino|60kg x 8|20/11|Remada|60kg x 8|22/11|Remada 60kg x 8",
      "1 2026-11-18, 4 2026-11-20, 7 2026-11-22"
    ),
    ("2026-11-18|Flexão 20/15|20/11 costas|S 60kg x 8", "1 2026-11-18, 3 2026-11-20 costas"),
    ("2026-11-18|Flexão 20/15|20/11|S 60kg x 8", "1 2026-11-18, 3 out, 4 out"),
    ("2026-11-10|S 60kg x 15|14/11|S 60kg x 8", "1 2026-11-10, 3 out, 4 out"),
    // A day that there is in no year, or in two, takes its block along.
    (
      "2026-01-05|S 9kg x 5||Tue 30/2|S 9kg x 5|a note||2026-03-05|S 9kg x 5",
      "1 2026-01-05, 4 out, 5 out, 6 out, 8 2026-03-05"
    ),
    (
      "2024-01-05|S 9kg x 5||25/3|S 9kg x 5|a note||2026-03-30|S 9kg x 5",
      "1 2024-01-05, 4 out, 5 out, 6 out, 8 2026-03-30"
    ),
  ])
  func days(_ notes: String, _ expected: String) throws {
    #expect(try read(notes) == expected)
  }

  /// Sets that look like a day.
  @Test(arguments: [
    "2026-07-07|Flexão 20/15|10/8|Supino 80kg x 8", "2026-07-07|Flexão|10/8|Supino 80kg x 8",
    "2026-07-07|Flexão|12/10/26|Supino 80kg x 8",
    "2026-07-07|Pull ups|12/10/10|Dips 8/8", "2026-07-07|10/8 push ups|Dips 8/8", "2026-07-07|Treino 3/5|Dips 8/8",
    "2026-07-07|Flexão 20 reps||10/8", "2026-07-07|Flexão:|12/7|Supino 80kg x 8|2026-07-20|Supino 80kg x 8",
  ])
  func setsStay(_ notes: String) throws {
    #expect(
      try imported(
        notes.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\n"), dates: .dayFirst
      ).placedDays.isEmpty)
  }

  /// What stands above the first day and is no heading is of no day, and no note of the next one.
  @Test func whatStandsAboveIsLeftOut() throws {
    let lines = try imported("Peito\nSupino 60kg x 5\nombro doeu\n\n2026-02-13\nRow 60kg x 5\n").lines
    #expect(lines.map(\.fate).prefix(3) == [.leftOut(.noDay), .leftOut(.noDay), .leftOut(.noDay)])
  }

  @Test func aYearIsAskedFor() throws {
    let notes = "1/30|S 9kg x 5|2/2 Push|S 9kg x 5||2/5|S 9kg x 5"
    #expect {
      try read(notes)
    } throws: { error in
      (error as? ImportFailure)?.question == .year("1/30")
    }
    #expect(try read(notes, year: 2025) == "1 2025-01-30, 3 2025-02-02 Push, 6 2025-02-05")
    let across = "30/12|S 9kg x 5||2/1|S 9kg x 5"
    #expect(try read(across, year: 2025) == "1 2025-12-30, 4 2026-01-02")
    // Where one is there, it is taken.
    #expect(
      try read("2026-01-28|S 9kg x 5||" + notes, year: 2020)
        == "1 2026-01-28, 4 2026-01-30, 6 2026-02-02 Push, 9 2026-02-05")
  }

  @Test(arguments: ["2026-01-02|S 9kg x 5||3/4|S 9kg x 5", "3/4/26|S 9kg x 5||4/4/26|S 9kg x 5"])
  func theOrderIsAskedFor(_ notes: String) {
    #expect {
      try read(notes)
    } throws: { error in
      (error as? ImportFailure)?.question == .dateOrder
    }
  }

  /// One mistyped day turns no other around.
  @Test func daysThatContradictEachOtherAreAskedAbout() throws {
    let notes = "25/1/26|S 9kg x 5||1/26/26|S 9kg x 5"
    #expect(throws: ImportFailure.self) { try read(notes) }
    #expect(try read(notes, dates: .dayFirst) == "1 2026-01-25, 4 out, 5 out")
  }
}

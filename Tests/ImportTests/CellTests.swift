import Import
import Testing
import Training

/// Dates, numbers and durations of cells, through what is written of them. Expected values by hand.
@Suite struct CellTests {
  @Test(arguments: [
    ("2024-03-15 18:30:12", "2024-03-15 18:30"),
    ("2024-03-15", "2024-03-15"),
    ("2024-03-15T07:05", "2024-03-15 07:05"),
    ("7 Apr 2026, 10:14", "2026-04-07 10:14"),
    ("Jun 11, 2026, 1:01 PM", "2026-06-11 13:01"),
    ("Jun 11, 2026, 12:01 AM", "2026-06-11 00:01"),
    ("2024-03-15 6:05:00\u{202F}PM", "2024-03-15 18:05"),
    ("5 Mai 2026, 07:34", "2026-05-05 07:34"),
    ("3 févr. 2026, 18:00", "2026-02-03 18:00"),
    ("21 de set. de 2026, 21:22", "2026-09-21 21:22"),
    ("1 juil. 2026, 18:00", "2026-07-01 18:00"),
    ("1 juin 2026, 18:00", "2026-06-01 18:00"),
    ("5. März 2026, 09:00", "2026-03-05 09:00"),
    ("12 mag 2026, 09:00", "2026-05-12 09:00"),
    ("2 dic 2026, 9:00 p. m.", "2026-12-02 21:00"),
    ("2026-03-01T10:00:00.000Z", "2026-03-01 10:00"),
    ("2024-11-26 17:18:41 +0000", "2024-11-26 17:18"),
    ("2024-11-26 17:18:41 -0300", "2024-11-26 17:18"),
  ])
  func dates(_ written: String, _ expected: String) throws {
    let reading = try Reading(strong("\"\(written)\",,Squat,1,100,5,,,,"))
    #expect(reading.imported.sessions.first?.moment?.description == expected)
  }

  @Test(arguments: [
    "2024-02-30 10:00", "tomorrow", "", "25:00", "2024-13-01", "99999999999-01-01", "1 Foo 2024",
  ])
  func whatIsNoDateIsTold(_ written: String) throws {
    let reading = try Reading(strong("\(written),,Squat,1,100,5,,,,"))
    #expect(reading.imported.sessions.isEmpty)
    #expect(reading.reasons == [.noDate])
  }

  @Test func theOrderOfNumbersIsThatOfTheWholeFile() throws {
    let days = try Reading(strong("03/04/25,,Squat,1,100,5,,,,", "13/04/25,,Squat,1,100,5,,,,"))
    #expect(days.imported.sessions.compactMap(\.moment?.description) == ["2025-04-03", "2025-04-13"])
    let months = try Reading(strong("03/04/25,,Squat,1,100,5,,,,", "03/14/2025,,Squat,1,100,5,,,,"))
    #expect(months.imported.sessions.compactMap(\.moment?.description) == ["2025-03-04", "2025-03-14"])
    #expect(throws: ImportFailure.self) { try Reading(strong("03/04/25,,Squat,1,100,5,,,,")) }
    let told = try Reading(strong("03/04/25,,Squat,1,100,5,,,,"), ImportOptions(dateOrder: .monthFirst))
    #expect(told.imported.sessions.compactMap(\.moment?.description) == ["2025-03-04"])
  }

  /// 143.7 lb are 65.181223569 kg, 135 lb 61.23496995, 45 lb 20.41165665.
  @Test(arguments: [
    ("65.181223569", "143.7lb"), ("61.23496995", "135lb"), ("20.411656649999997", "45lb"),
    ("61.235", "135lb"),
    ("61.23", "61.23kg"), ("60.0", "60kg"), ("22.4999999", "22.5kg"), ("22.500000001", "22.5kg"),
    ("82,5", "82.5kg"),
    ("1.25", "1.25kg"), ("0.56699046", "1.25lb"), ("-20", "bw-20kg"),
  ])
  func pounds(_ written: String, _ expected: String) throws {
    let reading = try Reading(strong("2024-03-15,,Squat,1,\"\(written)\",5,,,,"))
    #expect(reading.text == "2024-03-15\n  Squat: \(expected) x 5\n")
  }

  @Test func theUnitHasToBeKnown() throws {
    let row = "2024-03-15,,Squat,1,100,5,,,,"
    #expect(throws: ImportFailure.self) { try Reading(strong(row, unit: "")) }
    #expect(try Reading(strong(row, unit: ""), ImportOptions(unit: .lb)).text.contains("100lb x 5"))
    #expect(try Reading(strong(row, unit: " (lbs)"), ImportOptions(unit: .kg)).text.contains("100lb x 5"))
  }

  /// 3.1 mi are 4.9889664 km.
  @Test(arguments: [
    ("5.25", "60", "5.25km in 1:00"), ("4.98896", "0", "3.1mi"), ("0.4", "95", "0.4km in 1:35"),
    ("1.234", "0", "1234m"), ("0.005", "12", "5.00m in 12s"), ("0", "75.5", "75.5s"),
  ])
  func distances(_ kilometres: String, _ seconds: String, _ expected: String) throws {
    let reading = try Reading(strong("2024-03-15,,Run,1,0,0,\(kilometres),\(seconds),,"))
    #expect(reading.text == "2024-03-15\n  Run: \(expected)\n")
  }

  /// In GymBook's own words a time keeps its seconds, however it is written.
  @Test(arguments: [
    ("1:05:30", "1:05:30"), ("27:31", "27:31"), ("0:09", "9s"), ("1h 5m 30s", "1:05:30"), ("2 min 15 s", "2:15"),
    ("45,5 sec", "45.5s"),
    ("1 Std. 1 Sek.", "1:00:01"), ("90", "1:30"),
  ])
  func durationsKeepTheirSeconds(_ cell: String, _ expected: String) throws {
    let file =
      "Date,Exercise,Category,Weight (kgs),Reps,Distance,Distance Unit,Time\n2026-01-05,Plank,Abs,,,,,\"\(cell)\"\n"
    #expect(try Reading(file).text.hasSuffix("  Plank: \(expected)\n"))
  }

  /// What is too much for a journal stays to be read.
  @Test(arguments: [
    ("100,877777,0,0", "\"100kg x 877777\""), ("99999,5,0,0", "\"99999kg x 5\""),
    ("20,12.5,0,0", "\"20kg x 12.5\""),
    ("0,0,0,999999999", "\"999999999s\""),
  ])
  func beyondBounds(_ cells: String, _ note: String) throws {
    let reading = try Reading(strong("2024-03-15,,Squat,1,\(cells),,"))
    #expect(reading.text == "2024-03-15\n  Squat: \(note)\n")
    #expect(reading.reasons == [.beyondBounds])
  }

  /// A row without an amount is no set; what it says stays.
  @Test func aWeightAloneIsNoSet() throws {
    let header =
      "title,start_time,end_time,exercise_title,set_index,set_type,weight_kg,reps,distance_km,duration_seconds,exercise_notes\n"
    let reading = try Reading(
      header
        + "A,\"7 Apr 2026, 10:14\",,Squat,0,normal,80,,,,\nA,\"7 Apr 2026, 10:14\",,Squat,1,normal,,,,,\n")
    #expect(reading.text == "2026-04-07 10:14 A\n  Squat: \"80kg\"\n")
    #expect(reading.reasons == [.nothingDone, .nothingDone])
  }

  @Test(arguments: [
    ("Chest", MuscleGroup.chest), ("Petto", .chest), ("Triceps", .arms),
    ("Gluteus Maximus, Quadriceps", .legs),
    ("Pectoralis Major Sternal Head", .chest), ("Spalle", .shoulders), ("Addominali", .abs),
    ("Rücken", .back),
    ("Cardio", .cardio), ("Upper Back", .back), ("Braços", .arms),
  ])
  func muscles(_ category: String, _ group: MuscleGroup) throws {
    let reading = try Reading(
      "Date,Exercise,Category,Weight (kgs),Reps,Distance,Distance Unit,Time\n2024-03-15,X,\"\(category)\",1,1,,,\n"
    )
    #expect(reading.imported.exercises.first?.muscleGroup == group)
  }
}

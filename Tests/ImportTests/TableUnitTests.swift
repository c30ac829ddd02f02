import Import
import Testing
import Training

/// Units of columns other than those of loads, and what is proposed for a table of no known app.
@Suite struct TableUnitTests {
  /// A number alone counts the unit of its column or its row; one with a unit, or a clock, says its own.
  @Test(arguments: [
    ("Duration (min)", "30", "30:00"), ("Minutes", "1.5", "1:30"), ("duration_minutes", "45", "45:00"),
    ("Time (hours)", "1.5", "1:30:00"), ("Tempo (min)", "20", "20:00"), ("Duration", "90", "1:30"),
    ("Duration (min)", "1:30", "1:30"), ("Duration (min)", "45 s", "45s"), ("Duration", "1h05", "1:05:00"),
  ])
  func durations(_ column: String, _ cell: String, _ set: String) throws {
    let reading = try Reading(
      "D,E,\(column)\n2026-01-05,Bike,\(cell)\n", map: "date=D,exercise=E,duration=\(column)")
    #expect(reading.text == "2026-01-05\n  Bike: \(set)\n")
  }

  /// One column of units says what each row counts.
  @Test func unitsOfRows() throws {
    let reading = try Reading(
      "D,E,W,Far,T,U,V\n2026-01-05,Squat,100,,,lbs,\n2026-01-05,Run,,3,,mi,\n2026-01-05,Bike,,,20,,min\n2026-01-05,Row,,,1,h,\n",
      ImportOptions(unit: .kg), map: "date=D,exercise=E,weight=W,distance=Far,duration=T,unit=U,duration-unit=V")
    #expect(reading.text == "2026-01-05\n  Squat: \"100lb\"\n  Run: 3mi\n  Bike: 20:00\n  Row: 1:00:00\n")
  }

  /// A multiplier that is neither of one hand nor of both is not lost.
  @Test func aMultiplierIsUsedOrTold() throws {
    let reading = try Reading(
      "Date,Exercise,Reps,Weight(kg),isWarmup,Note,multiplier\n2024-11-26 17:18:41 +0000,Carry,6,20,false,,3.0\n2024-11-26 17:18:41 +0000,Carry,6,20,false,,1.0\n"
    )
    #expect(reading.text == "2024-11-26 17:18\n  Carry:\n    - 20kg x 6 \"x3\"\n    - 20kg x 6\n")
    #expect(reading.reasons == [.bothHands])
  }

  /// No column is named whose cells can't be what it is named for.
  @Test(arguments: [
    (
      "Date,Movement,Total Weight Lifted,Athlete Weight,Load,Reps|2026-01-05,Squat,1500,82,100,5",
      "date=Date,exercise=Movement,weight=Load,reps=Reps"
    ),
    ("Date,Deadlift,Squat|2026-01-05,140,100", "exercise=COLUMN,date=Date,reps=COLUMN"),
    ("Date,Deadlift,Squat|2026-01-05,140x5,3x5@100kg", "date=Date,wide=Deadlift,Squat"),
    (
      "Day,Exercise,Time (min),Note|2026-01-05,Bike,30,easy",
      "date=Day,exercise=Exercise,duration=Time (min),note=Note"
    ),
    ("Day,Time,Exercise,Reps|2026-01-05,18:30,Squat,5", "date=Day,time=Time,exercise=Exercise,reps=Reps"),
    ("Date,Exercise,Reps|Monday,Squat,5", "date=COLUMN,exercise=Exercise,reps=Reps"),
  ])
  func proposals(_ table: String, _ map: String) throws {
    let text = table.split(separator: "|").joined(separator: "\n") + "\n"
    #expect(try FileImport(Array(text.utf8)).guessedMap == map)
  }
}

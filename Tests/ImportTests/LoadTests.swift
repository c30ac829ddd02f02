import CSV
import Grammar
import Import
import Testing
import Text
import Training

/// Units that no file names, loads that help or hang on the body, and files that are none.
@Suite struct LoadTests {
  private func rows(_ name: String, _ loads: [String]) -> String {
    "Date,Workout Name,Exercise Name,Set Order,Weight,Reps\n"
      + loads.enumerated().map { "2026-01-05 18:30:00,A,\(name),\($0.offset + 1),\($0.element),5\n" }.joined()
  }

  @Test(arguments: [
    (["45", "95", "135", "225"], WeightUnit?.some(.lb)), (["155", "205", "205"], .lb),
    (["20", "60", "82.5", "100"], .kg), (["62.5", "67.5", "102.5"], .kg),
    (["10", "25", "12"], nil), (["45", "60", "135", "100"], nil), (["0", "", "0"], nil),
  ])
  func theUnitIsGuessedAndAskedFor(_ loads: [String], _ unit: WeightUnit?) throws {
    do {
      _ = try Reading(rows("Squat", loads))
      Issue.record("no unit, and it was read")
    } catch let failure as ImportFailure {
      #expect(failure.question == .unit(guess: unit))
      #expect(failure.message.english.contains("look like") == (unit != nil))
    }
  }

  @Test func theSummaryKnowsWhereTheUnitIsFrom() throws {
    #expect(try Reading(rows("Squat", ["45"]), ImportOptions(unit: .lb)).imported.unit == .said(.lb))
    #expect(try Reading(strong("2026-01-05,,Squat,1,100,5,,,,")).imported.unit == .header(.kg, column: "Weight (kg)"))
  }

  @Test(arguments: [
    ("Pull Up (Assisted)", "bw-20kg x 5"), ("Assisted Dip", "bw-20kg x 5"), ("Gravitron", "bw-20kg x 5"),
    ("Barra fixa assistida", "bw-20kg x 5"), ("Pull Up (Weighted)", "bw+20kg x 5"), ("Weighted Dips", "bw+20kg x 5"),
    ("Pull Up", "bw+20kg x 5"), ("Flexões", "bw+20kg x 5"), ("Back Extension", "bw+20kg x 5"),
    ("Weighted Crunch", "20kg x 5"), ("Dip Machine", "20kg x 5"), ("Bench Press (Barbell)", "20kg x 5"),
  ])
  func loadsHelpOrHang(_ name: String, _ sets: String) throws {
    let file = strong("2026-01-05,,\(name),1,20,5,,,,")
    let reading = try Reading(file)
    #expect(reading.text == "2026-01-05\n  \(name): \(sets)\n")
    #expect(reading.imported.bodyweightExercises == (sets.hasPrefix("bw") ? [name] : []))
    for options in [asWritten, plain(name.uppercased())] {
      let written = try Reading(file, options)
      #expect(written.text == "2026-01-05\n  \(name): 20kg x 5\n")
      #expect(written.imported.bodyweightExercises.isEmpty && written.reasons.isEmpty)
    }
  }

  /// Sets without a load beside others: of the body, unless they are slips, warm-ups, or something is lifted by its name.
  @Test(arguments: [
    ("Pull Up", ["0", "0"], "bw x 5/5"), ("Klimmzug", ["0", "10"], "bw x 5, bw+10kg x 5"),
    ("Klimmzug", ["", "-10"], "bw x 5, bw-10kg x 5"), ("Klimmzug", ["0", "0"], "5/5"),
    ("Lunge (Dumbbell)", ["0", "10"], "5|10kg x 5"),
    ("Squat", ["0"] + Array(repeating: "60", count: 10), "5|60kg x 5/5/5/5/5/5/5/5/5/5"),
    ("Squat", ["0"] + Array(repeating: "60", count: 9), "bw x 5, bw+60kg x 5/5/5/5/5/5/5/5/5"),
  ])
  func exercisesThatMixBodyAndLoad(_ name: String, _ loads: [String], _ sets: String) throws {
    let lines = sets.split(separator: "|")
    let text = lines.count == 1 ? " \(sets)" : lines.map { "\n    - \($0)" }.joined()
    #expect(try Reading(rows(name, loads), ImportOptions(unit: .kg)).text == "2026-01-05 18:30 A\n  \(name):\(text)\n")
  }

  /// What an older import wrote as a plain load is the same session.
  @Test func plainLoadsOfBeforeAreKnownAgain() throws {
    var journal = Journal()
    journal.add(
      Source(name: "log/2026-01.txt", text: "2026-01-05\n  Pull Up: 20kg x 5\n"), as: .log(year: 2026, month: 1))
    let plan = ImportPlan(journal).adding(try Reading(strong("2026-01-05,,Pull Up,1,20,5,,,,")).imported)
    #expect(plan.known == 1 && plan.different.isEmpty)
  }

  private func plain(_ name: String) -> ImportOptions {
    var options = ImportOptions()
    options.plainLoads = [nameKey(name)]
    return options
  }

  private var asWritten: ImportOptions {
    var options = ImportOptions()
    options.isAsWritten = true
    return options
  }

  /// 1767637800 is 2026-01-05 18:30 UTC (`date -u -d @1767637800`).
  @Test(arguments: ["1767637800", "1767637800123", "2026-01-05T18:30:00Z"])
  func secondsSince1970(_ cell: String) throws {
    let reading = try Reading(
      "when,what,kg,reps\n\(cell),Squat,100,5\n", map: "date=when,exercise=what,weight=kg,reps=reps")
    #expect(reading.text == "2026-01-05 18:30\n  Squat: 100kg x 5\n")
    #expect(reading.imported.hasUTC)
  }

  @Test func whatNoColumnSaysStandsInQuotes() throws {
    let reading = try Reading(
      "when,load,sets,reps\n2026-01-05,135,3,5\n",
      map: "date=when,exercise='Push-up',title='Home',unit='lb',weight=load,sets=sets,reps=reps")
    #expect(reading.text == "2026-01-05 Home\n  Push-up: bw+135lb x 5/5/5\n")
  }

  @Test(arguments: ["date='2026-01-05',exercise=a,reps=b", "date=a,exercise=b,reps=c,unit='stone'"])
  func whatCantBeTheSameEverywhereIsTold(_ map: String) {
    #expect(throws: ImportFailure.self) { try ColumnMap(map) }
  }

  @Test(arguments: [
    ("workout_id,date,exercise,reps", "date=date,exercise=exercise,reps=reps"),
    ("Data,Exercício,Carga,Reps,Observação", "date=Data,exercise=Exercício,weight=Carga,reps=Reps,note=Observação"),
  ])
  func idsAreNoTitles(_ header: String, _ map: String) throws {
    #expect(ColumnMap.guess(try FileImport(Array(header.utf8)).header) == map)
  }

  @Test(arguments: [
    ("5 stycznia 2026", "2026-01-05"), ("5 ledna 2026", "2026-01-05"), ("5 helmikuuta 2026", "2026-02-05"),
    ("5 Şubat 2026", "2026-02-05"), ("5 maart 2026", "2026-03-05"), ("5 kesäkuuta 2026", "2026-06-05"),
    ("5 července 2026", "2026-07-05"), ("5 sierpnia 2026", "2026-08-05"), ("5 oktober 2026", "2026-10-05"),
    ("5 listopada 2026", "2026-11-05"), ("5 grudnia 2026", "2026-12-05"), ("5 desember 2026", "2026-12-05"),
  ])
  func monthsOfManyLanguages(_ written: String, _ day: String) throws {
    #expect(try Reading(strong("\(written),,Squat,1,100,5,,,,")).text == "\(day)\n  Squat: 100kg x 5\n")
  }

  /// UTF-16 of either order, with its mark and without.
  @Test(arguments: [true, false], [true, false])
  func utf16IsRead(_ isBig: Bool, _ isMarked: Bool) throws {
    let units = (isMarked ? [0xFEFF] : []) + Array(strong("2026-01-05,,Übung,1,100,5,,,,").utf16)
    let bytes = units.flatMap { isBig ? [UInt8($0 >> 8), UInt8($0 & 255)] : [UInt8($0 & 255), UInt8($0 >> 8)] }
    let file = try FileImport(bytes)
    let importer = try #require(Importer.recognised(file.header))
    #expect(file.encoding == .utf16)
    #expect(try file.read(as: importer, ImportOptions()).sessions[0].exercises[0].name == "Übung")
  }

  @Test(arguments: [
    (Array("SQLite format 3\0...".utf8), "SQLite"), ([0x50, 0x4B, 3, 4, 0, 0], "ZIP"),
    ([0xFF, 0xD8, 0xFF, 0xE0, 0], "JPEG"),
    ([0x1F, 0x8B, 8, 0], "gzip"), (Array("a,b\0,c\n".utf8), "no text"),
  ])
  func otherFilesAreTold(_ bytes: [UInt8], _ part: String) {
    for read in [{ _ = try FileImport(bytes) }, { _ = try NoteImport(bytes) }] as [() throws -> Void] {
      do {
        try read()
        Issue.record("it was read")
      } catch {
        #expect((error as? CSVFailure)?.message.english.contains(part) == true)
      }
    }
  }

  /// A row that ends in the middle; one without its line end is whole.
  @Test func aTableThatIsCutOffIsTold() throws {
    let whole = strong("2026-01-05,,Squat,1,100,5,,,,", "2026-01-05,,Squat,2,100,5,,,,")
    #expect(try Reading(String(whole.dropLast(1))).reasons.isEmpty)
    #expect(try Reading(String(whole.dropLast(6))).reasons == [.cutOff])
  }

  @Test func commonExercisesHaveTheirMuscles() throws {
    var imported = try Reading(
      strong(
        "2026-01-05,,Bench Press (Barbell),1,20,5,,,,", "2026-01-05,,Leg Press,1,20,5,,,,",
        "2026-01-05,,Remada alta,1,20,5,,,,", "2026-01-05,,Frobnicate,1,20,5,,,,")
    ).imported
    imported.learnMuscleGroups()
    #expect(imported.exercises.map(\.muscleGroup) == [.chest, .legs, .shoulders, nil])
  }

  /// `squat` below `Squat` is the same exercise.
  @Test func oneSpellingAFile() throws {
    let reading = try Reading(strong("2026-01-05,,Squat,1,20,5,,,,", "2026-01-05,,squat,2,20,5,,,,"))
    #expect(reading.text == "2026-01-05\n  Squat: 20kg x 5/5\n")
  }
}

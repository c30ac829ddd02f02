import CSV
import Grammar
import Foundation
import Import
import TestSupport
import Testing
import Text
import Training

@Suite struct ImporterTests {
  static let fixtures = [
    ("strong", "Strong"), ("strong-german", "Strong"), ("strong-units", "Strong"), ("hevy", "Hevy"),
    ("fitnotes", "FitNotes or Verifit"), ("verifit", "FitNotes or Verifit"), ("gymbook", "GymBook"),
    ("fitbod", "Fitbod"),
    ("liftosaur", "Liftosaur"), ("stronglifts", "StrongLifts"), ("gymrun", "GymRun"), ("withings", "Withings"),
    ("bodytracker", "FitNotes (body tracker)"), ("bumbum", "bumbum"),
    ("bumbum-checkins", "bumbum (check-ins)"),
  ]

  static func fixture(_ name: String) throws -> [UInt8] {
    try Array(
      Data(contentsOf: URL(fileURLWithPath: Repository.root + "/Tests/ImportTests/Fixtures/\(name).csv")))
  }

  @Test(arguments: fixtures)
  func isKnownByItsHeader(_ name: String, _ app: String) throws {
    let file = try FileImport(Self.fixture(name))
    #expect(Importer.all.filter { $0.likeness(file.header) == 1 }.map(\.name) == [app])
  }

  @Test func everyImporterIsListedOnceAndHasAFixture() {
    let names = Importer.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(Set(names) == Set(Self.fixtures.map(\.1)))
    #expect(Importer.all.allSatisfy { !$0.hint.isEmpty && !$0.hint.hasSuffix(".") })
  }

  /// UTC becomes what the clock on the wall showed, on the next day too; other zones are of that clock already.
  @Test func utcBecomesTheClockOnTheWall() throws {
    let options = ImportOptions(localTime: { seconds in
      let local = seconds + 2 * 3600
      let time = TimeOfDay(hour: local / 3600 % 24, minute: local / 60 % 60)
      return Moment(CivilDate.first.adding(days: local / 86_400 + 719_162), time)
    })
    let fitbod =
      "Date,Exercise,Reps,Weight(kg),Duration(s),Distance(m),Incline,Resistance,isWarmup,Note,multiplier\n"
    let reading = try Reading(
      fitbod
        + "2024-11-28 23:30:00 +0000,Squat,5,100,0,0,0,0,false,,1.0\n2024-11-29 23:30:00 -0300,Squat,5,100,0,0,0,0,false,,1.0\n",
      options)
    #expect(reading.imported.sessions.compactMap(\.moment?.description) == ["2024-11-29 01:30", "2024-11-29 23:30"])
    let liftosaur = "Workout DateTime,Exercise,Completed Reps,Weight Value,Weight Unit,Completed Reps Time\n"
    let other = try Reading(
      liftosaur + "2026-03-01T21:50:00.000Z,Squat,5,100,kg,2026-03-01T22:10:00.000Z\n", options)
    #expect(other.text == "2026-03-01 23:50-00:10\n  Squat: 100kg x 5\n")
  }

  /// Two workouts of one minute, as at a change of clocks, are two sessions.
  @Test func secondsTellSessionsApart() throws {
    let file = strong("2026-01-05 18:30:05,A,Squat,1,100,5,,,,", "2026-01-05 18:30:40,A,Squat,1,90,5,,,,")
    let session = "2026-01-05 18:30 A\n  Squat:"
    #expect(try Reading(file).text == "\(session) 100kg x 5\n\n\(session) 90kg x 5\n")
  }

  /// Read by a person beside the file; what each has and the other has not.
  @Test(arguments: fixtures + [("own", "")])
  func becomes(_ name: String, _ app: String) throws {
    let file = try FileImport(Self.fixture(name))
    let imported =
      try Importer.recognised(file.header).map { try file.read(as: $0, ImportOptions(unit: .kg)) }
      ?? file.read(
        mapped: ColumnMap("date=Datum,exercise=Übung,weight=Gewicht,reps=Wdh,note=Bemerkung"),
        ImportOptions(unit: .kg))
    let text = Reading.text(ImportPlan(Journal()).adding(imported), Journal())
    let path = Repository.root + "/Tests/ImportTests/Fixtures/\(name).expected.txt"
    if ProcessInfo.processInfo.environment["BUMBUM_RECORD_SNAPSHOTS"] != nil {
      try text.write(toFile: path, atomically: true, encoding: .utf8)
      return
    }
    #expect(try text == String(contentsOfFile: path, encoding: .utf8))
  }

  /// Whatever stands in a cell: nothing is an error afterwards, and a second time brings nothing.
  @Test(arguments: fixtures)
  func hostileCellsStayHarmless(_ name: String, _ app: String) throws {
    let file = try FileImport(Self.fixture(name))
    var reader = try CSVReader(Self.fixture(name))
    var row = CSVRow()
    for _ in 1...2 { _ = reader.next(&row) }
    let values = row.fields
    let hostile = [
      "", "0", "-1", "1e9", "NaN", "99999999999999999999", "0.0000000001", "=1+1", "\u{1B}[31m", "a\nb", "\"",
      "# x",
      "x # y", "<<<<<<< HEAD", ">>>>>>>", "2024-02-30", "Prancha: lateral", "- a", "+ b", "\u{202E}x",
      "a = b", "#tag", "5/3/1",
      String(repeating: "x", count: 400), String(repeating: "9", count: 400), "\u{1}", "é\u{301}\u{301}",
      "12:99", ":", "::",
    ]
    for column in values.indices {
      let rows = hostile.map { cell in
        var fields = values
        fields[column] = cell
        return fields
      }
      // The header as it is, then a row for each.
      let table =
        file.header.names.map(quotedCell).joined(separator: ",") + "\n"
        + rows.map { $0.map(quotedCell).joined(separator: ",") + "\n" }.joined()
      guard let reading = try? Reading(table, ImportOptions(unit: .kg, dateOrder: .dayFirst)) else {
        continue
      }
      var journal = Journal()
      for (path, edits) in ImportPlan(journal).adding(reading.imported).edits() {
        let kind = try #require(FileKind(path: path))
        journal.add(Source(name: path, bytes: try #require(edits.applied(to: []))), as: kind)
      }
      let errors = journal.files.flatMap(\.diagnostics).filter { $0.severity == .error }
      #expect(errors.isEmpty, "\(file.header.names[column]): \(errors.first?.message.english ?? "")")
      let again = ImportPlan(journal).adding(reading.imported)
      #expect(again.added.sessions == 0, "\(file.header.names[column])")
      #expect(again.different.isEmpty, "\(file.header.names[column])")
    }
  }

  private func quotedCell(_ text: String) -> String { "\"" + text.replacing("\"", with: "\"\"") + "\"" }
}

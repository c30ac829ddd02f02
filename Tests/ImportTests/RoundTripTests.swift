import Grammar
import Import
import TestSupport
import Testing
import Text
import Training

/// Random training, written in the shape of each app's export and imported again: the same sessions, exercises and sets; a
/// second time nothing, and of a file that was cut in half only what is new.
@Suite struct RoundTripTests {
  private static let names = [
    "Squat", "Bench Press (Barbell)", "Row, one arm", "Curl \"EZ\"", "Prancha: lateral", "Supino reto", "5:3:1 press",
    "Äußere Übung", "腕立て伏せ", "#1 lift", "+ plus", "- minus", "skip", "Pull Up",
  ]

  @Test(arguments: AppShape.all)
  func isTheSameAgain(_ app: AppShape) throws {
    var random = SeededGenerator(seed: 17)
    for round in 0..<rounds(1000, part: 50) {
      var rows = Self.rows(&random)
      if app.hasOneLoad {
        for place in rows.indices where rows[place].number > 1 { rows[place].load = rows[place - 1].load }
      }
      let text = app.write(rows)
      let imported = try app.read(text)
      #expect(imported.remarks.isEmpty, "\(text)")
      #expect(Self.seen(imported) == Self.expected(rows, app), "\(text)")
      // Reading them as a journal again costs more than all of the rest.
      guard round % 10 == 0 else { continue }
      let journal = try Self.journal(Journal(), adding: imported)
      let again = ImportPlan(journal).adding(imported)
      #expect(again.added.sessions == 0 && again.different.isEmpty, "\(text)")
      let first = rows[0].moment
      let half = try app.read(app.write(rows.filter { $0.moment == first }))
      let rest = ImportPlan(try Self.journal(Journal(), adding: half)).adding(imported)
      #expect(
        rest.known == half.sessions.count && rest.added.sessions == imported.sessions.count - half.sessions.count,
        "\(text)")
    }
  }

  @Test func everyAppHasAShape() {
    let apps = Set((Importer.all.map(\.name) + DocumentImporter.all.map(\.name)))
    let shapes = Set(AppShape.all.map(\.name))
    let others: Set = [
      "FitNotes or Verifit", "Withings", "FitNotes (body tracker)", "Garmin (TCX)", "GPX", "Apple Health",
      "bumbum (check-ins)", "bumbum (JSON)",
    ]
    #expect(apps.subtracting(shapes) == others)
  }

  /// Of watches: a workout is a sport, a begin, seconds and metres.
  @Test(arguments: ["Garmin (TCX)", "GPX", "Apple Health"])
  func watches(_ app: String) throws {
    var random = SeededGenerator(seed: 23)
    for _ in 0..<rounds(1000, part: 50) {
      var text = ""
      var expected: [String] = []
      for month in 1...Int.random(in: 1...4, using: &random) {
        let day = "2025-0\(month)-\(10 + Int.random(in: 0...18, using: &random))"
        let clock = "\(10 + Int.random(in: 0...9, using: &random)):\(10 + Int.random(in: 0...49, using: &random))"
        let (minutes, seconds) = (Int.random(in: 1...59, using: &random), Int.random(in: 0...59, using: &random))
        let metres = Int.random(in: 100...9999, using: &random)
        let sport = ["Running", "Biking", "Swimming"].randomElement(using: &random) ?? ""
        let two = { (number: Int) in number < 10 ? "0\(number)" : "\(number)" }
        let end =
          "\(two((Int(clock.prefix(2))! * 60 + Int(clock.suffix(2))! + minutes) / 60)):\(two((Int(clock.suffix(2))! + minutes) % 60)):\(two(seconds))"
        switch app {
        case "Garmin (TCX)":
          text += """
            <Activity Sport="\(sport)"><Id>\(day)T\(clock):00Z</Id><Lap><TotalTimeSeconds>\(minutes * 60 + seconds).0</TotalTimeSeconds>
            <DistanceMeters>\(metres)</DistanceMeters><Track><Trackpoint><DistanceMeters>7</DistanceMeters></Trackpoint></Track></Lap></Activity>
            """
        case "GPX":
          text += """
            <trk><type>\(sport)</type><trkseg><trkpt lat="1" lon="2"><time>\(day)T\(clock):00Z</time></trkpt>
            <trkpt lat="1" lon="2"><time>\(day)T\(end)Z</time></trkpt></trkseg></trk>
            """
        default:
          text += """
            <Workout workoutActivityType="HKWorkoutActivityType\(sport)" duration="\(minutes * 60 + seconds)" durationUnit="s"
            startDate="\(day) \(clock):00 -0300" endDate="\(day) \(end) -0300"><WorkoutStatistics
            type="HKQuantityTypeIdentifierDistanceWalkingRunning" sum="\(metres)" unit="m"/></Workout>
            """
        }
        let far =
          metres % 1000 == 0
          ? "\(metres / 1000)km"
          : metres >= 1000 && metres % 10 == 0 ? "\(decimal(hundredths: Int64(metres / 10)))km" : "\(metres)m"
        let time = Elapsed(hundredths: Int32(minutes * 60 + seconds) * 100).description
        expected.append("\(day) \(clock) | \(sport) | \(app == "GPX" ? time : "\(far) in \(time)")")
      }
      let root = ["Garmin (TCX)": "TrainingCenterDatabase", "GPX": "gpx", "Apple Health": "HealthData"][app] ?? ""
      let bytes = Array("<?xml version=\"1.0\"?>\n<\(root)>\(text)</\(root)>".utf8)
      let document = try #require(DocumentImporter.recognised(bytes))
      let imported = try document.read(bytes, ImportOptions())
      #expect(document.name == app && imported.remarks.isEmpty)
      let seen = imported.sessions.flatMap { session in
        session.exercises.flatMap { exercise in
          exercise.sets.map { set in
            switch set.amount {
            case .distance(let far, let time):
              "\(session.moment?.description ?? "") | \(exercise.name) | \(far)\(time.map { " in \($0)" } ?? "")"
            case .time(let time): "\(session.moment?.description ?? "") | \(exercise.name) | \(time)"
            case .reps(let reps): "\(session.moment?.description ?? "") | \(exercise.name) | \(reps)"
            }
          }
        }
      }
      #expect(seen == expected, "\(text)")
    }
  }

  /// Scales: each weight is a measure, once.
  @Test(arguments: ["Withings", "FitNotes (body tracker)", "by a map"])
  func scales(_ app: String) throws {
    var random = SeededGenerator(seed: 29)
    for _ in 0..<rounds(1000, part: 50) {
      let weights = (1...Int.random(in: 2...8, using: &random)).map { day in
        (
          moment: "2025-03-1\(day) 07:\(10 + Int.random(in: 0...49, using: &random))",
          load: Int.random(in: 4000...15000, using: &random)
        )
      }
      let lines = weights.map { moment, load in
        let kilos = decimal(hundredths: Int64(load))
        switch app {
        case "Withings": return "\"\(moment):00\",\(kilos),16.4,3.4,63.6,47.1,"
        case "FitNotes (body tracker)": return "\(moment.prefix(10)),\(moment.suffix(5)):00,Bodyweight,\(kilos),kgs,"
        default: return "\(moment.prefix(10));\(moment.suffix(5));\(kilos.replacing(".", with: ","))"
        }
      }
      let header = [
        "Withings":
          "Date,\"Weight (kg)\",\"Fat mass (kg)\",\"Bone mass (kg)\",\"Muscle mass (kg)\",\"Hydration (kg)\",Comments",
        "FitNotes (body tracker)": "Date,Time,Measurement,Value,Unit,Comment", "by a map": "Dia;Hora;Peso",
      ]
      let table = ([header[app] ?? ""] + lines).joined(separator: "\n") + "\n"
      let reading = try Reading(
        table, ImportOptions(unit: .kg), map: app == "by a map" ? "date=Dia,time=Hora,bodyweight=Peso" : nil)
      let journal = try Self.journal(Journal(), adding: reading.imported)
      let seen = journal.checkIns.flatMap(\.measures).map {
        "\($0.moment?.description ?? "") \($0.bodyweight?.description ?? "")"
      }
      #expect(seen == weights.map { "\($0.moment) \(decimal(hundredths: Int64($0.load)))kg" }, "\(table)")
      let again = ImportPlan(journal).adding(reading.imported)
      #expect(again.added.entries.isEmpty && again.knownEntries == [.measure: weights.count] && again.edits().isEmpty)
    }
  }

  private static func journal(_ before: Journal, adding imported: Imported) throws -> Journal {
    var journal = before
    for (path, edits) in ImportPlan(before).adding(imported).edits() {
      let kind = try #require(FileKind(path: path))
      journal.add(Source(name: path, bytes: try #require(edits.applied(to: []))), as: kind)
    }
    return journal
  }

  private static func rows(_ random: inout SeededGenerator) -> [AppRow] {
    var rows: [AppRow] = []
    for session in 0..<Int.random(in: 1...3, using: &random) {
      let day = "2025-0\(session + 1)-\(10 + Int.random(in: 0...18, using: &random))"
      let moment =
        "\(day) \(10 + Int.random(in: 0...12, using: &random)):\(10 + Int.random(in: 0...49, using: &random))"
      let title = ["Push", "Legs # 2", "10 km", "Treino A", "19:00"].randomElement(using: &random) ?? ""
      for name in names.shuffled(using: &random).prefix(Int.random(in: 1...4, using: &random)) {
        let load = Int.random(in: 0...80, using: &random) * 250
        for set in 1...Int.random(in: 1...5, using: &random) {
          rows.append(
            AppRow(
              moment: moment, day: day, title: title, exercise: name, number: set,
              load: Bool.random(using: &random) ? load : Int.random(in: 0...99, using: &random) * 125,
              reps: Int.random(in: 1...30, using: &random), isWarmUp: set == 1 && Bool.random(using: &random)))
        }
      }
    }
    return rows
  }

  /// `2025-01-10 18:30 Push | Squat | 100kg x 5 w`, a line a set.
  private static func expected(_ rows: [AppRow], _ app: AppShape) -> [String] {
    rows.map { row in
      let title = app.knowsTitles ? row.title : ""
      let load = row.load == 0 ? "" : "\(row.kilos)kg x "
      let mark = app.knowsWarmUps && row.isWarmUp ? " w" : ""
      return "\(app.knowsTimes ? row.moment : row.day) \(title) | \(row.exercise) | \(load)\(row.reps)\(mark)"
    }
  }

  private static func seen(_ imported: Imported) -> [String] {
    imported.sessions.flatMap { session in
      session.exercises.flatMap { exercise in
        exercise.sets.map { set in
          var text = ""
          if case .weight(let weight) = set.load { text = "\(weight) x " }
          if case .reps(let reps) = set.amount { text += String(reps) }
          return
            "\(session.moment?.description ?? "") \(session.title ?? "") | \(exercise.name) | \(text)\(set.marks.contains(.warmUp) ? " w" : "")"
        }
      }
    }
  }
}

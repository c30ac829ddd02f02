import Import
import Format
import TestSupport
import Text
import Testing
import Training

/// Random training, written in the shape of each app's export and imported again: the same sessions, exercises and sets, and a
/// second time nothing.
@Suite struct RoundTripTests {
  struct Row {
    var moment: String
    var day: String
    var title: String
    var exercise: String
    var number: Int
    /// In hundredths of a kilogram; 0 is none.
    var load: Int
    var reps: Int
    var isWarmUp: Bool
  }

  struct App: CustomTestStringConvertible, Sendable {
    var name: String
    var header: String
    /// It knows only days, and no titles or warm-ups.
    var knowsTimes = true
    var knowsTitles = true
    var knowsWarmUps = true
    var row: @Sendable (Row) -> String

    var testDescription: String { name }
  }

  static func kilos(_ hundredths: Int) -> String { decimal(hundredths: Int64(hundredths)) }
  static func quoted(_ text: String) -> String { "\"" + text.replacing("\"", with: "\"\"") + "\"" }

  static let apps = [
    App(
      name: "Strong",
      header: "Date,Workout Name,Duration,Exercise Name,Set Order,Weight (kg),Reps,Distance (km),Seconds,Notes,Workout Notes,RPE"
    ) {
      "\($0.moment):00,\(quoted($0.title)),,\(quoted($0.exercise)),\($0.isWarmUp ? "W" : "\($0.number)"),\(kilos($0.load)),\($0.reps),0,0,,,"
    },
    App(
      name: "Hevy",
      header:
        "title,start_time,end_time,description,exercise_title,superset_id,exercise_notes,set_index,set_type,weight_kg,reps,distance_km,duration_seconds,rpe"
    ) {
      "\(quoted($0.title)),\(quoted($0.moment)),,,\(quoted($0.exercise)),,,\($0.number),\($0.isWarmUp ? "warmup" : "normal"),\($0.load == 0 ? "" : kilos($0.load)),\($0.reps),,,"
    },
    App(
      name: "FitNotes", header: "Date,Exercise,Category,Weight (kgs),Reps,Distance,Distance Unit,Time,Comment",
      knowsTimes: false, knowsTitles: false, knowsWarmUps: false
    ) { "\($0.day),\(quoted($0.exercise)),Chest,\(kilos($0.load)),\($0.reps),0.0,,," },
    App(
      name: "Fitbod",
      header: "Date,Exercise,Reps,Weight(kg),Duration(s),Distance(m),Incline,Resistance,isWarmup,Note,multiplier",
      knowsTitles: false
    ) {
      "\($0.moment):00 +0000,\(quoted($0.exercise)),\($0.reps),\(kilos($0.load)),0.0,0.0,0.0,0.0,\($0.isWarmUp),,1.0"
    },
    App(
      name: "Liftosaur",
      header:
        "Workout DateTime,Program,Day Name,Exercise,Is Warmup Set?,Completed Reps,Completed Weight Value,Completed Weight Unit,Notes"
    ) {
      "\($0.day)T\($0.moment.suffix(5)):00.000Z,\(quoted($0.title)),,\(quoted($0.exercise)),\($0.isWarmUp ? 1 : 0),\($0.reps),\(kilos($0.load)),kg,"
    },
  ]

  private static let names = [
    "Squat", "Bench Press (Barbell)", "Row, one arm", "Curl \"EZ\"", "Prancha: lateral", "Supino reto", "5:3:1 press",
    "Äußere Übung", "腕立て伏せ", "#1 lift", "+ plus", "- minus", "skip", "Pull Up",
  ]

  @Test(arguments: apps)
  func isTheSameAgain(_ app: App) throws {
    var random = SeededGenerator(seed: 17)
    for round in 0..<1000 {
      let rows = Self.rows(&random)
      let csv = app.header + "\n" + rows.map { app.row($0) + "\n" }.joined()
      let imported = try Reading(csv, ImportOptions(unit: .kg)).imported
      #expect(imported.remarks.isEmpty)
      #expect(Self.seen(imported) == Self.expected(rows, app), "\(csv)")
      // Reading them as a journal again costs more than all of the rest.
      guard round % 20 == 0 else { continue }
      var journal = Journal()
      for (path, edits) in ImportPlan(journal).adding(imported).edits() {
        let kind = try #require(FileKind(path: path))
        journal.add(Source(name: path, bytes: try #require(edits.applied(to: []))), as: kind)
      }
      let again = ImportPlan(journal).adding(imported)
      #expect(again.added.sessions == 0 && again.different.isEmpty, "\(csv)")
    }
  }

  private static func rows(_ random: inout SeededGenerator) -> [Row] {
    var rows: [Row] = []
    for session in 0..<Int.random(in: 1...3, using: &random) {
      let day = "2025-0\(session + 1)-\(10 + Int.random(in: 0...18, using: &random))"
      let moment = "\(day) \(10 + Int.random(in: 0...12, using: &random)):\(10 + Int.random(in: 0...49, using: &random))"
      let title = ["Push", "Legs # 2", "10 km", "Treino A", "19:00"].randomElement(using: &random) ?? ""
      for name in names.shuffled(using: &random).prefix(Int.random(in: 1...4, using: &random)) {
        let load = Int.random(in: 0...80, using: &random) * 250
        for set in 1...Int.random(in: 1...5, using: &random) {
          rows.append(
            Row(
              moment: moment, day: day, title: title, exercise: name, number: set,
              load: Bool.random(using: &random) ? load : Int.random(in: 0...99, using: &random) * 125,
              reps: Int.random(in: 1...30, using: &random), isWarmUp: set == 1 && Bool.random(using: &random)))
        }
      }
    }
    return rows
  }

  /// `2025-01-10 18:30 Push | Squat | 100kg x 5 w`, a line a set.
  private static func expected(_ rows: [Row], _ app: App) -> [String] {
    rows.map { row in
      let title = app.knowsTitles ? row.title : ""
      let load = row.load == 0 ? "" : "\(kilos(row.load))kg x "
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
          return "\(session.moment) \(session.title ?? "") | \(exercise.name) | \(text)\(set.marks.contains(.warmUp) ? " w" : "")"
        }
      }
    }
  }
}

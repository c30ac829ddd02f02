import Import
import Testing
import Training

/// A set of random training, as an app would have kept it.
struct AppRow {
  var moment: String
  var day: String
  var title: String
  var exercise: String
  var number: Int
  /// In hundredths of a kilogram; 0 is none.
  var load: Int
  var reps: Int
  var isWarmUp: Bool

  var kilos: String { decimal(hundredths: Int64(load)) }
  var clock: String { String(moment.suffix(5)) }

  /// Seconds since 1970, of a clock that shows UTC.
  var epoch: Int {
    let parts = day.split(separator: "-").compactMap { Int($0) }
    let time = clock.split(separator: ":").compactMap { Int($0) }
    let day =
      CivilDate(year: parts[0], month: parts[1], day: parts[2])?.days(since: CivilDate(year: 1970, month: 1, day: 1)!)
      ?? 0
    return day * 86_400 + time[0] * 3600 + time[1] * 60
  }
}

/// The shape of an app's export, written a second time, from what its files hold.
struct AppShape: CustomTestStringConvertible, Sendable {
  var name: String
  /// What it does not know is not there afterwards.
  var knowsTimes = true
  var knowsTitles = true
  var knowsWarmUps = true
  /// One load for all sets of an exercise, and five of them at most.
  var hasOneLoad = false
  var write: @Sendable ([AppRow]) -> String

  var testDescription: String { name }

  /// The file as the program takes it: by its own look, else by a map.
  func read(_ text: String) throws -> Imported {
    var options = ImportOptions(unit: .kg)
    options.isAsWritten = true
    let bytes = Array(text.utf8)
    if let document = DocumentImporter.recognised(bytes) { return try document.read(bytes, options) }
    let file = try FileImport(bytes)
    if let app = Importer.recognised(file.header) { return try file.read(as: app, options) }
    return try file.read(
      mapped: ColumnMap("date=Datum,time=Zeit,title=Titel,exercise=Übung,weight=Kilo,reps=Wdh,warmup=Warm"), options)
  }
}

extension AppShape {
  static func quoted(_ text: String) -> String { "\"" + text.replacing("\"", with: "\"\"") + "\"" }

  private static func json(_ text: String) -> String { "\"" + text.replacing("\"", with: "\\\"") + "\"" }

  /// A row a set below a header.
  private static func table(
    _ name: String, _ header: String, times: Bool = true, titles: Bool = true, warmUps: Bool = true,
    _ row: @escaping @Sendable (AppRow) -> String
  ) -> AppShape {
    AppShape(name: name, knowsTimes: times, knowsTitles: titles, knowsWarmUps: warmUps) { rows in
      header + "\n" + rows.map { row($0) + "\n" }.joined()
    }
  }

  /// Sessions, and in them exercises, as their rows follow each other.
  private static func nested(_ rows: [AppRow]) -> [[[AppRow]]] {
    var sessions: [[[AppRow]]] = []
    for row in rows {
      if sessions.last?.last?.last?.moment != row.moment {
        sessions.append([[row]])
      } else if sessions[sessions.count - 1].last?.last?.exercise != row.exercise {
        sessions[sessions.count - 1].append([row])
      } else {
        let exercise = sessions[sessions.count - 1].count - 1
        sessions[sessions.count - 1][exercise].append(row)
      }
    }
    return sessions
  }

  static let all = tables + documents

  private static let tables = [
    table(
      "Strong",
      "Date,Workout Name,Duration,Exercise Name,Set Order,Weight (kg),Reps,Distance (km),Seconds,Notes,Workout Notes,RPE"
    ) {
      "\($0.moment):00,\(quoted($0.title)),,\(quoted($0.exercise)),\($0.isWarmUp ? "W" : "\($0.number)"),\($0.kilos),\($0.reps),0,0,,,"
    },
    table(
      "Hevy",
      "title,start_time,end_time,description,exercise_title,superset_id,exercise_notes,set_index,set_type,weight_kg,reps,distance_km,duration_seconds,rpe"
    ) {
      "\(quoted($0.title)),\(quoted($0.moment)),,,\(quoted($0.exercise)),,,\($0.number),\($0.isWarmUp ? "warmup" : "normal"),\($0.load == 0 ? "" : $0.kilos),\($0.reps),,,"
    },
    table(
      "FitNotes", "Date,Exercise,Category,Weight (kgs),Reps,Distance,Distance Unit,Time,Comment",
      times: false, titles: false, warmUps: false
    ) { "\($0.day),\(quoted($0.exercise)),Chest,\($0.kilos),\($0.reps),0.0,,," },
    table("Verifit", "Date,Exercise,Category,Weight (kg),Reps,Comment", times: false, titles: false, warmUps: false) {
      "\($0.day),\(quoted($0.exercise)),Chest,\($0.kilos),\($0.reps).0,"
    },
    table(
      "GymBook",
      "Data,Programma,Orario,Esercizio,Zona,Gruppi muscolari (Primari),Gruppi muscolari (Secondari),Set / Set di riscaldamento / Set di defaticamento,Ripetizioni / Tempo,Peso / Distanza,Appunti,Saltato"
    ) { row in
      let day = row.day.split(separator: "-")
      let load = row.load == 0 ? "" : "\"\(row.kilos.replacing(".", with: ",")) kg\""
      return
        "\(day[2])/\(day[1])/\(day[0].suffix(2)),\(quoted(row.title)),\(row.clock),\(quoted(row.exercise)),Petto,Gran pettorale,,\(row.isWarmUp ? "Set di riscaldamento" : "Set"),\"\(row.reps) ripetizioni\",\(load),,No"
    },
    table(
      "Fitbod", "Date,Exercise,Reps,Weight(kg),Duration(s),Distance(m),Incline,Resistance,isWarmup,Note,multiplier",
      titles: false
    ) { "\($0.moment):00 +0000,\(quoted($0.exercise)),\($0.reps),\($0.kilos),0.0,0.0,0.0,0.0,\($0.isWarmUp),,1.0" },
    table(
      "Liftosaur",
      "Workout DateTime,Program,Day Name,Exercise,Is Warmup Set?,Completed Reps,Completed Weight Value,Completed Weight Unit,Notes"
    ) {
      "\($0.day)T\($0.clock):00.000Z,\(quoted($0.title)),,\(quoted($0.exercise)),\($0.isWarmUp ? 1 : 0),\($0.reps),\($0.kilos),kg,"
    },
    table(
      "GymRun",
      "Date;Time;Routine;Exercise;Set;Weight;Reps;Duration;Distance;Para6;Para7;Para8;Para9;Para10;Note;Type;Book;Version1",
      warmUps: false
    ) { row in
      let day = row.day.split(separator: "-")
      return
        "\(day[2]).\(day[1]).\(day[0]);\(row.clock):00;\(quoted(row.title));\(quoted(row.exercise));\(row.number);\(row.load == 0 ? "" : row.kilos.replacing(".", with: ","));\(row.reps);;;;;;;;;1;1;1"
    },
    table(
      "bumbum",
      "date,start,end,title,plan,exercise,muscle_group,superset,set,weight_kg,added_kg,unit,reps,time_seconds,distance_m,warm_up"
    ) {
      "\($0.day),\($0.clock),,\(quoted($0.title)),,\(quoted($0.exercise)),,false,\($0.number),\($0.load == 0 ? "" : $0.kilos),,kg,\($0.reps),,,\($0.isWarmUp ? "true" : "")"
    },
    table("a table of one's own", "Datum;Zeit;Titel;Übung;Kilo;Wdh;Warm") {
      "\($0.day);\($0.clock);\(quoted($0.title));\(quoted($0.exercise));\($0.kilos);\($0.reps);\($0.isWarmUp ? "x" : "")"
    },
    AppShape(name: "StrongLifts", knowsTimes: false, knowsTitles: false, knowsWarmUps: false, hasOneLoad: true) {
      rows in
      let sessions = nested(rows)
      var text = "Date,Note,Body Weight (KG),Body Weight (LB)"
      for number in 1...(sessions.map(\.count).max() ?? 1) {
        text += ",Exercise \(number),Weight (KG),Weight (LB),Set 1,Set 2,Set 3,Set 4,Set 5"
      }
      for session in sessions {
        text += "\n\(session[0][0].day),,,"
        for sets in session {
          text += ",\(quoted(sets[0].exercise)),\(sets[0].kilos),"
          for place in 0..<5 { text += "," + (place < sets.count ? String(sets[place].reps) : "") }
        }
      }
      return text + "\n"
    },
  ]

  private static let documents = [
    AppShape(name: "Alpha Progression", knowsWarmUps: false) { rows in
      var text = ""
      for session in nested(rows) {
        text += "\n\n\(quoted(session[0][0].title))\n\"\(session[0][0].moment)\",51 min\n\"Day 1\"\n"
        for (place, sets) in session.enumerated() {
          text += quoted("\(place + 1). \(sets[0].exercise)") + "\n\"8 reps\"\n#,KG,REPS,RIR\n"
          for set in sets { text += "\(set.number),\(set.kilos),\(set.reps),\n" }
        }
      }
      return text
    },
    AppShape(name: "Boostcamp", knowsTimes: false) { rows in
      let days = nested(rows).map { session in
        let records = session.map { sets in
          let all = sets.map {
            "{\"value\": \($0.kilos), \"amount\": \"\($0.reps)\", \"weight_unit\": \"kg\", \"isWarmup\": \($0.isWarmUp), \"skipped\": false}"
          }
          return
            "{\"name\": \(json(sets[0].exercise)), \"target_type\": \"reps\", \"sets\": [\(all.joined(separator: ","))]}"
        }
        let first = session[0][0]
        return
          "\"\(first.day)\": [{\"id\": \"w\", \"title\": \(json(first.title)), \"records\": [\(records.joined(separator: ","))]}]"
      }
      return "{" + days.joined(separator: ",") + "}"
    },
    AppShape(name: "JEFIT", knowsTitles: false, knowsWarmUps: false) { rows in
      let sessions = nested(rows)
      var text =
        "### SETTING ####\n\nrow_id,USERID,mass\n1,42,\" kg\"\n\n####\n\n### WORKOUT SESSIONS ####\n\nrowid,_id,starttime,endtime\n"
      for session in sessions { text += "1,\(session[0][0].epoch),\(session[0][0].epoch),\(session[0][0].epoch)\n" }
      text += "\n####\n\n### EXERCISE LOGS ####\n\nUSERID,logs,mydate,eid,ename,belongsession\n"
      for session in sessions {
        for (place, sets) in session.enumerated() {
          // The app writes an exercise again with each set.
          for count in 1...sets.count {
            let logs = sets.prefix(count).map { "\($0.kilos)x\($0.reps)" }.joined(separator: ",")
            text += "42,\"\(logs)\",\(sets[0].day),\(place + 1),\(quoted(sets[0].exercise)),\(sets[0].epoch)\n"
          }
        }
      }
      return text
    },
    AppShape(name: "StrengthLog", knowsTimes: false) { rows in
      var text =
        "Name,Language,Sex,Age,Email\nAna,en,Female,1990-01-01,a@b\nWorkouts\nName,Date,Body weight,Shape,Sleep,Calories,Stress\n"
      for session in nested(rows) {
        text += "\(quoted(session[0][0].title)),\(session[0][0].day),,-1,-1,-1,-1\n"
        for set in session.joined() {
          let name = quoted("Exercise, " + set.exercise)
          text += "\(name),Set,\(set.number),reps,\(set.reps),weight,\(set.kilos)\(set.isWarmUp ? ",warmup,1" : "")\n"
        }
      }
      return text
    },
    AppShape(name: "Liftosaur (text)") { rows in
      func written(_ sets: [AppRow]) -> String { sets.map { "1x\($0.reps) \($0.kilos)kg" }.joined(separator: ", ") }
      var text = ""
      for session in nested(rows) {
        let first = session[0][0]
        text += "\(first.day)T\(first.clock):00Z / program: \"\(first.title)\" / week: 1 / exercises: {\n"
        for sets in session {
          let (warm, work) = (sets.filter(\.isWarmUp), sets.filter { !$0.isWarmUp })
          text += "  \(sets[0].exercise)"
          if !work.isEmpty { text += " / " + written(work) }
          if !warm.isEmpty { text += " / warmup: " + written(warm) }
          text += " / target: 3x5 100kg\n"
        }
        text += "}\n"
      }
      return text
    },
    AppShape(name: "openweight") { rows in
      let logs = nested(rows).map { session in
        let exercises = session.map { sets in
          let all = sets.map { set in
            let load = set.load == 0 ? "" : ", \"weight\": \(set.kilos), \"unit\": \"kg\""
            return "{\"reps\": \(set.reps)\(load)\(set.isWarmUp ? ", \"type\": \"warmup\"" : "")}"
          }
          return "{\"exercise\": {\"name\": \(json(sets[0].exercise))}, \"sets\": [\(all.joined(separator: ","))]}"
        }
        let first = session[0][0]
        return
          "{\"date\": \"\(first.day)T\(first.clock):00-03:00\", \"name\": \(json(first.title)), \"exercises\": [\(exercises.joined(separator: ","))]}"
      }
      return "[" + logs.joined(separator: ",") + "]"
    },
  ]
}

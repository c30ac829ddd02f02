import CSV
import Training

extension Importer {
  /// A row a set; rows of nothing but a note; rest timers between them. The language is that of the phone.
  static let strong = Importer(
    name: "Strong", hint: "Settings, Export Strong Data",
    columns: [
      ["date", "datum", "fecha", "data"],
      [
        "workout name", "workoutname", "name des workouts", "nom de l'entrainement",
        "nombre del entrenamiento",
      ],
      ["exercise name", "name der ubung", "ubungsname", "nom de l'exercice", "nombre del ejercicio"],
      ["weight", "gewicht", "poids", "peso", "kg", "lb"],
      ["reps", "wiederh", "wiederholungen", "repetitions", "repeticiones"],
    ]
  ) { header, options throws(ImportFailure) in
    let columns = try StrongColumns(header, options)
    return { row, builder in columns.take(row, options, &builder) }
  }
}

private struct StrongColumns {
  let date: Int
  let title, exercise, reps: Int
  let weight: WeightCells
  let distance: DistanceCells
  let order, seconds, notes, sessionNotes, duration, rpe: Int?
  /// Durations are a number of these.
  let durationUnit: String?

  init(_ header: Header, _ options: ImportOptions) throws(ImportFailure) {
    let needed = Importer.strong.columns.compactMap { header.place($0) }
    (date, title, exercise, reps) = (needed[0], needed[1], needed[2], needed[4])
    weight = try WeightCells(
      header, needed[3], unitColumn: ["weight unit", "gewichtseinheit", "unite de poids"], options)
    distance = DistanceCells(
      header, ["distance", "entfernung", "distanz", "distancia", "km", "mi"], unitColumn: ["distance unit"],
      like: weight.unit)
    order = header.place([
      "set order", "satzreihenfolge", "reihenfolge der satze", "reihenfolge festlegen", "ordre de la serie",
      "ordre des series", "ordre", "orden de la serie",
    ])
    seconds = header.place(["seconds", "sekunden", "secondes", "segundos"])
    notes = header.place(["notes", "notizen", "notas"])
    sessionNotes = header.place([
      "workout notes", "workout notizen", "notes d'entrainement", "notes de l'entrainement",
      "notas del entrenamiento",
    ])
    duration = header.place(["duration", "workout duration", "dauer", "duree", "duracion"])
    durationUnit = header.unit(duration)
    rpe = header.place(["rpe"])
  }

  func take(_ row: CSVRow, _ options: ImportOptions, _ builder: inout SessionBuilder) {
    guard let moment = builder.date(row, date, options) else { return }
    let kind = StrongSetKind(row.words(order))
    if kind == .rest { return builder.remark(.restTimer, line: row.line) }
    let name = row.words(exercise)
    let session = builder.session(moment, title: row.words(title))
    builder.note(row.words(sessionNotes), in: session)
    if let time = row.duration(duration) {
      let factor: Int64 = durationUnit == "min" ? 60 : 1
      builder.end(
        session, afterSeconds: time.billionths / 1_000_000_000 * factor, written: row.words(duration))
    }
    guard !name.isEmpty else { return builder.remark(.noExercise, line: row.line) }
    let place = builder.exercise(name, in: session)
    if kind == .note { return builder.note(row.words(notes), exercise: place, in: session) }
    if let bad = row.unreadable([weight.column, reps, distance.column, seconds]) {
      return builder.remark(.noNumber, line: row.line, detail: "'\(bad)'")
    }
    var cells = SetCells(
      weight: row.number(weight.column), weightUnit: weight.unit(of: row), reps: row.number(reps),
      distance: row.number(distance.column), distanceUnit: distance.unit(of: row), time: row.number(seconds),
      rpe: row.number(rpe), marks: kind.marks, note: row.words(notes))
    // A set of nothing but zeros was left empty; and a weight alone is one that did not go up.
    if case .unknown(let text) = kind {
      guard cells.reps.map({ $0.billionths > 0 }) ?? false else {
        return builder.remark(.unknownKind, line: row.line, detail: "'\(text)'")
      }
      cells.note = cells.note.isEmpty ? text : "\(text) \(cells.note)"
    }
    cells.add(to: place, in: session, line: row.line, &builder)
  }
}

/// What stands in the column of the set's number.
private enum StrongSetKind: Equatable {
  case working, warmUp, drop, failure, note, rest
  case unknown(String)

  init(_ text: String) {
    let word = folded(text)
    switch word {
    case "", "normal": self = .working
    case _ where word.utf8.allSatisfy({ 0x30...0x39 ~= $0 }): self = .working
    case "w", "warm_up", "warmup", "warm up", "a", "e": self = .warmUp
    case "d", "drop_set", "drop", "dropset", "drop set": self = .drop
    case "f", "failure": self = .failure
    case "note", "notiz", "nota": self = .note
    case "rest timer", "ruhezeit", "rest", "pause", "timer de repos", "temps de repos", "minuteur de repos",
      "temporizador de descanso":
      self = .rest
    default: self = .unknown(text)
    }
  }

  var marks: SetMarks {
    switch self {
    case .warmUp: .warmUp
    case .drop: .drop
    case .failure: .failure
    default: []
    }
  }
}

import CSV
import Text
import Training

extension Importer {
  /// A row a set; numbers with their unit in words, `20 ripetizioni`, `0,55 km`; what was skipped is there too. The time is
  /// that of the set: a session lasts from its first to its last.
  static let gymBook = Importer(
    name: "GymBook", hint: "Settings, Export, CSV",
    columns: [
      ["data", "date", "datum", "fecha"],
      ["programma", "workout", "programm", "entrainement", "entrenamiento"],
      ["esercizio", "exercise", "ubung", "exercice", "ejercicio"],
      [
        "ripetizioni / tempo", "reps / time", "repetitions / time", "wdh / zeit", "wiederholungen / zeit",
        "repetitions / temps",
      ],
      ["peso / distanza", "weight / distance", "gewicht / distanz", "gewicht / strecke", "poids / distance"],
    ]
  ) { header, options throws(ImportFailure) in
    let columns = GymBookColumns(header)
    return { row, builder in columns.take(row, options, &builder) }
  }
}

private struct GymBookColumns {
  let date, title, exercise, amount, load: Int
  let time, zone, muscles, kind, notes, skipped: Int?

  init(_ header: Header) {
    let needed = Importer.gymBook.columns.compactMap { header.place($0) }
    (date, title, exercise, amount, load) = (needed[0], needed[1], needed[2], needed[3], needed[4])
    time = header.place(["orario", "time", "uhrzeit", "zeit", "heure", "hora"])
    zone = header.place(["zona", "region", "bereich", "zone"])
    muscles = header.place(beginning: ["gruppi muscolari", "muscle groups", "muskelgruppen"])
    kind = header.place(beginning: ["set / ", "satz / ", "serie / "])
    notes = header.place(["appunti", "notes", "notizen", "notas"])
    skipped = header.place(["saltato", "skipped", "ubersprungen", "passe", "saltado"])
  }

  func take(_ row: CSVRow, _ options: ImportOptions, _ builder: inout SessionBuilder) {
    guard let day = builder.date(row, date, options)?.date else { return }
    if row.isTrue(skipped) { return builder.remark(.skippedInApp, line: row.line) }
    let name = row.words(exercise)
    guard !name.isEmpty else { return builder.remark(.noExercise, line: row.line) }
    let session = builder.session(Moment(day), title: row.words(title))
    if let clock = TimeOfDay(row.words(time)) { builder.pass(session, clock) }
    let place = builder.exercise(name, in: session)
    builder.know(
      name, muscleGroup(ofCategory: row.words(zone)) ?? muscleGroup(ofCategory: row.words(muscles)))
    var cells = SetCells(note: row.words(notes))
    let set = folded(row.words(kind))
    if ["riscald", "warm", "aufwarm", "echauff", "calent"].contains(where: { set.holds($0) }) {
      cells.marks = .warmUp
    }
    guard read(row.words(amount), row.words(load), &cells) else {
      return builder.remark(.noNumber, line: row.line, detail: "'\(row.words(amount))', '\(row.words(load))'")
    }
    cells.add(to: place, in: session, line: row.line, &builder)
  }

  /// `20 ripetizioni`, `30 secondi`, `1:30`; `50 kg`, `0,55 km`, or neither. False for what is no number.
  private func read(_ amount: String, _ load: String, _ cells: inout SetCells) -> Bool {
    if let (number, rest) = CellNumber.leading(Array(load.utf8)[...]) {
      let unit = String(decoding: rest, as: UTF8.self)
      if let weight = weightUnit(unit) {
        (cells.weight, cells.weightUnit) = (number, weight)
      } else if let distance = distanceUnit(unit) {
        (cells.distance, cells.distanceUnit) = (number, distance)
      } else if number.billionths != 0 {
        return false
      }
    } else if load.contains(where: \.isNumber) {
      return false
    }
    let bytes = Array(amount.utf8)[...]
    guard let (number, rest) = CellNumber.leading(bytes) else { return amount.isEmpty }
    let word = folded(String(decoding: rest, as: UTF8.self))
    if word.isEmpty || ["rip", "rep", "wdh", "wied"].contains(where: { word.hasPrefix($0) }) {
      cells.reps = number
    } else if let seconds = CellDuration.seconds(bytes) {
      cells.time = seconds
    } else {
      return false
    }
    return true
  }
}

import CSV
import Text
import Training

/// Which column of a file is what, as a person says it: `date=Datum,exercise=Übung,weight=Gewicht`. What no column says
/// stands in single quotes: `exercise='Push-up'`, `unit='lb'`.
package struct ColumnMap: Hashable, Sendable {
  package enum Meaning: String, CaseIterable, Sendable {
    case date, time, end, title, exercise, category, weight, unit, set, sets, reps, distance, duration, rpe, warmup,
      note, bodyweight
    case distanceUnit = "distance-unit"
    case sessionNote = "session-note"
  }

  package private(set) var columns: [Meaning: String] = [:]

  /// Commas may stand in the names of columns: a pair begins where a meaning and `=` do.
  package init(_ text: String) throws(ImportFailure) {
    var pairs: [(meaning: Meaning, column: String)] = []
    for piece in text.split(separator: ",", omittingEmptySubsequences: false) {
      let parts = piece.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let word = folded(String(parts[0]))
      if parts.count == 2, let meaning = Meaning(rawValue: word) {
        pairs.append((meaning, String(parts[1])))
      } else if parts.count == 2, pairs.isEmpty || closest(to: word, among: ColumnMap.words) != nil {
        throw ImportFailure(
          "'\(shortened(String(parts[0])))' is nothing that a column can be",
          help: closest(to: word, among: ColumnMap.words).map { "did you mean '\($0)'?" }
            ?? "there are \(ColumnMap.words.joined(separator: ", "))")
      } else if let last = pairs.indices.last {
        pairs[last].column += "," + piece
      } else {
        throw ImportFailure(
          "'\(shortened(text))' does not say which column is what",
          help: "write '--map date=COLUMN,exercise=COLUMN,weight=COLUMN,reps=COLUMN'")
      }
    }
    for (meaning, column) in pairs { columns[meaning] = nameKey(column).isEmpty ? nil : plain(column) }
    for (meaning, value) in columns where ColumnMap.constant(value) != nil {
      guard [.exercise, .unit, .title, .category].contains(meaning) else {
        throw ImportFailure(
          "'\(meaning.rawValue)' is not the same in every row", help: "name its column: \(meaning.rawValue)=COLUMN")
      }
      if meaning == .unit, ColumnMap.constant(value).flatMap({ weightUnit($0) }) == nil {
        throw ImportFailure("\(value) is neither kg nor lb", help: "write unit='kg' or unit='lb'")
      }
    }
    // A table of nothing but weights of the body.
    if columns[.bodyweight] != nil, columns[.exercise] == nil, columns[.date] != nil { return }
    for needed in [Meaning.date, .exercise] where columns[needed] == nil {
      throw ImportFailure(
        "the map does not say which column is the \(needed.rawValue)", help: "add '\(needed.rawValue)=COLUMN'"
      )
    }
    guard [.reps, .duration, .distance].contains(where: { columns[$0] != nil }) else {
      throw ImportFailure(
        "the map has no column of what was done", help: "add 'reps=COLUMN', 'duration=…' or 'distance=…'")
    }
  }

  /// What a column can be, as a map names it.
  package static var words: [String] { Meaning.allCases.map(\.rawValue) }

  /// As it is written again, in settings.
  package var text: String {
    Meaning.allCases.compactMap { meaning in columns[meaning].map { "\(meaning.rawValue)=\($0)" } }.joined(
      separator: ",")
  }

  /// The columns that a file does not have.
  package func missing(in header: Header) -> [String] {
    Meaning.allCases.compactMap { columns[$0] }.filter {
      ColumnMap.constant($0) == nil && header.place(of: $0) == nil
    }
  }

  /// The places of the columns that it does not name.
  func left(in header: Header) -> [Int] {
    let named = Set(columns.values.compactMap { header.place(of: $0) })
    return header.names.indices.filter { !named.contains($0) && !header.names[$0].isEmpty }
  }

  /// What stands in single quotes; nil for the name of a column.
  static func constant(_ value: String) -> String? {
    guard value.utf8.count > 2, value.hasPrefix("'"), value.hasSuffix("'") else { return nil }
    return String(value.dropFirst().dropLast())
  }

  /// What every row means by it; nil where a column says it, or nothing.
  func constant(_ meaning: Meaning) -> String? { columns[meaning].flatMap(ColumnMap.constant) }
}

extension ColumnMap {
  func reader(_ header: Header, _ options: ImportOptions) throws(ImportFailure) -> RowReader {
    if let missing = missing(in: header).first {
      let near = closest(to: missing, among: header.names)
      throw ImportFailure(
        "there is no column '\(shortened(missing))' in the file",
        help: near.map { "did you mean '\($0)'?" } ?? "there are \(shortenedList(header.names))")
    }
    let rows = try MappedColumns(self, header, options)
    return { row, builder in rows.take(row, options, &builder) }
  }

  /// What a file that is of no known app may mean by its columns, to try and to correct.
  package static func guess(_ header: Header) -> String {
    // Whole names first: `Set` is no part of `Sets`, nor `Body weight` a weight.
    var places: [Meaning: Int] = [:]
    for isLike in [false, true] {
      for meaning in Meaning.allCases where places[meaning] == nil {
        let names = guesses[meaning]?.split(separator: ",").map(String.init) ?? []
        let place = isLike ? header.placeOfLike(names, but: Set(places.values)) : header.place(names)
        if let place, !places.values.contains(place) { places[meaning] = place }
      }
    }
    var pairs = Meaning.allCases.compactMap { meaning in
      places[meaning].map { "\(meaning.rawValue)=\(header.names[$0])" }
    }
    // Days and weights, and nothing that was done: of the body.
    if !pairs.contains(where: { ["exercise", "reps", "sets"].contains(String($0.prefix { $0 != "=" })) }),
      header.names.count <= 6,
      let place = pairs.firstIndex(where: { $0.hasPrefix("weight=") }), pairs.contains(where: { $0.hasPrefix("date=") })
    {
      return pairs.filter { $0.hasPrefix("date=") || $0.hasPrefix("time=") }.joined(separator: ",") + ",body"
        + pairs[place]
    }
    for needed in [Meaning.exercise, .date]
    where !pairs.contains(where: { $0.hasPrefix(needed.rawValue + "=") }) {
      pairs.insert("\(needed.rawValue)=COLUMN", at: 0)
    }
    if !pairs.contains(where: { $0.hasPrefix("reps=") }) { pairs.append("reps=COLUMN") }
    return pairs.joined(separator: ",")
  }

  /// English, German, Portuguese, Spanish, French, Italian.
  private static let guesses: [Meaning: String] = [
    .date: "date,datum,data,fecha,jour,day,dia,tag,start,start time,timestamp",
    .time: "time,uhrzeit,hora,horario,orario,heure",
    .title: "workout,title,session,treino,training,routine,workout name,rotina,entrenamiento,seance,entrainement",
    .exercise:
      "exercise,ubung,uebung,exercicio,ejercicio,esercizio,exercice,lift,movement,exercise name,movimento,movimiento,mouvement",
    .category: "category,muscle group,muscle,grupo,kategorie,categoria,muskelgruppe,groupe musculaire,categorie",
    .weight: "weight,gewicht,peso,poids,load,carga,charge,kg,lbs,lb,kilo,kilos,kilogramm,pounds,libras",
    .unit: "unit,weight unit,einheit,unidade,unidad,unite",
    .set: "set,satz,serie,set number,set order,satznummer,numero da serie",
    .sets: "sets,series,satze,saetze",
    .reps:
      "reps,rep,repetitions,repeticoes,repeticiones,ripetizioni,wiederholungen,wiederholung,wdh,repetition,repeticao",
    .distance: "distance,distanz,distancia,distanza,strecke",
    .duration: "duration,seconds,dauer,duracao,duracion,durata,duree,segundos,sekunden",
    .rpe: "rpe",
    .warmup: "warmup,warm up,aufwarmen,aquecimento,calentamiento,echauffement",
    .note:
      "note,notes,comment,comments,notiz,notizen,bemerkung,kommentar,nota,notas,obs,observacao,observacoes,observacion,comentario,comentarios,anotacao,anotacoes,remarque,remarques,commentaire",
    .bodyweight: "bodyweight,body weight,korpergewicht,peso corporal,poids du corps",
  ]

  private func shortenedList(_ names: [String]) -> String { shortened(names.joined(separator: ", ")) }
}

private func plain(_ column: String) -> String {
  column.split(whereSeparator: \.isWhitespace).joined(separator: " ")
}

extension Header {
  /// The first column in whose name one of the words stands.
  fileprivate func placeOfLike(_ names: [String], but taken: Set<Int>) -> Int? {
    columns.indices.first { place in
      let column = columns[place]
      guard !taken.contains(place) else { return false }
      // `workout_id` is no title.
      let words = column.name.split(separator: " ")
      return !words.contains("id") && !words.contains("uuid")
        && names.contains { $0.utf8.count > 3 && column.name.holds($0) }
    }
  }
}

private struct MappedColumns {
  let date: Int
  /// Nil where every row is of the same.
  let exercise: Int?
  let sameExercise, sameTitle, sameCategory: String
  let sets: Int?
  let weight: WeightCells?
  let bodyweight: WeightCells?
  let distance: Int?
  let distanceUnitColumn: Int?
  let distanceDefault: DistanceUnit
  let time, end, title, category, reps, duration, rpe, set, warmUp, note, sessionNote: Int?

  init(_ map: ColumnMap, _ header: Header, _ options: ImportOptions) throws(ImportFailure) {
    func place(_ meaning: ColumnMap.Meaning) -> Int? { map.columns[meaning].flatMap { header.place(of: $0) } }
    date = place(.date) ?? 0
    exercise = place(.exercise)
    sameExercise = map.constant(.exercise) ?? ""
    sameTitle = map.constant(.title) ?? ""
    sameCategory = map.constant(.category) ?? ""
    sets = place(.sets)
    let unit = place(.unit).map { header.columns[$0].name }
    var unitOptions = options
    unitOptions.unit = map.constant(.unit).flatMap { weightUnit($0) } ?? options.unit
    func weights(_ meaning: ColumnMap.Meaning) throws(ImportFailure) -> WeightCells? {
      guard let column = place(meaning) else { return nil }
      return try WeightCells(header, column, unitColumn: unit.map { [$0] } ?? [], unitOptions)
    }
    weight = try weights(.weight)
    bodyweight = try weights(.bodyweight)
    distance = place(.distance)
    distanceUnitColumn = place(.distanceUnit)
    distanceDefault = header.unit(distance).flatMap { distanceUnit($0) } ?? (weight?.unit == .lb ? .mi : .km)
    (time, end, title, category) = (place(.time), place(.end), place(.title), place(.category))
    (reps, duration, rpe, warmUp) = (place(.reps), place(.duration), place(.rpe), place(.warmup))
    (set, note, sessionNote) = (place(.set), place(.note), place(.sessionNote))
  }

  func take(_ row: CSVRow, _ options: ImportOptions, _ builder: inout SessionBuilder) {
    guard var moment = builder.date(row, date, options) else { return }
    let name = exercise == nil ? sameExercise : row.words(exercise)
    if exercise == nil, name.isEmpty, let bodyweight {
      moment.time = clock(row, time) ?? moment.time
      return builder.measure(moment, row, bodyweight.column, bodyweight.unit(of: row))
    }
    guard !name.isEmpty else { return builder.remark(.noExercise, line: row.line) }
    if let clock = clock(row, time) { moment.time = clock }
    let load = weight.flatMap { LoadCell(row.words($0.column), row.decimalMark($0.column), in: name) }
    let each = repsOfEach(row.words(reps), sets: row.number(sets)?.whole)
    if let bad = row.unreadable([load == nil ? weight?.column : nil, each == nil ? reps : nil, distance, sets]) {
      return builder.remark(.noNumber, line: row.line, detail: "'\(bad)'")
    }
    // A row of several sets that are alike; its note is of the last.
    let count = sets.map { row.isEmpty($0) ? 1 : row.number($0)?.whole ?? 0 } ?? 1
    guard 1...20 ~= count else { return builder.remark(.setCount, line: row.line, detail: "'\(row.words(sets))'") }
    let session = builder.session(moment, title: title == nil ? sameTitle : row.words(title))
    if let end,
      let last = clock(row, end) ?? CellDate(row[end], order: options.dateOrder).flatMap({ options.moment($0).time }),
      let start = moment.time
    {
      let day = last < start ? moment.date.adding(days: 1) : moment.date
      builder.end(session, at: Moment(day, last), written: row.words(end))
    }
    builder.note(row.words(sessionNote), in: session)
    if let bodyweight, let number = row.number(bodyweight.column) {
      builder.weigh(session, Weight.taken(number, bodyweight.unit(of: row))?.value)
    }
    let place = builder.exercise(name, in: session)
    let group = category == nil ? sameCategory : row.words(category)
    if !group.isEmpty { builder.know(name, muscleGroup(ofCategory: group)) }
    let unit = distanceUnitColumn.flatMap { distanceUnit(row.words($0)) } ?? distanceDefault
    var cells = SetCells(
      weight: load.map(\.number) ?? row.number(weight?.column), weightUnit: load?.unit ?? weight?.unit(of: row) ?? .kg,
      reps: row.number(reps),
      distance: row.number(distance), distanceUnit: unit, time: row.duration(duration), rpe: row.number(rpe),
      isOfBody: load?.isOfBody == true, marks: marks(row), note: row.words(note))
    let note = cells.note
    for set in 1...count {
      cells.note = set == count ? note : ""
      if let each { cells.reps = CellNumber(billionths: Int64(each[set - 1]) * 1_000_000_000) }
      cells.add(to: place, in: session, line: row.line, &builder)
    }
  }

  /// `18:30`, `18:30:12`, `6:30 pm`.
  private func clock(_ row: CSVRow, _ column: Int?) -> TimeOfDay? {
    guard let column, !row.isEmpty(column) else { return nil }
    return CellDate(Array("2000-01-01 ".utf8)[...] + row[column])?.time
  }

  /// Of a column of warm-ups, and of one of sets, where some apps have letters between the numbers: `W`, `D`, `F`.
  private func marks(_ row: CSVRow) -> SetMarks {
    let letters = folded(row.words(set).filter(\.isLetter))
    var marks: SetMarks =
      switch letters {
      case "w", "aq", "aquecimento": .warmUp
      case "d", "drop", "dropset": .drop
      case "f", "failure", "falha": .failure
      default: letters.hasPrefix("warm") ? .warmUp : []
      }
    let word = folded(row.words(warmUp))
    if word == "w" || word.hasPrefix("warm") || ["1", "true", "yes", "y", "x", "ja", "sim", "si", "oui"].contains(word)
    {
      marks.formUnion(.warmUp)
    }
    return marks
  }
}

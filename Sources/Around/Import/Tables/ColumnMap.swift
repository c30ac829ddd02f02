import Text
import Training

/// The meaning of a column of a table, as `--map` names it.
package enum Column: String, CaseIterable, Sendable {
  case date, time, end, title, exercise, category, weight, unit, set, sets, reps, distance, duration, rpe, rir, warmup,
    drop, failure, note
  case bodyweight
  case distanceUnit = "distance-unit"
  case durationUnit = "duration-unit"
  case sessionNote = "session-note"
  case exerciseNote = "exercise-note"
  case sessionDuration = "session-duration"
  case superset
  /// The columns of a table with a column an exercise, with commas between them.
  case wide
}

/// The meanings of the columns of a file, from a person: `date=Datum,exercise=Übung,weight=Gewicht`. A value that no
/// column has stands in single quotes: `exercise='Push-up'`, `unit='lb'`.
package struct ColumnMap: Hashable, Sendable {
  package private(set) var columns: [Column: String] = [:]

  /// Reads pairs. A pair begins only at a meaning and `=`, as names of columns may have commas.
  package init(_ text: String) throws(ImportFailure) {
    var pairs: [(meaning: Column, column: String)] = []
    for piece in text.split(separator: ",", omittingEmptySubsequences: false) {
      let parts = piece.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let word = folded(String(parts[0]))
      if parts.count == 2, let meaning = Column(rawValue: word) {
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
    for (meaning, column) in pairs { columns[meaning] = nameKey(column).isEmpty ? nil : Header.plain(column) }
    for (meaning, value) in columns where ColumnMap.constant(value) != nil {
      guard [.exercise, .unit, .title, .category].contains(meaning) else {
        throw ImportFailure(
          "'\(meaning.rawValue)' is not the same in every row", help: "name its column: \(meaning.rawValue)=COLUMN")
      }
      if meaning == .unit, ColumnMap.constant(value).flatMap({ weightUnit($0) }) == nil {
        throw ImportFailure("\(value) is neither kg nor lb", help: "write unit='kg' or unit='lb'")
      }
    }
    // A table may be of body weights alone, or have a column an exercise.
    if columns[.bodyweight] ?? columns[.wide] != nil, columns[.exercise] == nil, columns[.date] != nil { return }
    for needed in [Column.date, .exercise] where columns[needed] == nil {
      throw ImportFailure(
        "the map does not say which column is the \(needed.rawValue)", help: "add '\(needed.rawValue)=COLUMN'"
      )
    }
    guard [.reps, .duration, .distance].contains(where: { columns[$0] != nil }) else {
      throw ImportFailure(
        "the map has no column of what was done", help: "add 'reps=COLUMN', 'duration=…' or 'distance=…'")
    }
  }

  /// The meanings that a column can have.
  package static var words: [String] { Column.allCases.map(\.rawValue) }

  /// The map as settings have it.
  package var text: String {
    Column.allCases.compactMap { meaning in columns[meaning].map { "\(meaning.rawValue)=\($0)" } }.joined(
      separator: ",")
  }

  /// Returns the columns of the map that a file lacks.
  package func missing(in header: Header) -> [String] {
    (Column.allCases.filter { $0 != .wide }.compactMap { columns[$0] } + wide).filter {
      ColumnMap.constant($0) == nil && header.column(named: $0) == nil
    }
  }

  /// The names of the columns of exercises, in a table that has one for each.
  var wide: [String] { columns[.wide]?.split(separator: ",").map { $0.trimmed } ?? [] }

  /// Returns the text in single quotes; nil for the name of a column.
  static func constant(_ value: String) -> String? {
    guard value.utf8.count > 2, value.hasPrefix("'"), value.hasSuffix("'") else { return nil }
    return String(value.dropFirst().dropLast())
  }
}

extension ColumnMap {
  /// Returns a map for a file of no known app, to try and to correct. `fits` tells whether the cells of
  /// a column, by its index, are of a kind.
  package static func guess(_ header: Header, fits: (Column, Int) -> Bool = { _, _ in true }) -> String {
    // Whole names first: `Set` is no part of `Sets`, nor `Body weight` a weight.
    var indices: [Column: Int] = [:]
    for isLike in [false, true] {
      for meaning in Column.allCases where indices[meaning] == nil {
        let names = guesses[meaning] ?? ""
        let index = isLike ? header.columnLike(names, but: Set(indices.values)) : header.column(names)
        if let index, !indices.values.contains(index), fits(meaning, index) { indices[meaning] = index }
      }
    }
    let exercises = header.names.indices.filter {
      !indices.values.contains($0) && fits(.wide, $0) && !header.names[$0].contains(",")
        && muscleGroup(ofExercise: header.names[$0]) != nil
    }
    let isWide = indices[.exercise] == nil && indices[.date] != nil && !exercises.isEmpty
    // Days and weights without an exercise are body weights.
    let isOfBody =
      [Column.exercise, .reps, .sets].allSatisfy { indices[$0] == nil } && indices[.date] != nil
      && indices[.weight] != nil && header.names.count <= 6 && !isWide
    if isOfBody { indices[.bodyweight] = indices.removeValue(forKey: .weight) }
    let kept: Set<Column> = [.date, .time, isWide ? .title : .bodyweight]
    if isWide || isOfBody { indices = indices.filter { kept.contains($0.key) } }
    var pairs = Column.allCases.compactMap { meaning in
      indices[meaning].map { "\(meaning.rawValue)=\(header.names[$0])" }
    }
    if isWide { pairs.append("wide=" + exercises.map { header.names[$0] }.joined(separator: ",")) }
    if isWide || isOfBody { return pairs.joined(separator: ",") }
    for needed in [Column.exercise, .date] where indices[needed] == nil {
      pairs.insert("\(needed.rawValue)=COLUMN", at: 0)
    }
    if [Column.reps, .duration, .distance].allSatisfy({ indices[$0] == nil }) { pairs.append("reps=COLUMN") }
    return pairs.joined(separator: ",")
  }

  /// Returns the meaning of a column by its whole name, as `Header` has it without a unit; nil for an unknown name.
  static func meaning(of name: String) -> Column? {
    Column.allCases.first { guesses[$0]?.split(separator: ",").contains(name[...]) ?? false }
  }

  /// The names are English, German, Portuguese, Spanish, French, Italian.
  private static let guesses: [Column: String] = [
    .date: "date,datum,data,fecha,jour,day,dia,tag,start,start time,timestamp",
    .time: "time,uhrzeit,hora,horario,orario,heure",
    .title: "workout,title,session,treino,training,routine,workout name,rotina,entrenamiento,seance,entrainement",
    .exercise:
      "exercise,exercises,ubung,uebung,exercicio,exercicios,ejercicio,esercizio,exercice,lift,movement,exercise name,movimento,movimiento,mouvement",
    .category: "category,muscle group,muscle,grupo,kategorie,categoria,muskelgruppe,groupe musculaire,categorie",
    .weight: "weight,gewicht,peso,poids,load,carga,charge,kg,lbs,lb,kilo,kilos,kilogramm,pounds,libras",
    .unit: "unit,weight unit,einheit,unidade,unidad,unite",
    .set: "set,satz,serie,set number,set order,satznummer,numero da serie",
    .sets: "sets,series,satze,saetze",
    .reps:
      "reps,rep,repetitions,repeticoes,repeticiones,ripetizioni,wiederholungen,wiederholung,wdh,repetition,repeticao",
    .distance: "distance,distanz,distancia,distanza,strecke",
    .duration:
      "duration,seconds,dauer,duracao,duracion,durata,duree,segundos,sekunden,minutes,minutos,minuten,time,tempo,zeit",
    .rpe: "rpe",
    .warmup: "warmup,warm up,aufwarmen,aquecimento,calentamiento,echauffement",
    .note:
      "note,notes,comment,comments,notiz,notizen,bemerkung,kommentar,nota,notas,obs,observacao,observacoes,observacion,comentario,comentarios,anotacao,anotacoes,remarque,remarques,commentaire",
    .bodyweight: "bodyweight,body weight,korpergewicht,peso corporal,poids du corps",
  ]
}

extension Header {
  /// Returns the index of the first column in whose name a word begins with one of some names.
  fileprivate func columnLike(_ names: String, but taken: Set<Int>) -> Int? {
    let names = names.split(separator: ",").filter { $0.utf8.count > 3 }
    return columns.indices.first { index in
      let words = columns[index].name.split { !$0.isLetter }
      // `workout_id` is no title, `Total Weight` no load of a set.
      return !taken.contains(index) && !words.contains { others.contains($0) }
        && names.contains { name in columns[index].name.hasPrefix(name) || words.contains { $0.hasPrefix(name) } }
    }
  }
}

/// The words that give a column another meaning.
private let others: Set<Substring> = [
  "id", "uuid", "total", "volume", "athlete", "user", "target", "planned", "goal", "max", "average", "avg",
]

import CSV
import Training

extension Importer {
  /// A row a set; what is said of the session and of the exercise stands on each of its rows. Months are in the phone's
  /// language.
  static let hevy = Importer(
    name: "Hevy", hint: "Settings, Export & Import Data, Export Workouts",
    columns: [
      ["start time"], ["title"], ["exercise title"], ["set index", "set type"], ["weight"], ["reps"],
    ]
  ) { header, options throws(ImportFailure) in
    let columns = try HevyColumns(header, options)
    /// The superset of the exercise before, of each session.
    var supersets: [Int: (exercise: Int, superset: String)] = [:]
    return { row, builder in columns.take(row, options, &supersets, &builder) }
  }
}

private struct HevyColumns {
  let start, title, exercise, reps: Int
  let weight: WeightCells
  let distance: DistanceCells
  let end, description, superset, notes, kind, seconds, rpe: Int?

  init(_ header: Header, _ options: ImportOptions) throws(ImportFailure) {
    let needed = Importer.hevy.columns.compactMap { header.place($0) }
    (start, title, exercise, reps) = (needed[0], needed[1], needed[2], needed[5])
    weight = try WeightCells(header, needed[4], unitColumn: ["weight unit"], options)
    distance = DistanceCells(header, ["distance"], unitColumn: ["distance unit"], like: weight.unit)
    end = header.place(["end time"])
    description = header.place(["description"])
    superset = header.place(["superset id"])
    notes = header.place(["exercise notes"])
    kind = header.place(["set type"])
    seconds = header.place(["duration"])
    rpe = header.place(["rpe"])
  }

  func take(
    _ row: CSVRow, _ options: ImportOptions, _ supersets: inout [Int: (exercise: Int, superset: String)],
    _ builder: inout SessionBuilder
  ) {
    guard let moment = builder.date(row, start, options) else { return }
    let session = builder.session(moment, title: row.words(title))
    if let end, let last = CellDate(row[end], order: options.dateOrder) {
      let local = last.isUTC ? options.localTime(last.seconds) : nil
      builder.end(session, at: local ?? Moment(last.date, last.time), written: row.words(end))
    }
    builder.note(row.words(description), in: session)
    let name = row.words(exercise)
    guard !name.isEmpty else { return builder.remark(.noExercise, line: row.line) }
    let place = builder.exercise(name, in: session)
    builder.note(row.words(notes), exercise: place, in: session)
    let group = row.words(superset)
    if let last = supersets[session], last.exercise + 1 == place, !group.isEmpty, last.superset == group {
      builder.joinSuperset(place, in: session)
    }
    supersets[session] = (place, group)
    if let bad = row.unreadable([weight.column, reps, distance.column, seconds]) {
      return builder.remark(.noNumber, line: row.line, detail: "'\(bad)'")
    }
    SetCells(
      weight: row.number(weight.column), weightUnit: weight.unit(of: row), reps: row.number(reps),
      distance: row.number(distance.column), distanceUnit: distance.unit(of: row), time: row.number(seconds),
      rpe: row.number(rpe), marks: marks(row.words(kind))
    ).add(to: place, in: session, line: row.line, &builder)
  }

  private func marks(_ kind: String) -> SetMarks {
    switch folded(kind) {
    case "warmup", "warm_up": .warmUp
    case "dropset", "drop_set": .drop
    case "failure": .failure
    default: []
    }
  }
}

import CSV
import Training

extension Importer {
  /// A row a set; a workout is the rows of one moment, which is UTC. A multiplier of 2 is a dumbbell in each hand.
  static let fitbod = Importer(
    name: "Fitbod", hint: "Log, Settings, Export workout data",
    columns: [["date"], ["exercise"], ["reps"], ["weight"], ["iswarmup"], ["multiplier", "note"]]
  ) { header, options throws(ImportFailure) in
    let columns = try FitbodColumns(header, options)
    return { row, builder in columns.take(row, options, &builder) }
  }
}

private struct FitbodColumns {
  let date, exercise, reps, warmUp: Int
  let weight: WeightCells
  let distance: DistanceCells
  let seconds, note, multiplier: Int?
  /// What the format has no place for, with its word in the note.
  let settings: [(column: Int, word: String)]

  init(_ header: Header, _ options: ImportOptions) throws(ImportFailure) {
    let needed = Importer.fitbod.columns.compactMap { header.place($0) }
    (date, exercise, reps, warmUp) = (needed[0], needed[1], needed[2], needed[4])
    weight = try WeightCells(header, needed[3], unitColumn: [], options)
    distance = DistanceCells(header, ["distance"], unitColumn: [], like: weight.unit)
    seconds = header.place(["duration"])
    note = header.place(["note"])
    multiplier = header.place(["multiplier"])
    settings = ["incline", "resistance"].compactMap { word in header.place([word]).map { ($0, word) } }
  }

  func take(_ row: CSVRow, _ options: ImportOptions, _ builder: inout SessionBuilder) {
    guard let moment = builder.date(row, date, options) else { return }
    let name = row.words(exercise)
    guard !name.isEmpty else { return builder.remark(.noExercise, line: row.line) }
    if let bad = row.unreadable([weight.column, reps, distance.column, seconds]) {
      return builder.remark(.noNumber, line: row.line, detail: "'\(bad)'")
    }
    let session = builder.session(moment, title: "")
    let place = builder.exercise(name, in: session)
    var cells = SetCells(
      weight: row.number(weight.column), weightUnit: weight.unit(of: row), reps: row.number(reps),
      distance: row.number(distance.column), distanceUnit: distance.unit(of: row), time: row.number(seconds),
      marks: row.isTrue(warmUp) ? .warmUp : [], note: row.words(note))
    for setting in settings where row.number(setting.column).map({ $0.billionths != 0 }) ?? false {
      cells.note = (cells.note.isEmpty ? "" : cells.note + " ") + "\(setting.word) \(row.words(setting.column))"
    }
    multiply(&cells, name, row, &builder)
    cells.add(to: place, in: session, line: row.line, &builder)
  }

  /// The first loaded set of an exercise says whether its loads are of one hand, for exercises.txt; one that says
  /// otherwise is noted.
  private func multiply(
    _ cells: inout SetCells, _ name: String, _ row: CSVRow, _ builder: inout SessionBuilder
  ) {
    guard let factor = row.number(multiplier), let weight = cells.weight, weight.billionths > 0 else {
      return
    }
    let isTwo = factor.billionths == 2_000_000_000
    guard isTwo || factor.billionths == 1_000_000_000 else { return }
    guard builder.isPerHand(name, orElse: isTwo) != isTwo else { return }
    cells.note = (cells.note.isEmpty ? "" : cells.note + " ") + "x\(isTwo ? 2 : 1)"
    builder.remark(.bothHands, line: row.line)
  }
}

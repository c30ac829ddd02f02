import CSV
import Text
import Training

extension Importer {
  /// A row a set, planned ones too: those without completed reps were not done. Times are UTC.
  static let liftosaur = Importer(
    name: "Liftosaur", hint: "Settings, Export history to CSV",
    columns: [
      ["workout datetime"], ["exercise"], ["completed reps"], ["completed weight value", "weight value"],
    ]
  ) { header, options throws(ImportFailure) in
    let columns = try LiftosaurColumns(header, options)
    return { row, builder in columns.take(row, options, &builder) }
  }
}

private struct LiftosaurColumns {
  let date, exercise, reps: Int
  let weight: WeightCells
  let planned: WeightCells?
  let program, day, warmUp, rpe, finished, muscles, notes: Int?

  init(_ header: Header, _ options: ImportOptions) throws(ImportFailure) {
    let needed = Importer.liftosaur.columns.compactMap { header.place($0) }
    (date, exercise, reps) = (needed[0], needed[1], needed[2])
    weight = try WeightCells(
      header, needed[3], unitColumn: ["completed weight unit", "weight unit"], options)
    if let column = header.place(["required weight value"]) {
      planned = try WeightCells(header, column, unitColumn: ["required weight unit"], options)
    } else {
      planned = nil
    }
    program = header.place(["program"])
    day = header.place(["day name"])
    warmUp = header.place(["is warmup set"])
    rpe = header.place(["completed rpe", "rpe"])
    finished = header.place(["completed reps time"])
    muscles = header.place(["target muscles"])
    notes = header.place(["notes"])
  }

  func take(_ row: CSVRow, _ options: ImportOptions, _ builder: inout SessionBuilder) {
    guard let moment = builder.date(row, date, options) else { return }
    guard !row.isEmpty(reps) else { return builder.remark(.planned, line: row.line) }
    let name = row.words(exercise)
    guard !name.isEmpty else { return builder.remark(.noExercise, line: row.line) }
    if let bad = row.unreadable([weight.column, reps]) {
      return builder.remark(.noNumber, line: row.line, detail: "'\(bad)'")
    }
    let title = [row.words(program), row.words(day)].filter { !$0.isEmpty }.joined(separator: " / ")
    let session = builder.session(moment, title: title)
    if let finished, let end = CellDate(row[finished]), end.isUTC {
      // The last set ends the session.
      builder.end(
        session, at: options.localTime(end.seconds) ?? Moment(end.date, end.time),
        written: row.words(finished))
    }
    let place = builder.exercise(name, in: session)
    builder.know(name, muscleGroup(ofCategory: row.words(muscles)))
    builder.note(row.words(notes), exercise: place, in: session)
    // What the app took from the plan by itself stands there only.
    let used = row.isEmpty(weight.column) ? planned ?? weight : weight
    SetCells(
      weight: row.number(used.column), weightUnit: used.unit(of: row), reps: row.number(reps),
      rpe: row.number(rpe), marks: row.isTrue(warmUp) ? .warmUp : []
    ).add(to: place, in: session, line: row.line, &builder)
  }
}

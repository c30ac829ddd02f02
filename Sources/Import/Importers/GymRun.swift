import CSV
import Training

extension Importer {
  /// A row a set, with the time at which it was done: the first and the last of a routine on a day are its begin and end.
  static let gymRun = Importer(
    name: "GymRun", hint: "the CSV file of a backup",
    columns: [["date"], ["time"], ["routine"], ["exercise"], ["set"], ["weight"], ["reps"], ["para6"]],
    isDayFirst: true
  ) { header, options throws(ImportFailure) in
    let columns = try GymRunColumns(header, options)
    return { row, builder in columns.take(row, options, &builder) }
  }
}

private struct GymRunColumns {
  let date, time, title, exercise, reps: Int
  let weight: WeightCells
  let duration, note: Int?

  init(_ header: Header, _ options: ImportOptions) throws(ImportFailure) {
    let needed = Importer.gymRun.columns.compactMap { header.place($0) }
    (date, time, title, exercise, reps) = (needed[0], needed[1], needed[2], needed[3], needed[6])
    weight = try WeightCells(header, needed[5], unitColumn: [], options)
    duration = header.place(["duration"])
    note = header.place(["note"])
    // Numbers of the app's own.
    for own in ["type", "book", "version1"] { _ = header.place([own]) }
  }

  func take(_ row: CSVRow, _ options: ImportOptions, _ builder: inout SessionBuilder) {
    guard let day = builder.date(row, date, options) else { return }
    let name = row.words(exercise)
    guard !name.isEmpty else { return builder.remark(.noExercise, line: row.line) }
    if let bad = row.unreadable([weight.column, reps]) {
      return builder.remark(.noNumber, line: row.line, detail: "'\(bad)'")
    }
    let session = builder.session(Moment(day.date), title: row.words(title))
    if let clock = CellDate(Array("2000-01-01 ".utf8)[...] + row[time])?.time { builder.pass(session, clock) }
    let place = builder.exercise(name, in: session)
    SetCells(
      weight: row.number(weight.column), weightUnit: weight.unit(of: row), reps: row.number(reps),
      time: row.duration(duration), note: row.words(note)
    ).add(to: place, in: session, line: row.line, &builder)
  }
}

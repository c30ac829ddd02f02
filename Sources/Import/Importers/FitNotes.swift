import CSV
import Text
import Training

extension Importer {
  /// A row a set, days without times; Verifit writes the same without distances and times. A comma in the name of an exercise is not quoted: then the row has a field too many,
  /// and the columns are counted from the right.
  static let fitNotes = Importer(
    name: "FitNotes or Verifit", hint: "Settings, Spreadsheet Export",
    columns: [["date"], ["exercise"], ["category"], ["weight"], ["reps"], ["comment", "distance"]]
  ) { header, options throws(ImportFailure) in
    let columns = try FitNotesColumns(header, options)
    return { row, builder in columns.take(columns.repaired(row), options, &builder) }
  }
}

private struct FitNotesColumns {
  let date, exercise, category, reps: Int
  let time: Int?
  let weight: WeightCells
  let distance: DistanceCells
  let comment: Int?
  let count: Int

  init(_ header: Header, _ options: ImportOptions) throws(ImportFailure) {
    let needed = Importer.fitNotes.columns.compactMap { header.place($0) }
    (date, exercise, category, reps) = (needed[0], needed[1], needed[2], needed[4])
    time = header.place(["time"])
    weight = try WeightCells(header, needed[3], unitColumn: ["weight unit"], options)
    distance = DistanceCells(header, ["distance"], unitColumn: ["distance unit"], like: weight.unit)
    comment = header.place(["comment", "notes"])
    count = header.columns.count
  }

  /// The row as its columns are, where commas in the name pushed them to the right.
  func repaired(_ row: CSVRow) -> CSVRow {
    let extra = row.count - count
    // A field too many at the end is none of the name's: the weight is where it should be.
    guard extra > 0, exercise + 1 == category, row.unreadable([weight.column, reps]) != nil else {
      return row
    }
    let fields = row.fields
    let name = fields[exercise...exercise + extra].joined(separator: ",")
    return CSVRow(fields[..<exercise] + [name] + fields[(exercise + extra + 1)...], line: row.line)
  }

  func take(_ row: CSVRow, _ options: ImportOptions, _ builder: inout SessionBuilder) {
    guard let moment = builder.date(row, date, options) else { return }
    let name = row.words(exercise)
    guard !name.isEmpty else { return builder.remark(.noExercise, line: row.line) }
    if let bad = row.unreadable([weight.column, reps, distance.column]) {
      return builder.remark(.noNumber, line: row.line, detail: "'\(bad)'")
    }
    let session = builder.session(moment, title: "")
    let place = builder.exercise(name, in: session)
    builder.know(name, muscleGroup(ofCategory: row.words(category)))
    SetCells(
      weight: row.number(weight.column), weightUnit: weight.unit(of: row), reps: row.number(reps),
      distance: row.number(distance.column), distanceUnit: distance.unit(of: row), time: row.duration(time),
      note: row.words(comment)
    ).add(to: place, in: session, line: row.line, &builder)
  }
}

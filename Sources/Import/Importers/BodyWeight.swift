import CSV
import Training

extension Importer {
  /// A row a time on the scales: its weight is a measure.
  static let scales: Importer = Importer(
    name: "Withings", hint: "Settings, Download your data; weight.csv of the ZIP",
    columns: [
      ["date", "datum", "data", "fecha"], ["weight", "gewicht", "peso", "poids"],
      ["fat mass", "fettmasse", "masse grasse", "massa grassa", "masa grasa", "massa gorda"],
    ]
  ) { header, options throws(ImportFailure) in
    let needed = Importer.scales.columns.compactMap { header.place($0) }
    let weight = try WeightCells(header, needed[1], unitColumn: [], options)
    return { row, builder in
      guard let moment = builder.date(row, needed[0], options) else { return }
      builder.measure(moment, row, weight.column, weight.unit(of: row))
    }
  }

  /// FitNotes' body tracker: a row a measurement, of which the weight of the body is one.
  static let bodyTracker: Importer = Importer(
    name: "FitNotes (body tracker)", hint: "Settings, Spreadsheet Export, Body Tracker",
    columns: [["date"], ["time"], ["measurement"], ["value"], ["unit"]]
  ) { header, options throws(ImportFailure) in
    let needed = Importer.bodyTracker.columns.compactMap { header.place($0) }
    return { row, builder in
      guard var moment = builder.date(row, needed[0], options) else { return }
      moment.time = moment.time ?? CellDate(Array("2000-01-01 ".utf8)[...] + row[needed[1]])?.time
      guard let unit = weightUnit(row.words(needed[4])), row.words(needed[2]).lowercased().hasPrefix("body") else {
        return builder.remark(.unknownKind, line: row.line, detail: "'\(row.words(needed[2]))'")
      }
      builder.measure(moment, row, needed[3], unit)
    }
  }
}

extension SessionBuilder {
  /// Takes a cell as the weight of the body then.
  mutating func measure(_ moment: Moment, _ row: CSVRow, _ column: Int, _ unit: WeightUnit) {
    guard !row.isEmpty(column) else { return remark(.nothingDone, line: row.line) }
    guard let number = row.number(column), number.billionths > 0, let taken = Weight.taken(number, unit) else {
      return remark(.noNumber, line: row.line, detail: "'\(row.words(column))'")
    }
    if taken.isRounded { remark(.rounded, line: row.line, detail: row.words(column)) }
    measure(moment, taken.value)
  }
}

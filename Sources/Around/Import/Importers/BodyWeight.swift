import CSV

extension Importer {
  /// Rows of weights of a scale, each a measure.
  static let scales = Importer(
    name: "Withings", hint: "Settings, Download your data; weight.csv of the ZIP",
    columns: [.date: "date,datum,data,fecha", .bodyweight: "weight,gewicht,peso,poids"],
    needed: [.date, .bodyweight], marks: ["fat mass,fettmasse,masse grasse,massa grassa,masa grasa,massa gorda"])

  /// FitNotes' body tracker: rows of measurements, of which the weight of the body is one.
  static let bodyTracker = Importer(
    name: "FitNotes (body tracker)", hint: "Settings, Spreadsheet Export, Body Tracker",
    columns: [.date: "date", .time: "time", .bodyweight: "value", .unit: "unit"],
    needed: [.date, .time, .bodyweight, .unit], marks: ["measurement"],
    quirk: { header, _ in
      let (measurement, unit) = (header.column("measurement"), header.column("unit"))
      return { row, _, _, _ in
        let kind = row.words(measurement)
        if weightUnit(row.words(unit)) != nil, kind.lowercased().hasPrefix("body") { return nil }
        return Remark(.unknownKind, line: row.line, detail: "'\(kind)'")
      }
    })
}

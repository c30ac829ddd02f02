import CSV

extension DocumentImporter {
  /// Rows of two sorts below a line `Workouts`: a workout (its name, day and body weight), and its sets as names and
  /// values: `"Exercise, Squat",Set,1,reps,5,weight,100`. The file does not have the unit.
  static let strengthLog = DocumentImporter(
    name: "StrengthLog", hint: "the CSV file of all data",
    recognises: { bytes in bytes.hold("\nWorkouts\n", inFirst: 4000) || bytes.hold("\nWorkouts\r\n", inFirst: 4000) }
  ) { bytes, rows throws(ImportFailure) in
    var session: DocumentRows.Cells?
    var isInWorkouts = false
    for row in try Import.rows(bytes) {
      let first = row.words(0)
      if row.count == 1, first == "Workouts" { isInWorkouts = true }
      guard isInWorkouts else { continue }
      if first.hasPrefix("Exercise, ") {
        guard var cells = session else {
          rows.builder.remark(.noDate, line: row.line)
          continue
        }
        cells[.exercise] = String(first.dropFirst(10))
        rows.add(set(row, cells), line: row.line)
      } else if row.count >= 3, CellDate(row[1]) != nil {
        let cells: DocumentRows.Cells = [.title: first, .date: row.words(1), .bodyweight: row.words(2)]
        if rows.begin(cells, line: row.line) { session = cells }
      }
    }
  }

  private static func set(_ row: CSVRow, _ known: DocumentRows.Cells) -> DocumentRows.Cells {
    var cells = known
    var others: [String] = []
    for key in stride(from: 3, to: row.count - 1, by: 2) where !row.isEmpty(key + 1) {
      let value = row.words(key + 1)
      switch row.words(key) {
      case "reps": cells[.reps] = value
      case "weight": cells[.weight] = value
      case "bodyweight": cells[.weight] = "bw" + (cells[.weight] ?? "")
      case "extraWeight": cells[.weight] = (cells[.weight] ?? "") + (value.hasPrefix("-") ? value : "+" + value)
      case "time": cells[.duration] = value
      case "distanceKm": (cells[.distance], cells[.distanceUnit]) = (value, "km")
      case "distanceMeter": (cells[.distance], cells[.distanceUnit]) = (value, "m")
      case "warmup": cells[.warmup] = row.isTrue(key + 1) ? "true" : nil
      case "rpe": cells[.rpe] = value
      case let other where row.number(key + 1)?.billionths != 0: others.append("\(other) \(value)")
      default: break
      }
    }
    cells[.note] = others.joined(separator: " ")
    return cells
  }
}

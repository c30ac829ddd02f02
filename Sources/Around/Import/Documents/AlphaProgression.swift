import CSV
import Training

extension DocumentImporter {
  /// Blocks of a workout: its title, its moment and duration, the day of its plan; for each exercise `1. Name`, its
  /// target, and a table `#,LBS,REPS`. Commas or semicolons; the title may stand on the line of the moment.
  static let alphaProgression = DocumentImporter(
    name: "Alpha Progression", hint: "Profile, Settings, Export data",
    recognises: { bytes in AlphaProgressionReader.separator(of: bytes) != nil }
  ) { bytes, rows throws(ImportFailure) in
    var reader = AlphaProgressionReader()
    for row in try Import.rows(bytes, separator: AlphaProgressionReader.separator(of: bytes) ?? UInt8(ascii: ",")) {
      reader.take(row, &rows)
    }
    rows.unit = .header(reader.unit, column: reader.unit == .kg ? "KG" : "LBS")
  }
}

private struct AlphaProgressionReader {
  private(set) var unit = WeightUnit.kg
  private var session: DocumentRows.Cells?
  /// The cells of the exercise and of its session.
  private var exercise: DocumentRows.Cells?
  /// The number of the last superset in its session.
  private var superset = 0
  /// The title of the next workout.
  private var title = ""
  /// True below a session's moment, where the day of the plan stands.
  private var isBelowMoment = false
  private var columns: (load: Int?, reps: Int?, rir: Int?) = (nil, nil, nil)

  /// Returns the separator after the `#` of the tables; nil if there is no such table.
  static func separator(of bytes: [UInt8]) -> UInt8? {
    [",", ";"].first { sign in
      ["#\(sign)KG\(sign)", "#\(sign)LBS\(sign)", "#\(sign)LB\(sign)", "\"#\"\(sign)"].contains {
        bytes.hold("\n\($0)", inFirst: 4000)
      }
    }?.utf8.first
  }

  mutating func take(_ row: CSVRow, _ rows: inout DocumentRows) {
    let first = row.words(0)
    if first == "#" { return readHeader(row) }
    if let exercise, Int(first) != nil, row.count >= 3 { return readSet(row, exercise, &rows) }
    if CellDate(row[0])?.time != nil { return begin(0, title: title, row, &rows) }
    if row.count > 1, CellDate(row[1])?.time != nil { return begin(1, title: first, row, &rows) }
    if var cells = session, let name = numbered(first) {
      cells[.exercise] = name
      return beginExercise(cells, row, &rows)
    }
    if isBelowMoment, session != nil {
      session?[.sessionNote] = first
      isBelowMoment = false
    } else {
      title = first
    }
  }

  /// Begins a session at the moment in a column, with the duration in the next one.
  private mutating func begin(_ column: Int, title: String, _ row: CSVRow, _ rows: inout DocumentRows) {
    var cells: DocumentRows.Cells = [.date: row.words(column), .title: title]
    cells[.sessionDuration] = duration(row.words(column + 1))
    guard rows.begin(cells, line: row.line) else { return }
    (session, exercise, self.title, superset) = (cells, nil, "", 0)
    isBelowMoment = row.count < 3
  }

  /// Returns `1:10 hr` with its seconds, and `51 min` as it stands.
  private func duration(_ text: String) -> String {
    let clock = text.prefix { $0.isNumber || $0 == ":" }
    return clock.count { $0 == ":" } == 1 ? clock + ":00" : text
  }

  /// Returns `1. Squats Barbell` without its number; nil if there is none.
  private func numbered(_ text: String) -> String? {
    let digits = text.prefix { $0.isNumber }
    guard !digits.isEmpty, text.dropFirst(digits.count).hasPrefix(". ") else { return nil }
    return String(text.dropFirst(digits.count + 2)).trimmed
  }

  private mutating func beginExercise(_ known: DocumentRows.Cells, _ row: CSVRow, _ rows: inout DocumentRows) {
    var cells = known
    var notes: [String] = []
    for note in row.fields.dropFirst() {
      if note.hasPrefix("Superset "), let number = Int(note.dropFirst(9)) {
        if number == 1 { superset += 1 }
        cells[.superset] = String(superset)
      } else {
        notes.append(note)
      }
    }
    cells[.exerciseNote] = notes.joined(separator: "\n")
    rows.add(cells.merging([.set: "note"]) { $1 }, line: row.line)
    (exercise, title, isBelowMoment) = (cells, "", false)
  }

  private mutating func readHeader(_ row: CSVRow) {
    let names = row.fields.map { folded($0.trimmed) }
    unit = names.contains("kg") ? .kg : .lb
    columns = (
      names.firstIndex { weightUnit($0) != nil }, names.firstIndex(of: "reps"), names.firstIndex(of: "rir")
    )
    title = ""
  }

  private func readSet(_ row: CSVRow, _ exercise: DocumentRows.Cells, _ rows: inout DocumentRows) {
    var cells = exercise
    // A dropset is several loads in one cell.
    if let bad = row.unreadable([columns.load, columns.reps]) {
      cells[.set] = "note"
      cells[.note] = row.fields.dropFirst().joined(separator: " ")
      rows.add(cells, line: row.line)
      return rows.builder.remark(.beyondBounds, line: row.line, detail: "'\(bad)'")
    }
    (cells[.weight], cells[.unit]) = (row.words(columns.load), unit.rawValue)
    (cells[.reps], cells[.rir]) = (row.words(columns.reps), row.words(columns.rir))
    rows.add(cells, line: row.line)
  }
}

import CSV
import Text
import Training

extension DocumentImporter {
  /// Blocks of a workout: its title, its moment and duration, the day of its plan; for each exercise `1. Name`, its target,
  /// and a table `#,LBS,REPS`. Commas or semicolons; the title may stand on the line of the moment.
  static let alphaProgression = DocumentImporter(
    name: "Alpha Progression", hint: "Profile, Settings, Export data",
    recognises: { bytes in AlphaProgressionReader.separator(of: bytes) != nil }
  ) { bytes, builder throws(ImportFailure) in
    var reader = AlphaProgressionReader(builder: builder)
    for row in try rows(bytes, separator: AlphaProgressionReader.separator(of: bytes) ?? UInt8(ascii: ",")) {
      reader.take(row)
    }
    return reader.finished()
  }
}

private struct AlphaProgressionReader {
  var builder: SessionBuilder
  private var session: Int?
  private var exercise: Int?
  /// A row that is nothing yet: the title of the next workout, or a target.
  private var loose: (text: String, line: Int)?
  /// Below the moment stands the day of the plan.
  private var isBelowMoment = false
  private var unit = WeightUnit.kg
  private var places: (load: Int?, reps: Int?, rir: Int?) = (nil, nil, nil)

  init(builder: SessionBuilder) { self.builder = builder }

  /// What stands behind the `#` of the tables; nil where there is no such table.
  static func separator(of bytes: [UInt8]) -> UInt8? {
    let head = bytes.prefix(4000)
    for separator in [UInt8(ascii: ","), UInt8(ascii: ";")] {
      for unit in ["KG", "LBS", "LB"] {
        let mark = Array("\n#".utf8) + [separator] + Array(unit.utf8) + [separator]
        let quoted = Array("\n\"#\"".utf8) + [separator]
        if head.firstPlace(of: mark) != nil || head.firstPlace(of: quoted) != nil { return separator }
      }
    }
    return nil
  }

  mutating func take(_ row: CSVRow) {
    let first = row.words(0)
    if first == "#" { return readHeader(row) }
    if let session, exercise != nil, Int(first) != nil, row.count >= 3 { return readSet(row, session) }
    if CellDate(row[0])?.time != nil { return begin(0, title: loose?.text ?? "", row) }
    if row.count > 1, CellDate(row[1])?.time != nil { return begin(1, title: first, row) }
    if let session, let name = numbered(first) { return beginExercise(name, row, session) }
    if isBelowMoment, let session {
      builder.note(first, in: session)
      isBelowMoment = false
      return
    }
    loose = (first, row.line)
  }

  func finished() -> SessionBuilder {
    var builder = builder
    builder.sayUnit(.header(unit, column: unit == .kg ? "KG" : "LBS"))
    return builder
  }

  /// Begins a session at the moment in a column, behind which its duration stands.
  private mutating func begin(_ column: Int, title: String, _ row: CSVRow) {
    guard let moment = builder.date(row, column) else { return }
    let (place, duration) = (builder.session(moment, title: title), row.words(column + 1))
    if let seconds = seconds(duration) { builder.end(place, afterSeconds: seconds, written: duration) }
    (session, exercise, loose) = (place, nil, nil)
    isBelowMoment = row.count < 3
  }

  /// `51 min`, `1:10 hr`, `21 sec`.
  private func seconds(_ text: String) -> Int64? {
    let clock = text.prefix { $0.isNumber || $0 == ":" }
    let parts = clock.split(separator: ":").compactMap { Int64($0) }
    if parts.count == 2 { return (parts[0] * 60 + parts[1]) * 60 }
    return CellDuration.seconds(Array(text.utf8)[...]).map { $0.billionths / 1_000_000_000 }
  }

  /// `1. Squats Barbell` without its number.
  private func numbered(_ text: String) -> String? {
    let digits = text.prefix { $0.isNumber }
    guard !digits.isEmpty, text.dropFirst(digits.count).hasPrefix(". ") else { return nil }
    return String(text.dropFirst(digits.count + 2)).trimmed
  }

  private mutating func beginExercise(_ name: String, _ row: CSVRow, _ session: Int) {
    let place = builder.exercise(name, in: session)
    (exercise, loose, isBelowMoment) = (place, nil, false)
    for note in row.fields.dropFirst().map(\.trimmed) where !note.isEmpty {
      if note.hasPrefix("Superset "), let number = Int(note.dropFirst(9)) {
        if number > 1 { builder.joinSuperset(place, in: session) }
      } else {
        builder.note(note, exercise: place, in: session)
      }
    }
  }

  private mutating func readHeader(_ row: CSVRow) {
    let names = row.fields.map { folded($0.trimmed) }
    unit = names.contains("kg") ? .kg : .lb
    places = (
      names.firstIndex { weightUnit($0) != nil }, names.firstIndex(of: "reps"), names.firstIndex(of: "rir")
    )
    loose = nil
  }

  private mutating func readSet(_ row: CSVRow, _ session: Int) {
    guard let exercise else { return }
    // A dropset is several loads in one cell.
    if let bad = row.unreadable([places.load, places.reps]) {
      builder.note(row.fields.dropFirst().joined(separator: " "), exercise: exercise, in: session)
      return builder.remark(.beyondBounds, line: row.line, detail: "'\(bad)'")
    }
    var cells = SetCells(weight: row.number(places.load), weightUnit: unit, reps: row.number(places.reps))
    cells.rir = row.number(places.rir)
    cells.add(to: exercise, in: session, line: row.line, &builder)
  }
}

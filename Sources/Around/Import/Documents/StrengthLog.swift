import CSV
import Text
import Training

extension DocumentImporter {
  /// Below a line `Workouts` rows of two sorts: a workout (its name, day and body weight), and its sets as names and values:
  /// `"Exercise, Squat",Set,1,reps,5,weight,100`.
  static let strengthLog = DocumentImporter(
    name: "StrengthLog", hint: "the CSV file of all data",
    recognises: { bytes in
      let head = bytes.prefix(4000)
      return ["\nWorkouts\n", "\nWorkouts\r\n"].contains { head.firstPlace(of: Array($0.utf8)) != nil }
    }
  ) { bytes, builder throws(ImportFailure) in
    var reader = StrengthLogReader(builder: builder)
    for row in try rows(bytes) { reader.take(row) }
    return try reader.finished()
  }
}

private struct StrengthLogReader {
  var builder: SessionBuilder
  private var session: Int?
  private var isInWorkouts = false
  /// Nobody says what unit the loads are in.
  private var guess = UnitGuess()
  private var hasLoads = false

  init(builder: SessionBuilder) { self.builder = builder }

  mutating func take(_ row: CSVRow) {
    let first = row.words(0)
    if row.count == 1, first == "Workouts" { isInWorkouts = true }
    guard isInWorkouts else { return }
    if first.hasPrefix("Exercise, ") { return readSet(row, String(first.dropFirst(10)).trimmed) }
    guard row.count >= 3, CellDate(row[1]) != nil, let moment = builder.date(row, 1) else { return }
    let place = builder.session(moment, title: first)
    if let weight = row.number(2), weight.billionths > 0 {
      builder.weigh(place, Weight.taken(weight, builder.options.unit ?? .kg)?.value)
    }
    session = place
  }

  private mutating func readSet(_ row: CSVRow, _ name: String) {
    guard let session else { return builder.remark(.noDate, line: row.line) }
    guard !name.isEmpty else { return builder.remark(.noExercise, line: row.line) }
    let place = builder.exercise(name, in: session)
    var cells = SetCells(weightUnit: builder.options.unit ?? .kg)
    for key in stride(from: 3, to: row.count - 1, by: 2) where !row.isEmpty(key + 1) {
      let number = row.number(key + 1)
      switch row.words(key) {
      case "reps": cells.reps = number
      case "weight": cells.weight = number
      case "bodyweight": cells.isOfBody = true
      case "extraWeight": cells.weight = number
      case "time": cells.time = row.duration(key + 1)
      case "distanceKm": (cells.distance, cells.distanceUnit) = (number, .km)
      case "distanceMeter": (cells.distance, cells.distanceUnit) = (number, .m)
      case "warmup": cells.marks = row.isTrue(key + 1) ? .warmUp : []
      case "rpe": cells.rpe = number
      case let other where number?.billionths != 0:
        cells.note += (cells.note.isEmpty ? "" : " ") + "\(other) \(row.words(key + 1))"
      default: break
      }
    }
    if let weight = cells.weight, weight.billionths != 0 {
      hasLoads = true
      guess.add(weight)
    }
    cells.add(to: place, in: session, line: row.line, &builder)
  }

  func finished() throws(ImportFailure) -> SessionBuilder {
    if hasLoads, builder.options.unit == nil { throw .noUnit(guess: guess) }
    var builder = builder
    builder.sayUnit(hasLoads ? builder.options.unit.map { .said($0) } : nil)
    return builder
  }
}

import CSV
import Text
import Training

extension DocumentImporter {
  /// Sections, each below `### NAME ###` and a header of its own: SETTING says the unit, WORKOUT SESSIONS when they began and
  /// ended in seconds since 1970, EXERCISE LOGS the sets as `80x10,80x8`, NOTES a remark on an exercise.
  static let jefit = DocumentImporter(
    name: "JEFIT", hint: "Settings, Account, Export Data",
    recognises: { bytes in
      bytes.prefix(4000).firstPlace(of: Array("### ".utf8)) != nil
        && bytes[...].firstPlace(of: Array("### EXERCISE LOGS".utf8)) != nil
    }
  ) { bytes, builder throws(ImportFailure) in
    var reader = JEFITReader(builder: builder)
    for row in try rows(bytes) { reader.take(row) }
    return try reader.finished()
  }
}

private struct JEFITReader {
  private struct Log {
    var session: String
    var day: String
    var exercise: String
    var id: String
    var sets: [Substring]
    var line: Int
  }

  var builder: SessionBuilder
  private var section = ""
  private var columns: [String: Int] = [:]
  private var unit: WeightUnit?
  private var sessions: [String: (start: String, end: String)] = [:]
  private var logs: [Log] = []
  /// By exercise and day.
  private var notes: [String: [String]] = [:]

  init(builder: SessionBuilder) { self.builder = builder }

  mutating func take(_ row: CSVRow) {
    let first = row.words(0)
    if row.count == 1, first.hasPrefix("###") {
      section = first.filter { $0 != "#" }.trimmed
      columns = [:]
      return
    }
    if columns.isEmpty || first == "row_id" || first == "USERID" {
      columns = [:]
      for (place, name) in row.fields.enumerated() { columns[name.trimmed] = place }
      return
    }
    if row.count < columns.count { return builder.remark(.cutOff, line: row.line) }
    switch section {
    case "SETTING": unit = unit ?? weightUnit(cell(row, "mass"))
    case "WORKOUT SESSIONS":
      let start = cell(row, "starttime").isEmpty ? cell(row, "starttimie") : cell(row, "starttime")
      sessions[cell(row, "_id")] = (start.isEmpty ? cell(row, "mydate") : start, cell(row, "endtime"))
    case "EXERCISE LOGS":
      logs.append(
        Log(
          session: cell(row, "belongsession"), day: cell(row, "mydate"), exercise: cell(row, "ename"),
          id: cell(row, "eid"),
          sets: cell(row, "logs").split(separator: ","), line: row.line))
    case "NOTES": notes[cell(row, "eid") + " " + cell(row, "mydate"), default: []].append(cell(row, "mynote"))
    case "CARDIO LOGS": builder.remark(.unknownKind, line: row.line, detail: "CARDIO LOGS")
    default: break
    }
  }

  private func cell(_ row: CSVRow, _ name: String) -> String { row.words(columns[name]) }

  mutating func finished() throws(ImportFailure) -> SessionBuilder {
    if logs.isEmpty { throw ImportFailure("there is no exercise in it") }
    let unit = unit ?? builder.options.unit
    guard
      unit != nil || !logs.contains(where: { $0.sets.contains { set in load(set).map { $0.billionths > 0 } ?? false } })
    else {
      var guess = UnitGuess()
      for log in logs { for set in log.sets { load(set).map { guess.add($0) } } }
      throw .noUnit(guess: guess)
    }
    for log in collapsed() { add(log, unit ?? .kg) }
    builder.sayUnit(self.unit.map { .header($0, column: "mass") } ?? builder.options.unit.map { .said($0) })
    return builder
  }

  private func load(_ set: Substring) -> CellNumber? {
    CellNumber(Array(set.prefix { $0 != "x" }.utf8)[...])
  }

  /// The app writes an exercise again with each set that is added: `80x10`, then `80x10,80x8`. Only the last of such rows counts;
  /// in it the set before may have been corrected.
  private func collapsed() -> [Log] {
    var kept: [Log] = []
    var places: [String: Int] = [:]
    for log in logs {
      let key = [log.session, log.day, log.id.isEmpty ? log.exercise : log.id].joined(separator: "\n")
      if let place = places[key] {
        let before = kept[place].sets
        if log.sets.count > before.count, log.sets.starts(with: before.dropLast()) {
          kept[place].sets = log.sets
          continue
        }
        if before.starts(with: log.sets) { continue }
      }
      places[key] = kept.count
      kept.append(log)
    }
    return kept
  }

  private mutating func add(_ log: Log, _ unit: WeightUnit) {
    let times = sessions[log.session]
    let written = times?.start ?? (log.session.utf8.count == 10 ? log.session : log.day)
    guard let moment = builder.moment(written.isEmpty ? log.day : written, line: log.line) else { return }
    guard !log.exercise.isEmpty else { return builder.remark(.noExercise, line: log.line) }
    let session = builder.session(moment, title: "")
    if let text = times?.end, !text.isEmpty, let end = CellDate(Array(text.utf8)[...]) {
      builder.end(session, at: builder.options.moment(end), written: text)
    }
    let place = builder.exercise(log.exercise, in: session)
    for note in notes[log.id + " " + log.day] ?? [] { builder.note(note, exercise: place, in: session) }
    for set in log.sets {
      let numbers = set.split(separator: "x", omittingEmptySubsequences: false).map { CellNumber(Array($0.utf8)[...]) }
      guard numbers.count == 2, let load = numbers[0], let reps = numbers[1] else {
        builder.remark(.noNumber, line: log.line, detail: "'\(set)'")
        continue
      }
      SetCells(weight: load, weightUnit: unit, reps: reps).add(to: place, in: session, line: log.line, &builder)
    }
  }
}

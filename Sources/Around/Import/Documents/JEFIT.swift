import CSV
import Text
import Training

extension DocumentImporter {
  /// Sections, each below `### NAME ###` and a header of its own: SETTING says the unit, WORKOUT SESSIONS when they
  /// began and ended in seconds since 1970, EXERCISE LOGS the sets as `80x10,80x8`, NOTES a remark on an exercise.
  static let jefit = DocumentImporter(
    name: "JEFIT", hint: "Settings, Account, Export Data",
    recognises: { bytes in bytes.hold("### ", inFirst: 4000) && bytes.hold("### EXERCISE LOGS", inFirst: .max) }
  ) { bytes, rows throws(ImportFailure) in
    var reader = JEFITReader()
    for row in try Import.rows(bytes) { reader.take(row, &rows) }
    if reader.logs.isEmpty { throw ImportFailure("there is no exercise in it") }
    for log in reader.collapsed { reader.add(log, &rows) }
    rows.unit = reader.unit.map { .header($0, column: "mass") }
  }
}

private struct JEFITReader {
  struct Log {
    var session: String
    var day: String
    var exercise: String
    var id: String
    var sets: [Substring]
    var line: Int
  }

  private(set) var unit: WeightUnit?
  private(set) var logs: [Log] = []
  private var section = ""
  private var columns: [String: Int] = [:]
  private var sessions: [String: (start: String, end: String)] = [:]
  /// The remarks by exercise and day.
  private var notes: [String: [String]] = [:]

  mutating func take(_ row: CSVRow, _ rows: inout DocumentRows) {
    let first = row.words(0)
    if row.count == 1, first.hasPrefix("###") {
      section = first.filter { $0 != "#" }.trimmed
      columns = [:]
      return
    }
    if columns.isEmpty || first == "row_id" || first == "USERID" {
      columns = [:]
      for (index, name) in row.fields.enumerated() { columns[name.trimmed] = index }
      return
    }
    if row.count < columns.count { return rows.builder.remark(.cutOff, line: row.line) }
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
    case "CARDIO LOGS": rows.builder.remark(.unknownKind, line: row.line, detail: "CARDIO LOGS")
    default: break
    }
  }

  private func cell(_ row: CSVRow, _ name: String) -> String { row.words(columns[name]) }

  /// The rows that count. The app writes an exercise again with each set that is added: `80x10`, then `80x10,80x8`.
  /// Only the last of such rows counts, in which the set before may have been corrected.
  var collapsed: [Log] {
    var kept: [Log] = []
    var indices: [String: Int] = [:]
    for log in logs {
      let key = [log.session, log.day, log.id.isEmpty ? log.exercise : log.id].joined(separator: "\n")
      if let index = indices[key] {
        let before = kept[index].sets
        if log.sets.count > before.count, log.sets.starts(with: before.dropLast()) {
          kept[index].sets = log.sets
          continue
        }
        if before.starts(with: log.sets) { continue }
      }
      indices[key] = kept.count
      kept.append(log)
    }
    return kept
  }

  func add(_ log: Log, _ rows: inout DocumentRows) {
    let times = sessions[log.session]
    let start = times?.start ?? (log.session.utf8.count == 10 ? log.session : log.day)
    var cells: DocumentRows.Cells = [
      .date: start.isEmpty ? log.day : start, .exercise: log.exercise,
      .exerciseNote: (notes[log.id + " " + log.day] ?? []).joined(separator: "\n"),
    ]
    cells[.end] = times?.end
    cells[.unit] = unit?.rawValue
    for set in log.sets {
      let numbers = set.split(separator: "x", omittingEmptySubsequences: false)
      guard numbers.count == 2, numbers.allSatisfy({ CellNumber(String($0)) != nil }) else {
        rows.builder.remark(.noNumber, line: log.line, detail: "'\(set)'")
        continue
      }
      (cells[.weight], cells[.reps]) = (String(numbers[0]), String(numbers[1]))
      rows.add(cells, line: log.line)
    }
  }
}

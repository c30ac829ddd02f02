import Grammar
import JSON
import Text
import Training

extension Exporter {
  /// The statements are those that both SQLite and DuckDB run.
  static let sql = Exporter(
    name: "sql", summary: "a script that SQLite and DuckDB run: sqlite3 training.db < FILE"
  ) {
    export, write in
    write(sqlTables)
    for (number, entry) in (export.journal.exerciseList?.entries ?? []).enumerated() {
      write(
        sqlRow(
          "exercises",
          [.number(number + 1), .text(entry.name.value), .optional(entry.muscleGroup?.value.rawValue)]))
    }
    var session = 0
    var set = 0
    export.forEachSession { exported in
      session += 1
      write(sqlRow("sessions", sqlCells(exported, session)))
      for (index, exercise) in exported.exercises.enumerated() where !exercise.isSkipped {
        // These cells are on each of its rows.
        let ofExercise = SQLCell.list([
          .number(session), .number(index + 1), .text(exercise.name), .optional(exercise.muscleGroup?.rawValue),
        ])
        for performed in exercise.sets {
          set += 1
          let notes = (exercise.notes + performed.notes).joined(separator: "\n")
          write(
            sqlRow(
              "sets",
              [.number(set), .written(ofExercise), .number(performed.number)] + sqlCells(performed.set) + [.text(notes)]
            ))
        }
      }
    }
    if export.isWhole { writeCheckIns(export, write) }
    write("COMMIT;\n")
  }

  private static func writeCheckIns(_ export: Export, _ write: (String) -> Void) {
    var number = 0
    for file in export.journal.checkIns {
      for checkIn in file.checkIns {
        guard let moment = checkIn.moment else { continue }
        number += 1
        write(
          sqlRow(
            "check_ins",
            [
              .number(number), .text("\(moment.date)"), .optional(moment.time?.description),
              .text(checkIn.typeName),
              .text(checkIn.titleText), checkIn.calories.map { .number($0) } ?? .null,
              .optional(checkIn.location?.value),
              .text(checkIn.notes.map(file.source.text).joined(separator: "\n")),
            ]))
      }
    }
  }
}

private enum SQLCell {
  case null
  case bool(Bool)
  case number(Int)
  /// Text that is SQL already.
  case written(String)
  case text(String)

  static func optional(_ text: String?) -> SQLCell { text.map { .text($0) } ?? .null }

  func append(to bytes: inout [UInt8]) {
    switch self {
    case .null: bytes.append("NULL" as StaticString)
    case .bool(let value): bytes.append(value ? "TRUE" : "FALSE" as StaticString)
    case .number(let number): bytes.append(String(number))
    case .written(let written): bytes.append(written)
    case .text(let text):
      bytes.append(UInt8(ascii: "'"))
      bytes.append(escaped(text, ["'": "''"]))
      bytes.append(UInt8(ascii: "'"))
    }
  }

  static func append(_ cells: [SQLCell], to bytes: inout [UInt8]) {
    for (index, cell) in cells.enumerated() {
      if index > 0 { bytes.append(", " as StaticString) }
      cell.append(to: &bytes)
    }
  }

  static func list(_ cells: [SQLCell]) -> String {
    var bytes: [UInt8] = []
    append(cells, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}

private let sqlTables = """
  BEGIN TRANSACTION;
  CREATE TABLE exercises (id INTEGER PRIMARY KEY, name VARCHAR NOT NULL, muscle_group VARCHAR);
  CREATE TABLE sessions (
    id INTEGER PRIMARY KEY, day DATE NOT NULL, start_time VARCHAR, end_time VARCHAR, title VARCHAR, plan VARCHAR,
    duration_minutes INTEGER, notes VARCHAR);
  CREATE TABLE sets (
    id INTEGER PRIMARY KEY, session_id INTEGER NOT NULL, exercise_position INTEGER NOT NULL, exercise VARCHAR NOT NULL,
    muscle_group VARCHAR, set_position INTEGER NOT NULL, weight_kg DOUBLE, added_kg DOUBLE, unit VARCHAR, reps INTEGER,
    time_seconds DOUBLE, distance_m DOUBLE, warm_up BOOLEAN NOT NULL, drop_set BOOLEAN NOT NULL,
    to_failure BOOLEAN NOT NULL, rpe DOUBLE, rir INTEGER, notes VARCHAR);
  CREATE TABLE check_ins (
    id INTEGER PRIMARY KEY, day DATE NOT NULL, at_time VARCHAR, type VARCHAR, title VARCHAR, calories INTEGER,
    location VARCHAR, notes VARCHAR);

  """

private func sqlRow(_ table: StaticString, _ cells: [SQLCell]) -> String {
  var bytes: [UInt8] = []
  bytes.reserveCapacity(256)
  bytes.append("INSERT INTO " as StaticString)
  bytes.append(table)
  bytes.append(" VALUES (" as StaticString)
  SQLCell.append(cells, to: &bytes)
  bytes.append(");\n" as StaticString)
  return String(decoding: bytes, as: UTF8.self)
}

private func sqlCells(_ session: ExportedSession, _ id: Int) -> [SQLCell] {
  [
    .number(id), .text("\(session.moment.date)"), .optional(session.moment.time?.description),
    .optional(session.end?.description), .optional(session.session.title), .optional(session.plan),
    session.session.duration.map { .number($0) } ?? .null, .text(session.notes.joined(separator: "\n")),
  ]
}

/// Returns a set's own figures, in the order of the columns.
private func sqlCells(_ set: WorkSet) -> [SQLCell] {
  setFigures.map { figure in
    switch figure.value(set) {
    case .string(let text)?: .text(text)
    case .bool(let value)?: .bool(value)
    case .integer(let number)?: .number(number)
    case let value?: .written(value.compact)
    case nil: marks.contains(figure.name) ? .bool(false) : .null
    }
  }
}

/// The marks without a value, which are never unknown.
private let marks = SetMark.all.filter { if case .word = $0.form { true } else { false } }.map(\.name)

private let setFigures = SetFigure.all(
  named: ["weight_kg", "added_kg", "unit", "reps", "time_seconds", "distance_m"]
    + SetMark.all.filter(\.isInTables).map(\.name))

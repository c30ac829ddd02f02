import Grammar
import JSON
import Text
import Training
import Views

extension Exporter {
  /// The statements are those that both SQLite and DuckDB run.
  static let sql = Exporter(
    name: "sql", summary: "a script that SQLite and DuckDB run: sqlite3 training.db < FILE"
  ) {
    export, write in
    write(sqlTables)
    for (number, entry) in (export.journal.exerciseList?.entries ?? []).enumerated() {
      write(sqlRow("exercises", [number + 1, entry.name, entry.muscleGroup]))
    }
    var session = 0
    var set = 0
    export.forEachSession { exported in
      session += 1
      write(
        sqlRow(
          "sessions",
          [
            session, exported.moment.date, exported.moment.time, exported.session.endTime, exported.session.title,
            exported.plan,
            exported.session.duration, exported.notes.joined(separator: "\n"),
          ]))
      for (index, exercise) in exported.exercises.enumerated() where !exercise.performed.isSkipped {
        // These cells are on each of its rows.
        let cells: [any JSONValue] = [session, index + 1, exercise.name, exercise.muscleGroup]
        for performed in exercise.sets {
          set += 1
          let notes = (exercise.notes + performed.notes).joined(separator: "\n")
          write(sqlRow("sets", [set] + cells + [performed.number] + sqlFigures(performed.set) + [notes]))
        }
      }
    }
    for (number, (moment, checkIn)) in (export.isWhole ? export.checkIns : []).enumerated() {
      write(
        sqlRow(
          "check_ins",
          [
            number + 1, moment.date, moment.time, checkIn.typeName, checkIn.titleText, checkIn.calories,
            checkIn.location, checkIn.notes.joined(separator: "\n"),
          ]))
    }
    write("COMMIT;\n")
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

private func sqlRow(_ table: StaticString, _ cells: [any JSONValue]) -> String {
  var bytes: [UInt8] = []
  bytes.reserveCapacity(256)
  bytes.append("INSERT INTO " as StaticString)
  bytes.append(table)
  bytes.append(" VALUES (" as StaticString)
  for (index, cell) in cells.enumerated() {
    if index > 0 { bytes.append(", " as StaticString) }
    append(cell.json, to: &bytes)
  }
  bytes.append(");\n" as StaticString)
  return String(decoding: bytes, as: UTF8.self)
}

private func append(_ cell: JSON, to bytes: inout [UInt8]) {
  switch cell {
  case .null: bytes.append("NULL" as StaticString)
  case .bool(let value): bytes.append(value ? "TRUE" : "FALSE" as StaticString)
  case .string(let text):
    bytes.append(UInt8(ascii: "'"))
    bytes.append(escaped(text, ["'": "''"]))
    bytes.append(UInt8(ascii: "'"))
  default: cell.append(to: &bytes)
  }
}

/// Returns a set's own figures, in the order of the columns. A mark without a value is never unknown.
private func sqlFigures(_ set: WorkSet) -> [any JSONValue] {
  figures.map { $0.value(set) ?? (marks.contains($0.name) ? .bool(false) : .null) }
}

/// The marks without a value.
private let marks = SetMark.all.filter { if case .word = $0.form { true } else { false } }.map(\.name)

private let figures = SetFigure.all(named: SetFigure.ofRecords + SetMark.all.filter(\.isInTables).map(\.name))

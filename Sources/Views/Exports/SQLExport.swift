import Format
import JSON
import Text
import Training

extension Exporter {
  /// Only what both SQLite and DuckDB run.
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
      for (place, exercise) in exported.exercises.enumerated() where !exercise.isSkipped {
        for performed in exercise.sets {
          set += 1
          write(
            sqlRow(
              "sets", [.number(set), .number(session), .number(place + 1)] + sqlCells(performed, exercise)))
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
  case number(Int)
  /// Digits as they are.
  case exact(String)
  case text(String)

  static func optional(_ text: String?) -> SQLCell { text.map { .text($0) } ?? .null }

  var written: String {
    switch self {
    case .null: "NULL"
    case .number(let number): String(number)
    case .exact(let digits): digits
    case .text(let text): "'" + escaped(harmless(text), ["'": "''"]) + "'"
    }
  }

  /// Lines stay lines.
  private func harmless(_ text: String) -> String {
    if isLatinAndPrintable(text) { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { printable(String($0)) }
      .joined(separator: "\n")
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

private func sqlRow(_ table: String, _ cells: [SQLCell]) -> String {
  var bytes = Array("INSERT INTO \(table) VALUES (".utf8)
  for (place, cell) in cells.enumerated() {
    if place > 0 { bytes += ", ".utf8 }
    bytes += cell.written.utf8
  }
  return String(decoding: bytes + ");\n".utf8, as: UTF8.self)
}

private func sqlCells(_ session: ExportedSession, _ id: Int) -> [SQLCell] {
  [
    .number(id), .text("\(session.moment.date)"), .optional(session.moment.time?.description),
    .optional(session.end?.description), .optional(session.session.title), .optional(session.plan),
    session.session.duration.map { .number($0) } ?? .null, .text(session.notes.joined(separator: "\n")),
  ]
}

/// From the exercise on.
private func sqlCells(_ performed: ExportedSession.PerformedSet, _ exercise: ExportedSession.Exercise)
  -> [SQLCell]
{
  let (set, notes) = (performed.set, exercise.notes + performed.notes)
  return [
    .text(exercise.name), .optional(exercise.muscleGroup?.rawValue), .number(performed.number),
  ]
    + setFigures.map { figure in
      switch figure.value(set) {
      case .string(let text)?: .text(text)
      case .bool?: .exact("TRUE")
      case let value?: .exact(value.compact)
      case nil: marks.contains(figure.name) ? .exact("FALSE") : .null
      }
    } + [.text(notes.joined(separator: "\n"))]
}

/// Each is there or not, and never unknown.
private let marks = Set(SetMark.all.filter { if case .word = $0.form { true } else { false } }.map(\.name))

/// In the order of the columns.
private let setFigures = SetFigure.all(
  named: ["weight_kg", "added_kg", "unit", "reps", "time_seconds", "distance_m"]
    + SetMark.all.filter(\.isInTables).map(\.name))

import Grammar
import JSON
import Training
import Views

extension Exporter {
  /// The statements are those that both SQLite and DuckDB run.
  static let sql = Exporter(
    name: "sql", summary: "a script that SQLite and DuckDB run: sqlite3 training.db < FILE"
  ) {
    export, write in
    write(sqlTables)
    let exercises = RowForm.sql("INSERT INTO exercises VALUES (")
    for (number, entry) in (export.journal.exerciseList?.entries ?? []).enumerated() {
      write(exercises.row([number + 1, entry.name, entry.muscleGroup]))
    }
    let sessions = RowForm.sql("INSERT INTO sessions VALUES (")
    var sets = SetTable(setColumns, .sql("INSERT INTO sets VALUES ("))
    var number = 0
    export.forEachSession { session in
      number += 1
      write(
        sessions.row([
          number, session.moment.date, session.moment.time, session.session.endTime, session.session.title,
          session.plan, session.session.duration, session.notes.joined(separator: "\n"),
        ]))
      write(sets.rows(of: session))
    }
    let checkIns = RowForm.sql("INSERT INTO check_ins VALUES (")
    for (number, (moment, checkIn)) in (export.isWhole ? export.checkIns : []).enumerated() {
      write(
        checkIns.row(
          [number + 1, moment.date, moment.time] + shownFields.map(checkIn.json)
            + [checkIn.notes.joined(separator: "\n")]))
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
    time_seconds DOUBLE, distance_m DOUBLE,
    \(marks.map { $0 + " BOOLEAN NOT NULL" }.joined(separator: ", ")),
    rpe DOUBLE, rir INTEGER, notes VARCHAR);
  CREATE TABLE check_ins (
    id INTEGER PRIMARY KEY, day DATE NOT NULL, at_time VARCHAR,
    \(shownFields.map { "\($0.name) \($0.isNumber ? "INTEGER" : "VARCHAR")" }.joined(separator: ", ")), notes VARCHAR);

  """

/// The fields of check-ins that lead nowhere else.
private let shownFields = CheckInField.all.filter { $0.heading != nil }

/// The columns of the table of sets. A mark without a value is never unknown.
private let setColumns =
  [
    Column("id", of: .row) { $0.number },
    Column("session_id", of: .session) { $0.sessionNumber },
    Column("exercise_position", of: .exercise) { $0.index + 1 },
    Column("exercise", of: .exercise) { $0.exercise?.name },
    Column("muscle_group", of: .exercise) { $0.exercise?.muscleGroup },
    Column("set_position", of: .row) { $0.set?.number },
  ]
  + SetFigure.all(named: SetFigure.ofRecords + SetMark.all.filter(\.isInTables).map(\.name)).map { figure in
    let otherwise: JSON = marks.contains(figure.name) ? .bool(false) : .null
    return Column(figure.name, of: .set) { $0.workSet.flatMap(figure.value) ?? otherwise }
  } + [Column("notes", of: .row) { (($0.exercise?.notes ?? []) + ($0.set?.notes ?? [])).joined(separator: "\n") }]

/// The marks without a value.
private let marks = SetMark.all.filter { if case .word = $0.form { true } else { false } }.map(\.name)

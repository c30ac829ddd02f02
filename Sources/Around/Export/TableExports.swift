import CSV
import Grammar
import JSON
import Text
import Training
import Views

extension Exporter {
  /// The names are the same as in JSON answers.
  static let csv = table(
    "csv", "a row a set, exact numbers, for spreadsheets",
    [
      Column("date") { "\($0.session.moment.date)" },
      Column("start") { $0.session.moment.time?.description },
      Column("end") { $0.session.session.endTime?.description },
      Column("title") { $0.session.title },
      Column("plan") { $0.session.plan },
      Column("exercise") { $0.exercise.name },
      Column("muscle_group") { $0.exercise.muscleGroup?.rawValue },
      Column("superset") { $0.exercise.performed.isSuperset ? "true" : "false" },
      Column("set") { $0.set.map { "\($0.number)" } },
    ]
      + (SetFigure.all(named: SetFigure.ofRecords + ["distance_unit"]) + SetFigure.marks).map { figure in
        Column(figure.name) { CSVText.plain($0.workSet.flatMap(figure.value)) }
      } + [
        Column("notes") { $0.set?.notes.joined(separator: "\n") },
        // These are on each of several rows, each on one line.
        Column("exercise_notes") { $0.exercise.notes.joined(separator: " · ") },
        Column("tags") { $0.session.tags.joined(separator: " ") },
        Column("fields") { $0.session.session.fields.map { "\($0.name) = \($0.value)" }.joined(separator: " · ") },
        Column("session_notes") { $0.session.notes.joined(separator: " · ") },
        Column("per_hand") { $0.exercise.entry.isPerHand ? "true" : "" },
        Column("per_side") { $0.exercise.entry.isPerSide ? "true" : "" },
        Column("parts") { $0.set?.parts },
      ])

  /// The columns for units are from some versions of the app, so that no load is converted. Notes on exercises, and
  /// exercises without sets, have rows of their own.
  static let strong = table(
    "strong", "the CSV of Strong, which many apps import",
    [
      Column("Date") { "\($0.session.moment)" + ($0.session.moment.time == nil ? "" : ":00") },
      Column("Workout Name") { $0.session.title },
      Column("Duration") { $0.session.session.duration.map { "\($0 / 60)h \($0 % 60)m" } },
      Column("Exercise Name") { $0.exercise.name },
      Column("Set Order") { row in row.set.map { $0.kind(["W", "D", "F"]) ?? "\($0.number)" } ?? "Note" },
      Column("Weight") { $0.workSet.map { decimal(hundredths: Int64($0.hundredthsOfLoad)) } },
      Column("Weight Unit") { $0.workSet.map { ($0.load.weight?.unit ?? .kg).rawValue } },
      Column("Reps") { $0.workSet.map { "\($0.reps ?? 0)" } },
      Column("Distance") { $0.workSet.map { decimal(hundredths: Int64($0.distance?.hundredths ?? 0)) } },
      Column("Distance Unit") { $0.workSet?.distance?.unit.rawValue },
      Column("Seconds") { $0.workSet.map { decimal(hundredths: Int64($0.time?.hundredths ?? 0)) } },
      Column("Notes") { $0.note ?? $0.set?.notes.joined(separator: " ") },
      Column("Workout Notes") { $0.session.notes.joined(separator: "\n") },
      Column("RPE") { $0.workSet?.rpe },
    ],
    withNotes: true)

  /// Pounds are converted at 0.45359237 and keep all of their digits, so that they can be converted back.
  static let hevy = table(
    "hevy", "the CSV of Hevy",
    [
      Column("title") { $0.session.title },
      Column("start_time") { hevyTime($0.session.moment) },
      Column("end_time") { $0.session.end.map(hevyTime) },
      Column("description") { $0.session.notes.joined(separator: "\n") },
      Column("exercise_title") { $0.exercise.name },
      Column("superset_id") { $0.superset.map(String.init) },
      Column("exercise_notes") { ($0.exercise.notes + $0.exercise.sets.flatMap(\.notes)).joined(separator: "\n") },
      Column("set_index") { $0.set.map { "\($0.number - 1)" } },
      Column("set_type") { $0.set.map { $0.kind(["warmup", "dropset", "failure"]) ?? "normal" } },
      Column("weight_kg") { CSVText.plain($0.workSet?.load.weight?.json) },
      Column("reps") { $0.workSet?.reps.map(String.init) },
      Column("distance_km") { row in
        row.workSet?.distance.map { JSON.decimal(Int128($0.exact), decimals: 9).compact }
      },
      Column("duration_seconds") { row in row.workSet?.time.map { decimal(hundredths: Int64($0.hundredths)) } },
      Column("rpe") { $0.workSet?.rpe },
    ])

  /// Creates a CSV with a row a set; with a row for each note on an exercise before its sets if asked for.
  private static func table(
    _ name: String, _ summary: String, _ columns: [Column], withNotes: Bool = false
  ) -> Exporter {
    Exporter(name: name, summary: summary) { export, write in
      write(CSVText.row(columns.map(\.name)))
      export.forEachSession { session in
        for row in Row.rows(of: session) where withNotes || row.set != nil {
          write(CSVText.row(columns.map { $0.cell(row) ?? "" }))
        }
      }
    }
  }
}

/// A column of a table of sets: its heading, and its cell in a row; nil is an empty cell.
private struct Column: Sendable {
  let name: String
  let cell: @Sendable (Row) -> String?

  init(_ name: String, _ cell: @escaping @Sendable (Row) -> String?) { (self.name, self.cell) = (name, cell) }
}

/// A set, or a note on an exercise.
private struct Row {
  let session: ExportedSession
  let exercise: ExportedSession.Exercise
  /// The 0-based number of the superset that the exercise belongs to in its session; nil without one.
  let superset: Int?
  var set: ExportedSession.PerformedSet?
  var note: String?

  var workSet: WorkSet? { self.set?.set }

  static func rows(of session: ExportedSession) -> [Row] {
    var rows: [Row] = []
    var superset = -1
    for (index, exercise) in session.exercises.enumerated() where !exercise.performed.isSkipped {
      let isNext = index + 1 < session.exercises.count && session.exercises[index + 1].performed.isSuperset
      let isOwn = exercise.performed.isSuperset
      if !isOwn, isNext { superset += 1 }
      let row = Row(session: session, exercise: exercise, superset: isNext || isOwn ? max(0, superset) : nil)
      func add(_ change: (inout Row) -> Void) {
        var row = row
        change(&row)
        rows.append(row)
      }
      for note in exercise.notes { add { $0.note = note } }
      if exercise.sets.isEmpty, exercise.notes.isEmpty { rows.append(row) }
      for set in exercise.sets { add { $0.set = set } }
    }
    return rows
  }
}

extension ExportedSession.PerformedSet {
  /// Returns the word for a warm-up, a drop set or a set to failure; nil for another set.
  fileprivate func kind(_ words: [String]) -> String? {
    zip([.warmUp, .drop, .failure], words).first { set.marks.contains($0.0) }?.1
  }
}

extension WorkSet {
  fileprivate var rpe: String? {
    if case .rpe(let halves) = effort { decimal(hundredths: Int64(halves) * 50) } else { nil }
  }
}

/// Returns `7 Apr 2026, 10:14`.
private func hevyTime(_ moment: Moment) -> String {
  let (year, month, day) = moment.date.components
  return "\(day) \(CalendarWords.months[month - 1].english.prefix(3)) \(year)" + (moment.time.map { ", \($0)" } ?? "")
}

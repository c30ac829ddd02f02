import CSV
import Grammar
import JSON
import Training
import Views

extension Exporter {
  /// The names are the same as in JSON answers. An exercise without sets, done or skipped, and a session without
  /// exercises are a row whose cells of sets are empty.
  static let csv = table("csv", "a row a set, exact numbers, for spreadsheets", own, with: .withoutSets)
  static let excel = table(
    "csv=excel", "the same for Excel where the comma is the decimal mark", own, with: .withoutSets, .excel)

  private static let own =
    [
      Column("date", of: .session) { $0.session.moment.date },
      Column("start", of: .session) { $0.session.moment.time },
      Column("end", of: .session) { $0.session.session.endTime },
      Column("title", of: .session) { $0.session.title },
      Column("plan", of: .session) { $0.session.plan },
      Column("exercise", of: .exercise) { $0.exercise?.name },
      Column("muscle_group", of: .exercise) { $0.exercise?.muscleGroup },
      Column("superset", of: .exercise) { $0.exercise?.performed.isSuperset },
      Column("set", of: .row) { $0.set?.number },
    ]
    + (SetFigure.all(named: SetFigure.ofRecords + ["distance_unit"]) + SetFigure.marks).map { figure in
      Column(figure.name, of: .set) { $0.workSet.flatMap(figure.value) ?? .null }
    } + [
      Column("notes", of: .row) { $0.set?.notes.joined(separator: "\n") },
      // These are on each of several rows, each on one line.
      Column("exercise_notes", of: .exercise) { $0.exercise?.notes.joined(separator: " · ") },
      Column("tags", of: .session) { $0.session.tags.joined(separator: " ") },
      Column("fields", of: .session) {
        $0.session.session.fields.map { "\($0.name) = \($0.value)" }.joined(separator: " · ")
      },
      Column("session_notes", of: .session) { $0.session.notes.joined(separator: " · ") },
      Column("per_hand", of: .exercise) { $0.exercise?.entry.traits.isPerHand == true ? "true" : "" },
      Column("per_side", of: .exercise) { $0.exercise?.entry.traits.isPerSide == true ? "true" : "" },
      Column("parts", of: .row) { $0.set?.parts },
      Column("skipped", of: .exercise) { $0.exercise?.performed.isSkipped == true ? "true" : "" },
      Column("attributes", of: .exercise) { $0.exercise?.entry.traits.attributes.joined(separator: ", ") },
    ]

  /// The columns for units are from some versions of the app, so that no load is converted. Notes on exercises, and
  /// exercises without sets, have rows of their own.
  static let strong = table(
    "strong", "the CSV of Strong, which many apps import",
    [
      Column("Date", of: .session) { "\($0.session.moment)" + ($0.session.moment.time == nil ? "" : ":00") },
      Column("Workout Name", of: .session) { $0.session.title },
      Column("Duration", of: .session) { $0.session.session.duration.map { "\($0 / 60)h \($0 % 60)m" } },
      Column("Exercise Name", of: .exercise) { $0.exercise?.name },
      Column("Set Order", of: .row) { row in row.set.map { $0.kind(["W", "D", "F"]) ?? "\($0.number)" } ?? "Note" },
      Column("Weight", of: .set) { $0.workSet.map { JSON.hundredths(Int64($0.hundredthsOfLoad)) } },
      Column("Weight Unit", of: .set) { $0.workSet.map { $0.load.weight?.unit ?? .kg } },
      Column("Reps", of: .set) { $0.workSet.map { $0.reps ?? 0 } },
      Column("Distance", of: .set) { $0.workSet.map { JSON.hundredths(Int64($0.distance?.hundredths ?? 0)) } },
      Column("Distance Unit", of: .set) { $0.workSet?.distance?.unit },
      Column("Seconds", of: .set) { $0.workSet.map { $0.time ?? Elapsed(hundredths: 0) } },
      Column("Notes", of: .row) { $0.note ?? $0.set?.notes.joined(separator: " ") },
      Column("Workout Notes", of: .session) { $0.session.notes.joined(separator: "\n") },
      Column("RPE", of: .set) { $0.workSet?.rpe },
    ],
    with: .notes)

  /// Pounds are converted at 0.45359237 and keep all of their digits, so that they can be converted back.
  static let hevy = table(
    "hevy", "the CSV of Hevy",
    [
      Column("title", of: .session) { $0.session.title },
      Column("start_time", of: .session) { hevyTime($0.session.moment) },
      Column("end_time", of: .session) { $0.session.end.map(hevyTime) },
      Column("description", of: .session) { $0.session.notes.joined(separator: "\n") },
      Column("exercise_title", of: .exercise) { $0.exercise?.name },
      Column("superset_id", of: .exercise) { $0.superset },
      Column("exercise_notes", of: .exercise) { row in
        row.exercise.map { ($0.notes + $0.sets.flatMap(\.notes)).joined(separator: "\n") }
      },
      Column("set_index", of: .row) { $0.set.map { $0.number - 1 } },
      Column("set_type", of: .set) { $0.set.map { $0.kind(["warmup", "dropset", "failure"]) ?? "normal" } },
      Column("weight_kg", of: .set) { $0.workSet?.load.weight },
      Column("reps", of: .set) { $0.workSet?.reps },
      Column("distance_km", of: .set) { $0.workSet?.distance.map { JSON.decimal(Int128($0.exact), decimals: 9) } },
      Column("duration_seconds", of: .set) { $0.workSet?.time },
      Column("rpe", of: .set) { $0.workSet?.rpe },
    ])

  /// Creates a CSV with a row a set, and other rows if asked for.
  private static func table(
    _ name: String, _ summary: String, _ columns: [Column], with others: SetTable.Others? = nil,
    _ form: CSVForm = .plain
  ) -> Exporter {
    Exporter(name: name, summary: summary) { export, write in
      write(form.opening + CSVText.row(columns.map(\.name), form))
      var table = SetTable(columns, .csv(form))
      export.forEachSession { write(table.rows(of: $0, with: others)) }
    }
  }
}

extension ExportedSession.PerformedSet {
  /// Returns the word for a warm-up, a drop set or a set to failure; nil for another set.
  fileprivate func kind(_ words: [String]) -> String? {
    zip([.warmUp, .drop, .failure], words).first { set.marks.contains($0.0) }?.1
  }
}

extension WorkSet {
  fileprivate var rpe: JSON? { if case .rpe(let halves) = effort { .hundredths(Int64(halves) * 50) } else { nil } }
}

/// Returns `7 Apr 2026, 10:14`.
private func hevyTime(_ moment: Moment) -> String {
  let (year, month, day) = moment.date.components
  return "\(day) \(CalendarWords.months[month - 1].english.prefix(3)) \(year)" + (moment.time.map { ", \($0)" } ?? "")
}

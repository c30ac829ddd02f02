import CSV
import Format
import JSON
import Text
import Training

extension Exporter {
  /// The names are those of JSON answers.
  static let csv = Exporter(name: "csv", summary: "a row a set, exact numbers, for spreadsheets") {
    export, write in
    let figures =
      SetFigure.all(named: [
        "weight_kg", "added_kg", "unit", "reps", "time_seconds", "distance_m", "distance_unit",
      ]) + SetFigure.marks
    let session = ["date", "start", "end", "title", "plan"]
    let exercise = ["exercise", "muscle_group", "superset"]
    write(CSVText.row(session + exercise + ["set"] + figures.map(\.name) + ["notes", "exercise_notes", "tags", "fields", "session_notes"]))
    export.forEachSession { session in
      let ofSession = [
        "\(session.moment.date)", session.moment.time?.description ?? "", session.end?.description ?? "",
        session.title, session.plan ?? "",
      ]
      // On each of its rows, in one line.
      let behind = [
        session.tags.joined(separator: " "), session.fields.map { "\($0.name) = \($0.value)" }.joined(separator: " · "),
        session.notes.joined(separator: " · "),
      ]
      for exercise in session.exercises where !exercise.isSkipped {
        let ofExercise = [
          exercise.name, exercise.muscleGroup?.rawValue ?? "", exercise.isSuperset ? "true" : "false",
        ]
        let ofLine = [exercise.notes.joined(separator: " · ")] + behind
        for set in exercise.sets {
          let ofSet = figures.map { CSVText.plain($0.value(set.set)) }
          write(
            CSVText.row(
              ofSession + ofExercise + [String(set.number)] + ofSet + [set.notes.joined(separator: "\n")] + ofLine))
        }
      }
    }
  }
}

import CSV
import Format
import JSON
import Text
import Training

extension Exporter {
  /// The names are those of JSON answers.
  static let csv = Exporter(name: "csv", summary: "a row a set, exact numbers, for spreadsheets") {
    export, write in
    let names = [
      "date", "start", "end", "title", "plan", "exercise", "muscle_group", "superset", "set", "weight_kg",
      "added_kg",
      "unit", "reps", "time_seconds", "distance_m", "distance_unit", "warm_up", "drop_set", "to_failure",
      "in_parts", "rpe",
      "rir",
      "completed_at", "notes",
    ]
    write(CSVText.row(names))
    export.forEachSession { session in
      for exercise in session.exercises where !exercise.isSkipped {
        for set in exercise.sets {
          let members: Members =
            [
              ("date", .day(session.moment.date)), ("start", .optional(session.moment.time?.description)),
              ("end", .optional(session.end?.description)), ("title", .string(session.title)),
              ("plan", .optional(session.plan)), ("exercise", .string(exercise.name)),
              ("muscle_group", .optional(exercise.muscleGroup?.rawValue)),
              ("superset", .bool(exercise.isSuperset)),
              ("set", .integer(set.number)), ("notes", .string(set.notes.joined(separator: "\n"))),
            ] + JSON.members(of: set.set)
          write(CSVText.row(CSVText.row(members, names)))
        }
      }
    }
  }
}

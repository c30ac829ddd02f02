/// The meaning of a column of a table, as `--map` names it.
package enum Column: String, CaseIterable, Sendable {
  case date, time, end, title, exercise, category, weight, unit, set, sets, reps, distance, duration, rpe, rir, warmup,
    drop, failure, note
  case bodyweight
  case distanceUnit = "distance-unit"
  case durationUnit = "duration-unit"
  case sessionNote = "session-note"
  case exerciseNote = "exercise-note"
  case sessionDuration = "session-duration"
  case superset
  /// The columns of a table with a column an exercise, with commas between them.
  case wide
}

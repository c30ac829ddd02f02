import Grammar
import JSON
import Statistics
import Text
import Training

extension DayAnswer {
  package var members: Members {
    [
      ("date", .day(day)), ("sessions", .array(sessions.map { .object($0.members) })),
      ("open_sessions", .array(open.map { .object($0.members) })),
      ("check_ins", .array(checkIns.map { .object($0.members) })), ("skips", daysOff.json),
    ]
  }
}

extension SessionAnswer {
  var members: Members {
    history.members(of: entry) + [
      ("bodyweight_kg", history.bodyweights.weight(for: session).map { .kilograms($0) } ?? .null),
      ("exercises", .array(exercises.map { .object(members(of: $0)) })),
      (
        "records",
        .array(
          records.map { record in
            .object([
              ("exercise", .string(history.catalog[record.exercise].name)),
              ("set", .set(record.step.set)),
              ("beaten", record.step.previous.map { .set($0) } ?? .null),
            ])
          })
      ),
      ("notes", .array(session.notes.map { .string($0) })),
    ]
  }

  private func members(of exercise: ShownExercise) -> Members {
    [
      ("name", .string(history.catalog[exercise.id].name)),
      ("muscle_group", .optional(history.muscleGroup(of: exercise.id, in: entry)?.rawValue)),
      ("superset", .bool(exercise.isSuperset)), ("skipped", .bool(exercise.isSkipped)),
      ("volume_kg", .kilograms(exercise.volume.exact)),
      ("sets", .array(exercise.sets.map { .object(members(of: $0)) })),
      ("notes", .array(exercise.notes.map { .string($0) })),
    ]
  }

  private func members(of shown: ShownExercise.ShownSet) -> Members {
    var members = JSON.members(of: shown.set)
    if let minutes = shown.minutesAfter { members.append(("minutes_after_last_set", .integer(minutes))) }
    if !shown.notes.isEmpty { members.append(("notes", .array(shown.notes.map { .string($0) }))) }
    return members
  }
}

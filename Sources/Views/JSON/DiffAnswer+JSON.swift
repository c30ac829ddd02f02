import JSON
import Statistics
import Training

extension DiffAnswer {
  package var members: Members {
    [
      ("sessions", .array(diff.sessions.map { .object(members(of: $0)) })),
      (
        "check_ins",
        .array(
          diff.checkIns.map { entry in
            .object([("change", .string(entry.change.rawValue))] + JSON.members(of: entry.checkIn))
          })
      ),
      (
        "records",
        .array(
          diff.records.map { record in
            .object([
              ("exercise", .string(record.exercise)), ("kind", .kind(record.kind)),
              ("set", record.now.map { .set($0) } ?? .null),
              ("beaten", record.before.map { .set($0) } ?? .null),
            ])
          })
      ),
    ]
  }

  private func members(of change: JournalDiff.SessionChange) -> Members {
    [
      ("change", .string(change.change.rawValue)), ("date", .day(change.session.moment.date)),
      ("start", .optional(change.session.moment.time?.description)), ("title", .string(change.session.title)),
      (
        "exercises",
        .array(
          change.exercises.map { exercise in
            .object([
              ("name", .string(exercise.name)), ("sets_added", .array(exercise.added.map { .set($0) })),
              ("sets_removed", .array(exercise.removed.map { .set($0) })),
            ])
          })
      ),
    ]
  }
}

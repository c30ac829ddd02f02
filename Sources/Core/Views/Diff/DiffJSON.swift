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
        "renames",
        .array(
          diff.renames.map { renamed in
            .object([
              ("from", .string(renamed.from)), ("to", .string(renamed.to)), ("sessions", .integer(renamed.sessions)),
            ])
          })
      ),
      (
        "entries",
        .array(
          diff.entries.map { entry in
            .object([
              ("change", .string(entry.change.rawValue)), ("kind", .string(entry.kind.rawValue)),
              ("name", .string(entry.name)), ("former_name", .optional(entry.formerName)),
              ("lines_added", .array(entry.added.map { .string($0) })),
              ("lines_removed", .array(entry.removed.map { .string($0) })),
            ])
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

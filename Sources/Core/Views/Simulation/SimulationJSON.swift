import Grammar
import JSON
import Progression
import Statistics
import Training

extension SimulationAnswer {
  package var members: Members {
    [
      ("plan", .optional(plan)),
      (
        "sessions",
        .array(
          simulation.sessions.map { session in
            .object([
              ("date", .day(session.date)), ("week", .integer(session.week)), ("title", .optional(session.title)),
              (
                "exercises",
                .array(
                  session.exercises.map { done in
                    .object([
                      ("name", .string(done.name)), ("sets", .array(done.sets.map { JSON.set($0) })),
                      ("text", .string(SetRow(done.sets).text)), ("missed", .bool(done.missed)),
                    ])
                  })
              ),
            ])
          })
      ),
      (
        "weeks",
        .array(
          weeks.map { week in
            .object([
              ("week", .integer(week.number)),
              (
                "groups",
                .array(
                  week.groups.map {
                    .object([("muscle_group", .string($0.group.rawValue)), ("working_sets", .integer($0.sets))])
                  })
              ), ("volume_kg", .kilograms(week.volume.exact)),
            ])
          })
      ),
    ]
  }
}

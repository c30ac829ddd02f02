import CSV
import JSON
import Statistics
import Training

extension MuscleAnswer {
  package var members: Members {
    [
      ("by", .string(Division.muscle.rawValue)), ("rows", .array(objects.map { .object($0) })),
      ("unknown_exercises", .array(unknown.map { .string($0.name) })),
    ]
  }

  package var rows: [[String]] {
    CSVText.rows(objects) {
      ["week", "muscle", "sessions", "working_sets", "warm_up_sets", "reps", "volume_kg"]
    }
  }

  private var objects: [Members] {
    weeks.flatMap { week in
      groups.compactMap { group in
        totals[Key(week: week, group: group)].map { totals in
          [("week", .day(week)), ("muscle", .optional(group?.rawValue))] + JSON.members(of: totals)
        }
      }
    }
  }
}

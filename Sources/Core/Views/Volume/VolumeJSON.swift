import CSV
import JSON
import Statistics
import Training

extension VolumeAnswer {
  package var members: Members {
    [("by", .string(division.rawValue)), ("rows", .array(objects.map { .object($0) }))]
  }

  package var rows: [[String]] {
    CSVText.rows(objects) {
      [
        division.rawValue, "sessions", "working_sets", "warm_up_sets", "reps", "volume_kg",
        "sets_without_bodyweight",
      ]
    }
  }

  private var objects: [Members] {
    rowsOfDivision.map { row in
      let key =
        row.moment?.description
        ?? (division == .month ? row.day?.monthDescription : row.day?.description) ?? row.name
      return [(division.rawValue, .optional(key))] + JSON.members(of: row.totals)
    }
  }
}

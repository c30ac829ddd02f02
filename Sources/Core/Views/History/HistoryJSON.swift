import CSV
import JSON
import Statistics

extension HistoryAnswer {
  package var members: Members {
    [("sessions_in_all", .integer(count)), ("sessions", .array(sessions.map { .object($0) }))]
  }

  package var rows: [[String]] {
    CSVText.rows(sessions) {
      [
        "date", "start", "end", "title", "plan", "duration_minutes", "working_sets", "warm_up_sets", "reps",
        "volume_kg",
      ]
    }
  }

  private var sessions: [Members] { shown.map { history.members(of: $0) } }
}

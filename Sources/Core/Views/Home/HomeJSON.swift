import Grammar
import JSON
import Statistics
import Training

extension HomeAnswer {
  /// The members; the volume of the last session depends on the whole journal.
  package var members: Members {
    let history = History(journal, now: now)
    return [
      (
        "plan",
        plan.map { file in
          .object([
            ("name", .optional(file.plan.name?.value)), ("exercises", .integer(file.plan.exercises.count)),
            ("next_day", .optional(nextDay)), ("passed_over", .texts(passedOver)),
          ])
        } ?? .null
      ),
      ("open_session_since", .optional(open?.moment?.description)),
      ("last_set_at", .optional(lastSet?.description)),
      ("last_session", history.entries.last.map { .object(history.members(of: $0)) } ?? .null),
      ("check_in", checkIn.map { .object(JSON.members(of: $0)) } ?? .null),
      ("skips", daysOff.json),
    ] + streaks.streakMembers
  }
}

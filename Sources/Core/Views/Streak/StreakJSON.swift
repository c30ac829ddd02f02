import JSON
import Statistics

extension StreakAnswer {
  package var members: Members { streakMembers + [("skips", daysOff.json)] }

  /// The members that other views share.
  var streakMembers: Members {
    let week = weeks.thisWeek
    return [
      (
        "daily",
        .object([
          ("current", .streak(days.current, "days")), ("longest", .streak(days.longest, "days")),
          ("check_in_by", .day(days.deadline)),
        ])
      ),
      (
        "weekly",
        .object([
          ("current", .streak(weeks.current, "weeks")), ("longest", .streak(weeks.longest, "weeks")),
          ("goal_days", .integer(week.goal)), ("days_this_week", .integer(week.trainedDays)),
          ("days_missing", .integer(week.missing)),
        ])
      ),
    ]
  }
}

import CSV
import Grammar
import JSON
import Statistics
import Training

extension StatsAnswer {
  package var members: Members {
    let month = month
    return JSON.members(of: sums.totals) + JSON.time(of: sums.totals) + streaks.streakMembers + [
      ("check_ins", .integer(checkIns)),
      (
        "month",
        .object([
          ("check_in_days", .integer(checkInDays)), ("trained_days", .integer(month.trainedDays)),
          ("days_in_month", .integer(month.daysInMonth)),
          ("percent", .integer(month.percent)),
        ])
      ),
      ("exercises", .array(exercises.map { .object($0) })),
    ]
  }

  package var rows: [[String]] {
    CSVText.rows(exercises) {
      ["name", "muscle_group", "last_done", "sessions", "working_sets", "warm_up_sets", "reps", "volume_kg"]
    }
  }

  private var exercises: [Members] {
    sums.exercises.map { JSON.members(of: $0, catalog[$0.exercise]) }
  }
}

extension ExerciseAnswer {
  package var members: Members {
    JSON.members(of: statistics, entry) + [
      (
        "last_times",
        .array(
          lastTimes.map { day in
            .object([("date", .day(day.moment.date)), ("sets", .array(day.sets.map { .set($0) }))])
          })
      )
    ]
  }

  /// A row for each record.
  package var rows: [[String]] {
    let rows = (statistics?.records ?? []).map { record in
      [("name", .string(entry.name)), ("kind", .kind(record.kind)), ("date", .day(record.moment.date))]
        + JSON.members(of: record.set)
    }
    return CSVText.rows(rows) {
      ["name", "kind", "date", "weight_kg", "added_kg", "unit", "reps", "time_seconds", "distance_m"]
    }
  }
}

extension JSON {
  /// Returns an exercise's members, which are the same for one that was never done.
  fileprivate static func members(of statistics: ExerciseStatistics?, _ entry: ExerciseCatalog.Entry)
    -> Members
  {
    let volume = statistics?.volume ?? Volume()
    return [
      ("name", .string(entry.name)), ("muscle_group", .optional(entry.muscleGroup?.rawValue)),
      ("last_done", .day(statistics?.lastDone.date)), ("sessions", .integer(statistics?.sessions ?? 0)),
      ("working_sets", .integer(statistics?.workingSets ?? 0)),
      ("warm_up_sets", .integer(statistics?.warmUps ?? 0)), ("reps", .integer(statistics?.reps ?? 0)),
      ("volume_kg", .kilograms(volume.exact)),
      ("sets_without_bodyweight", .integer(volume.setsWithoutBodyweight)),
      (
        "records",
        .array(
          (statistics?.records ?? []).map { record in
            .object([
              ("kind", .kind(record.kind)), ("date", .day(record.moment.date)), ("set", .set(record.set)),
            ])
          })
      ),
    ]
  }
}

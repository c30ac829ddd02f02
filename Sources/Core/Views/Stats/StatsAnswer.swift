import CSV
package import Grammar
package import JSON
package import Statistics
package import Training

/// The answer of `stats` without an exercise.
package struct StatsAnswer: Answer {
  package static let view = "stats"

  package let sums: Sums
  package let catalog: ExerciseCatalog
  private let now: Moment
  package var today: CivilDate { now.date }
  let isFiltered: Bool
  private let journal: Journal

  /// Takes the sums of filtered sessions, with the catalog of their exercises; `journal` has the check-ins.
  package init(
    _ journal: Journal, _ sums: Sums, _ catalog: ExerciseCatalog, _ filter: Filter, now: Moment
  ) {
    self.journal = journal
    self.sums = sums
    self.catalog = catalog
    self.now = now
    isFiltered = !filter.isEmpty
  }

  /// The streaks of all check-ins, whatever the filter chooses.
  var streaks: StreakAnswer { StreakAnswer(journal, now: now) }
  var checkIns: Int { journal.checkInDays(until: now).count }
  var month: MonthSummary { MonthSummary(monthOf: today, trainedDays: journal.trainedDays(until: now)) }
  /// The number of distinct days of this month with a check-in.
  var checkInDays: Int { MonthSummary(monthOf: today, trainedDays: journal.checkInDays(until: now)).trainedDays }
}

/// The answer of `stats` about one exercise.
package struct ExerciseAnswer: Answer {
  package static let view = "exercise"

  package let today: CivilDate
  let isFiltered: Bool
  /// The statistics; nil for an exercise that was never done.
  let statistics: ExerciseStatistics?
  let entry: ExerciseCatalog.Entry
  let past: ExercisePast

  /// Takes the sums and the past of the exercise, both of the same sessions.
  package init(
    _ sums: Sums, _ catalog: ExerciseCatalog, _ id: ExerciseID, _ past: ExercisePast, _ filter: Filter, today: CivilDate
  ) {
    self.past = past
    statistics = sums.exercises.first { $0.exercise == id }
    entry = catalog[id]
    isFiltered = !filter.isEmpty
    self.today = today
  }

  /// The latest sessions of the exercise, newest first, five at most.
  var lastTimes: [ExercisePast.Day] { past.days.suffix(5).reversed() }
}

extension StatsAnswer {
  package var members: Members {
    let month = month
    let monthMembers: Members = [
      "check_in_days": checkInDays, "trained_days": month.trainedDays, "days_in_month": month.daysInMonth,
      "percent": month.percent,
    ]
    return JSON.members(of: sums.totals)
      + ["duration_minutes": sums.totals.minutes, "timed_sessions": sums.totals.timedSessions]
      + streaks.streakMembers + ["check_ins": checkIns, "month": monthMembers, "exercises": exercises]
  }

  package var rows: [[String]] {
    CSVText.rows(exercises) {
      ["name", "muscle_group", "last_done", "sessions", "working_sets", "warm_up_sets", "reps", "volume_kg"]
    }
  }

  private var exercises: [Members] { sums.exercises.map { JSON.members(of: $0, catalog[$0.exercise]) } }
}

extension ExerciseAnswer {
  package var members: Members {
    let lastTimes: [Members] = lastTimes.map { ["date": $0.moment.date, "sets": $0.sets] }
    return JSON.members(of: statistics, entry) + ["last_times": lastTimes]
  }

  /// The rows: one for each record.
  package var rows: [[String]] {
    let rows = (statistics?.records ?? []).map { record in
      ["name": entry.name, "kind": record.kind, "date": record.moment.date] + JSON.members(of: record.set)
    }
    return CSVText.rows(rows) { ["name", "kind", "date"] + SetFigure.ofRecords }
  }
}

extension JSON {
  /// Returns an exercise's members, which have the same names if it was never done.
  fileprivate static func members(of statistics: ExerciseStatistics?, _ entry: ExerciseCatalog.Entry) -> Members {
    let volume = statistics?.volume ?? Volume()
    let records: [Members] = (statistics?.records ?? []).map {
      ["kind": $0.kind, "date": $0.moment.date, "set": $0.set]
    }
    return [
      "name": entry.name, "muscle_group": entry.muscleGroup, "last_done": statistics?.lastDone.date,
      "sessions": statistics?.sessions ?? 0, "working_sets": statistics?.workingSets ?? 0,
      "warm_up_sets": statistics?.warmUps ?? 0, "reps": statistics?.reps ?? 0, "volume_kg": volume,
      "sets_without_bodyweight": volume.setsWithoutBodyweight, "records": records,
    ]
  }
}

package import Grammar
package import Statistics
package import Training

/// The answer of `stats` about everything.
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

package import Format
package import Statistics
package import Training

/// The streaks of days and of weeks.
package struct StreakAnswer: Answer {
  package static let view = "streak"

  package let days: Streaks
  package let weeks: WeekStreaks
  let trained: Settings.Trained
  package let today: CivilDate
  /// Today, where that was looked for.
  private(set) var daysOff: [DayOff] = []

  package init(days: Streaks, weeks: WeekStreaks, trained: Settings.Trained, today: CivilDate) {
    self.days = days
    self.trained = trained
    self.weeks = weeks
    self.today = today
  }

  package init(_ days: TrainedDays, _ settings: Settings, today: CivilDate) {
    self.init(
      days: Streaks(days), weeks: WeekStreaks(days, goal: settings.goal, weekStart: settings.weekStart),
      trained: settings.trained, today: today)
  }

  package init(_ journal: Journal, now: Moment) {
    self.init(TrainedDays(journal, now: now), journal.settings, today: now.date)
    daysOff = journal.daysOff(in: now.date...now.date)
  }
}

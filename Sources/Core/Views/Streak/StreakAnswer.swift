package import Grammar
package import Statistics
package import Training

/// The streaks of days and of weeks.
package struct StreakAnswer: Answer {
  package static let view = "streak"

  package let days: Streaks
  package let weeks: WeekStreaks
  let trained: Settings.Trained
  package let today: CivilDate
  /// The skipped ranges that today is in.
  let daysOff: [DayOff]
  /// False where months that were left unread may change the current streaks; the longest ones they may always change.
  package let isKnown: Bool

  package init(_ journal: Journal, now: Moment) {
    let trained = TrainedDays(journal, now: now)
    let days = Streaks(trained)
    let weeks = WeekStreaks(trained, goal: journal.settings.goal, weekStart: journal.settings.weekStart)
    (self.days, self.weeks, self.trained) = (days, weeks, journal.settings.trained)
    today = now.date
    daysOff = journal.daysOff(in: today...today)
    // A range of skipped days may begin before the edge and reach over it.
    let first = journal.edge?.adding(days: Skip.longest)
    isKnown = first.map { days.isKnown(from: $0, trained) && weeks.isKnown(from: $0, trained) } ?? true
  }
}

import Format
import Journal
import Statistics
import Training
import Views

/// The newest months of a journal, as many as home and the prompt of a shell take to know the streaks of today.
struct RecentMonths {
  private(set) var loader: JournalLoader
  private let folder: JournalFolder
  private let now: Moment
  private var today: CivilDate { now.date }
  /// The oldest month of which all days that count were read. Those of its first days may stand in the file before.
  private var first: CivilDate
  /// The daily streak, where it is known already, which is long before the weekly one, and the files that were read by then:
  /// a range skipped in another one may reach into it.
  private var daily: (streaks: Streaks, files: Int)?

  init(_ folder: JournalFolder, plans: JournalLoader.Plans, now: Moment) {
    loader = JournalLoader(folder, plans: plans)
    self.folder = folder
    self.now = now
    first = now.date.startOfMonth.adding(months: -1)
  }

  var journal: Journal { loader.journal }

  /// Reads check-ins, and sessions where they count, back to the days that end both streaks. The longest ones are not to be
  /// had. Of older logs only the days are kept: what else is wanted of them is loaded before.
  mutating func loadStreaks() -> StreakAnswer {
    if loader.holdsAll { return StreakAnswer(journal, now: now) }
    loader.load(.checkIns(today...today))
    if trained.countsSessions { loader.load(.sessions(today...today)) }
    var step = 1
    while true {
      if var answer = knownStreaks() {
        // The last day on which a check-in continues the streak depends on what is skipped from tomorrow on.
        while let deadline = answer.days.deadline, loader.load(.checkIns(deadline...deadline)) {
          answer = StreakAnswer(trainedDays, journal.settings, today: today)
        }
        return answer
      }
      // After 170 years of months one by one: whatever this is, all of it at once is read faster.
      if step > 1024 {
        return StreakAnswer(folder.readTrainedDays(until: now), now: now)
      }
      // Each time as many again as before: a streak of years is not counted once for each of its months.
      for _ in 0..<step {
        first = first.adding(months: -1)
        loader.loadCheckInDays(of: first)
        if trained.countsSessions { loader.loadSessionDays(of: first) }
      }
      step *= 2
    }
  }

  /// Reads logs back to the last session that counts.
  mutating func loadLastSession() { loader.load(.lastSession(until: now)) }

  /// Reads logs back to the last session of the active plan, where it has days of which one comes next.
  mutating func loadPlanDays() {
    guard let plan = journal.activePlan?.plan, let name = plan.name?.value, !plan.days.isEmpty else { return }
    _ = loader.plannedDay(name, now: now) { _ in [] }
  }
}

extension RecentMonths {
  private var trained: Settings.Trained { journal.settings.trained }

  private var trainedDays: TrainedDays {
    let older = (trained.countsCheckIns ? loader.checkInDays : []) + (trained.countsSessions ? loader.sessionDays : [])
    return TrainedDays(older + journal.trainedDays(until: now), skips: journal.skippedRanges, today: today)
  }

  /// The first day of which all is known, wherever it stands.
  private var firstKnown: CivilDate { first.adding(months: 1) }

  /// Nil where what was read has not the days that end both. A range that was skipped may reach over such a day from as far
  /// back as ranges are long: only where nothing else does, these months are looked at.
  private mutating func knownStreaks() -> StreakAnswer? {
    guard let answer = streaksAsRead() else { return nil }
    let files = journal.checkIns.count
    let oldest = first.adding(days: 1 - Skip.longest).startOfMonth.adding(months: -1)
    for month in (oldest...first).months.dropLast() { loader.loadSkips(of: month) }
    return journal.checkIns.count == files ? answer : streaksAsRead()
  }

  private mutating func streaksAsRead() -> StreakAnswer? {
    let days = trainedDays
    let files = journal.checkIns.count
    if daily?.files != files {
      let streaks = Streaks(days)
      daily = streaks.isKnown(from: firstKnown, days) ? (streaks, files) : nil
    }
    guard let daily else { return nil }
    let weeks = WeekStreaks(days, goal: journal.settings.goal, weekStart: journal.settings.weekStart)
    return weeks.isKnown(from: firstKnown, days)
      ? StreakAnswer(days: daily.streaks, weeks: weeks, trained: trained, today: today) : nil
  }
}

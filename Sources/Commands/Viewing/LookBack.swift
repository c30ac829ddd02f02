import Journal
import Format
import Statistics
import Training
import Views

/// What home and the prompt of a shell need is in the newest months of a journal: these are read one by one, and no more of
/// them than the answer takes. What stands in the file of another month (lint says so) may not be seen.
struct LookBack {
  private(set) var reader: MonthReader
  private let folder: JournalFolder
  private let today: CivilDate
  /// The oldest month of which all check-ins were read.
  private var first: CivilDate
  /// The daily streak, where it is known already, which is long before the weekly one, and the files that were read by then:
  /// a range skipped in another one may reach into it.
  private var daily: (streaks: Streaks, files: Int)?

  init(_ folder: JournalFolder, withPlans: Bool, today: CivilDate) {
    reader = MonthReader(folder, withPlans: withPlans)
    self.folder = folder
    self.today = today
    first = today.startOfMonth
  }

  var journal: Journal { reader.journal }

  /// Reads check-ins back to the days that end both streaks. The longest ones are not to be had.
  mutating func readStreaks() -> StreakAnswer {
    reader.readCheckIns(of: first)
    var step = 1
    while true {
      if var answer = knownStreaks() {
        // The last day on which a check-in continues the streak depends on what is skipped from tomorrow on.
        while let deadline = answer.days.deadline, reader.readCheckIns(of: deadline) {
          answer = StreakAnswer(checkInDays, journal.settings, today: today)
        }
        return answer
      }
      // After 170 years of months one by one: whatever this is, all of it at once is read faster.
      if step > 1024 {
        return StreakAnswer(folder.read(only: [.root, .checkIns]), today: today)
      }
      // Each time as many again as before: a streak of years is not counted once for each of its months.
      for _ in 0..<step {
        first = first.adding(months: -1)
        reader.readCheckInDays(of: first)
      }
      step *= 2
    }
  }

  /// Reads logs back to the last session that counts.
  mutating func readLastSession() {
    let month = today.startOfMonth
    reader.readLog(of: month)
    if hasLastSession { return }
    for older in reader.logMonths() where older < month {
      reader.readLog(of: older)
      if hasLastSession { return }
    }
  }

  private var hasLastSession: Bool { journal.lastSession(until: today) != nil }
}

extension LookBack {
  private var checkInDays: CheckInDays {
    CheckInDays(
      reader.checkInDays + journal.checkInDays(until: today), skips: journal.skippedRanges, today: today)
  }

  /// Nil where what was read has not the days that end both. A range that was skipped may reach over such a day from as far
  /// back as ranges are long: only where nothing else does, these months are looked at.
  private mutating func knownStreaks() -> StreakAnswer? {
    guard let answer = streaksAsRead() else { return nil }
    let files = journal.checkIns.count
    for month in (first.adding(days: 1 - Skip.longest)...first).months.dropLast() {
      reader.readSkips(of: month)
    }
    return journal.checkIns.count == files ? answer : streaksAsRead()
  }

  private mutating func streaksAsRead() -> StreakAnswer? {
    let days = checkInDays
    let files = journal.checkIns.count
    if daily?.files != files {
      let streaks = Streaks(days)
      daily = streaks.isKnown(from: first, days) ? (streaks, files) : nil
    }
    guard let daily else { return nil }
    let weeks = WeekStreaks(days, goal: journal.settings.goal, weekStart: journal.settings.weekStart)
    return weeks.isKnown(from: first, days) ? StreakAnswer(days: daily.streaks, weeks: weeks, today: today) : nil
  }
}

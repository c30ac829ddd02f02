import Journal
import Format
import Statistics
import Training

/// How much of a journal a writing command looks at: what it needs to work out its edit, and to see what that would clash
/// with. A session clashes with those of its days, and with one that went on from the day before; a check-in with those of
/// its day.
enum WriteReach {
  case all
  /// The plans and the logs of the days of a session.
  case log(ClosedRange<CivilDate>)
  /// The same of one that begins on a day, and every log that may have an open session.
  case openSessions(CivilDate)
  /// The plans, and the logs from a day back to the open session.
  case openSession(CivilDate)
  /// The check-ins of the month of the first of some days, and other ranges of skipped days that may have them too.
  case skips(ClosedRange<CivilDate>)
  /// The check-ins and the log of a day; photos of its year are listed where a new one needs a name.
  case checkIns(CivilDate, withPhotos: Bool)

  var isAll: Bool { if case .all = self { true } else { false } }

  func read(_ folder: JournalFolder) -> Journal {
    switch self {
    case .all: return folder.read()
    case .log(let days):
      return logs(of: days, in: folder).journal
    case .openSessions(let day):
      var reader = logs(of: day...day, in: folder)
      for month in reader.logMonths() { reader.readOpenSessions(of: month) }
      return reader.journal
    case .openSession(let day):
      var reader = logs(of: day...day, in: folder)
      guard reader.journal.openSession == nil else { return reader.journal }
      for month in reader.logMonths() {
        reader.readLog(of: month)
        if reader.journal.openSession != nil { break }
      }
      return reader.journal
    case .skips(let days):
      var reader = MonthReader(folder, withPlans: false)
      reader.readCheckIns(of: days.lowerBound)
      // What is longer than ranges are is refused for that.
      let last = min(days.upperBound, days.lowerBound.adding(days: Skip.longest))
      for month in (days.lowerBound.adding(days: 1 - Skip.longest)...last).months {
        reader.readSkips(of: month)
      }
      return reader.journal
    case .checkIns(let day, let withPhotos):
      var reader = MonthReader(folder, withPlans: false)
      reader.readCheckIns(of: day)
      reader.readLog(of: day)
      if withPhotos { reader.readPhotos(ofYear: day.year) }
      return reader.journal
    }
  }

  /// One month, but for the first day of one and a night into another.
  private func logs(of days: ClosedRange<CivilDate>, in folder: JournalFolder) -> MonthReader {
    var reader = MonthReader(folder, withPlans: true)
    for day in [days.lowerBound.adding(days: -1), days.lowerBound, days.upperBound] {
      reader.readLog(of: day)
    }
    return reader
  }
}

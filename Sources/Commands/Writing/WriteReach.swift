import JournalFolder
import JournalFormat
import Training

/// How much of a journal a writing command looks at: what it needs to work out its edit, and to see what that would clash
/// with. A session and a check-in clash with those of the same day, or of the night before or after.
enum WriteReach {
  case all
  /// The plans and the logs around a day.
  case log(CivilDate)
  /// The same, and every log that may have an open session.
  case openSessions(CivilDate)
  /// The plans, and the logs back to the open session.
  case openSession(CivilDate)
  /// The check-ins and the logs around a day; photos of its year are listed where a new one needs a name.
  case checkIns(CivilDate, withPhotos: Bool)

  var isAll: Bool { if case .all = self { true } else { false } }

  func read(_ folder: JournalFolder) -> Journal {
    switch self {
    case .all: return folder.read()
    case .log(let day):
      var reader = MonthReader(folder, withPlans: true)
      for month in months(around: day) { reader.readLog(of: month) }
      return reader.journal
    case .openSessions(let day):
      var reader = MonthReader(folder, withPlans: true)
      for month in months(around: day) { reader.readLog(of: month) }
      for month in reader.logMonths() { reader.readOpenSessions(of: month) }
      return reader.journal
    case .openSession(let day):
      var reader = MonthReader(folder, withPlans: true)
      for month in months(around: day) { reader.readLog(of: month) }
      guard reader.journal.openSession == nil else { return reader.journal }
      for month in reader.logMonths() {
        reader.readLog(of: month)
        if reader.journal.openSession != nil { break }
      }
      return reader.journal
    case .checkIns(let day, let withPhotos):
      var reader = MonthReader(folder, withPlans: false)
      for month in months(around: day) {
        reader.readCheckIns(of: month)
        reader.readLog(of: month)
      }
      if withPhotos { reader.readPhotos(ofYear: day.year) }
      return reader.journal
    }
  }

  /// One month, but for its first day and its last.
  private func months(around day: CivilDate) -> [CivilDate] {
    var months: [CivilDate] = []
    for near in [day.adding(days: -1), day, day.adding(days: 1)] where near.startOfMonth != months.last {
      months.append(near.startOfMonth)
    }
    return months
  }
}

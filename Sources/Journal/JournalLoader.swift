package import Format
import Text
package import Training

/// Loads a journal: all of it, or the months that an answer needs, one scope after the other. It knows which it holds.
///
/// A month is given by any day of it.
package struct JournalLoader {
  package enum Plans: Sendable {
    case none
    /// That of the settings; all of them where none is, or where its file has another name than it.
    case active
    case all
  }

  /// All that there is: nothing more can be read.
  package let holdsAll: Bool
  private var files: MonthFiles

  /// Reads settings and exercises, and the plans that are wanted.
  package init(_ folder: JournalFolder, plans: Plans) {
    holdsAll = folder.readsEverything
    files = holdsAll ? MonthFiles(folder.read()) : MonthFiles(folder, plans: plans)
  }

  /// A journal as far as a scope goes, with the plans that are wanted, if others than those of the scope. Where that is a part of
  /// it, `more` may go on with the loader, for itself.
  package static func load<Failure: Error>(
    _ scope: ReadScope, of folder: JournalFolder, plans: Plans? = nil,
    more: (inout JournalLoader) throws(Failure) -> Void
  ) throws(Failure) -> Journal {
    if case .parts(let parts) = scope { return folder.read(only: parts) }
    var loader = JournalLoader(folder, plans: plans ?? (scope.wantsPlans ? .all : .none))
    loader.load(scope)
    let journal = loader.journal
    try more(&loader)
    return journal
  }

  package static func load(_ scope: ReadScope, of folder: JournalFolder, plans: Plans? = nil) -> Journal {
    load(scope, of: folder, plans: plans) { _ in }
  }

  /// The settings alone, without the exercises beside them.
  package static func settings(of folder: JournalFolder) -> Settings { MonthFiles(settingsOf: folder).journal.settings }

  /// What was read so far.
  package var journal: Journal { files.journal }

  /// Reads the plans that were not read before; false where there are none.
  @discardableResult
  package mutating func loadPlans() -> Bool { holdsAll ? false : files.readPlans() }

  /// Reads what of a scope was not read before; false where that is nothing.
  @discardableResult
  package mutating func load(_ scope: ReadScope) -> Bool {
    if holdsAll { return false }
    var isMore = false
    switch scope {
    // Only a loader of everything has them; they are read at once (`load(_:of:)`).
    case .parts: break
    case .sessions(let days): isMore = loadLogs(days.monthsAround)
    case .sessionsAfter(let month): isMore = loadLogs(files.logMonths().prefix { $0 > month })
    case .lastSession(let now): isMore = loadLastSession(until: now)
    case .openSession(let day): isMore = loadOpenSession(day)
    case .openSessions(let day):
      isMore = loadLogs((day.adding(days: -1)...day).monthsAround)
      for month in files.logMonths() where files.readOpenSessions(of: month) { isMore = true }
    case .bodyweights(let days): isMore = loadBodyweights(days)
    case .checkIns(let days): isMore = loadCheckIns(days.monthsAround)
    case .dayOfCheckIn(let day, let withPhotos):
      isMore = loadCheckIns((day...day).monthsAround)
      isMore = loadLogs((day...day).monthsAround) || isMore
      if withPhotos { files.readPhotos(ofYear: day.year) }
    case .skips(let days): isMore = loadSkips(days)
    }
    return isMore
  }
}

extension JournalLoader {
  private mutating func loadLogs(_ months: some Sequence<CivilDate>) -> Bool {
    months.reduce(false) { files.readLog(of: $1) || $0 }
  }

  private mutating func loadCheckIns(_ months: some Sequence<CivilDate>) -> Bool {
    months.reduce(false) { files.readCheckIns(of: $1) || $0 }
  }

  /// Most often the log of this month or the one before has it, and no other is looked for.
  private mutating func loadLastSession(until now: Moment) -> Bool {
    let day = now.date
    var isMore = loadLogs((day...day).monthsAround.reversed())
    func isFound(before month: CivilDate) -> Bool {
      journal.lastDay(until: now).map { $0.startOfMonth > month.adding(months: 1) } ?? false
    }
    let month = day.startOfMonth
    if isFound(before: month.adding(months: -2)) { return isMore }
    for older in files.logMonths() where older < month {
      if isFound(before: older) { break }
      isMore = files.readLog(of: older) || isMore
    }
    return isMore
  }

  /// Of several sessions under way the one furthest down in the newest file is meant.
  private mutating func loadOpenSession(_ day: CivilDate) -> Bool {
    var isMore = loadLogs((day.adding(days: -1)...day).monthsAround)
    for month in files.logMonths() {
      isMore = files.readOpenSessions(of: month) || isMore
      let path = FileKind.logPath(of: month)
      if journal.logs.contains(where: { $0.source.name == path && $0.hasOpenSession }) { break }
    }
    return isMore
  }

  private mutating func loadSkips(_ days: ClosedRange<CivilDate>) -> Bool {
    let isMore = files.readCheckIns(of: days.lowerBound)
    // What is longer than ranges are is refused for that.
    let last = min(days.upperBound, days.lowerBound.adding(days: Skip.longest))
    for month in (days.lowerBound.adding(days: 1 - Skip.longest)...last).monthsAround {
      files.readSkips(of: month)
    }
    return isMore
  }
}

/// What streaks need, month by month.
extension JournalLoader {
  /// Reads of a month of check-ins what streaks need: their days, and all else that is in it.
  package mutating func loadCheckInDays(of month: CivilDate) {
    if !holdsAll { files.readCheckInDays(of: month) }
  }

  /// Reads of a log what streaks need: the days of its sessions.
  package mutating func loadSessionDays(of month: CivilDate) {
    if !holdsAll { files.readSessionDays(of: month) }
  }

  /// The days of sessions that count, of logs of which nothing else was read.
  package var sessionDays: [CivilDate] { files.sessionDays }

  /// The days of check-ins of months of which nothing else was read.
  package var checkInDays: [CivilDate] { files.checkInDays }

  /// Reads a month of check-ins if it has skipped days.
  package mutating func loadSkips(of month: CivilDate) {
    if !holdsAll { files.readSkips(of: month) }
  }
}

extension JournalLoader {
  /// From the first use of a bodyweight back to what was noted last before it.
  private mutating func loadBodyweights(_ days: ClosedRange<CivilDate>) -> Bool {
    let months = days.monthsAround
    guard let use = journal.firstUseOfBodyweight, var month = months.first else { return false }
    var isMore = false
    for month in months.reversed() where files.readBodyweights(of: month) { isMore = true }
    guard let oldest = files.oldestMonth() else { return isMore }
    var isNew = true
    while month > oldest {
      // Who knows it then, knows it for all that follow; what is not read yet may be of `month` and older.
      if isNew, let note = journal.lastBodyweight(until: use), note.date.startOfMonth > month { break }
      month = month.adding(months: -1)
      isNew = files.readBodyweights(of: month)
      isMore = isMore || isNew
    }
    return isMore
  }
}

extension ClosedRange<CivilDate> {
  /// The months whose files are to have all entries of these days: theirs, the one before and the one after.
  fileprivate var monthsAround: [CivilDate] {
    (lowerBound.startOfMonth.adding(days: -1)...upperBound.startOfMonth.adding(months: 1)).months
  }
}

extension Log {
  fileprivate var hasOpenSession: Bool { sessions.contains { $0.isOpen && $0.date != nil } }
}

extension Journal {
  /// The last day with a session that counts and has begun by a moment.
  fileprivate func lastDay(until now: Moment) -> CivilDate? {
    logs.lazy.flatMap(\.sessions).compactMap { session in
      session.counts ? session.moment.flatMap { $0 <= now ? $0.date : nil } : nil
    }.max()
  }

  /// When a set on bodyweight was done first, in a session that counts.
  fileprivate var firstUseOfBodyweight: Moment? {
    var first: Moment?
    for log in logs {
      for session in log.sessions where session.counts {
        guard let moment = session.moment, first.map({ moment < $0 }) ?? true else { continue }
        if session.exercises.contains(where: { $0.sets.contains(where: \.isOnBodyweight) }) { first = moment }
      }
    }
    return first
  }

  /// When the body was weighed last, up to a moment.
  fileprivate func lastBodyweight(until last: Moment) -> Moment? {
    let inLogs = logs.lazy.flatMap(\.sessions).compactMap { $0.weighed == nil ? nil : $0.moment }
    let measured = checkIns.lazy.flatMap(\.measures).compactMap {
      $0.bodyweight.map { $0.value.hundredths > 0 } == true ? $0.moment : nil
    }
    return [inLogs.filter { $0 <= last }.max(), measured.filter { $0 <= last }.max()].compactMap(\.self).max()
  }
}

package import Format
import Synchronization
import Text
package import Training

extension JournalFolder {
  /// Settings, check-ins, and sessions where they count, for views that the days of these make: check-ins are kept only of
  /// the files that have a day to be shown, sessions of none, and nothing later than `now` is counted.
  package func readTrainedDays(
    until now: Moment, showing shown: ClosedRange<CivilDate>? = nil, with others: Set<Part> = []
  ) -> Journal {
    if readsEverything { return read() }
    let ground = read(only: [.root])
    let parts: Set<Part> = ground.settings.trained.countsSessions ? [.checkIns, .log] : [.checkIns]
    let found = Mutex<(checkIns: [(number: Int, days: [CivilDate])], sessions: [CivilDate])>(([], []))
    var journal = read(only: others.union(parts), into: ground) { number, source, kind in
      switch kind {
      case .checkIns:
        let (days, file) = CheckInReader.readDays(source, until: now)
        if let shown, days.contains(where: shown.contains) { return ReadFile(source, as: kind) }
        found.withLock { $0.checkIns.append((number, days)) }
        return .checkIns(file)
      case .log:
        let (moments, log) = LogReader.readMoments(source)
        let days = moments.filter { $0 <= now }.map(\.date)
        found.withLock { $0.sessions += days }
        return .log(log)
      default: return ReadFile(source, as: kind)
      }
    }
    found.withLock { found in
      journal.bareCheckInDays = found.checkIns.sorted { $0.number < $1.number }.flatMap(\.days)
      journal.bareSessionDays = found.sessions
    }
    return journal
  }
}

package import Format
import Synchronization
import Text
package import Training

extension JournalFolder {
  /// Settings and check-ins, for views that the days of these make: check-ins are kept only of the files that have a day to
  /// be shown, and nothing later than `now` is counted.
  package func readCheckInDays(
    until now: Moment, showing shown: ClosedRange<CivilDate>? = nil, with others: Set<Part> = []
  ) -> Journal {
    if readsEverything { return read() }
    let found = Mutex<[(number: Int, days: [CivilDate])]>([])
    var journal = read(only: others.union([.root, .checkIns])) { number, source, kind in
      guard case .checkIns = kind else { return ReadFile(source, as: kind) }
      let (days, file) = CheckInReader.readDays(source, until: now)
      if let shown, days.contains(where: shown.contains) { return ReadFile(source, as: kind) }
      found.withLock { $0.append((number, days)) }
      return .checkIns(file)
    }
    journal.bareCheckInDays = found.withLock { $0.sorted { $0.number < $1.number }.flatMap(\.days) }
    return journal
  }
}

package import Format
import Text
import Synchronization
package import Training

extension JournalFolder {
  /// Settings and check-ins, for views that the days of these make: of a file no more is kept where there is nothing else to
  /// tell of it, and none of its days is to be shown: nothing of it is later than `now`.
  package func readCheckInDays(
    until now: Moment, showing shown: ClosedRange<CivilDate>? = nil, with others: Set<Part> = []
  ) -> Journal {
    if readsEverything { return read() }
    let found = Mutex<[(number: Int, days: [CivilDate])]>([])
    var journal = read(only: others.union([.root, .checkIns])) { number, source, kind in
      guard case .checkIns = kind, let days = CheckInReader.faultlessDays(source.bytes, until: now),
        !days.contains(where: { shown?.contains($0) ?? false })
      else {
        return ReadFile(source, as: kind)
      }
      found.withLock { $0.append((number, days)) }
      return nil
    }
    journal.bareCheckInDays = found.withLock { $0.sorted { $0.number < $1.number }.flatMap(\.days) }
    return journal
  }
}

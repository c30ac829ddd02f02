import JournalFolder
import JournalFormat
import JournalText
import Statistics
import Synchronization
import Training

/// Reads what `stats` wants of a journal and keeps no more of it than that: of logs what they add up to, of check-ins the
/// days. It is made on the threads that read the files.
final class StatsReading: Sendable {
  private let today: CivilDate
  // With the number of the file: threads do not end in the order of the files.
  private let tallies = Mutex<[(number: Int, tally: LogTally)]>([])
  private let days = Mutex<[(number: Int, days: [CivilDate])]>([])

  init(until today: CivilDate) { self.today = today }

  /// The tallies are those of the logs, in their order; a journal with none of them, and with the bare days of check-ins
  /// wherever there is no more to tell of them.
  func read(_ folder: JournalFolder) -> (journal: Journal, logs: [LogTally]) {
    var journal = folder.read(only: [.root, .plans, .log, .checkIns]) { number, source, kind in
      switch kind {
      case .log:
        let tally = LogTally(LogReader.read(source), until: self.today)
        self.tallies.withLock { $0.append((number, tally)) }
      case .checkIns:
        guard let days = CheckInReader.faultlessDays(source.bytes) else { fallthrough }
        self.days.withLock { $0.append((number, days)) }
      default: return ReadFile(source, as: kind)
      }
      return nil
    }
    journal.bareCheckInDays = days.withLock { $0.sorted { $0.number < $1.number }.flatMap { $0.days } }
    return (journal, tallies.withLock { $0.sorted { $0.number < $1.number }.map { $0.tally } })
  }
}

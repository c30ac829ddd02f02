import Format
import Journal
import Statistics
import Synchronization
import Text
import Training

/// Reads what `stats` wants of a journal and keeps no more of it than that: what logs add up to, and the days of sessions and check-ins.
/// It is made on the threads that read the files.
final class StatsReading: Sendable {
  struct Answer {
    /// Without its logs, and with the bare days of sessions and check-ins instead of them.
    let journal: Journal
    let sums: Sums
    let catalog: ExerciseCatalog
    /// In the logs.
    let mistakes: Int
  }

  private let now: Moment
  private let state: Mutex<State>

  private enum Seen {
    case log(LogTally)
    case days([CivilDate])
  }

  private struct State {
    var seen = InOrder<Seen>()
    var catalog: ExerciseCatalog
    var sums = RunningSums()
    var bodyweights: [Bodyweights.Note] = []
    var days: [CivilDate] = []
    var sessionDays: [CivilDate] = []
    var mistakes = 0
    /// Of the logs that were read, one for each of the threads.
    var names: [NameTable] = []

    mutating func add(_ seen: Seen) {
      switch seen {
      case .log(let tally):
        sums.add(tally, catalog.add(tally.names), catalog)
        bodyweights += tally.bodyweights
        sessionDays += tally.days
        mistakes += tally.errors
      case .days(let more): days += more
      }
    }
  }

  private init(_ ground: Journal, until now: Moment) {
    self.now = now
    state = Mutex(State(catalog: ExerciseCatalog(ground, logs: [])))
  }

  static func read(_ folder: JournalFolder, until now: Moment) -> Answer {
    let ground = folder.read(only: [.root, .plans])
    let reading = StatsReading(ground, until: now)
    var journal = folder.read(only: [.log, .checkIns], into: ground) { number, source, kind in
      reading.look(at: source, as: kind, number)
    }
    return reading.state.withLock { state in
      // A file that could not be read has no turn.
      for seen in state.seen.rest() { state.add(seen) }
      journal.bareCheckInDays = state.days
      journal.bareSessionDays = state.sessionDays
      let bodyweights = Bodyweights(journal, logs: state.bodyweights)
      return Answer(
        journal: journal, sums: Sums(state.sums, state.catalog, bodyweights), catalog: state.catalog,
        mistakes: state.mistakes)
    }
  }

  /// Nil where nothing more of the file is wanted.
  private func look(at source: Source, as kind: FileKind, _ number: Int) -> ReadFile? {
    if case .checkIns = kind {
      let (days, file) = CheckInReader.readDays(source, until: now)
      add(.days(days), number)
      return .checkIns(file)
    }
    add(.log(tally(source)), number)
    return nil
  }

  private func add(_ seen: Seen, _ number: Int) {
    state.withLock { state in
      state.seen.add(seen, number)
      while let seen = state.seen.next() { state.add(seen) }
    }
  }

  private func tally(_ source: Source) -> LogTally {
    var names = state.withLock { $0.names.popLast() } ?? NameTable()
    defer { if !names.isLarge { state.withLock { $0.names.append(names) } } }
    return LogTally(source, &names, until: now)
  }
}

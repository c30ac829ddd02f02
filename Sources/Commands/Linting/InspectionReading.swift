import Format
import Journal
import Lint
import Synchronization

/// Inspects the months of a folder on the threads that read them, and lets go of each log as soon as those before it were
/// added.
final class InspectionReading: Sendable {
  private let look: @Sendable (ReadFile) -> Inspection.Seen
  private let state: Mutex<State>

  private struct State {
    var inspection: Inspection
    var seen = InOrder<Inspection.Seen>()
  }

  init(_ inspection: Inspection) {
    look = inspection.look
    state = Mutex(State(inspection: inspection))
  }

  /// The journal is one that has what the inspection began with, and is given the rest but the logs.
  func read(_ parts: Set<JournalFolder.Part>, of folder: JournalFolder, into journal: Journal) -> (
    Journal, Inspection
  ) {
    let journal = folder.read(only: parts, into: journal) { number, source, kind in
      let file = ReadFile(source, as: kind)
      let seen = self.look(file)
      // What was kept for them goes when nobody waits any more.
      _ = self.state.withLock { state in
        state.seen.add(seen, number)
        var added: [Inspection.Seen] = []
        while let seen = state.seen.next() {
          state.inspection.add(seen)
          added.append(seen)
        }
        return added
      }
      if case .log = kind { return nil }
      return file
    }
    let inspection = state.withLock { state in
      // A file that could not be read has no turn.
      for seen in state.seen.rest() { state.inspection.add(seen) }
      return state.inspection
    }
    return (journal, inspection)
  }
}

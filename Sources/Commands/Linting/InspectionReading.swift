import JournalFolder
import JournalFormat
import Lint
import Synchronization

/// Inspects the months of a folder on the threads that read them, and lets go of each log as soon as those before it were
/// added.
final class InspectionReading: Sendable {
  private let look: @Sendable (ReadFile) -> Inspection.Seen
  private let state: Mutex<State>

  fileprivate struct State {
    var inspection: Inspection
    /// The number of the file that is to be added next, and those after it that were sooner.
    var next = 0
    var waiting: [Int: Inspection.Seen] = [:]
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
      self.add(self.look(file), number)
      if case .log = kind { return nil }
      return file
    }
    return (journal, state.withLock { $0.rest() })
  }

  private func add(_ seen: Inspection.Seen, _ number: Int) {
    state.withLock { state in
      state.waiting[number] = seen
      while let seen = state.waiting.removeValue(forKey: state.next) {
        state.inspection.add(seen)
        state.next += 1
      }
    }
  }
}

extension InspectionReading.State {
  /// With those that waited for a file which could not be read.
  fileprivate mutating func rest() -> Inspection {
    for (_, seen) in waiting.sorted(by: { $0.key < $1.key }) { inspection.add(seen) }
    return inspection
  }
}

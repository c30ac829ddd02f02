import Platform
import Text

/// The outcome of a write of several files that was stopped between two of them.
package struct Recovery: Hashable, Sendable {
  package enum Outcome: Sendable {
    /// Every file was in place already: the write stays, and `undo` takes it back.
    case completed
    case takenBack
    /// No write was stopped: another program saved into a file that had been replaced, and `kept` are its texts.
    case savedLater
    /// Its note can't be read, and was removed.
    case unreadable
  }

  package let outcome: Outcome
  /// Paths of the journal that are again as they were before the write.
  package let restored: [String]
  /// The paths of files that were changed since, and stay as they are.
  package let kept: [String]

  package init(outcome: Outcome, restored: [String] = [], kept: [String] = []) {
    self.outcome = outcome
    self.restored = restored
    self.kept = kept
  }
}

extension JournalFolder {
  /// Takes back a write of several files that was stopped between two of them: a photo without its check-in, half of a
  /// rename. nil where none was, or where another program has the lock, and so may be in the middle of it.
  ///
  /// Readers call it before they look for anything; writers do the same inside of `withLock`.
  package func recover() throws(WriteFailure) -> Recovery? {
    guard PendingWrite(self).isBegun ?? false, let lock = try lockIfFree() else { return nil }
    return try withExtendedLifetime(lock) { () throws(WriteFailure) in try takeBackInterrupted() }
  }

  /// The paths of a write that was begun and not finished, or is under way; nil where there is none.
  package func interruptedPaths() throws(WriteFailure) -> [String]? {
    try PendingWrite(self).begun()?.map(\.path)
  }

  /// To be called inside of the lock, before anything is read.
  ///
  /// A file that is as the write left it goes back to its text before; a file that somebody changed since stays. A write
  /// whose files are all in place, as far as can be seen, lacked only the word that it is done: it stays, too, as taking
  /// back some of it would tear apart what somebody saw together.
  func takeBackInterrupted() throws(WriteFailure) -> Recovery? {
    let store = PendingWrite(self)
    guard store.isBegun ?? true else { return nil }
    guard let changes = try store.begun() else {
      return store.abandon() ? Recovery(outcome: .unreadable) : nil
    }
    var steps: [(change: FileChange, place: WritePlace?, side: Side)] = []
    for change in changes {
      // A path that leads out of the journal by now was changed, too.
      guard let place = try? WritePlace(of: change, in: self) else {
        steps.append((change, nil, .changed))
        continue
      }
      steps.append((change, place, try side(of: place, change)))
    }
    let kept = steps.filter { $0.side == .changed || $0.side == .changedAfter }.map(\.change.path)
    if steps.allSatisfy({ $0.side == .after || $0.side == .changedAfter }) {
      try store.finish()
      WriteMemory(self, making: true).note(changes)
      return Recovery(outcome: .completed, kept: kept)
    }
    let undone = steps.filter { $0.side == .after }
    do throws(WriteFailure) {
      var writer = FileWriter()
      // Doctor tells what it clears away.
      writer.isClearing = false
      for step in undone.reversed() {
        if let place = step.place { try writer.add(step.change.inverse, place) }
      }
      try writer.write(keeping: OldFiles(self))
    } catch {
      throw stuck(error)
    }
    store.abandon()
    return Recovery(outcome: .takenBack, restored: undone.map(\.change.path), kept: kept)
  }

  private func stuck(_ failure: WriteFailure) -> WriteFailure {
    failure.ofTakingBack(help: "or keep it as it is: remove '\(shownPrefix)\(JournalFolder.ownFolder)/pending'")
  }
}

/// The version that a file holds now.
private enum Side {
  case before, after
  /// Neither version: one nearer to what the write brought, or any other.
  case changedAfter, changed
}

extension JournalFolder {
  private func side(of place: WritePlace, _ change: FileChange) throws(WriteFailure) -> Side {
    let bytes: [UInt8]?
    do throws(FileError) {
      bytes = try place.contents()
    } catch {
      switch error.reason {
      case .isFolder, .notRegular, .tooLarge: return .changed
      default: throw stuck(WriteFailure(cause: "can't read '\(place.shown)': \(error.message)", help: nil))
      }
    }
    if bytes == change.before { return .before }
    if bytes == change.after { return .after }
    guard let bytes, let after = change.after else { return .changed }
    func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>: Int] {
      bytes.split(separator: UInt8(ascii: "\n")).reduce(into: [:]) { $0[$1, default: 0] += 1 }
    }
    let now = lines(bytes)
    func shared(_ other: [UInt8]) -> Int {
      let others = lines(other)
      return now.reduce(0) { $0 + min($1.value, others[$1.key] ?? 0) }
    }
    return shared(after) > shared(change.before ?? []) ? .changedAfter : .changed
  }
}

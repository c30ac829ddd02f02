import Platform
import Text

extension JournalFolder {
  /// Takes back a write of several files that was stopped between two of them: a photo without its check-in, half of a
  /// rename. nil where none was, or where another program has the lock, and so may be in the middle of it.
  ///
  /// What reads calls it before it looks for anything; what writes does the same inside of `withLock`.
  package func recover() throws(WriteFailure) -> Recovery? {
    guard PendingWrite(self).isBegun, let lock = try lockIfFree() else { return nil }
    return try withExtendedLifetime(lock) { () throws(WriteFailure) in try takeBackInterrupted() }
  }

  /// The paths of a write that was begun and not finished, or is under way; nil where there is none.
  package func interruptedPaths() throws(WriteFailure) -> [String]? {
    try PendingWrite(self).begun()?.map(\.path)
  }

  /// To be called inside of the lock, before anything is read.
  ///
  /// What is as the write left it goes back to what was there before. What somebody changed since stays. But a write whose
  /// every file was in place, as far as can be seen, lacked only the word that it is done: that stays, too, as taking back
  /// the others would tear apart what somebody saw together.
  func takeBackInterrupted() throws(WriteFailure) -> Recovery? {
    let store = PendingWrite(self)
    guard store.mayBeBegun else { return nil }
    guard let changes = try store.begun() else {
      return store.abandon() ? Recovery(outcome: .unreadable) : nil
    }
    var steps: [Step] = []
    for change in changes {
      // One that leads out of the journal by now was changed, too.
      guard let place = try? WritePlace(of: change, in: self) else {
        steps.append(Step(change: change, place: nil, side: .changed))
        continue
      }
      steps.append(Step(change: change, place: place, side: try side(of: place, change)))
    }
    let kept = steps.filter { $0.side == .changed || $0.side == .changedAfter }.map(\.change.path)
    if steps.allSatisfy({ $0.side == .after || $0.side == .changedAfter }) {
      try store.finish()
      WriteMemory(self).note(changes)
      return Recovery(outcome: .completed, kept: kept)
    }
    var recovery = Recovery(outcome: .takenBack, kept: kept)
    for step in steps.reversed() where step.side == .after {
      guard let place = step.place else { continue }
      try takeBack(step.change, place)
      recovery.restored.insert(step.change.path, at: 0)
    }
    store.abandon()
    return recovery
  }
}

/// One file of a write that was stopped.
private struct Step {
  let change: FileChange
  let place: WritePlace?
  let side: Side
}

/// The version that a file holds now.
private enum Side {
  case before, after
  /// Neither, and nearer to what the write brought; or else.
  case changedAfter, changed
}

extension JournalFolder {
  private func side(of place: WritePlace, _ change: FileChange) throws(WriteFailure) -> Side {
    let bytes: [UInt8]?
    do throws(FileError) {
      bytes = try place.contents()
    } catch {
      if case .isFolder = error.reason { return .changed }
      if case .notRegular = error.reason { return .changed }
      if case .tooLarge = error.reason { return .changed }
      throw stuck(place, error.message)
    }
    if bytes == change.before { return .before }
    if bytes == change.after { return .after }
    guard let bytes, let after = change.after else { return .changed }
    let now = Lines(bytes)
    return now.shared(with: Lines(after)) > now.shared(with: Lines(change.before ?? []))
      ? .changedAfter : .changed
  }

  private func takeBack(_ change: FileChange, _ place: WritePlace) throws(WriteFailure) {
    let opened: OpenPlace
    var changed: [OpenFolder] = []
    do throws(FileError) {
      opened = try place.made { parent, _ in changed.append(parent) }
    } catch {
      throw stuck(place, error.message)
    }
    var aside: AsideFile?
    defer { _ = opened.discard(aside) }
    do throws(WriteFailure) {
      try opened.takeBack(change, opened.attributes, &aside) {}
    } catch {
      throw WriteFailure(message: error.message, help: helpOfStuck)
    }
    do throws(FileError) {
      for folder in changed + [opened.folder] { try syncFolder(folder, place.shown) }
    } catch {
      throw stuck(place, error.message)
    }
    do throws(WriteFailure) {
      try opened.confirm(&aside, placed: change.before)
    } catch {
      throw WriteFailure(message: error.message, help: helpOfStuck)
    }
  }

  private func stuck(_ place: WritePlace, _ reason: Message) -> WriteFailure {
    WriteFailure(
      cause:
        "can't take back '\(place.shown)', of a write that was stopped half-way: \(reason)",
      help: helpOfStuck)
  }

  private var helpOfStuck: Message {
    "or keep it as it is: remove '\(shownPrefix)\(JournalFolder.ownFolder)/pending'"
  }
}

/// The count of each line of a text.
private struct Lines {
  private var counts: [ArraySlice<UInt8>: Int] = [:]

  init(_ bytes: [UInt8]) {
    for line in bytes.split(separator: UInt8(ascii: "\n")) { counts[line, default: 0] += 1 }
  }

  func shared(with other: Lines) -> Int {
    counts.reduce(0) { $0 + min($1.value, other.counts[$1.key] ?? 0) }
  }
}

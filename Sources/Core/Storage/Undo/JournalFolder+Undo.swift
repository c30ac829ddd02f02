import Platform
package import Text
package import Training

/// A write that is taken back or done again, and the changes that do it: each wants what is there now.
package struct UndoStep: Sendable {
  package enum Direction: Sendable { case back, again }

  package let direction: Direction
  package let write: RememberedWrite
  package let changes: [FileChange]
  let place: WriteMemory.Place
}

/// The kind of a write for `undo`.
package enum WriteKind: Sendable {
  /// A write that can be taken back, under the words that asked for it.
  case entry(words: String, moment: Moment?)
  /// The write that began the journal: without it there is no journal in which it could be done again.
  case beginning
  case step(UndoStep)
}

extension JournalFolder {
  /// In bytes, of all files before and after: a larger write can't be taken back.
  private static let largestUndo = 64 << 20

  /// These changes are not too many bytes to be remembered as one write.
  package static func canUndo(_ changes: [FileChange]) -> Bool {
    changes.reduce(0) { $0 + ($1.before?.count ?? 0) + ($1.after?.count ?? 0) } <= largestUndo
  }

  /// The writes that can be taken back, the last one first, and those that were and can be done again, the next one first.
  package func rememberedWrites() -> (done: [RememberedWrite], undone: [RememberedWrite]) {
    let memory = WriteMemory(self)
    return (Array(memory.writes(.back)), Array(memory.writes(.again)))
  }

  /// The last one of some that can be taken back, of the newest eight.
  package func lastWrite(where isWanted: (RememberedWrite) -> Bool) -> RememberedWrite? {
    WriteMemory(self).writes(.back).prefix(8).first(where: isWanted)
  }

  /// The text of a file as the last write of some left it, of the newest eight, and the end of the last line that it changed.
  /// `text` is what the file holds now. nil where there is none, and where another hand has changed the file since.
  package func lastChange(
    of path: String, now text: [UInt8], where isWanted: (RememberedWrite) -> Bool
  ) -> (text: [UInt8], end: Int)? {
    var text = text
    for write in WriteMemory(self).writes(.back).prefix(8) {
      // A write that was remembered and then not done is passed over.
      guard let change = write.changes.first(where: { $0.path == path }), change.before != text else { continue }
      guard let before = change.before, change.after == text else { return nil }
      if isWanted(write) {
        let lines = [before, text].map { $0.split(separator: 0x0A, omittingEmptySubsequences: false).reversed() }
        let same = zip(lines[0], lines[1]).prefix { $0 == $1 }
        return (text, same.reduce(text.count) { $0 - $1.0.count - 1 })
      }
      text = before
    }
    return nil
  }

  /// True where the note of the write that is next is damaged: `nextStep` is nil then. The note is dropped, so that the one
  /// behind it is next, unless it is only looked at. Must be called inside of the lock.
  package func hasDamagedStep(_ direction: UndoStep.Direction, dropping: Bool) -> Bool {
    let memory = WriteMemory(self)
    guard let (place, write) = try? memory.next(direction), write == nil else { return false }
    if dropping { memory.drop(place) }
    return true
  }

  /// Returns the step that takes the last write back, or does again the one that was taken back last; nil if none is known.
  /// Throws if a file of it has changed since. Call it inside of the lock, and write it as `.step`.
  package func nextStep(_ direction: UndoStep.Direction) throws(WriteFailure) -> UndoStep? {
    let memory = WriteMemory(self)
    while let (place, write) = try memory.next(direction), let write {
      let changes = direction == .back ? write.changes.reversed().map(\.inverse) : write.changes
      let now = try contents(changes)
      if zip(changes, now).allSatisfy({ $0.after == $1 }) {
        // Somebody was stopped before the write, or before he could say that it was taken back or done again.
        memory.turn(place)
        continue
      }
      if let (change, _) = zip(changes, now).first(where: { $0.before != $1 }) { throw changed(change.path, direction) }
      return UndoStep(direction: direction, write: write, changes: changes, place: place)
    }
    return nil
  }

  /// Returns the bytes of the files now.
  private func contents(_ changes: [FileChange]) throws(WriteFailure) -> [[UInt8]?] {
    var contents: [[UInt8]?] = []
    for change in changes {
      let place = try WritePlace(of: FileChange(path: change.path, before: nil, after: []), in: self)
      do throws(FileError) {
        contents.append(try place.contents())
      } catch {
        throw WriteFailure(cause: "can't read '\(place.shown)': \(error.message)", help: nil)
      }
    }
    return contents
  }

  private func changed(_ path: String, _ direction: UndoStep.Direction) -> WriteFailure {
    WriteFailure(
      message: "'\(shownPrefix)\(path)' has changed since; nothing was "
        + (direction == .back ? "undone" : "done again"),
      help: "what came since would be lost: 'bumbum undo --list' says what it was, 'bumbum edit' opens the file")
  }
}

import Platform
package import Training

/// A write that can be taken back or done again, and the changes that do it: each wants what is there now.
package struct UndoStep: Sendable {
  package let write: RememberedWrite
  package let changes: [FileChange]
  let place: WriteMemory.Place

  /// The same write, to be kept with all of its bytes: those of a photo that was removed are nowhere else.
  func turned(isUndo: Bool) -> RememberedWrite {
    RememberedWrite(
      write.words, write.moment, isUndo ? changes.reversed().map(\.inverse) : changes, keepingAll: isUndo)
  }
}

/// What a write is to `undo`.
package enum WriteKind: Sendable {
  /// One that can be taken back, under the words that asked for it.
  case entry(words: String, moment: Moment?)
  /// The first one: without it there is no journal in which it could be done again.
  case beginning
  case undo(UndoStep)
  case redo(UndoStep)
}

extension JournalFolder {
  /// In bytes, of all files before and after: a larger write can't be taken back.
  private static let largestUndo = 64 << 20

  /// These changes are not too many bytes to be remembered as one write.
  package static func canUndo(_ changes: [FileChange]) -> Bool {
    changes.reduce(0) { $0 + ($1.before?.count ?? 0) + ($1.after?.count ?? 0) } <= largestUndo
  }

  /// The writes that can be taken back, the last one first, and those that were and can be done again, the next one first.
  package func rememberedWrites() -> (done: [RememberedWrite], undone: [RememberedWrite]) { WriteMemory(self).list() }

  /// How the last write is taken back; nil where none is known. A failure where a file of it has changed since. To be called
  /// inside of the lock, and written as `.undo`.
  package func lastWrite() throws(WriteFailure) -> UndoStep? {
    let memory = WriteMemory(self)
    while let (place, write) = memory.newest {
      let now = try contents(write)
      if zip(write.files, now).allSatisfy({ $0.isBefore($1) }) {
        // It was not done after all, or taken back by somebody who was stopped before he could say so.
        memory.settle(place, write)
        continue
      }
      var changes: [FileChange] = []
      for (file, now) in zip(write.files, now).reversed() {
        guard let change = file.back(from: now) else { throw changed(file.path, "undone") }
        changes.append(change)
      }
      return UndoStep(write: write, changes: changes, place: place)
    }
    return nil
  }

  /// How the write that was taken back last is done again, in the same way.
  package func lastUndone() throws(WriteFailure) -> UndoStep? {
    let memory = WriteMemory(self)
    while let (place, write) = memory.newestUndone {
      let now = try contents(write)
      if zip(write.files, now).allSatisfy({ $0.isAfter($1) }) {
        memory.turn(place, write)
        continue
      }
      var changes: [FileChange] = []
      for (file, now) in zip(write.files, now) {
        guard let change = file.again(from: now) else { throw changed(file.path, "done again") }
        changes.append(change)
      }
      return UndoStep(write: write, changes: changes, place: place)
    }
    return nil
  }

  /// What its files hold now.
  private func contents(_ write: RememberedWrite) throws(WriteFailure) -> [[UInt8]?] {
    var contents: [[UInt8]?] = []
    for file in write.files {
      let place = try WritePlace(of: FileChange(path: file.path, before: nil, after: []), in: self)
      do throws(FileError) {
        contents.append(try place.contents())
      } catch {
        throw WriteFailure(message: "can't read '\(place.shown)': \(error.message); nothing was written", help: nil)
      }
    }
    return contents
  }

  private func changed(_ path: String, _ what: String) -> WriteFailure {
    WriteFailure(
      message: "'\(shownPrefix)\(path)' has changed since; nothing was \(what)",
      help: "what came since would be lost: look at it with 'bumbum undo --list' and 'git diff', and change it by hand")
  }
}

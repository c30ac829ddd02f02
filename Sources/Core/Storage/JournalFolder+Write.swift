package import Platform
package import Text

extension JournalFolder {
  /// Writes all of the changes or none, as far as a file system allows, and remembers them for `undo`, unless they are one.
  /// Must be called inside of the lock.
  ///
  /// First everything that can fail is done: every file is read again, and every new one written beside its
  /// place and synced. Only then they are put in place, in the order given: what others name (a photo) comes
  /// before what names it. Each still has to hold its `before` at that very moment. A failure takes back what
  /// was already done. Nothing is touched where no file would be different.
  ///
  /// Several files are noted first, so that after a crash between two of them the next command that writes takes them
  /// back together.
  ///
  /// `willPlace` is told each path just before its turn, `didPlace` when the file stands in its place, also on the way back,
  /// and nobody has looked yet what became of the one before: the places where a test is the other program.
  ///
  /// A file keeps its mode, or is not written; `losing` is told what else of it could not be kept: its owner, its group, an
  /// extended attribute such as an access control list.
  ///
  /// `findUse` tells whether another program has a file open to write to it.
  ///
  /// True where `undo` takes it back now. It may not: a write that could not be noted, or is too large for that, is a write
  /// all the same.
  @discardableResult
  package func write(
    _ changes: [FileChange], as kind: WriteKind = .entry(words: "", moment: nil), findUse: @escaping FindUse = writeUse,
    losing: @escaping (Message) -> Void = { _ in }, willPlace: @escaping (String) -> Void = { _ in },
    didPlace: @escaping (String) -> Void = { _ in }
  ) throws(WriteFailure) -> Bool {
    let changes = changes.filter { $0.before != $0.after }
    if changes.isEmpty { return false }
    var writer = FileWriter(findUse: findUse, losing: losing, willPlace: willPlace, didPlace: didPlace)
    for change in changes { try writer.add(change, WritePlace(of: change, in: self)) }
    let pending = PendingWrite(self)
    var isBegun = false
    var noted: WriteMemory.Place?
    do throws(WriteFailure) {
      try writer.write(keeping: OldFiles(self)) { () throws(WriteFailure) in
        if changes.count > 1 { isBegun = try pending.begin(changes) }
        guard case .entry(let words, let moment) = kind else { return }
        let write = RememberedWrite(words: words, moment: moment, changes: changes)
        noted = WriteMemory(self, making: true).remember(write)
      } finish: { () throws(WriteFailure) in
        if isBegun { try pending.finish() }
      }
    } catch {
      let memory = WriteMemory(self)
      // If half of it stays, no write before it is the last.
      if let noted { if writer.isTakenBack { memory.drop(noted) } else { memory.forget() } }
      // The next command tries again to take back the rest.
      if isBegun, writer.isTakenBack { pending.abandon() }
      throw error
    }
    if case .step(let step) = kind { WriteMemory(self).turn(step.place) }
    return noted != nil
  }
}

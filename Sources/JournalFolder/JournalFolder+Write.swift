import Platform

extension JournalFolder {
  /// Writes all of the changes or none, as far as a file system allows, and remembers them for `undoChanges`.
  /// Must be called inside of the lock.
  ///
  /// First everything that can fail is done: every file is read again, and every new one written beside its
  /// place and synced. Only then they are put in place, in the order given: what others name (a photo) comes
  /// before what names it. Each still has to hold its `before` at that very moment. A failure takes back what
  /// was already done. Nothing is touched where no file would be different.
  ///
  /// An undo is not remembered, and so can't be undone. `willPlace` is told each path just before its turn:
  /// the place where a test is the other program.
  package func write(
    _ changes: [FileChange], isUndo: Bool = false, willPlace: (String) -> Void = { _ in }
  ) throws(WriteFailure) {
    let changes = changes.filter { $0.before != $0.after }
    if changes.isEmpty { return }
    var writer = FileWriter()
    for change in changes { try writer.add(change, WritePlace(of: change, in: self)) }
    let undo = UndoStore(self)
    do throws(WriteFailure) {
      try writer.prepare()
      // Should we be stopped half-way, the write before this one is no longer the last.
      undo.forget()
      try writer.place(willPlace)
    } catch {
      throw writer.takenBack(after: error)
    }
    if !isUndo { undo.remember(changes) }
  }
}

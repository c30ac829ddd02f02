package import Storage
package import Text

extension Invocation {
  /// Runs a body inside the journal's lock, and says first what was taken back.
  @discardableResult
  package func locked<Value>(
    _ folder: JournalFolder, _ body: () throws(Refusal) -> Value
  ) throws(Refusal) -> Value {
    try folder.withLock(orThrow: Refusal.init, recovered: { say($0, in: folder) }, body)
  }

  /// Takes back a write that was stopped half-way, and says so; false if nothing was taken back. A failure is remarked
  /// only, as it stops no command that reads.
  @discardableResult
  func recover(_ folder: JournalFolder) -> Bool {
    do throws(WriteFailure) {
      guard let recovery = try folder.recover() else { return false }
      say(recovery, in: folder)
      return true
    } catch {
      remark("warning: \(error.message)", help: error.help)
      return false
    }
  }

  func say(_ recovery: Recovery, in folder: JournalFolder) {
    func list(_ paths: [String]) -> String {
      paths.map { "'\(printable(folder.shownPrefix + $0))'" }.joined(separator: ", ")
    }
    let (restored, kept) = (list(recovery.restored), list(recovery.kept))
    switch recovery.outcome {
    case .completed:
      remark("a write that was stopped at its very end is complete; 'bumbum undo' takes it back")
    case .takenBack where !restored.isEmpty:
      remark("a write was stopped half-way and is taken back: as before it are \(restored)")
    case .takenBack:
      remark("a write was stopped half-way; there was nothing to take back")
    case .savedLater:
      return remark(
        "another program saved into a file that had just been written; compare what it saved: \(kept)")
    case .unreadable:
      remark(
        "the note of a write that was stopped can't be read, and was removed: '.bumbum/pending'",
        help: "look whether the files are as you want them: 'bumbum lint', 'git diff'")
    }
    guard !kept.isEmpty else { return }
    context.detail("changed since, and kept as they are: \(kept)")
    if recovery.outcome == .takenBack {
      context.detail(
        "look whether they fit the others: what the write did there may have to be done again or undone"
      )
    }
  }
}

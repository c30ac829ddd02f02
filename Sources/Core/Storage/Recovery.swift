/// The outcome of a write of several files that was stopped between two of them.
package struct Recovery: Hashable, Sendable {
  package enum Outcome: Sendable {
    /// All of it was in place already: it stays, and `undo` takes it back.
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

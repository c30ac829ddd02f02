/// One file of a write: what it must still hold, and what it shall hold.
package struct FileChange: Hashable, Sendable {
  /// Relative to the journal: `log/2026-01.txt`.
  package let path: String
  /// nil: the file must not exist.
  package let before: [UInt8]?
  /// nil: the file is removed.
  package let after: [UInt8]?

  package init(path: String, before: [UInt8]?, after: [UInt8]?) {
    self.path = path
    self.before = before
    self.after = after
  }

  /// What takes the change back.
  package var inverse: FileChange { FileChange(path: path, before: after, after: before) }
}

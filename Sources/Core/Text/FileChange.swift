/// A change of one file: the bytes it must still have, and those it shall have.
package struct FileChange: Hashable, Sendable {
  /// The path relative to the journal: `log/2026-01.txt`.
  package let path: String
  /// The bytes before the change; nil if the file must not exist.
  package let before: [UInt8]?
  /// The bytes after the change; nil if the file is removed.
  package let after: [UInt8]?

  package init(path: String, before: [UInt8]?, after: [UInt8]?) {
    self.path = path
    self.before = before
    self.after = after
  }

  /// The change that undoes this one.
  package var inverse: FileChange { FileChange(path: path, before: after, after: before) }
}

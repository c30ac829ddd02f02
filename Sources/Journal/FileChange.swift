import Platform

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

/// Why nothing was written.
package struct WriteFailure: Error, Hashable, Sendable {
  package let message: String
  package let help: String?

  package init(message: String, help: String?) {
    self.message = message
    self.help = help
  }
}

extension WriteFailure {
  /// `shown` is the file as a message names it; the error may be of a temporary file beside it.
  init(_ shown: String, _ error: FileError) {
    self.init(message: "can't write '\(shown)': \(error.message); nothing was written", help: nil)
  }

  static func removed(_ shown: String) -> WriteFailure {
    WriteFailure(
      message: "'\(shown)' was removed meanwhile; nothing was written", help: "run the command again")
  }
}

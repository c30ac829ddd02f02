import Platform
package import Text

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

  /// The change that takes this one back.
  package var inverse: FileChange { FileChange(path: path, before: after, after: before) }
}

/// Why nothing was written, or half of it.
package struct WriteFailure: Error, Hashable, Sendable {
  package let message: Message
  package let help: Message?

  package init(message: Message, help: Message?) {
    self.message = message
    self.help = help
    cause = message
  }

  /// A failure that says behind its cause that nothing was written.
  package init(cause: Message, help: Message?) {
    self.cause = cause
    self.help = help
    message = "\(cause); nothing was written"
  }

  private let cause: Message

  /// The failure of a write of which half is done.
  func halfWay(help: Message?) -> WriteFailure {
    WriteFailure(message: "\(cause); half of it was written", help: help)
  }
}

extension WriteFailure {
  /// `shown` is the file as a message names it; the error may be of a temporary file beside it.
  init(_ shown: String, _ error: FileError) {
    self.init(cause: "can't write '\(shown)': \(error.message)", help: nil)
  }

  static func removed(_ shown: String) -> WriteFailure {
    WriteFailure(
      cause: "'\(shown)' was removed meanwhile", help: "run the command again")
  }
}

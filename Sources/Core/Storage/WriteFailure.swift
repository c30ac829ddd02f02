import Platform
package import Text

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

  /// The failure to take back a write that was stopped half-way.
  func ofTakingBack(help: Message) -> WriteFailure {
    WriteFailure(message: "can't take back a write that was stopped half-way: \(cause)", help: help)
  }
}

extension WriteFailure {
  /// `shown` is the file as a message names it; the error may be of a temporary file beside it.
  init(_ shown: String, _ error: FileError) {
    self.init(cause: "can't write '\(shown)': \(error.message)", help: nil)
  }

  /// Runs a body on a file that a message names as `shown`.
  static func naming<Value>(
    _ shown: String, _ body: () throws(FileError) -> Value
  ) throws(WriteFailure) -> Value {
    do throws(FileError) {
      return try body()
    } catch {
      throw WriteFailure(shown, error)
    }
  }

  static func removed(_ shown: String) -> WriteFailure {
    WriteFailure(
      cause: "'\(shown)' was removed meanwhile", help: "run the command again")
  }
}

extension Refusal {
  package init(_ failure: WriteFailure) { self.init(failure.message, help: failure.help) }

  /// Runs a body on a file outside of a journal's writes, which a message names as `shown`.
  static func naming(_ shown: String, _ body: () throws(FileError) -> Void) throws(Refusal) {
    do throws(FileError) {
      try body()
    } catch {
      throw Refusal(WriteFailure(shown, error))
    }
  }
}

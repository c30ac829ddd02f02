import Storage
package import Text
package import Training

/// Everything outside the program that a command may touch, so that its test is text in, text out, in process.
package struct Context {
  package var environment: (String) -> String? = { _ in nil }
  /// An absolute path.
  package var currentFolder: String
  package var clock = Clock()
  package var keyboard = Keyboard()
  package var files = Files()
  package var programs = Programs()
  package var output: Output
  /// The stream of messages that are not part of the answer.
  package var errors: Output
  /// The number of months read first if they may suffice for an answer, which is the same for any number.
  package var recentMonths = JournalFolder.recentMonths
  /// Composes the commands of this program, of which `--version` needs none.
  package var compose: () -> CommandList = { .core }
  /// The commands of this program.
  package var commands: CommandList { compose() }
  /// The language of messages and questions; `Program` looks for it at the first one.
  var language: () -> Settings.Language = { .english }
  /// The unit of weight in proposals: the one that the person typed, else the journal's.
  var unit: () -> WeightUnit = { .kg }
  /// The remarks that are kept instead of shown; nil if they are shown.
  package var remarks: Remarks?

  package init(currentFolder: String, output: Output, errors: Output) {
    (self.currentFolder, self.output, self.errors) = (currentFolder, output, errors)
  }
}

/// The current minute, and the local time of past ones.
package struct Clock {
  package var now: () -> Moment = { Moment(.first) }
  /// Returns the local time of seconds since 1970; nil if the zone is unknown, which means UTC.
  package var localTime: @Sendable (Int) -> Moment? = { _ in nil }
  /// Returns the time of seconds since 1970 in a named time zone; nil if there is no such zone.
  package var zonedTime: @Sendable (Int, String) -> Moment? = { _, _ in nil }
  /// The name of the local time zone; nil if it is unknown.
  package var zone: () -> String? = { nil }
}

/// Standard input, and the person who may be there.
package struct Keyboard {
  /// Returns all of standard input; throws for more bytes than the limit.
  package var standardInput: (_ limit: Int) throws(Refusal) -> [UInt8] = { _ in [] }
  /// Returns the available bytes of standard input, waiting for some; nil at the end.
  package var nextInput: () -> [UInt8]? = { nil }
  /// True if more input is available now.
  package var hasInput: () -> Bool = { false }
  /// Asks a question and returns the line that was typed; nil if there is nobody to ask.
  package var ask: (String) -> String? = { _ in nil }
  /// Sends a question of control sequences to the terminal and returns its answer, empty if none comes.
  package var askTerminal: (_ question: String) -> [UInt8] = { _ in [] }
  /// True if there is a person to type.
  package var isThere: () -> Bool = { true }
  /// Runs a body with input key by key; false if there is no keyboard. The closure is nil if there never is one.
  package var withKeys: ((_ body: (Typist) -> Void) -> Bool)?
  /// Counts seconds down, passing each to `tick`; true if a key ended it early.
  package var countDown: (_ seconds: Int, _ tick: (Int) -> Void) -> Bool = { _, _ in false }
}

/// Files beside the journal, and changes of folders.
package struct Files {
  /// Makes or replaces a file once all of it is written; returns the reason of a failure, else nil. The body gets a
  /// closure that writes a piece.
  package var write:
    (_ path: String, _ isReplacing: Bool, _ body: (_ write: @escaping (String) -> Void) -> Void) -> Message? =
      { _, _, _ in "nobody writes files here" }
  /// Begins to watch folders; nil if the system can't. The result waits for the next change, and returns false if there
  /// can be none.
  package var watch: (_ folders: [String]) -> (() -> Bool)? = { _ in nil }
  /// Begins to watch folders and standard input. The result waits for either, and returns true for a change.
  package var watchBesideInput: (_ folders: [String]) -> (() -> Bool)? = { _ in nil }
}

/// Other programs of the machine.
package struct Programs {
  /// Runs an editor with arguments and returns its exit code; nil if it could not be run.
  package var edit: (_ editor: String, _ arguments: [String]) -> Int32? = { _, _ in nil }
  /// Runs a program with arguments, without a shell, and returns its exit code and standard output; nil if it could not
  /// be run.
  package var run: (_ name: String, _ arguments: [String]) -> (code: Int32, output: [UInt8])? = { _, _ in nil }
  /// Converts a file with a program, such as a picture to a JPEG; `arguments` makes its command line from both paths.
  /// Nil if it can't be run or fails.
  package var convert: Convert = { _, _, _, _ in nil }
  package typealias Convert =
    @Sendable (
      _ bytes: [UInt8], _ ending: String, _ program: String,
      _ arguments: (_ input: String, _ output: String) -> [String]
    ) -> [UInt8]?
}

/// The remarks of a command that runs inside another.
package final class Remarks {
  package var all: [Refusal] = []
}

/// The person at the terminal.
package struct Typist {
  /// Returns the bytes typed within a number of milliseconds: nil for none, empty if the terminal is gone.
  package var next: (_ milliseconds: Int32) -> [UInt8]?
  /// The seconds of a monotonic clock.
  package var seconds: () -> Int
  /// The current number of columns, and of lines; nil if unknown.
  package var width: () -> Int?
  package var height: () -> Int?
  /// Stops the program until its shell continues it.
  package var suspend: () -> Void

  package init(
    next: @escaping (Int32) -> [UInt8]?, seconds: @escaping () -> Int, width: @escaping () -> Int?,
    height: @escaping () -> Int? = { nil }, suspend: @escaping () -> Void = {}
  ) {
    self.next = next
    self.seconds = seconds
    self.width = width
    self.height = height
    self.suspend = suspend
  }
}

/// A destination of text, and its abilities.
package struct Output {
  package var write: (String) -> Void
  /// Writes bytes unchanged; they need not be UTF-8.
  package var writeBytes: ([UInt8]) -> Void
  package var isTerminal: Bool
  /// The width in columns; nil if it is unknown.
  package var width: Int?
  /// The reason why nothing more arrives; nil while everything does.
  package var ended: () -> End?

  package enum End: Hashable {
    /// The reader closed its end, which is no failure.
    case readerIsGone
    /// A write failed, as on a full disk or a closed stream, with the reason as messages have it.
    case failed(Message)
  }

  /// Writes text for programs: unchanged, but printable on a terminal.
  package func writeData(_ text: String) {
    guard isTerminal else { return write(text) }
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    write(lines.map { printable(String(decoding: $0, as: UTF8.self)) }.joined(separator: "\n"))
  }

  package init(
    isTerminal: Bool = false, width: Int? = nil, ended: @escaping () -> End? = { nil },
    writeBytes: (([UInt8]) -> Void)? = nil, write: @escaping (String) -> Void
  ) {
    self.write = write
    self.writeBytes = writeBytes ?? { write(String(decoding: $0, as: UTF8.self)) }
    self.ended = ended
    self.isTerminal = isTerminal
    self.width = width
  }
}

/// The exit code of a command.
package enum ExitCode: Int32, Sendable {
  case success = 0
  /// The command did its work, and there are mistakes in the journal.
  case findings = 1
  /// Wrong usage, or files that can't be read or written.
  case failure = 2
  /// Git's code for a merge that was not done: lower codes mean conflicts.
  case stopped = 129
}

import Grammar
import Storage
package import Text
package import Training

/// Everything outside that a command may touch: so that a test of a command is text in, text out, in process.
package struct Context {
  package var environment: (String) -> String? = { _ in nil }
  /// An absolute path.
  package var currentFolder: String
  package var clock = Clock()
  package var keyboard = Keyboard()
  package var files = Files()
  package var programs = Programs()
  package var output: Output
  /// For talk: what is not the answer itself.
  package var errors: Output
  /// The number of months that are read first where they may be all that an answer needs, which is the same for any number.
  package var recentMonths = JournalFolder.recentMonths
  /// The commands of this program.
  package var commands = CommandList()
  /// The language of talk and questions; `Program` looks for it when somebody talks.
  var language: () -> Settings.Language = { .english }
  /// The unit of weight in proposals: what the person typed or the journal counts in.
  var unit: () -> WeightUnit = { .kg }
  /// Keeps the remarks that are not to be shown where they are made; nil where they are.
  var remarks: Remarks?

  package init(currentFolder: String, output: Output, errors: Output) {
    (self.currentFolder, self.output, self.errors) = (currentFolder, output, errors)
  }
}

/// The time of day, here and elsewhere.
package struct Clock {
  package var now: () -> Moment = { Moment(.first) }
  /// Seconds since 1970 as the clock on the wall here showed them; nil where nobody knows, which is UTC then.
  package var localTime: @Sendable (Int) -> Moment? = { _ in nil }
  /// The same in a time zone by its name; nil where there is no such zone.
  package var zonedTime: @Sendable (Int, String) -> Moment? = { _, _ in nil }
  /// The name of the time zone here; nil where nobody knows.
  package var zone: () -> String? = { nil }

  package init() {}
}

/// Standard input, and the person who may be there.
package struct Keyboard {
  /// Returns all of standard input, which may have `JournalFolder.largestText` bytes.
  package var standardInput: () throws(Refusal) -> [UInt8] = { [] }
  /// Returns of standard input what is there, waiting where nothing is; nil at the end.
  package var nextInput: () -> [UInt8]? = { nil }
  /// True if more of it is there already.
  package var hasInput: () -> Bool = { false }
  /// Asks a question and returns the line that was typed; nil where nobody is there to ask.
  package var ask: (String) -> String? = { _ in nil }
  /// Asks the terminal itself a question of control sequences, and returns its answer, empty where none comes.
  package var askTerminal: (_ question: String) -> [UInt8] = { _ in [] }
  /// True if somebody can type.
  package var isThere: () -> Bool = { true }
  /// Runs a body while somebody types; false where there is no keyboard, nil where nobody ever does.
  package var withKeys: ((_ body: (Typist) -> Void) -> Bool)?
  /// Counts seconds down, telling each; true where a key ended it before.
  package var countDown: (_ seconds: Int, _ tick: (Int) -> Void) -> Bool = { _, _ in false }

  package init() {}
}

/// Files beside the journal, and changes of folders.
package struct Files {
  /// Makes a file, or puts it in the place of another, when all of it is written, and returns what keeps it from that, else nil.
  /// The body is given what writes a piece.
  package var write:
    (_ path: String, _ isReplacing: Bool, _ body: (_ write: @escaping (String) -> Void) -> Void) -> Message? =
      { _, _, _ in "nobody writes files here" }
  /// Begins to watch folders; nil where that can't be. What it returns waits for the next change, and is false where there will
  /// be none.
  package var watch: (_ folders: [String]) -> (() -> Bool)? = { _ in nil }
  /// The same beside standard input: what it returns waits for a change or for input, and is true for a change.
  package var watchBesideInput: (_ folders: [String]) -> (() -> Bool)? = { _ in nil }

  package init() {}
}

/// Other programs of the machine.
package struct Programs {
  /// Runs the person's editor with arguments and waits for its exit code; nil where it could not be run.
  package var edit: (_ editor: String, _ arguments: [String]) -> Int32? = { _, _ in nil }
  /// Runs a program with arguments, without a shell, and waits for its exit code and what it wrote to standard output; nil where
  /// it could not be run.
  package var run: (_ name: String, _ arguments: [String]) -> (code: Int32, output: [UInt8])? = { _, _ in nil }
  /// Lets a program make another file of one, a JPEG of a picture; `arguments` says from the paths of both how it is called. Nil
  /// where it can't be run or fails.
  package var convert: Convert = { _, _, _, _ in nil }
  package typealias Convert =
    @Sendable (
      _ bytes: [UInt8], _ ending: String, _ program: String,
      _ arguments: (_ input: String, _ output: String) -> [String]
    ) -> [UInt8]?

  package init() {}
}

/// The remarks of a command that runs in another.
final class Remarks {
  var all: [Refusal] = []
}

/// Who sits before the terminal.
package struct Typist {
  /// What is typed within so many milliseconds: nil where nothing is, empty where the terminal is gone.
  package var next: (_ milliseconds: Int32) -> [UInt8]?
  /// Seconds of a clock that nobody sets.
  package var seconds: () -> Int
  /// The columns and lines there are now; nil where nobody knows.
  package var width: () -> Int?
  package var height: () -> Int?
  /// Stops the program until its shell goes on with it.
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

/// Where text goes, and what may be done with it there.
package struct Output {
  package var write: (String) -> Void
  /// Text that goes on as the bytes it came in, which need not be UTF-8.
  package var writeBytes: ([UInt8]) -> Void
  package var isTerminal: Bool
  /// Columns; nil where nobody knows.
  package var width: Int?
  /// Why nothing of what is still written arrives; nil while all of it does.
  package var ended: () -> End?

  package enum End: Hashable {
    /// Who read it has had enough, which is no failure.
    case readerIsGone
    /// A full disk, a closed stream: the reason, as a message has it.
    case failed(Message)
  }

  /// Writes a text for programs: as it is, but harmless where a terminal would do something about it.
  func writeData(_ text: String) {
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

/// How a command ends.
package enum ExitCode: Int32, Sendable {
  case success = 0
  /// The command did its work, and there are mistakes in the journal.
  case findings = 1
  /// Wrong usage, or files that can't be read or written.
  case failure = 2
  /// What git calls was not done: git takes a lower code for one with conflicts.
  case stopped = 129
}

import Grammar
import Storage
package import Text
package import Training

/// Everything outside that a command may touch: so that a test of a command is text in, text out, in process.
package struct Context {
  package var environment: (String) -> String?
  package var now: () -> Moment
  /// An absolute path.
  package var currentFolder: String
  /// All of standard input, which may have `JournalFolder.largestText` bytes.
  package var standardInput: () throws(Refusal) -> [UInt8]
  /// Of standard input what is there, waiting where nothing is; nil at the end.
  package var nextInput: () -> [UInt8]?
  /// More of it is there already.
  package var hasInput: () -> Bool
  /// Asks a question and gives the line that was typed; nil where nobody is there to ask.
  package var ask: (String) -> String?
  /// Runs the person's editor with arguments and waits; its exit code, nil where it could not be run.
  package var runEditor: (_ editor: String, _ arguments: [String]) -> Int32?
  /// Runs a program with arguments, without a shell, and waits; what it wrote to standard output and its exit
  /// code, nil where it could not be run.
  package var runProgram: (_ name: String, _ arguments: [String]) -> (code: Int32, output: [UInt8])?
  /// Asks the terminal itself a question of control sequences; its answer, empty where none comes.
  package var askTerminal: (_ question: String) -> [UInt8]
  /// Lets a program make another file of one, a JPEG of a picture; `arguments` says from the paths of both how it is
  /// called. Nil where it can't be run or fails.
  package var convert: Convert
  package typealias Convert =
    @Sendable (
      _ bytes: [UInt8], _ ending: String, _ program: String,
      _ arguments: (_ input: String, _ output: String) -> [String]
    ) -> [UInt8]?
  /// Begins to watch folders; nil where that can't be. What it gives waits for the next change, and is false
  /// where there will be none.
  package var watch: (_ folders: [String]) -> (() -> Bool)?
  /// The same for a program that is told what to do: what it gives waits for a change or for `nextInput` to have something,
  /// and is true for a change.
  package var watchBesideInput: (_ folders: [String]) -> (() -> Bool)? = { _ in nil }
  /// Runs a body while somebody types; false where there is no keyboard, nil where nobody ever does.
  package var withKeys: ((_ body: (Typist) -> Void) -> Bool)? = nil
  /// Somebody can type.
  package var hasKeyboard: () -> Bool = { true }
  /// Counts seconds down, telling each; true where a key ended it before.
  package var countDown: (_ seconds: Int, _ tick: (Int) -> Void) -> Bool
  /// Seconds since 1970 as the clock on the wall here showed them; nil where nobody knows, which is UTC then.
  package var localTime: @Sendable (Int) -> Moment?
  /// The same in a time zone by its name; nil where there is no such zone.
  package var zonedTime: @Sendable (Int, String) -> Moment?
  /// The name of the time zone here; nil where nobody knows.
  package var zone: () -> String?
  /// Makes a file, or puts it in the place of another, when all of it is written; what keeps it from that, else nil. The
  /// body is given what writes a piece.
  package var writeFile:
    (_ path: String, _ isReplacing: Bool, _ body: (_ write: @escaping (String) -> Void) -> Void) -> Message?
  /// How many months are read first where they may be all that an answer needs, which is the same for any number.
  package var recentMonths = JournalFolder.recentMonths
  /// What talk and questions are in; `Program` looks for it when somebody talks.
  var language: () -> Settings.Language = { .english }
  /// The unit of weight in proposals: what the person typed or the journal counts in.
  var unit: () -> WeightUnit = { .kg }
  /// Keeps the remarks that are not to be shown where they are made; nil where they are.
  var remarks: Remarks?
  package var output: Output
  /// For talk: what is not the answer itself.
  package var errors: Output

  package init(
    environment: @escaping (String) -> String?, now: @escaping () -> Moment, currentFolder: String,
    standardInput: @escaping () throws(Refusal) -> [UInt8], ask: @escaping (String) -> String?,
    runEditor: @escaping (String, [String]) -> Int32?,
    countDown: @escaping (Int, (Int) -> Void) -> Bool, output: Output, errors: Output,
    runProgram: @escaping (String, [String]) -> (code: Int32, output: [UInt8])? = { _, _ in nil },
    convert: @escaping Convert = { _, _, _, _ in nil },
    askTerminal: @escaping (String) -> [UInt8] = { _ in [] },
    watch: @escaping ([String]) -> (() -> Bool)? = { _ in nil },
    localTime: @escaping @Sendable (Int) -> Moment? = { _ in nil },
    zonedTime: @escaping @Sendable (Int, String) -> Moment? = { _, _ in nil },
    zone: @escaping () -> String? = { nil },
    writeFile: @escaping (String, Bool, (@escaping (String) -> Void) -> Void) -> Message? = { _, _, _ in
      "nobody writes files here"
    },
    nextInput: @escaping () -> [UInt8]? = { nil }, hasInput: @escaping () -> Bool = { false }
  ) {
    self.nextInput = nextInput
    self.hasInput = hasInput
    self.askTerminal = askTerminal
    self.convert = convert
    self.localTime = localTime
    self.zonedTime = zonedTime
    self.zone = zone
    self.writeFile = writeFile
    self.watch = watch
    self.runProgram = runProgram
    self.environment = environment
    self.now = now
    self.currentFolder = currentFolder
    self.standardInput = standardInput
    self.ask = ask
    self.runEditor = runEditor
    self.countDown = countDown
    self.output = output
    self.errors = errors
  }
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

// The name it had, until all that was begun with it is there.
typealias CommandFailure = Refusal

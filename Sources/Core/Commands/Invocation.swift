import Grammar
package import Storage
import Statistics
package import Text
package import Training
package import Views

/// One run of a command: its arguments, the world outside, and what all commands settle in the same way.
package struct Invocation {
  package private(set) var command: Command
  package private(set) var arguments: Arguments
  package internal(set) var context: Context
  /// The minute the run takes for now.
  package private(set) var now: Moment
  /// The words remembered with a write, after the name of the command.
  private(set) var typed: String
  package let style: Style
  private let state = State()

  /// The state that is known only during the run.
  private final class State {
    var isIncomplete = false
    var isWritten = false
    var missing = Page.Missing.nothing
  }

  /// True once the intended change is written.
  var isWritten: Bool {
    get { state.isWritten }
    nonmutating set { state.isWritten = newValue }
  }

  /// True if a part of the journal that the answer needs could not be read.
  var isIncomplete: Bool { state.isIncomplete }

  package var today: CivilDate { now.date }

  /// Returns the current minute at each call: the one given, else the clock's.
  package var clock: () -> Moment {
    let isSaid =
      arguments.value("--now") != nil || arguments.value("--today") != nil
      || context.environment("BUMBUM_NOW")?.isEmpty == false
    let (now, context) = (now, context)
    return { isSaid ? now : context.clock.now() }
  }

  package init(_ command: Command, _ arguments: Arguments, _ context: Context) throws(Refusal) {
    self.command = command
    self.arguments = arguments
    self.context = context
    typed = arguments.typed
    now = try Invocation.now(arguments, context)
    style = try Invocation.style(arguments, context)
  }

  /// Returns the run of another command inside this one, now; its output is dropped, and its remarks are kept.
  package func acting(as command: Command, _ typed: String = "") -> Invocation {
    var other = self
    (other.command, other.typed, other.now) = (command, typed, clock())
    other.context.output = Output { _ in }
    other.context.remarks = Remarks()
    return other
  }

  /// Runs another command that is meant, with the options of this one.
  func run(_ command: Command, _ operands: [String]) throws(Refusal) -> ExitCode {
    var other = self
    (other.command, other.arguments.operands, other.typed) = (command, operands, operands.joined(separator: " "))
    return try command.run(other)
  }

  /// Prints a line of the answer.
  package func print(_ line: String = "") { context.output.write(line + "\n") }

  func noteUnread(in journal: Journal) {
    if !journal.failures.isEmpty { state.isIncomplete = true }
    if journal.openSession != nil { state.missing = .underWay }
    let hasMistake = journal.logs.contains { log in log.diagnostics.contains { $0.severity == .error } }
    if hasMistake { state.missing = .mistaken }
  }

  /// The reason why a session may not be among those that count.
  var missing: Page.Missing { state.missing }

  /// Shows a message about the answer.
  package func say(_ message: Message) { context.say(message) }

  /// Shows a remark that readers of the answer have to know, on a line that begins with the name of the program.
  package func remark(_ message: Message, help: Message? = nil) { context.remark(message, help: help) }

  /// Throws if there are more operands than the command takes: ignored words would be believed.
  func refuseWords(behind count: Int = 0, help: (_ word: String) -> Message? = { _ in nil }) throws(Refusal) {
    guard let word = arguments.operands.dropFirst(count).first else { return }
    throw Refusal(
      "'\(command.name)' takes no '\(word)'", help: help(word) ?? "see 'bumbum \(command.name) --help'")
  }

  /// Returns the moment of `--now`, else the last minute of `--today`, else `$BUMBUM_NOW`, else the clock's.
  private static func now(_ arguments: Arguments, _ context: Context) throws(Refusal) -> Moment {
    if let text = arguments.value("--now") { return try moment(text, "--now") }
    if let text = arguments.value("--today") {
      guard let date = CivilDate(text) else {
        throw Refusal("'\(text)' is no date", help: dateHelp(text) ?? "write '--today 2026-01-31'")
      }
      return Moment(date, .lastMinute)
    }
    if let text = context.environment("BUMBUM_NOW"), !text.isEmpty { return try moment(text, "BUMBUM_NOW") }
    return context.clock.now()
  }

  private static func moment(_ text: String, _ name: String) throws(Refusal) -> Moment {
    guard let moment = Moment(text) else {
      throw Refusal("'\(text)' is no moment (\(name))", help: "write '2026-01-31 18:30'")
    }
    return Moment(moment.date, moment.time ?? .lastMinute)
  }

  private static func style(_ arguments: Arguments, _ context: Context) throws(Refusal) -> Style {
    switch arguments.value("--color") ?? "auto" {
    case "always": return Style(isColored: true)
    case "never": return Style(isColored: false)
    case "auto":
      let isUncolored = context.environment("NO_COLOR")?.isEmpty == false || context.environment("TERM") == "dumb"
      return Style(isColored: context.output.isTerminal && !isUncolored)
    case let other: throw Refusal("'--color \(other)' is none of auto, always, never")
    }
  }

  /// Returns the words of `--lang`, else of the settings, else of the environment, else English.
  package func words(_ settings: Settings) throws(Refusal) -> Words {
    if let text = arguments.value("--lang"), Settings.Language(named: text) == nil {
      throw Refusal(
        "'--lang \(text)' is no language of this program", help: "write '--lang en' or '--lang pt-BR'")
    }
    return Words(Words.language(arguments.value("--lang"), settings, context))
  }

  /// The language of messages in this run, for answers that read no settings themselves.
  package var language: Settings.Language { context.language() }
}

extension Settings.Language {
  /// Reads `pt-BR`, `en`, or a locale; nil for other languages.
  init?(named text: String) {
    guard let language = Settings.Language(rawValue: text) ?? Settings.Language(locale: text) else { return nil }
    self = language
  }

  /// Reads a locale of the environment: `pt_BR.UTF-8`, `en_US`, `C`; nil for other languages.
  init?(locale: String) {
    let language = locale.lowercased().prefix { $0 != "_" && $0 != "-" && $0 != "." && $0 != "@" }
    switch language {
    case "pt": self = .brazilianPortuguese
    case "en", "c", "posix": self = .english
    default: return nil
    }
  }
}

extension Invocation {
  /// Returns the journal's folder: `--dir`, else `$BUMBUM_DIR`, else the nearest one up from here. A write that was
  /// stopped half-way in it is taken back first.
  package func folder() throws(Refusal) -> JournalFolder {
    let folder = try folderAsItIs()
    // Taking back an `init` that was stopped takes back the journal itself.
    return recover(folder) ? try folderAsItIs() : folder
  }

  package func folderAsItIs() throws(Refusal) -> JournalFolder {
    try JournalFolder.find(
      explicitly: arguments.value("--dir"), environment: context.environment("BUMBUM_DIR"), from: context.currentFolder)
  }

  /// Returns the journal as for every command, else the one around a file; nil if there is none.
  func folder(around file: String?) throws(Refusal) -> JournalFolder? {
    let isNamed = arguments.value("--dir") != nil || context.environment("BUMBUM_DIR")?.isEmpty == false
    if isNamed || JournalFolder.nearest(from: context.currentFolder) != nil { return try folder() }
    let parent = file.map { JournalFolder.folder(of: $0, from: context.currentFolder) }
    guard let nearby = parent.flatMap({ JournalFolder.nearest(from: $0) }) else { return nil }
    let folder = JournalFolder(path: nearby.path, shownPrefix: nearby.path + "/")
    recover(folder)
    return folder
  }

  /// Reads one file, anywhere on the disk.
  package func source(_ path: String) throws(Refusal) -> Source {
    try JournalFolder.readSource(path)
  }
}

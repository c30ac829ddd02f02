import Grammar
package import Storage
import Statistics
package import Text
package import Training
package import Views

/// One run of a command: its arguments, the world outside, and what all commands settle in the same way.
package struct Invocation {
  package private(set) var command: Command
  package let arguments: Arguments
  package internal(set) var context: Context
  /// The minute it is taken to be.
  package private(set) var now: Moment
  /// What is remembered of a write behind the name of the command.
  private(set) var typed: String
  package let style: Style
  private let state = State()

  /// What is known only while it runs.
  private final class State {
    var isIncomplete = false
    var isWritten = false
    var missing = Page.Missing.nothing
  }

  /// What it was to change is changed.
  var isWritten: Bool {
    get { state.isWritten }
    nonmutating set { state.isWritten = newValue }
  }

  /// Something of the journal that the answer is of could not be read.
  var isIncomplete: Bool { state.isIncomplete }

  package var today: CivilDate { now.date }

  /// The minute it is, again and again: as it was said, or by the clock.
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

  /// The run of another command in this one, now: nothing of it is shown, and its remarks are kept.
  func acting(as command: Command, _ typed: String = "") -> Invocation {
    var other = self
    (other.command, other.typed, other.now) = (command, typed, clock())
    other.context.output = Output { _ in }
    other.context.remarks = Remarks()
    return other
  }

  /// Prints a line of the answer.
  package func print(_ line: String = "") { context.output.write(line + "\n") }

  func noteUnread(in journal: Journal) {
    if !journal.failures.isEmpty { state.isIncomplete = true }
    if journal.openSession != nil { state.missing = .underWay }
    let hasMistake = journal.logs.contains { log in log.diagnostics.contains { $0.severity == .error } }
    if hasMistake { state.missing = .mistaken }
  }

  /// Why a session may not be among those that count.
  var missing: Page.Missing { state.missing }

  /// Says something about the answer.
  package func say(_ message: Message) { context.say(message) }

  /// Says what a reader of the answer has to know, on a line that begins with the name of the program.
  func remark(_ message: Message, help: Message? = nil) { context.remark(message, help: help) }
}

extension Invocation {
  /// What no form of the command has is not passed over: who typed it meant something by it.
  func refuseWords() throws(Refusal) {
    guard let word = arguments.operands.first else { return }
    throw Refusal("'\(command.name)' takes no '\(word)'", help: "see 'bumbum \(command.name) --help'")
  }

  /// `--now`, else the last minute of `--today`, else `$BUMBUM_NOW`, else the clock.
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

  /// The words of `--lang`, else of the settings, else of the environment, else English.
  package func words(_ settings: Settings) throws(Refusal) -> Words {
    if let text = arguments.value("--lang"), Settings.Language(named: text) == nil {
      throw Refusal(
        "'--lang \(text)' is no language of this program", help: "write '--lang en' or '--lang pt-BR'")
    }
    return Words(Words.language(arguments.value("--lang"), settings, context))
  }

  /// The language that this run talks in, of an answer that reads no settings itself.
  package var language: Settings.Language { context.language() }
}

extension Settings.Language {
  /// `pt-BR`, `en`, or as a locale has it.
  init?(named text: String) {
    guard let language = Settings.Language(rawValue: text) ?? Settings.Language(locale: text) else { return nil }
    self = language
  }

  /// Reads a locale as the environment has it: `pt_BR.UTF-8`, `en_US`, `C`; nil for other languages.
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
  /// The journal's folder: `--dir`, else `$BUMBUM_DIR`, else the nearest one up from here. What was stopped half-way in it
  /// is taken back first.
  package func folder() throws(Refusal) -> JournalFolder {
    let folder = try folderAsItIs()
    // Of an `init` that was stopped, the journal itself is taken back.
    return recover(folder) ? try folderAsItIs() : folder
  }

  func folderAsItIs() throws(Refusal) -> JournalFolder {
    try JournalFolder.find(
      explicitly: arguments.value("--dir"), environment: context.environment("BUMBUM_DIR"), from: context.currentFolder)
  }

  /// One file, wherever it is.
  package func source(_ path: String) throws(Refusal) -> Source {
    try JournalFolder.readSource(path)
  }
}

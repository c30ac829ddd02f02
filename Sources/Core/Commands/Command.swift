package import Text

/// One thing the program does: its name, what `help` says of it, and a function. One file each in `Commands/`, listed
/// in `CommandGroup.core`.
package struct Command: Sendable {
  package let name: String
  /// A shorter name, to be typed between two sets; nil if there is none.
  package let short: String?
  /// One line without a full stop, beginning with a verb.
  package let summary: String
  /// The forms of use without the leading `bumbum`, one a line.
  package var usage: [String] { makeUsage() }
  /// More sentences for the help page; may be empty.
  package var details: String { makeDetails() }
  package var options: [Option] { makeOptions() }
  package var examples: [(command: String, purpose: String)] { makeExamples() }
  private let body: @Sendable (Invocation) throws(Refusal) -> ExitCode
  // Closures, because only one command runs, and its help is rarely read.
  private let makeUsage: @Sendable () -> [String]
  private let makeDetails: @Sendable () -> String
  private let makeOptions: @Sendable () -> [Option]
  private let makeExamples: @Sendable () -> [(command: String, purpose: String)]

  package init(
    _ name: String, _ summary: String, short: String? = nil, usage: @escaping @autoclosure @Sendable () -> [String],
    details: @escaping @autoclosure @Sendable () -> String = "",
    options: @escaping @autoclosure @Sendable () -> [Option] = [],
    examples: @escaping @autoclosure @Sendable () -> [(command: String, purpose: String)] = [],
    run: @escaping @Sendable (Invocation) throws(Refusal) -> ExitCode
  ) {
    self.name = name
    self.short = short
    self.summary = summary
    makeUsage = usage
    makeDetails = details
    makeOptions = options
    makeExamples = examples
    body = run
  }

  package func run(_ invocation: Invocation) throws(Refusal) -> ExitCode { try body(invocation) }

  /// Returns the command with the options that rooms give it, and their examples.
  func with(_ additions: [Addition]) -> Command {
    let own = additions.filter { $0.commands.contains(name) }
    guard !own.isEmpty else { return self }
    let run = "bumbum \(name) "
    return Command(
      name, summary, short: short, usage: usage + own.flatMap(\.usage), details: details,
      options: options + own.flatMap(\.options),
      examples: examples + own.flatMap(\.examples).filter { $0.command.hasPrefix(run) }
    ) { invocation throws(Refusal) in
      for addition in own { if let code = try addition.run(invocation) { return code } }
      return try self.run(invocation)
    }
  }
}

/// `--name` or `--name VALUE`.
package struct Option: Sendable {
  /// The name with its hyphens: `--dir`.
  package let name: String
  /// The placeholder of its value in help; nil if it takes none.
  package let value: String?
  package let help: String
  /// True if `--name` alone is accepted too; a value then follows only after `=`.
  package let isValueOptional: Bool
  /// True if it may be given several times.
  let isList: Bool
  /// The words behind `--name` that are its value.
  let reach: Reach

  package enum Reach: Sendable {
    case word
    /// A number and its unit: `--last 4 weeks`.
    case span
    /// A day and a time behind it, or the half of the day behind a time: `--at yesterday 19:05`.
    case moment
    /// All words up to the next option, as in `--note a note`. Only the first of them where a word that the command needs
    /// stands among them, and none before.
    case prose(needed: @Sendable (String) -> Bool)
  }

  package init(
    _ name: String, _ value: String? = nil, _ help: String, isValueOptional: Bool = false, isList: Bool = false,
    reach: Reach = .word
  ) {
    (self.name, self.value, self.help) = (name, value, help)
    (self.isValueOptional, self.isList, self.reach) = (isValueOptional, isList, reach)
  }

  /// Creates `--name NOTE` of a command that may need some words.
  static func note(
    _ name: String, _ help: String, isList: Bool = false, unless needed: @escaping @Sendable (String) -> Bool
  ) -> Option {
    Option(name, "NOTE", help, isList: isList, reach: .prose(needed: needed))
  }

  /// The option as help shows it: `--dir DIR`, `--photos[=HOW]`.
  package var form: String { name + (value.map { isValueOptional ? "[=\($0)]" : " \($0)" } ?? "") }

  /// The options of the core that mean the same wherever they stand.
  static let shared: [Option] = [.dryRun] + filters + [.json, .csv]

  /// The options of every command.
  package static let common = [
    Option(
      "--dir", "DIR", "the journal; else $BUMBUM_DIR, else the nearest folder up from here with a bumbum.toml"
    ),
    Option("--today", "DATE", "take this for today (its last minute): 2026-01-31"),
    Option("--now", "MOMENT", "take this for now: \"2026-01-31 18:30\"; also $BUMBUM_NOW"),
    Option("--lang", "LANGUAGE", "en or pt-BR; else the settings, else the environment"),
    Option("--partial", nil, "answer with what can be read, and exit 0, where some of the journal can't be"),
    Option("--color", "WHEN", "auto, always or never; NO_COLOR and TERM=dumb are heeded"),
    Option("--help", nil, "what the command does (-h)"),
  ]
}

/// Options that a room gives to commands of the core, and what they do.
package struct Addition: Sendable {
  /// The names of the commands.
  let commands: [String]
  let options: [Option]
  /// The forms of the command that come with them.
  let usage: [String]
  /// The examples; each stands in the help of the command that it runs.
  let examples: [(command: String, purpose: String)]
  /// Runs instead of the command where one of the options asks for it; nil where none does.
  let run: @Sendable (Invocation) throws(Refusal) -> ExitCode?

  package init(
    to commands: [String], _ options: [Option], usage: [String] = [],
    examples: [(command: String, purpose: String)] = [],
    run: @escaping @Sendable (Invocation) throws(Refusal) -> ExitCode? = { _ in nil }
  ) {
    self.commands = commands
    self.options = options
    self.usage = usage
    self.examples = examples
    self.run = run
  }
}

import Text
import Training

/// The commands of a program and the topics of its help: those of the core, and those of its rooms.
package struct CommandList: Sendable {
  /// The groups in the order in which `help` lists them.
  package let groups: [CommandGroup]
  package let topics: [Topic]
  let rooms: [Room]
  /// The options that mean the same in several commands.
  let sharedOptions: [Option]

  /// The commands without a room around.
  static let core = CommandList([])

  package init(_ rooms: [Room]) {
    self.rooms = rooms
    let additions = rooms.flatMap(\.additions)
    let shared = Option.shared + additions.filter { $0.commands.count > 1 }.flatMap(\.options)
    sharedOptions = shared
    topics = Topic.core(shared) + rooms.flatMap(\.topics)
    groups = CommandGroup.core.map { group in
      CommandGroup(
        group.title,
        (group.commands + rooms.flatMap { $0.commands[group.title] ?? [] }).map { $0.with(additions) })
    }
  }

  /// True if an option means the same wherever it stands, and `help options` says what.
  func isShared(_ option: Option) -> Bool {
    sharedOptions.contains { $0.name == option.name && $0.help == option.help }
  }

  /// The verbs of `plan`.
  var planActions: [PlanAction] { PlanAction.core + rooms.flatMap(\.planActions) }

  /// The form that `--format` calls by a name.
  func form(_ name: String) -> Form? { rooms.lazy.flatMap(\.forms).first { $0.name == name } }

  package var all: [Command] { groups.flatMap(\.commands) }

  /// Returns the command with a name or short form; nil if there is none.
  package func named(_ name: String) -> Command? {
    groups.lazy.flatMap(\.commands).first { $0.name == name || $0.short == name }
  }

  func topic(_ name: String) -> Topic? { topics.first { $0.name == name } }

  /// Returns the command or topic that a mistyped name most probably means; nil where none is near.
  func near(_ name: String, among others: [String] = []) -> String? {
    let names = all.map(\.name) + others
    return meant(by: name) ?? names.first { name.count > 2 && $0.hasPrefix(name) } ?? closest(to: name, among: names)
  }

  /// Returns the command or topic that `otherNames` has for another name; nil if this program has none.
  func meant(by name: String) -> String? {
    guard let meant = CommandList.otherNames[folded(name)] else { return nil }
    let words = meant.split(separator: " ").map(String.init)
    let isThere = words[0] == "help" && words.count > 1 ? topic(words[1]) != nil : named(words[0]) != nil
    return isThere ? meant : nil
  }

  /// Returns the command or topic that a name surely stands for, whatever its case and signs, or its beginning; nil without one.
  func spelled(_ name: String) -> String? {
    let letters = bareLetters(name)
    if name.beginsWithDash || CommandList.doubtfulNames.contains(letters) { return nil }
    let begun = all.filter { letters.count > 2 && $0.name.hasPrefix(letters) }
    return named(letters)?.name ?? meant(by: letters) ?? (begun.count == 1 ? begun[0].name : nil)
  }
}

/// Commands under one heading.
package struct CommandGroup: Sendable {
  /// The heading of a group: a thing that a person wants to do.
  package enum Title: String, Sendable {
    case train = "Train"
    case see = "See"
    case plan = "Plan"
    case correct = "Correct"
    case move = "Come and go"
    case care = "Care"
    case help = "Help"
  }

  package let title: Title
  package let commands: [Command]

  init(_ title: Title, _ commands: [Command]) {
    self.title = title
    self.commands = commands
  }

  /// The commands of the core. A new one is one new file in Commands and its name here.
  static let core = [
    CommandGroup(.train, [.start, .set, .rest, .finish, .add, .checkIn, .skip, .measure]),
    CommandGroup(
      .see,
      [.home, .history, .show, .checkIns, .calendar, .streak, .records, .stats, .volume, .graph]),
    CommandGroup(.plan, [.plan, .exercise]), CommandGroup(.correct, [.edit, .remove, .undo]),
    CommandGroup(.move, [.initialize]),
    CommandGroup(.care, [.lint, .format, .doctor, .backup]), CommandGroup(.help, [.help]),
  ]
}

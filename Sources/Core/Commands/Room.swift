import Text

/// A room around the core: its additions to a program that lists it.
package struct Room: Sendable {
  let commands: [CommandGroup.Title: [Command]]
  let topics: [Topic]
  /// The Portuguese half of its help.
  let portuguese: @Sendable () -> PortugueseHelp

  package init(
    commands: [CommandGroup.Title: [Command]], topics: [Topic] = [],
    portuguese: @escaping @autoclosure @Sendable () -> PortugueseHelp
  ) {
    self.commands = commands
    self.topics = topics
    self.portuguese = portuguese
  }
}

/// The Portuguese half of the words of `help`.
package struct PortugueseHelp: Sendable {
  /// The translations of options, examples, headings.
  let phrases: Phrases
  /// The summary and then the detail lines of a command, by its name.
  let commands: [String: [String]]

  /// Reads `phrases`, two lines a sentence, and `commands`, a line `[NAME]` before the lines of each.
  package init(phrases: [UInt8], commands: [UInt8]) {
    self.phrases = Phrases(phrases)
    var all: [String: [String]] = [:]
    var name = ""
    for line in String(decoding: commands, as: UTF8.self).split(separator: "\n").map(String.init) {
      if line.hasPrefix("["), line.hasSuffix("]") {
        name = String(line.dropFirst().dropLast())
      } else {
        all[name, default: []].append(line)
      }
    }
    self.commands = all
  }

  static let core = PortugueseHelp(
    phrases: PackageResources.options_pt_BR_txt, commands: PackageResources.help_pt_BR_txt)
}

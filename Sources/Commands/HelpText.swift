import Text
package import Views

/// What `help` and `--help` print: forms, options, examples.
package struct HelpText {
  private let style: Style

  package init(_ style: Style) { self.style = style }

  package func text(of command: Command) -> String {
    var lines = ["\(command.summary)", "", style.bold("Usage")]
    lines += command.usage.map { "  bumbum \($0)" }
    if let short = command.short { lines.append("  bumbum \(short) …  the same, to be typed between two sets") }
    if !command.details.isEmpty { lines += ["", command.details] }
    lines += ["", style.bold("Options")]
    lines += rows(
      (command.options + Option.common).map { ($0.form, $0.help) })
    if !command.examples.isEmpty {
      lines += ["", style.bold("Examples")]
      for example in command.examples { lines += ["  \(example.command)", "      \(example.purpose)"] }
    }
    return lines.joined(separator: "\n")
  }

  package func overview() -> String {
    let groups = Command.groups.map { ($0.title, $0.commands.filter { !$0.isHidden }) }
    let width = groups.flatMap(\.1).map(\.shownName.count).max() ?? 0
    var lines = [
      "bumbum: a workout tracker whose database is plain text", "", style.bold("Usage"),
      "  bumbum                      today at a glance", "  bumbum COMMAND [ARGUMENTS]",
    ]
    for (title, commands) in groups {
      lines += ["", style.bold(title)] + rows(commands.map { ($0.shownName, $0.summary) }, width: width)
    }
    lines += ["", style.bold("Topics")] + rows(Topic.all.map { ("help " + $0.name, $0.summary) })
    lines += [
      "", style.bold("Examples"),
      "  bumbum lint                  check the files of the journal around you",
      "  bumbum history --last 4w     the sessions of four weeks",
      "  bumbum records supino        one exercise; part of its name is enough",
      "  bumbum explain bad-date      what a finding means, with examples", "",
      "'bumbum help COMMAND' or 'bumbum COMMAND --help' says more; 'bumbum --version' the version.",
    ]
    return lines.joined(separator: "\n")
  }

  private func rows(_ rows: [(name: String, text: String)], width: Int? = nil) -> [String] {
    let width = width ?? rows.map(\.name.count).max() ?? 0
    return rows.map { "  " + $0.name + String(repeating: " ", count: width - $0.name.count + 3) + $0.text }
  }
}

extension Command {
  /// `set, s`
  fileprivate var shownName: String { name + (short.map { ", " + $0 } ?? "") }
}

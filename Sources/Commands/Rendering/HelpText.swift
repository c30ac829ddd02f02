/// What `help` and `--help` print: forms, options, examples.
package struct HelpText {
  private let style: Style

  package init(_ style: Style) { self.style = style }

  package func text(of command: Command) -> String {
    var lines = ["\(command.summary)", "", style.bold("Usage")]
    lines += command.usage.map { "  bumbum \($0)" }
    if !command.details.isEmpty { lines += ["", command.details] }
    lines += ["", style.bold("Options")]
    lines += rows(
      (command.options + Option.common).map { ("\($0.name)\($0.value.map { " " + $0 } ?? "")", $0.help) })
    if !command.examples.isEmpty {
      lines += ["", style.bold("Examples")]
      for example in command.examples { lines += ["  \(example.command)", "      \(example.purpose)"] }
    }
    return lines.joined(separator: "\n")
  }

  package func overview() -> String {
    let shown = Command.all.filter { !$0.isHidden }
    return
      ([
        "bumbum: a workout tracker whose database is plain text", "", style.bold("Usage"),
        "  bumbum COMMAND [ARGUMENTS]", "", style.bold("Commands"),
      ]
      + rows(shown.map { ($0.name, $0.summary) })
      + [
        "", style.bold("Examples"),
        "  bumbum lint                  check the files of the journal around you",
        "  bumbum stats                 totals, streaks, records",
        "  bumbum stats \"Supino reto\"   one exercise",
        "  bumbum explain bad-date      what a finding means, with examples", "",
        "'bumbum help COMMAND' or 'bumbum COMMAND --help' says more; 'bumbum --version' the version.",
      ]).joined(separator: "\n")
  }

  private func rows(_ rows: [(name: String, text: String)]) -> [String] {
    let width = rows.map(\.name.count).max() ?? 0
    return rows.map { "  " + $0.name + String(repeating: " ", count: width - $0.name.count + 3) + $0.text }
  }
}

package import Grammar
import Text
package import Views

/// What `help` and `--help` print: forms, options, examples.
package struct HelpText {
  private let style: Style
  /// Columns; nil where lines may be as long as they are.
  private let width: Int?
  private let words: HelpWords

  package init(_ style: Style, width: Int? = nil, in language: Settings.Language = .english) {
    (self.style, self.width, words) = (style, width, HelpWords(language: language))
  }

  private func title(_ text: String) -> String { style.bold(words.said(text)) }

  package func text(of command: Command) -> String {
    var lines = folded(words.summary(of: command)) + ["", title("Usage")]
    lines += command.usage.flatMap { folded("  bumbum \(words.form($0))", 6) }
    if let short = command.short {
      lines += folded(words.said("  bumbum \(short) …  the same, to be typed between two sets"), 6)
    }
    let details = words.details(of: command)
    if !details.isEmpty { lines += [""] + paragraphs(details) }
    lines += ["", title("Options")]
    lines += rows(
      (command.options + Option.common).map { (words.form($0.form), words.said($0.help)) })
    if !command.examples.isEmpty {
      lines += ["", title("Examples")]
      for example in command.examples {
        lines += folded("  \(words.said(example.command))", 6) + folded("      \(words.said(example.purpose))", 6)
      }
    }
    return lines.joined(separator: "\n")
  }

  package func overview() -> String {
    let groups = Command.groups.map { ($0.title, $0.commands.filter { !$0.isHidden }) }
    let width = groups.flatMap(\.1).map(\.shownName.count).max() ?? 0
    var lines = folded(words.said("bumbum: a workout tracker whose database is plain text")) + ["", title("Usage")]
    lines += rows([("bumbum", words.said("today at a glance")), (words.form("bumbum COMMAND [ARGUMENTS]"), "")])
    for (title, commands) in groups {
      lines += ["", self.title(title)] + rows(commands.map { ($0.shownName, words.summary(of: $0)) }, width: width)
    }
    lines += ["", title("Topics")] + rows(Topic.all.map { ("help " + $0.name, words.said($0.summary)) })
    lines += ["", title("Examples")]
    lines += rows(
      [
        ("bumbum lint", "check the files of the journal around you"),
        ("bumbum history --last 4w", "the sessions of four weeks"),
        ("bumbum records bench", "one exercise; part of its name is enough"),
        ("bumbum explain bad-date", "what a finding means, with examples"),
      ].map { (words.said($0), words.said($1)) })
    lines +=
      [""]
      + folded(
        words.said("'bumbum help COMMAND' or 'bumbum COMMAND --help' says more; 'bumbum --version' the version."))
    return lines.joined(separator: "\n")
  }

  /// Names and what is said of them; where there is too little room beside the names, it stands below.
  private func rows(_ rows: [(name: String, text: String)], width names: Int? = nil) -> [String] {
    let names = names ?? rows.map(\.name.count).max() ?? 0
    let isBeside = width.map { names + 5 <= $0 / 2 } ?? true
    return rows.flatMap { row in
      guard isBeside else { return folded("  " + row.name, 6) + folded("      " + row.text, 6) }
      let line = "  " + row.name + String(repeating: " ", count: names - row.name.count + 3) + row.text
      return row.text.isEmpty ? ["  " + row.name] : folded(line, names + 5)
    }
  }

  /// Lines that belong together as one, as wide as there is room; lists, which are indented, as they are.
  private func paragraphs(_ text: String) -> [String] {
    guard width != nil else { return [text] }
    var lines: [String] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if let last = lines.last, !last.isEmpty, !line.isEmpty, !line.hasPrefix(" "), !last.hasPrefix(" ") {
        lines[lines.count - 1] = last + " " + line
      } else {
        lines.append(line)
      }
    }
    return lines.flatMap { folded($0, $0.hasPrefix(" ") ? 4 : 0) }
  }

  private func folded(_ line: String, _ indentation: Int = 0) -> [String] {
    width.map { wrapped(line, to: $0, indentation: min(indentation, $0 / 2)) } ?? [line]
  }
}

extension Command {
  /// `set, s`
  fileprivate var shownName: String { name + (short.map { ", " + $0 } ?? "") }
}

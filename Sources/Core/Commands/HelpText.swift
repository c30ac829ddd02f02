import Grammar
import Text
package import Training
package import Views

/// The text of `help` and `--help`: forms, options, examples.
package struct HelpText {
  private let style: Style
  /// The width in columns; nil if lines are not to be broken.
  private let width: Int?
  /// The width of a page that is written to a file or a pager.
  static let widest = 120
  private let words: HelpWords
  private let commands: CommandList

  package init(
    _ style: Style, width: Int? = nil, in language: Settings.Language = .english,
    _ commands: CommandList = .core
  ) {
    (self.style, self.width, self.commands) = (style, width, commands)
    words = HelpWords(language: language, commands)
  }

  private func title(_ text: String) -> String { style.bold(words.said(text)) }

  /// Returns the page of a command: `help COMMAND`.
  package func text(of command: Command) -> String {
    var lines = folded(words.summary(of: command)) + ["", title("Usage")] + forms(of: command)
    let details = words.details(of: command)
    if !details.isEmpty { lines += [""] + paragraphs(details) }
    if !command.options.isEmpty { lines += ["", title("Options")] + options(of: command) }
    if !command.examples.isEmpty {
      lines += ["", title("Examples")]
      for example in command.examples {
        lines += folded("  \(words.said(example.command))", 6) + folded("      \(words.said(example.purpose))", 6)
      }
    }
    lines += [""] + folded(words.said("What many commands take: 'bumbum help options'."))
    return lines.joined(separator: "\n")
  }

  /// Returns the reminder of `COMMAND --help`, at most a screen of 24 lines.
  package func summary(of command: Command) -> String {
    let lines = folded(words.summary(of: command)) + forms(of: command) + options(of: command)
    return (lines + folded(words.said("More: 'bumbum help COMMAND', 'bumbum help options'.")))
      .joined(separator: "\n")
  }

  private func forms(of command: Command) -> [String] {
    command.usage.flatMap { folded("  bumbum \(words.form($0))", 6) }
      + (command.short.map {
        folded(words.language.said("  bumbum \($0) …  the same, to be typed between two sets"), 6)
      } ?? [])
  }

  /// Returns the options of a command; those that others share by their names only.
  private func options(of command: Command) -> [String] {
    let shared = command.options.filter(commands.isShared)
    let own = command.options.filter { !commands.isShared($0) }
    return rows(of: own)
      + (shared.isEmpty ? [] : folded("  " + shared.map { words.form($0.form) }.joined(separator: ", "), 2))
  }

  /// Returns the page of the options that many commands take.
  func page(of shared: [Option]) -> String {
    var lines = [words.said("Every command takes"), ""] + rows(of: Option.common)
    lines += ["", words.said("Commands take, where their help names them"), ""] + rows(of: shared)
    return lines.joined(separator: "\n") + "\n"
  }

  private func rows(of options: [Option]) -> [String] {
    rows(options.map { (words.form($0.form), words.said($0.help)) })
  }

  package func overview() -> String {
    let width = commands.all.map(\.shownName.count).max() ?? 0
    var lines = folded(words.said("bumbum: a workout tracker whose database is plain text")) + ["", title("Usage")]
    lines += rows([("bumbum", words.said("today at a glance")), (words.form("bumbum COMMAND [ARGUMENTS]"), "")])
    for group in commands.groups {
      lines +=
        ["", title(group.title.rawValue)]
        + rows(group.commands.map { ($0.shownName, words.summary(of: $0)) }, width: width)
    }
    lines += ["", title("Topics")] + rows(commands.topics.map { ("help " + $0.name, words.said($0.summary)) })
    lines += ["", title("Examples")]
    lines += rows(
      [
        ("bumbum lint", "check the files of the journal around you"),
        ("bumbum history --last 4w", "the sessions of four weeks"),
        ("bumbum records bench", "one exercise; part of its name is enough"),
        ("bumbum help bad-date", "what a finding means, with examples"),
      ].map { (words.said($0), words.said($1)) })
    lines +=
      [""]
      + folded(
        words.said(
          "'bumbum help COMMAND' says all of a command, 'bumbum COMMAND --help' its options; 'bumbum --version' the version."
        ))
    return lines.joined(separator: "\n")
  }

  /// Returns the pages with a word that begins as this one does, or several, each with the first such line: `help superset`;
  /// of a plural without one the pages with the singular.
  func pages(with text: String) -> [String] {
    let key = letters(in: text).split(separator: " ").joined(separator: " ")
    let pages = key.isEmpty ? [] : pages(withKey: key)
    return pages.isEmpty && key.count > 3 && key.hasSuffix("s") ? self.pages(withKey: String(key.dropLast())) : pages
  }

  /// Returns the eight pages that say most of it: with it in the title, else in most lines; and the number of the others.
  private func pages(withKey key: String) -> [String] {
    let commands = commands.all.map {
      ($0.name, HelpText(Style(isColored: false), in: words.language, self.commands).text(of: $0))
    }
    let topics = self.commands.topics.map { ($0.name, String(decoding: $0.text(words.language), as: UTF8.self)) }
    let found = (commands + topics).compactMap { name, page -> (name: String, line: String, weight: Int)? in
      let lines = page.split(separator: "\n").filter { (" " + letters(in: String($0))).holds(" " + key) }
      guard let first = lines.first else { return nil }
      let isTitle = page.hasPrefix(first) || CommandList.otherNames[key] == name
      return (name, String(first).trimmed, isTitle ? .max : lines.count)
    }
    let best = found.enumerated().sorted { ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset) }.prefix(8)
    let others = found.count - best.count
    return rows(best.map { ("help " + $0.element.name, $0.element.line) })
      + (others > 0 ? ["  " + words.language.said("and \(others) more")] : [])
  }

  /// Returns a line with blanks for all signs.
  private func letters(in line: String) -> String {
    String(Training.folded(line).map { $0.isLetter || $0.isNumber ? $0 : " " })
  }

  /// Returns a word of a command line, in quotes where a shell would take it apart.
  static func quoted(_ word: String) -> String {
    word.contains { $0 == " " || $0 == "#" } ? "\"\(printable(word))\"" : printable(word)
  }

  /// Returns names with their texts beside them, or below them if the width is too small.
  private func rows(_ rows: [(name: String, text: String)], width names: Int? = nil) -> [String] {
    let names = names ?? rows.map(\.name.count).max() ?? 0
    let isBeside = width.map { names + 5 <= $0 / 2 } ?? true
    return rows.flatMap { row in
      let name = folded("  " + row.name, 6)
      guard !row.text.isEmpty else { return name }
      guard isBeside else { return name + folded("      " + row.text, 6) }
      return folded("  " + row.name + String(repeating: " ", count: names - row.name.count + 3) + row.text, names + 5)
    }
  }

  /// Joins lines of prose and breaks them at the width; lists, which are indented, stay as they are.
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
  /// The name with its short form: `set, s`.
  fileprivate var shownName: String { name + (short.map { ", " + $0 } ?? "") }
}

/// The words of `help` in a language: sentences from the table of messages, the pages of commands in Portuguese from a file of
/// the core and of each room.
package struct HelpWords {
  package let language: Settings.Language
  /// The summary and then the details of each command, line by line; empty in English, which stands in the commands.
  private var pages: [String: [String]] = [:]

  package init(language: Settings.Language, _ commands: CommandList) {
    self.language = language
    guard language != .english else { return }
    for file in [embedded("help_pt_BR_txt")] + commands.rooms.map({ $0.portuguese() }) {
      var name = ""
      for line in String(decoding: file.dropLast(), as: UTF8.self).split(
        separator: "\n", omittingEmptySubsequences: false
      )
      .map(String.init) {
        if line.hasPrefix("["), line.hasSuffix("]") {
          name = String(line.dropFirst().dropLast())
        } else {
          pages[name, default: []].append(line)
        }
      }
    }
  }

  package func said(_ text: String) -> String { language.said(Message(stringLiteral: text)) }

  package func summary(of command: Command) -> String { pages[command.name]?.first ?? command.summary }

  package func details(of command: Command) -> String {
    pages[command.name].map { $0.dropFirst().joined(separator: "\n") } ?? command.details
  }

  /// Returns a form of a command in the language; its words in capitals are placeholders.
  package func form(_ text: String) -> String {
    if language == .english { return text }
    let whole = said(text)
    if whole != text { return whole }
    var (form, word) = ("", "")
    for character in text + "\n" {
      if character.isUppercase {
        word.append(character)
      } else {
        form += said(word)
        word = ""
        form.append(character)
      }
    }
    return String(form.dropLast())
  }
}

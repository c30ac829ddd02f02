import Commands
import Text
import Training
import Views

/// A page of the manual in roff, with the macros of man(7).
struct ManualPage {
  private(set) var text = ""
  private let date: String
  private let words: HelpWords
  private let commands: CommandList

  init(date: String, in language: Settings.Language, _ commands: CommandList) {
    (self.date, self.commands, words) = (date, commands, HelpWords(language: language, commands))
  }

  mutating func write(_ command: Command) {
    begin("bumbum-" + command.name, words.summary(of: command))
    for (place, form) in (command.usage + (command.short.map { ["\($0) …"] } ?? [])).enumerated() {
      if place > 0 { macro("br") }
      bold("bumbum")
      line(words.form(form))
    }
    let details = words.details(of: command)
    if !details.isEmpty {
      section("DESCRIPTION")
      paragraphs(details)
    }
    if !command.options.isEmpty { options(command.options) }
    if !command.examples.isEmpty {
      section("Examples")
      for example in command.examples { item(words.said(example.command), words.said(example.purpose)) }
    }
    end("bumbum")
  }

  /// Writes the page of the program: its commands and topics.
  mutating func writeOverview() {
    let title = "bumbum: a workout tracker whose database is plain text"
    begin("bumbum", String(words.said(title).dropFirst(8)))
    bold("bumbum")
    line(words.form("[COMMAND [ARGUMENTS]]"))
    section("DESCRIPTION")
    line(words.said("Without a command, today at a glance."))
    for group in commands.groups {
      macro("SS " + ManualPage.escaped(words.said(group.title.rawValue)))
      for command in group.commands { item("bumbum " + command.name, words.summary(of: command)) }
    }
    macro("SS " + ManualPage.escaped(words.said("Topics")))
    for topic in commands.topics { item("bumbum help " + topic.name, words.said(topic.summary)) }
    options(Option.common)
    item("--version", words.said("the version"))
    end("bumbum-help")
  }
}

extension ManualPage {
  private mutating func begin(_ name: String, _ summary: String) {
    let title = ManualPage.escaped(name)
    macro("TH \(title.uppercased()) 1 \(date) \"bumbum \(Program.version)\"")
    section("NAME")
    text += "\(title) \\-\n"
    line(summary)
    section("SYNOPSIS")
  }

  private mutating func end(_ other: String) {
    section("SEE ALSO")
    text += ".BR \(ManualPage.escaped(other)) (1)\n"
  }

  private mutating func macro(_ macro: String) { text += ".\(macro)\n" }

  private mutating func section(_ title: String) { macro("SH " + ManualPage.escaped(words.said(title).uppercased())) }

  private mutating func options(_ options: [Option]) {
    section("Options")
    for option in options { item(words.form(option.form), words.said(option.help)) }
  }

  private mutating func bold(_ words: String) {
    text += ".B \"\(ManualPage.escaped(words).swapping("\"", for: "\\(dq"))\"\n"
  }

  private mutating func item(_ name: String, _ words: String) {
    macro("TP")
    bold(name)
    if !words.isEmpty { line(words) }
  }

  /// Writes words in lines of at most 80 columns; with `isAsItIs` as one line that goes on behind backslashes.
  private mutating func line(_ words: String, isAsItIs: Bool = false) {
    let lines = wrapped(ManualPage.escaped(words), to: 76, indentation: 0)
    for (place, words) in lines.enumerated() {
      let isMacro = words.hasPrefix(".") || words.hasPrefix("'")
      text += (isMacro ? "\\&" : "") + words + (isAsItIs && place < lines.count - 1 ? " \\\n" : "\n")
    }
  }

  /// Writes paragraphs, each ended by an empty line; lines that are indented stay as they are.
  private mutating func paragraphs(_ words: String) {
    var (isAsItIs, isFirst, isNew) = (false, true, false)
    for words in words.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if words.isEmpty {
        isNew = true
        continue
      }
      if words.hasPrefix(" ") != isAsItIs || isNew {
        if isAsItIs { macro("fi") }
        if !isFirst { macro("PP") }
        isAsItIs = words.hasPrefix(" ")
        if isAsItIs { macro("nf") }
      }
      line(words, isAsItIs: isAsItIs)
      (isFirst, isNew) = (false, false)
    }
    if isAsItIs { macro("fi") }
  }

  /// Escapes text for roff: hyphens can be copied, and characters outside of ASCII go by their numbers.
  private static func escaped(_ words: String) -> String {
    var result = ""
    for scalar in words.unicodeScalars {
      switch scalar {
      case "\\": result += "\\(rs"
      case "-": result += "\\-"
      case _ where scalar.value > 0x7E:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += "\\[u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + "]"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

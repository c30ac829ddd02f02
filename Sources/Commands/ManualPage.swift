import Text
import Views

/// A page of the manual in roff, with the macros of man(7).
struct ManualPage {
  private(set) var text = ""
  private let date: String

  init(date: String) { self.date = date }

  mutating func write(_ command: Command) {
    begin("bumbum-" + command.name, command.summary)
    for (place, form) in (command.usage + (command.short.map { ["\($0) …"] } ?? [])).enumerated() {
      if place > 0 { macro("br") }
      bold("bumbum")
      line(form)
    }
    if !command.details.isEmpty {
      macro("SH DESCRIPTION")
      paragraphs(command.details)
    }
    macro("SH OPTIONS")
    for option in command.options + Option.common { item(option.form, option.help) }
    if !command.examples.isEmpty {
      macro("SH EXAMPLES")
      for example in command.examples { item(example.command, example.purpose) }
    }
    end("bumbum")
  }

  /// Of the program: its commands and topics.
  mutating func writeOverview() {
    begin("bumbum", "a workout tracker whose database is plain text")
    bold("bumbum")
    line("[COMMAND [ARGUMENTS]]")
    macro("SH DESCRIPTION")
    line("Without a command, today at a glance.")
    for group in Command.groups {
      macro("SS \(group.title)")
      for command in group.commands where !command.isHidden { item("bumbum " + command.name, command.summary) }
    }
    macro("SS Topics")
    for topic in Topic.all { item("bumbum help " + topic.name, topic.summary) }
    macro("SH OPTIONS")
    for option in Option.common { item(option.form, option.help) }
    item("--version", "the version")
    end("bumbum-help")
  }
}

extension ManualPage {
  private mutating func begin(_ name: String, _ summary: String) {
    let title = ManualPage.escaped(name)
    macro("TH \(title.uppercased()) 1 \(date) \"bumbum \(Program.version)\"")
    macro("SH NAME")
    text += "\(title) \\-\n"
    line(summary)
    macro("SH SYNOPSIS")
  }

  private mutating func end(_ other: String) {
    macro("SH SEE ALSO")
    text += ".BR \(ManualPage.escaped(other)) (1)\n"
  }

  private mutating func macro(_ macro: String) { text += ".\(macro)\n" }

  private mutating func bold(_ words: String) { text += ".B \"\(ManualPage.escaped(words).swapping("\"", for: "\\(dq"))\"\n" }

  private mutating func item(_ name: String, _ words: String) {
    macro("TP")
    bold(name)
    if !words.isEmpty { line(words) }
  }

  /// No line of the source is longer than 80.
  private mutating func line(_ words: String, isAsItIs: Bool = false) {
    for words in isAsItIs ? [words] : wrapped(words, to: 64, indentation: 0) {
      let isMacro = words.hasPrefix(".") || words.hasPrefix("'")
      text += (isMacro ? "\\&" : "") + ManualPage.escaped(words) + "\n"
    }
  }

  /// An empty line ends one; lines that are indented stay as they are.
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

  /// As roff has it: a hyphen is one to be copied, and what is not of ASCII goes by its number.
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

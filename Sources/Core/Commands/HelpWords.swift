import Grammar
import Text
import Training

/// The words of `help` in a language: English from the commands, Portuguese from tables.
struct HelpWords {
  let language: Settings.Language

  private let tables: [PortugueseHelp]

  init(language: Settings.Language, _ commands: CommandList) {
    self.language = language
    tables = language == .english ? [] : [.core] + commands.rooms.map { $0.portuguese() }
  }

  private func translation(of text: String) -> String? {
    for table in tables { if let found = table.phrases.translation(of: text) { return found } }
    return nil
  }

  /// Returns the summary and the detail lines of a command; nil if no table has it.
  private func lines(of command: Command) -> [String]? {
    for table in tables { if let lines = table.commands[command.name] { return lines } }
    return nil
  }

  func said(_ text: String) -> String { translation(of: text) ?? text }

  func summary(of command: Command) -> String {
    lines(of: command)?.first ?? command.summary
  }

  /// Returns the details. A line `{2-5}` of a table stands for these English lines, which list what the program has.
  func details(of command: Command) -> String {
    guard let own = lines(of: command)?.dropFirst() else { return command.details }
    let english = command.details.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return own.flatMap { line -> [String] in
      let ends = line.dropFirst().dropLast().split(separator: "-").compactMap { Int($0) }
      guard line.hasPrefix("{"), ends.count == 2, ends[0] > 0, ends[1] <= english.count, ends[0] <= ends[1] else {
        return [line]
      }
      return english[(ends[0] - 1)..<ends[1]].map { line in
        let start = line.prefix { $0 == " " }
        return translation(of: String(line.dropFirst(start.count))).map { start + $0 } ?? said(line)
      }
    }.joined(separator: "\n")
  }

  /// Returns the Portuguese word of a placeholder: `DATE` is `DATA`.
  static func word(_ placeholder: String) -> String {
    HelpWords(language: .brazilianPortuguese, CommandList()).form(placeholder)
  }

  /// Returns a form of a command in the language; its words in capitals are placeholders.
  func form(_ text: String) -> String {
    if language == .english { return text }
    if let whole = translation(of: text) { return whole }
    var form = ""
    var word = ""
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

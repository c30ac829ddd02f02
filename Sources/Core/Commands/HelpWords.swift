import Grammar
import Text
package import Training

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
      for line in String(decoding: file, as: UTF8.self).split(separator: "\n").map(String.init) {
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

import Grammar
import Text
import Training

/// What `help` says, in a language: English stands in the commands, Portuguese in two files of `Resources/`.
struct HelpWords {
  let language: Settings.Language

  private static let phrases = Phrases(PackageResources.options_pt_BR_txt)

  /// Of each command, by its name: a summary, then its details.
  private static let commands: [String: [String]] = {
    var all: [String: [String]] = [:]
    var name = ""
    for line in String(decoding: PackageResources.help_pt_BR_txt, as: UTF8.self).split(separator: "\n").map(String.init)
    {
      if line.hasPrefix("["), line.hasSuffix("]") {
        name = String(line.dropFirst().dropLast())
      } else {
        all[name, default: []].append(line)
      }
    }
    return all
  }()

  func said(_ text: String) -> String { language == .english ? text : HelpWords.phrases.translation(of: text) ?? text }

  func summary(of command: Command) -> String {
    language == .english ? command.summary : HelpWords.commands[command.name]?.first ?? command.summary
  }

  /// A line `{2-5}` stands for those lines of the English ones, which list what the program has.
  func details(of command: Command) -> String {
    guard language != .english, let own = HelpWords.commands[command.name]?.dropFirst() else { return command.details }
    let english = command.details.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return own.flatMap { line -> [String] in
      let ends = line.dropFirst().dropLast().split(separator: "-").compactMap { Int($0) }
      guard line.hasPrefix("{"), ends.count == 2, ends[0] > 0, ends[1] <= english.count, ends[0] <= ends[1] else {
        return [line]
      }
      return english[(ends[0] - 1)..<ends[1]].map { line in
        let start = line.prefix { $0 == " " }
        return HelpWords.phrases.translation(of: String(line.dropFirst(start.count))).map { start + $0 } ?? said(line)
      }
    }.joined(separator: "\n")
  }

  /// Returns the Portuguese word for what stands for a value: `DATE` is `DATA`.
  static func word(_ placeholder: String) -> String { HelpWords(language: .brazilianPortuguese).form(placeholder) }

  /// A form of a command: its words in capitals are what a person puts there.
  func form(_ text: String) -> String {
    if language == .english { return text }
    if let whole = HelpWords.phrases.translation(of: text) { return whole }
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

import Grammar
import Guess
import Storage
package import Text
import Training
import Views

/// The language of messages in a run of the program, looked for at the first message: `--lang`, else the journal's
/// settings, else the environment.
final class SpokenLanguage {
  private let words: [String]
  private let context: Context
  private(set) lazy var language = Words.language(option("--lang"), settings, context)
  init(_ words: [String], _ context: Context) { (self.words, self.context) = (words, context) }

  /// The unit of a load without one: the journal's, or kilograms if the person typed them.
  private(set) lazy var unit: WeightUnit =
    words.contains { $0.lowercased().holds("kg") } ? .kg : settings.unit

  /// The settings of the run's journal; the defaults if there is none.
  private lazy var settings: Settings = {
    let folder = try? JournalFolder.find(
      explicitly: option("--dir"), environment: context.environment("BUMBUM_DIR"), from: context.currentFolder)
    return folder?.settings ?? Settings()
  }()

  /// Returns the value of an option in words that may be no arguments of any command.
  private func option(_ name: String) -> String? {
    for (place, word) in words.enumerated() {
      if word == name { return words.dropFirst(place + 1).first }
      if word.hasPrefix(name + "=") { return String(word.dropFirst(name.count + 1)) }
    }
    return nil
  }
}

extension Context {
  /// Returns the context with a language for messages and questions; messages are as wide as the terminal.
  func speaking(_ spoken: SpokenLanguage) -> Context {
    var context = self
    let (write, width) = (errors.write, errors.width)
    context.errors.write = { write(folded($0, to: width)) }
    context.language = { spoken.language }
    context.unit = { spoken.unit }
    return context
  }

  /// Returns the message in the language of the run, without control characters.
  package func text(_ message: Message) -> String { printable(message).text(in: language(), unit: unit()) }

  /// Returns the message and the help of a refusal on one line.
  package func text(_ refusal: Refusal) -> String {
    let refusal = refusal.helped(unit: unit())
    return [refusal.message, refusal.help].compactMap { $0.map(text) }.joined(separator: "; ")
  }

  func say(_ message: Message) {
    if remarks == nil { errors.write(text(message) + "\n") }
  }

  func remark(_ message: Message, help: Message? = nil) { remark(Refusal(message, help: help)) }

  package func remark(_ refusal: Refusal) {
    if let remarks { return remarks.all.append(refusal) }
    let refusal = refusal.helped(unit: unit())
    errors.write("bumbum: \(text(refusal.message))\n")
    if let help = refusal.help { detail(help) }
  }

  /// Shows the continuation of a remark below it.
  func detail(_ message: Message) { say("        \(message)") }
}

/// Breaks lines at blanks; a continued failure is indented below its words.
private func folded(_ text: String, to width: Int?) -> String {
  guard let width, width > 0 else { return text }
  return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
    let blanks = line.prefix { $0 == " " }.count
    let indentation = blanks == 0 && line.hasPrefix("bumbum: ") ? 8 : blanks
    return wrapped(String(line), to: width, indentation: min(indentation, width / 2)).joined(separator: "\n")
  }.joined(separator: "\n")
}

extension Words {
  /// Returns the language that `--lang` names, else of the settings, else of the environment, else English.
  static func language(_ option: String?, _ settings: Settings, _ context: Context) -> Settings.Language {
    if let option, let language = Settings.Language(named: option) { return language }
    if let language = settings.language { return language }
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { context.environment($0) }.first { !$0.isEmpty }
    return locale.flatMap { Settings.Language(locale: $0) } ?? .english
  }
}

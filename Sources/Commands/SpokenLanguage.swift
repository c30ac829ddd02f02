import Format
import Journal
import Text
import Training
import Views

/// The language that a run of the program talks in, looked for once somebody talks: that of `--lang`, else of the journal's
/// settings, else of the environment.
final class SpokenLanguage {
  private let words: [String]
  private let context: Context
  private(set) lazy var language = Words.language(option("--lang"), settings, context)
  /// What is said is why a command failed.
  var isFailing = false

  init(_ words: [String], _ context: Context) { (self.words, self.context) = (words, context) }

  /// Talk as it is made, in English, in this language: line by line, without what stands before one.
  func said(_ text: String) -> String {
    let text = translated(text)
    return isFailing && text.holds("kg") ? inOwnUnit(text) : text
  }

  private func translated(_ text: String) -> String {
    if language == .english { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      var words = line.drop { $0 == " " }
      if words.hasPrefix("bumbum: ") { words = words.dropFirst(8) }
      // `write '--today DATE'`: what stands for a value is a word of the language, too.
      let text = words.hasPrefix("write '--") ? HelpWords(language: language).form(String(words)) : String(words)
      return line[..<words.startIndex] + language.said(text)
    }.joined(separator: "\n")
  }

  /// A load that was typed without its unit is one of the journal: who counts in pounds is shown no kilograms to copy, but
  /// where both units are.
  private func inOwnUnit(_ text: String) -> String {
    guard settings.unit == .lb, !text.holds("lb "), !text.holds("lb'"),
      !words.contains(where: { $0.lowercased().holds("kg") })
    else { return text }
    var bytes = Array(text.utf8)
    for place in bytes.indices.dropFirst(2) where bytes[place...].starts(with: "kg".utf8) {
      let before = bytes[place - 1] == UInt8(ascii: " ") ? bytes[place - 2] : bytes[place - 1]
      guard before.isDigit, !bytes[(place + 2)...].prefix(1).contains(where: \.isLetter) else { continue }
      bytes.replaceSubrange(place..<place + 2, with: "lb".utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Of the journal that the run is about, where there is one.
  private var settings: Settings {
    let folder = try? JournalFolder.find(
      explicitly: option("--dir"), environment: context.environment("BUMBUM_DIR"), from: context.currentFolder)
    return folder?.settings ?? Settings()
  }

  /// Of words that may be no arguments of any command.
  private func option(_ name: String) -> String? {
    for (place, word) in words.enumerated() {
      if word == name { return words.dropFirst(place + 1).first }
      if word.hasPrefix(name + "=") { return String(word.dropFirst(name.count + 1)) }
    }
    return nil
  }
}

extension Context {
  /// The same, whose talk and questions are in a language; talk is as wide as its terminal.
  func speaking(_ spoken: SpokenLanguage) -> Context {
    var context = self
    let (write, width, ask) = (errors.write, errors.width, ask)
    context.errors.write = { write(folded(spoken.said($0), to: width)) }
    context.ask = { ask(spoken.said($0)) }
    context.language = { spoken.language }
    return context
  }
}

/// Lines broken at blanks; what goes on of a failure stands below its words.
private func folded(_ text: String, to width: Int?) -> String {
  guard let width, width > 0 else { return text }
  return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
    let blanks = line.prefix { $0 == " " }.count
    let indentation = blanks == 0 && line.hasPrefix("bumbum: ") ? 8 : blanks
    return wrapped(String(line), to: width, indentation: min(indentation, width / 2)).joined(separator: "\n")
  }.joined(separator: "\n")
}

extension Words {
  /// `--lang` where it names a language, else the settings, else the environment, else English.
  static func language(_ option: String?, _ settings: Settings, _ context: Context) -> Settings.Language {
    if let option, let language = Settings.Language(named: option) { return language }
    if let language = settings.language { return language }
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { context.environment($0) }.first { !$0.isEmpty }
    return locale.flatMap { Settings.Language(locale: $0) } ?? .english
  }
}

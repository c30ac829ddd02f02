import Grammar
import Lint
import Text
import Training
import Views

/// A page of `help` that belongs to no command: its name, a sentence, its text.
package struct Topic: Sendable {
  package let name: String
  /// One line without a full stop.
  package let summary: String
  private let english: @Sendable () -> [UInt8]
  /// The Portuguese text; nil if there is only the English one.
  private let portuguese: (@Sendable () -> [UInt8])?

  /// True if the text is Markdown for a pager: it keeps its lines on a narrow terminal.
  let isMarkdown: Bool

  /// Returns the text; each line ends in a line feed.
  func text(_ language: Settings.Language) -> [UInt8] {
    switch language {
    case .english: english()
    case .brazilianPortuguese:
      portuguese?() ?? Array("(Esta página só existe em inglês.)\n\n".utf8) + english()
    }
  }

  package init(
    _ name: String, _ summary: String, isMarkdown: Bool = false, _ english: @escaping @Sendable () -> [UInt8],
    _ portuguese: (@Sendable () -> [UInt8])? = nil
  ) {
    self.name = name
    self.summary = summary
    self.isMarkdown = isMarkdown
    self.english = english
    self.portuguese = portuguese
  }

  /// Returns the topics of the core, in the order in which a newcomer may want them. The texts are the files in `Resources/`.
  static func core(_ sharedOptions: [Option]) -> [Topic] {
    [
      Topic(
        "tutorial", "an evening at the gym, command by command", { embedded("tutorial_en_txt") },
        { embedded("tutorial_pt_BR_txt") }),
      Topic(
        "cheatsheet", "the format on one screen", { embedded("cheatsheet_en_txt") },
        { embedded("cheatsheet_pt_BR_txt") }),
      Topic(
        "recipes", "ten questions, and the commands that answer them", { embedded("recipes_en_txt") },
        { embedded("recipes_pt_BR_txt") }),
      Topic(
        "security", "what is kept, where, and what the files in .bumbum are", { embedded("security_en_txt") },
        { embedded("security_pt_BR_txt") }),
      Topic(
        "news", "what each release brought", { embedded("news_en_txt") }, { embedded("news_pt_BR_txt") }),
      Topic("format", "the whole format of a journal", isMarkdown: true, { embedded("FORMAT_md") }),
      Topic(
        "words", "words that are read for the signs of the format", isMarkdown: true, { embedded("words_md") },
        { embedded("words_pt_BR_md") + table(embedded("words_md")) }),
      Topic(
        "numbers", "how sessions, volume, records and streaks are counted", isMarkdown: true,
        { embedded("numbers_md") },
        { embedded("numbers_pt_BR_md") }),
      Topic("findings", "what lint looks for, and where it is found", isMarkdown: true, { FindingsPage.text(.english) })
      {
        FindingsPage.text(.brazilianPortuguese)
      },
      Topic("codes", "every code of lint, a line each; 'help CODE' explains one", { codes(.english) }) {
        codes(.brazilianPortuguese)
      },
      Topic(
        "options", "the options that many commands take", { options(.english, sharedOptions) },
        { options(.brazilianPortuguese, sharedOptions) }),
      Topic(
        "style", "how fmt writes", isMarkdown: true, { embedded("style_md") }, { embedded("style_pt_BR_md") }),
      Topic("json", "what the names in JSON answers mean", { embedded("json_txt") }),
    ]
  }

  /// Returns the rows of a page's table, which are the same in all languages, below a Portuguese head.
  private static func table(_ page: [UInt8]) -> [UInt8] {
    let rows = page.split(separator: UInt8(ascii: "\n")).filter { $0.first == UInt8(ascii: "|") }
    return Array("| Palavras | séries | lidas como |\n".utf8) + rows.dropFirst().joined(separator: [UInt8(ascii: "\n")])
      + [UInt8(ascii: "\n")]
  }

  private static func codes(_ language: Settings.Language) -> [UInt8] {
    let all = Linter.explanations.sorted { $0.code < $1.code }
    return Array((ExplanationText.overview(of: all, in: language).joined(separator: "\n") + "\n").utf8)
  }

  private static func options(_ language: Settings.Language, _ shared: [Option]) -> [UInt8] {
    Array(HelpText(Style(isColored: false), width: HelpText.widest, in: language).page(of: shared).utf8)
  }
}

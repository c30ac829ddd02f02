import CommandSupport
import Testing

/// The words and dates that were agreed on, where people read them.
@Suite struct WordsTests {
  /// Of the settings, else of the environment in its order, else English; `--lang` before all of them.
  @Test(arguments: [
    ("", ["LANG": "pt_BR.UTF-8"], "Janeiro"),
    ("", ["LANG": "pt_BR.UTF-8", "LC_ALL": "en_US.UTF-8"], "January"),
    ("", ["LANG": "en_US.UTF-8", "LC_MESSAGES": "pt_PT"], "Janeiro"), ("", [:], "January"),
    ("", ["LANG": "C"], "January"),
    ("", ["LANG": "fr_FR.UTF-8"], "January"), ("", ["LC_ALL": "", "LANG": "pt_BR"], "Janeiro"),
    ("", ["LANG": "de_DE.UTF-8"], "January"),
    ("", ["LC_ALL": "pt_BR.UTF-8", "LC_MESSAGES": "en_US"], "Janeiro"),
    ("language = \"pt-BR\"\n", ["LC_ALL": "en_US.UTF-8"], "Janeiro"),
    ("language = \"en\"\n", ["LANG": "pt_BR"], "January"),
  ])
  func language(settings: String, environment: [String: String], month: String) throws {
    let journal = try ScratchJournal(["bumbum.toml": "format = 1\n" + settings])
    let words = ["calendar", "--dir", journal.path, "--today", "2026-01-08"]
    #expect(Run(Line(words), environment: environment).output.hasPrefix(month))
    #expect(Run("\(words) --lang pt-BR", environment: environment).output.hasPrefix("Janeiro"))
    #expect(Run("\(words) --lang en", environment: environment).output.hasPrefix("January"))
  }
}

import CommandSupport
import Commands
import TestSupport
import Testing

@Suite struct OddWordTests {
  /// The pages that speak of a word, each with the line that does.
  @Test(arguments: [
    ("superset", "help format", "superset"), ("deload", "help format", "deload"), ("amrap", "help format", "AMRAP"),
    ("reopen", "help finish", "reopen"), ("lb", "help format", "lb"), ("falha", "help words", "falha"),
    ("as many", "help format", "as many"), ("bi-set", "help words", "bi-set"), ("kilos", "help format", "kilo"),
  ])
  func helpFindsWords(word: String, page: String, part: String) {
    let run = Run("help \(word) --dir \(Repository.exampleJournal) --lang en")
    let lines = run.output.split(separator: "\n")
    #expect(run.code == .success && lines[0].contains("these pages speak of it:"))
    #expect(lines.contains { $0.hasPrefix("  \(page) ") } && run.output.contains(part), "\(run.output)")
  }

  /// What is of no command may stand before its name.
  @Test func theLanguageFirst() {
    let folder = Repository.exampleJournal
    let words = ["--dir", folder, "--today", "2026-02-28"]
    #expect(Run("--lang pt-BR \(words) stats").output == Run("stats --lang pt-BR \(words)").output)
    #expect(Run("--json stats").errors.contains("write 'bumbum stats --json'"))
    #expect(Run("-v").output == Run("--version").output && Run("version").output == Run("--version").output)
  }
}

import Commands
import Foundation
import TestSupport
import Testing

/// What a command that writes says: in the language of the journal to its last word, and nothing that was typed is passed over.
@Suite struct WrittenWordTests {
  private func journal(_ language: String = "pt-BR") throws -> ScratchJournal {
    try ScratchJournal([
      "bumbum.toml": "format = 1\nlanguage = \"\(language)\"\n",
      "plans/a.md": "+++\ncreated = 2026-01-06\n+++\n\n# Corpo\n\n## Segunda\n\n- Agachamento: legs, 3x5 @ 60kg\n",
      "log/2026-02.txt": "2026-02-26 18:30-19:30\n  Supino: 2x5 @ 80kg\n\n2026-03-01 11:00-?\n  Supino: 3x5 @ 80kg\n",
      "checkins/2026/02.txt": "[skip 2026-02-02 .. 2026-02-03]\n\n[measure 2026-02-26]\nbodyweight = 81kg\n",
    ])
  }

  @Test(arguments: [
    ("undo 3", "'undo' takes no '3'"), ("redo 2 extra", "'redo' takes no '2'"),
    ("plan --template list", "there is no template 'list'"), ("plan --template 531", "'--template' goes with 'plan new'"), ("cancel all", "'cancel' takes no 'all'"),
    ("doctor now", "'doctor' takes no 'now'"),
  ])
  func aWordTooMuchIsRefused(line: String, message: String) throws {
    let journal = try journal("en")
    let run = Run(words: line.split(separator: " ").map(String.init), folder: journal.path)
    #expect(run.code == .failure)
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(run.output == "")
  }

  @Test(arguments: ["2026-02-07 .. 2026-02-09 flu", "2026-02-07..2026-02-09 flu", "2026-02-07.. 2026-02-09 flu", "2026-02-07 2026-02-09 flu"])
  func aRangeIsSaidAsTheFilesHaveIt(words: String) throws {
    let journal = try journal("en")
    let run = Run(words: ["skip"] + words.split(separator: " ").map(String.init), folder: journal.path)
    #expect(run.output.hasSuffix(": [skip 2026-02-07 .. 2026-02-09]\n"), "\(run.output)\(run.errors)")
  }

  @Test(arguments: ["2026-02-07 .. flu", "2026-02-07..", ".. 2026-02-07"]) func aRangeNeedsBothDays(words: String) throws {
    let journal = try journal("en")
    let run = Run(words: ["skip"] + words.split(separator: " ").map(String.init), folder: journal.path)
    #expect(run.code == .failure)
  }
}

import Commands
import Foundation
import TestSupport
import Testing
import Training

/// What can't be read is not as if it were not there.
@Suite struct UnreadableTests {
  private func journal() throws -> ScratchJournal {
    let journal = try ScratchJournal([
      "bumbum.toml": "format = 1\nplan = \"Treino A\"\n",
      "plans/treino-a.md": "# Treino A\n\n- Supino: chest\n",
      "log/2026-01.txt": "2026-01-03 18:00-19:00 Treino A\n  Supino: 80kg x 8\n",
    ])
    try FileManager.default.createSymbolicLink(
      atPath: journal.path + "/log/2026-02.txt", withDestinationPath: "2026-02.txt")
    return journal
  }

  /// Found by a read that failed in the middle of a rename: every other file had the new name, and the exit code was 0.
  @Test(arguments: [
    ["exercise", "rename", "Supino", "Supino reto"], ["plan", "rename", "Treino A", "Treino B"],
    ["plan", "delete", "Treino A", "--yes"],
  ])
  func aNameChangesInAllFilesOrInNone(_ words: [String]) throws {
    let journal = try journal()
    let run = Run(words: words, folder: journal.path, now: "2026-03-01 12:00")
    #expect(run.code == .failure)
    #expect(run.errors.contains("can't read 'log/2026-02.txt': the link leads nowhere; nothing was written"))
    for (path, text) in [
      ("plans/treino-a.md", "Supino: chest"), ("bumbum.toml", "Treino A"), ("log/2026-01.txt", "  Supino:"),
    ] {
      let bytes = FileManager.default.contents(atPath: journal.path + "/" + path) ?? Data()
      #expect(String(decoding: bytes, as: UTF8.self).contains(text))
    }
  }

  /// Found by a read of /proc that failed: 'set' answered as 'home', with exit code 0.
  @Test func aProcessThatDoesNotKnowItsArguments() {
    var errors = ""
    let context = Context(
      environment: { _ in nil },
      now: {
        Issue.record("nobody needs the time for this")
        return Moment(.first)
      }, currentFolder: "/", standardInput: { nil }, ask: { _ in nil }, runEditor: { _, _ in nil },
      countDown: { _, _ in false }, output: Output { _ in },
      errors: Output { errors += $0 })
    #expect(Program.run(process: [], context) == .failure)
    #expect(errors == "bumbum: can't read the arguments it was called with; nothing was done\n")
    #expect(Program.run(process: ["bumbum", "--version"], context) == .success)
  }
}

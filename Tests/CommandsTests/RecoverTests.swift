import CommandSupport
import Commands
import Foundation
import TestSupport
import Testing

/// The first command after one that was killed half-way, and what it says.
@Suite struct RecoverTests {
  private let settings = "format = 1\n"

  /// A write of several files, as it is noted before the first is touched.
  private func note(_ changes: [(path: String, before: String?, after: String?)]) -> String {
    func length(_ text: String?) -> String { text.map { "\($0.utf8.count)" } ?? "-" }
    return "bumbum undo 1\n"
      + changes.map { change in
        "\(change.path.utf8.count) \(length(change.before)) \(length(change.after))\n"
          + change.path + (change.before ?? "") + (change.after ?? "")
      }.joined()
  }

  private func text(_ journal: ScratchJournal, _ path: String) -> String? {
    try? journal.text(path)
  }

  /// The log was written, the plan was not, when the rename was killed.
  private func halfRenamed(_ edited: [String: String] = [:]) throws -> ScratchJournal {
    let changes = [
      ("log/2026-01.txt", "2026-01-05\n  Squat: 100kg x 5\n", "2026-01-05\n  Back squat: 100kg x 5\n"),
      ("plans/a.md", "# Plan A\n\n- Squat: legs\n", "# Plan A\n\n- Back squat: legs\n"),
    ].map { (path: $0.0, before: Optional($0.1), after: Optional($0.2)) }
    var files = ["log/2026-01.txt": changes[0].after ?? "", "plans/a.md": changes[1].before ?? ""]
    files[".bumbum/pending"] = note(changes)
    return try ScratchJournal(files.merging(edited) { $1 })
  }

  /// The settings were there when it was killed: they are taken back, and written again.
  @Test func initAfterAnInitThatWasKilled() throws {
    let files = [("bumbum.toml", settings), ("exercises.txt", "# mine\n")]
    let journal = try ScratchJournal([
      ".bumbum/pending": note(files.map { (path: $0.0, before: nil, after: $0.1) })
    ])
    let run = Run("init \(journal.path)")
    #expect(run.code == .success)
    #expect(text(journal, "bumbum.toml")?.contains("format = 1") == true)
    #expect(text(journal, "exercises.txt") != nil)
    #expect(run.errors.contains("is taken back: as before it are '\(journal.path)/bumbum.toml'\n"))
  }

  /// Then there is no journal at all, and the command says so.
  @Test func anotherCommandAfterAnInitThatWasKilled() throws {
    let journal = try ScratchJournal([
      ".bumbum/pending": note([("bumbum.toml", nil, settings), ("exercises.txt", nil, "# mine\n")])
    ])
    let run = Run("history", in: journal)
    #expect(run.code == .failure)
    #expect(run.errors.contains("taken back: as before it are 'bumbum.toml'"))
    #expect(run.errors.contains("no journal here"))
  }

  @Test(arguments: ["records", "checkin", "lint", "undo", "fmt", "plan"] as [Line])
  func everyCommandRecoversFirst(_ line: Line) throws {
    let journal = try halfRenamed()
    let run = Run(line, in: journal)
    #expect(
      run.errors.contains(
        "bumbum: a write was stopped half-way and is taken back: as before it are 'log/2026-01.txt'\n"))
    #expect(text(journal, "log/2026-01.txt") == "2026-01-05\n  Squat: 100kg x 5\n")
    #expect(Run(line, in: journal).errors.contains("stopped") == false)
  }

  @Test func whatWasEditedMeanwhileStaysAndIsNamed() throws {
    let edited = "# Plan A\n\n- Squat: legs\n- Bench: chest\n"
    let journal = try halfRenamed(["plans/a.md": edited])
    let run = Run("records", in: journal)
    #expect(text(journal, "log/2026-01.txt") == "2026-01-05\n  Squat: 100kg x 5\n")
    #expect(text(journal, "plans/a.md") == edited)
    #expect(run.errors.contains("as before it are 'log/2026-01.txt'\n"))
    #expect(run.errors.contains("        changed since, and kept as they are: 'plans/a.md'\n"))
    #expect(run.output.contains("Squat"))
  }

  /// Both have the new name: taking back the other would tear them apart.
  @Test func aWriteThatWasCompleteStays() throws {
    let journal = try halfRenamed(["plans/a.md": "# Plan A\n\n- Back squat: legs\n"])
    let run = Run("records", in: journal)
    #expect(
      run.errors
        == "bumbum: a write that was stopped at its very end is complete; 'bumbum undo' takes it back\n")
    #expect(text(journal, "log/2026-01.txt")?.contains("Back squat") == true)
    #expect(Run("undo", in: journal).code == .success)
    #expect(text(journal, "plans/a.md") == "# Plan A\n\n- Squat: legs\n")
  }

  @Test func doctorShowsAndRecoverDoes() throws {
    let journal = try halfRenamed(["log/.bumbum-17": "x", "log/2026-01.txt.saved": "y"])
    let look = Run("doctor", in: journal)
    #expect(
      look.output.contains("a write was stopped half-way, or is under way: 'log/2026-01.txt' and 1 more"))
    #expect(look.output.contains("'log/2026-01.txt.saved'"))
    #expect(look.output.contains("'log/.bumbum-17'"))
    #expect(text(journal, ".bumbum/pending") != nil)
    #expect(text(journal, "log/2026-01.txt")?.contains("Back squat") == true)

    let run = Run("doctor --recover", in: journal)
    #expect(run.code == .success)
    #expect(run.errors.contains("as before it are 'log/2026-01.txt'"))
    #expect(
      run.output == """
        removed: log/.bumbum-17
        log/2026-01.txt.saved: another program saved this; compare it with the file beside it

        """)
    #expect(text(journal, "log/2026-01.txt.saved") == "y")
    try journal.remove("log/2026-01.txt.saved")
    #expect(Run("doctor --recover", in: journal).errors == "nothing was stopped half-way\n")
    #expect(Run("doctor", in: journal).output.contains("no write was stopped half-way"))
  }

  /// What the newer program keeps for undo may mean something else.
  @Test(arguments: ["undo", "undo --dry-run"] as [Line])
  func undoKeepsOutOfANewerJournal(_ line: Line) throws {
    let journal = try ScratchJournal()
    #expect(Run("measure 81kg", in: journal).code == .success)
    try journal.write("bumbum.toml", "format = 99\n")
    let run = Run(line, in: journal)
    #expect(run.code == .failure)
    #expect(run.errors.contains("this journal is in format 99"))
    #expect(text(journal, "checkins/2026/03.txt")?.contains("81kg") == true)
  }

  @Test func theFilesAreExplained() {
    let help = Run("help security").output
    for word in ["pending", ".bumbum-N", ".saved", "writes", "lock", "doctor --recover"] {
      #expect(help.contains(word))
    }
  }
}

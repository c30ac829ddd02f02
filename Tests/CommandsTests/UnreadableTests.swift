import CommandSupport
import Commands
import Foundation
import Testing
import Training

/// What can't be read is not as if it were not there.
@Suite struct UnreadableTests {
  /// A plan, a photo and a month under names in Latin-1: each is named and left out, and the rest answers.
  @Test func namesThatAreNotUTF8() throws {
    let journal = try ScratchJournal([
      "plans/treino-a.md": "# Treino A\n\n- Supino: chest\n",
      "log/2026-01.txt": "2026-01-03 18:00-19:00 Treino A\n  Supino: 80kg x 8\n",
      "checkins/2026/01.txt": "[2026-01-03]\n",
    ])
    for (folder, ending) in [("plans", ".md"), ("log", ".txt"), ("checkins/2026", ".jpg")] {
      let name = Array("\(journal.path)/\(folder)/caf".utf8CString.dropLast()) + [CChar(bitPattern: 0xE9)]
      #expect(unsafe close(creat(name + Array(ending.utf8CString), 0o644)) == 0)
    }
    let lint = Run("lint --format short", in: journal)
    for line in [
      #"checkins/2026/caf\xE9.jpg:1:1: hint: nothing reads this file [stray-file]"#,
      #"log/caf\xE9.txt:1:1: hint: nothing reads this file [stray-file]"#,
      #"plans/caf\xE9.md:1:1: error: this file could not be read: its name is not UTF-8 [unreadable-file]"#,
    ] { #expect(lint.output.contains(line + "\n"), "\(lint.output)") }
    let stats = Run("stats", in: journal, now: "2026-01-03 20:00")
    #expect(stats.code == .failure && stats.output.contains("80.0kg × 8"))
    #expect(
      stats.errors == #"bumbum: can't read 'plans/caf\xE9.md': its name is not UTF-8; what it holds is missing here"#
        + "\n")
    let backup = Run("backup \(journal.path)/x.tar", in: journal)
    #expect(
      backup.code == .failure && backup.errors.contains(#"(its name is not UTF-8); nothing was written\#n        give"#)
    )
    #expect(!journal.holds("x.tar"))
  }

  @Test func aDraftHoldsNoControls() throws {
    let journal = try ScratchJournal([
      "log/2026-02.txt": "2026-02-03 18:00 A\n  \"Sup\u{1B}[31mino\": 80kg x 8\n"
    ])
    let run = Run("start --repeat", in: journal)
    #expect(!run.output.unicodeScalars.contains("\u{1B}"))
    #expect(run.output.contains("2026-03-01 12:00 A\n"))
  }

  /// Found by a read of /proc that failed: 'set' answered as 'home', with exit code 0.
  @Test func aProcessThatDoesNotKnowItsArguments() {
    var errors = ""
    var context = Context(currentFolder: "/", output: Output { _ in }, errors: Output { errors += $0 })
    context.clock.now = {
      Issue.record("nobody needs the time for this")
      return Moment(.first)
    }
    #expect(Program.run(process: [], context) == .failure)
    #expect(errors == "bumbum: can't read the arguments it was called with; nothing was done\n")
    #expect(Program.run(process: ["bumbum", "--version"], context) == .success)
  }
}

import CommandSupport
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
    try journal.link("log/2026-02.txt", to: "2026-02.txt")
    return journal
  }

  /// Found by a read that failed in the middle of a rename: every other file had the new name, and the exit code was 0.
  /// What git-lfs leaves where it has not fetched a file: no mistakes of a person, and no photo.
  @Test func aPointerOfLFSIsNamedAsSuch() throws {
    let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a2146\nsize 12345\n"
    let journal = try ScratchJournal([
      "log/2026-01.txt": pointer, "checkins/2026/01-05.jpg": pointer,
      "checkins/2026/01.txt": "[2026-01-05]\nphoto = 01-05.jpg\n",
    ])
    let run = Run("lint --format short", in: journal, now: "2026-02-01 12:00")
    #expect(
      run.output.contains(
        "log/2026-01.txt:1:1: error: this file could not be read: a pointer of git-lfs: 'git lfs pull' [unreadable-file]"
      ), "\(run.output)")
    #expect(
      run.output.contains("'01-05.jpg' is a pointer of git-lfs here, and not the photo [photo-ending]"), "\(run.output)"
    )
    #expect(!run.output.contains("unknown-line"))
    #expect(run.code == .failure)
  }

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
    #expect(backup.code == .failure && backup.errors.contains(#"checkins/2026/caf\xE9.jpg' (its name is not UTF-8)"#))
    #expect(!journal.holds("x.tar"))
  }

  @Test(
    arguments: [
      "exercise rename Supino 'Supino reto'", "plan rename 'Treino A' 'Treino B'", "plan delete 'Treino A' --yes",
    ] as [Line])
  func aNameChangesInAllFilesOrInNone(_ line: Line) throws {
    let journal = try journal()
    let run = Run(line, in: journal, now: "2026-03-01 12:00")
    #expect(run.code == .failure)
    #expect(run.errors.contains("can't read 'log/2026-02.txt': the link leads nowhere; nothing was written"))
    for (path, text) in [
      ("plans/treino-a.md", "Supino: chest"), ("bumbum.toml", "Treino A"), ("log/2026-01.txt", "  Supino:"),
    ] {
      let bytes = FileManager.default.contents(atPath: journal.path + "/" + path) ?? Data()
      #expect(String(decoding: bytes, as: UTF8.self).contains(text))
    }
  }

  /// A month that can't be read: the export of before is worth more than one without it.
  @Test func anExportThatLacksAMonthReplacesNothing() throws {
    let journal = try journal()
    try journal.write("old.csv", "old")
    let path = journal.path + "/old.csv"
    let words = ["export", "csv", "--output", path, "--force"]
    let refused = Run(Line(words), in: journal)
    #expect(refused.code == .failure)
    #expect(refused.errors.contains("would lack what is in 'log/2026-02.txt'; nothing was written"))
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "old")
    let partial = Run("\(words) --partial", in: journal)
    #expect(partial.code == .success)
    #expect(try String(contentsOfFile: path, encoding: .utf8).contains("Supino"))
    #expect(Run("export csv", in: journal).code == .failure)
  }

  @Test(
    arguments: [
      "records", "history", "stats", "stats --json", "volume", "show 2026-01-03", "history --csv", "graph Supino",
    ] as [Line])
  func anAnswerThatLacksAMonthFails(_ line: Line) throws {
    let journal = try journal()
    let run = Run(line, in: journal)
    #expect(run.errors.contains("can't read 'log/2026-02.txt'"))
    #expect(!run.output.isEmpty)
    #expect(run.code == .failure)
    let partial = Run("\(line) --partial", in: journal)
    #expect(partial.code == .success)
    #expect(partial.output == run.output)
  }

  /// Nor does one that needs nothing of the month that can't be read.
  @Test(arguments: ["checkins", "streak", "calendar"] as [Line])
  func anAnswerThatLacksNothingDoesNot(_ line: Line) throws {
    let journal = try journal()
    try FileManager.default.moveItem(
      atPath: journal.path + "/log/2026-02.txt", toPath: journal.path + "/log/2026-04.txt")
    let run = Run(line, in: journal)
    #expect(run.code == .success, "\(run.errors)")
  }

  @Test func lintSaysByItsCodeThatItCouldNotLook() throws {
    let journal = try journal()
    let run = Run("lint", in: journal)
    #expect(run.output.contains("error[unreadable-file]"))
    #expect(run.code == .failure)
  }

  /// The plan that can't be read may have it: no name is guessed, and none is taken for a new one.
  @Test func noNameIsGuessed() throws {
    let journal = try journal()
    try journal.write("log/2026-03.txt", "2026-03-01 11:00-?\n")
    try journal.remove("log/2026-02.txt")
    try journal.link("plans/b.md", to: "b.md")
    for name in ["sup", "bench"] {
      let run = Run("set \(name) 80kg x 8", in: journal)
      #expect(run.code == .failure)
      #expect(run.errors.contains("'\(name)' may be an exercise of 'plans/b.md', which can't be read"))
    }
    #expect(Run("set supino 80kg x 8", in: journal).code == .success)
  }

  @Test(arguments: ["set supino 80kg x 8", "finish", "finish --discard"] as [Line])
  func noSessionIsOpenAsFarAsCanBeSeen(_ line: Line) throws {
    let journal = try journal()
    let run = Run(line, in: journal)
    #expect(run.code == .failure)
    #expect(run.errors.contains("no session is open in what can be read; can't read 'log/2026-02.txt'"))
  }

  @Test func aCheckInThatCantBeLinkedSaysSo() throws {
    let journal = try journal()
    let run = Run("checkin Gym A", in: journal, now: "2026-02-15 20:00")
    #expect(run.code == .success)
    #expect(run.errors.contains("can't read 'log/2026-02.txt'"))
    #expect(run.errors.contains("the check-in is not linked to it"))
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

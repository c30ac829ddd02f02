import CommandSupport
import Commands
import Foundation
import TestSupport
import Testing

@Suite(.disabled(if: GitRepository.isMissing, "there is no built program to try"), .timeLimit(.minutes(10)))
struct EntryCommitTests {
  private static let files = [
    "log/2026-02.txt": "2026-02-27 18:30-19:00\n  A: 8\n", "exercises.txt": "A: arms\n",
    "plans/a.md": "+++\ncreated = 2026-01-01\n+++\n\n# Treino A\n\n- A: arms\n",
  ]

  /// What is staged stays staged, what is not stays as it is.
  @Test func onlyWhatWasWritten() throws {
    let repository = try GitRepository(Self.files)
    try repository.write("exercises.txt", "A: arms, aka B\n")
    try repository.git("add exercises.txt")
    try repository.write("plans/a.md", Self.files["plans/a.md", default: ""] + "- C: legs\n")
    let added = try repository.bumbum("add session 2026-02-28 18:00-19:00 'Treino A' 'A: 3x8' --commit")
    #expect(added.code == 0, "\(added.errors)")
    #expect(try repository.git("log -1 --format=%s").output == "add: 2026-02-28 18:00-19:00 Treino A, 3 sets\n")
    #expect(try repository.git("show --format= --name-only").output == "log/2026-02.txt\n")
    #expect(try repository.git("status --porcelain").output == "M  exercises.txt\n M plans/a.md\n")
  }

  @Test func newFilesAndPhotos() throws {
    let repository = try GitRepository(Self.files)
    let photo = Repository.exampleJournal + "/checkins/2025/12-06-0820.jpg"
    let long = String(repeating: "ano ", count: 9)
    let made = try repository.bumbum("checkin Gym 'Primeiro dia de \(long)' --photo \(photo) --commit")
    #expect(made.code == 0, "\(made.errors)")
    #expect(try repository.git("log -1 --format=%s").output.hasSuffix("] Primeiro dia de \(long.prefix(27))…\n"))
    #expect(try repository.git("status --porcelain").output == "")
    #expect(
      try repository.git("show --format= --name-only").output == "checkins/2026/03-01-1200.jpg\ncheckins/2026/03.txt\n")
  }

  @Test func byTheSettings() throws {
    let repository = try GitRepository(
      Self.files.merging(["bumbum.toml": "format = 1\ncommit = true\n"]) { $1 })
    try repository.git("config bumbum.commit true")
    try repository.bumbum("start --at 11:00")
    try repository.bumbum("set A 8")
    try repository.bumbum("plan activate 'Treino A'")
    #expect(
      try repository.git("log --format=%s").output
        == "plan: plan = \"Treino A\"\nset: A: 8\nstart: 2026-03-01 11:00-?\nbase\n")
    #expect(try repository.bumbum("set A 7 --dry-run").code == 0)
    #expect(try repository.git("rev-list --count HEAD").output == "4\n")
  }

  /// What was trained, in the words of the journal.
  @Test func theEndOfASessionSaysHowMuchItWas() throws {
    let repository = try GitRepository(
      Self.files.merging([
        "bumbum.toml": "format = 1\nlanguage = \"pt-BR\"\n",
        "log/2026-03.txt": "2026-03-01 11:00-? Treino A\n  A: 8 w, 3x8\n",
      ]) { $1 })
    #expect(try repository.bumbum("finish --at 11:50 --commit").code == 0)
    #expect(try repository.git("log -1 --format=%s").output == "finish: 2026-03-01 11:00-11:50 Treino A, 3 séries\n")
  }

  /// With what undoes it the folder is as git has it: the removal of what was committed is a commit, of what was not it is
  /// nothing.
  @Test func whatIsTakenBack() throws {
    let repository = try GitRepository(
      Self.files.merging(["bumbum.toml": "format = 1\ncommit = true\n"]) { $1 })
    try repository.git("config bumbum.commit true")
    try repository.bumbum("measure 80kg")
    let undone = try repository.bumbum("undo")
    #expect(undone.code == 0, "\(undone.errors)")
    #expect(undone.output == "undid: measure 80kg, 12:00\ncheckins/2026/03.txt: removed\n")
    #expect(
      try repository.git("log -2 --format=%s").output
        == "undo: [measure 2026-03-01 12:00]\nmeasure: [measure 2026-03-01 12:00]\n")
    #expect(try repository.git("status --porcelain").output == "")
    try repository.write("bumbum.toml", "format = 1\n")
    try repository.git("commit --all --quiet -m 'by hand'")
    for words in [["measure", "80kg"], ["start", "--at", "11:00"]] {
      #expect(try repository.run("bumbum \(words)").code == 0)
      let undone = try repository.bumbum("undo --commit")
      #expect(undone.code == 0 && undone.errors == "", "\(undone.errors)")
    }
    #expect(try repository.git("log -1 --format=%s").output == "by hand\n")
    #expect(try repository.git("status --porcelain").output == "")
  }

  /// Asked for, it is refused before anything is written; by the settings the entry is written all the same.
  @Test func withoutARepository() throws {
    let loose = try ScratchJournal(Self.files)
    let asked = Run("measure 80kg --commit", in: loose)
    #expect(asked.code == .failure && asked.errors.contains("'--commit' asks git, and git says that"))
    #expect(!loose.holds("checkins"))
    try loose.write("bumbum.toml", "format = 1\ncommit = true\n")
    let set = Run("measure 80kg", in: loose)
    #expect(set.code == .success && set.errors.contains("bumbum: not committed: 'commit = true' asks git"))
    #expect(set.output.contains("checkins/2026/03.txt:1: [measure 2026-03-01 12:00]"))
  }

  @Test func whatGitIgnores() throws {
    let repository = try GitRepository(Self.files.merging([".gitignore": "checkins/\n"]) { $1 })
    let run = try repository.bumbum("measure 80kg --commit")
    #expect(run.code == 2 && run.errors.contains("it is written, and git would not commit it"))
    #expect(repository.read("checkins/2026/03.txt").contains("bodyweight = 80kg"))
  }

  @Test func whatGitRefuses() throws {
    let repository = try GitRepository(Self.files)
    try repository.write(".git/hooks/pre-commit", "#!/bin/sh\necho 'not on a Sunday' >&2\nexit 1\n")
    try repository.run("chmod +x .git/hooks/pre-commit")
    let run = try repository.bumbum("measure 80kg --commit")
    #expect(run.code == 2)
    #expect(run.errors == "bumbum: it is written, and git would not commit it\n        not on a Sunday\n")
    #expect(run.output == "checkins/2026/03.txt:1: [measure 2026-03-01 12:00]\n")
    #expect(repository.read("checkins/2026/03.txt").contains("bodyweight = 80kg"))
    // Nothing is left staged.
    #expect(try repository.git("status --porcelain").output == "?? checkins/\n")
  }

  /// Lines that were written by hand and are not committed yet stay so, staged or not.
  @Test func onlyItsOwnLines() throws {
    let repository = try GitRepository(Self.files)
    let byHand = "2026-02-27 18:30-19:00\n  A: 8, 7\n  # dor\n"
    try repository.write("log/2026-02.txt", byHand)
    let new = "\n2026-02-28 18:00-19:00\n  A: 3x8\n"
    #expect(try repository.bumbum("add session 2026-02-28 18:00-19:00 'A: 3x8' --commit").code == 0)
    #expect(repository.read("log/2026-02.txt") == byHand + new)
    #expect(try repository.git("show HEAD:log/2026-02.txt").output == Self.files["log/2026-02.txt", default: ""] + new)
    #expect(try repository.git("status --porcelain").output == " M log/2026-02.txt\n")
    try repository.git("add -A")
    let newer = "\n2026-02-28 20:00-21:00\n  A: 2x8\n"
    #expect(try repository.bumbum("add session 2026-02-28 20:00-21:00 'A: 2x8' --commit").code == 0)
    #expect(
      try repository.git("show HEAD:log/2026-02.txt").output == Self.files["log/2026-02.txt", default: ""] + new + newer
    )
    #expect(try repository.git("show :log/2026-02.txt").output == byHand + new + newer)
    #expect(try repository.git("status --porcelain").output == "M  log/2026-02.txt\n")
    // What stands in lines of somebody else can't be committed without them.
    try repository.write("log/2026-02.txt", byHand + new + newer + "\n2026-03-01 11:00-?\n")
    let inside = try repository.bumbum("set A 8 --commit")
    #expect(inside.code == 2 && inside.errors.contains("it is written, and not committed: it stands in lines"))
  }

  /// A commit in the middle of a merge would mark its conflicts as worked out.
  @Test(arguments: [
    (["merge", "other"], "a merge"), (["rebase", "other"], "a rebase"), (["cherry-pick", "other"], "a cherry-pick"),
  ])
  func whileGitIsInTheMiddle(_ words: [String], _ name: String) throws {
    let repository = try GitRepository(
      Self.files.merging(["bumbum.toml": "format = 1\ncommit = true\n"]) { $1 })
    try repository.git("config bumbum.commit true")
    try repository.git("checkout -q -b other")
    try repository.write("exercises.txt", "A: legs\n")
    try repository.commit("legs")
    try repository.git("checkout -q main")
    try repository.write("exercises.txt", "A: abs\n")
    try repository.commit("abs")
    #expect(try repository.run("git \(words)").code == 1)
    let before = try repository.git("status --porcelain").output
    let asked = try repository.bumbum("measure 80kg --commit")
    #expect(asked.code == 2 && asked.output == "")
    #expect(asked.errors.contains("\(name) is under way, and this would be a part of it; nothing was written"))
    #expect(try repository.git("status --porcelain").output == before)
    let bySettings = try repository.bumbum("measure 80kg")
    #expect(bySettings.code == 0 && bySettings.errors.contains("not committed: \(name) is under way"))
    #expect(try repository.git("status --porcelain").output == before + "?? checkins/\n")
  }

  @Test func fortyAtOnce() throws {
    let repository = try GitRepository(Self.files)
    // Not the shell's own jobs: signals are blocked where tests run, and 'wait' would never hear of their end.
    let script = """
      seq 10 49 |
        xargs -P 40 -I% sh -c 'bumbum measure 80kg --at 11:% --commit >/dev/null 2>&1; echo $?'
      """
    #expect(try repository.run("sh -c \(script)").output == String(repeating: "0\n", count: 40))
    #expect(try repository.git("rev-list --count HEAD").output == "41\n")
    #expect(try repository.git("status --porcelain").output == "")
    // Each is one entry.
    let counts = try repository.git("log -40 --format= --numstat").output.split(separator: "\n")
    #expect(counts.count == 40)
    let head = try repository.git("show HEAD:checkins/2026/03.txt").output
    #expect(head == repository.read("checkins/2026/03.txt"))
    #expect(head.components(separatedBy: "[measure ").count == 41)
  }

  /// A commit runs hooks: the settings of a journal that came from elsewhere don't make one.
  @Test func settingsAloneCommitNothing() throws {
    let repository = try GitRepository(
      Self.files.merging(["bumbum.toml": "format = 1\ncommit = true\n"]) { $1 })
    try repository.write(".git/hooks/pre-commit", "#!/bin/sh\ntouch ran\n")
    try repository.run("chmod +x .git/hooks/pre-commit")
    let first = try repository.bumbum("measure 80kg --at 10:00")
    #expect(first.code == 0 && first.errors.contains("not committed: 'commit = true' counts in a clone where"))
    #expect(first.errors.contains("'git config bumbum.commit true'"))
    #expect(try repository.bumbum("measure 80kg --at 10:01").errors == "")
    #expect(!repository.holds("ran"))
    #expect(try repository.git("rev-list --count HEAD").output == "1\n")
    // Setting the clone up switches it on, taking that back switches it off.
    try repository.bumbum("git setup --no-hook")
    #expect(try repository.git("config bumbum.commit").output == "true\n")
    try repository.bumbum("measure 80kg --at 10:02")
    #expect(try repository.git("rev-list --count HEAD").output == "2\n")
    try repository.bumbum("git setup --undo")
    #expect(try repository.git("config bumbum.commit").code == 1)
  }
}

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
    try repository.git("add", "exercises.txt")
    try repository.write("plans/a.md", Self.files["plans/a.md", default: ""] + "- C: legs\n")
    let added = try repository.bumbum(
      "add", "session", "2026-02-28", "18:00-19:00", "Treino A", "A: 3x8", "--commit")
    #expect(added.code == 0, "\(added.errors)")
    #expect(try repository.git("log", "-1", "--format=%s").output == "add: 2026-02-28 18:00-19:00 Treino A\n")
    #expect(try repository.git("show", "--format=", "--name-only").output == "log/2026-02.txt\n")
    #expect(try repository.git("status", "--porcelain").output == "M  exercises.txt\n M plans/a.md\n")
  }

  @Test func newFilesAndPhotos() throws {
    let repository = try GitRepository(Self.files)
    let photo = Repository.exampleJournal + "/checkins/2025/12-06-0820.jpg"
    let made = try repository.bumbum("checkin", "Gym", "Primeiro dia", "--photo", photo, "--commit")
    #expect(made.code == 0, "\(made.errors)")
    #expect(
      try repository.git("log", "-1", "--format=%s").output == "checkin: [2026-03-01 12:00] Primeiro dia\n")
    #expect(try repository.git("status", "--porcelain").output == "")
    #expect(
      try repository.git("show", "--format=", "--name-only").output
        == "checkins/2026/03-01-1200.jpg\ncheckins/2026/03.txt\n")
  }

  @Test func byTheSettings() throws {
    let repository = try GitRepository(
      Self.files.merging(["bumbum.toml": "format = 1\ncommit = true\n"]) { $1 })
    try repository.bumbum("start", "--at", "11:00")
    try repository.bumbum("set", "A", "8")
    try repository.bumbum("plan", "activate", "Treino A")
    #expect(
      try repository.git("log", "--format=%s").output
        == "plan: plan = \"Treino A\"\nset: A: 8\nstart: 2026-03-01 11:00-?\nbase\n")
    #expect(try repository.bumbum("set", "A", "7", "--dry-run").code == 0)
    #expect(try repository.git("rev-list", "--count", "HEAD").output == "4\n")
  }

  /// With what undoes it the folder is as git has it: the removal of what was committed is a commit, of what was not it is
  /// nothing.
  @Test func whatIsTakenBack() throws {
    let repository = try GitRepository(
      Self.files.merging(["bumbum.toml": "format = 1\ncommit = true\n"]) { $1 })
    try repository.bumbum("measure", "80kg")
    let undone = try repository.bumbum("undo")
    #expect(undone.code == 0 && undone.output == "checkins/2026/03.txt: removed\n", "\(undone.errors)")
    #expect(
      try repository.git("log", "-2", "--format=%s").output
        == "undo: [measure 2026-03-01 12:00]\nmeasure: [measure 2026-03-01 12:00]\n")
    #expect(try repository.git("status", "--porcelain").output == "")
    try repository.write("bumbum.toml", "format = 1\n")
    try repository.git("commit", "--all", "--quiet", "-m", "by hand")
    for words in [["measure", "80kg"], ["start", "--at", "11:00"]] {
      #expect(try repository.run(["bumbum"] + words).code == 0)
      let undone = try repository.bumbum("undo", "--commit")
      #expect(undone.code == 0 && undone.errors == "", "\(undone.errors)")
    }
    #expect(try repository.git("log", "-1", "--format=%s").output == "by hand\n")
    #expect(try repository.git("status", "--porcelain").output == "")
  }

  /// Asked for, it is refused before anything is written; by the settings the entry is written all the same.
  @Test func withoutARepository() throws {
    let loose = try ScratchJournal(Self.files)
    let asked = Run("measure", "80kg", "--commit", folder: loose.path)
    #expect(asked.code == .failure && asked.errors.contains("'--commit' asks git, and git says that"))
    #expect(!FileManager.default.fileExists(atPath: loose.path + "/checkins"))
    try loose.write("bumbum.toml", Data("format = 1\ncommit = true\n".utf8))
    let set = Run("measure", "80kg", folder: loose.path)
    #expect(set.code == .success && set.errors.contains("bumbum: not committed: 'commit = true' asks git"))
    #expect(set.output.contains("checkins/2026/03.txt:1: [measure 2026-03-01 12:00]"))
  }

  @Test func whatGitIgnores() throws {
    let repository = try GitRepository(Self.files.merging([".gitignore": "checkins/\n"]) { $1 })
    let run = try repository.bumbum("measure", "80kg", "--commit")
    #expect(run.code == 2 && run.errors.contains("it is written, and git would not commit it"))
    #expect(repository.read("checkins/2026/03.txt").contains("bodyweight = 80kg"))
  }

  @Test func whatGitRefuses() throws {
    let repository = try GitRepository(Self.files)
    try repository.write(".git/hooks/pre-commit", "#!/bin/sh\nexit 1\n")
    try repository.run(["chmod", "+x", ".git/hooks/pre-commit"])
    let run = try repository.bumbum("measure", "80kg", "--commit")
    #expect(run.code == 2)
    #expect(run.errors.contains("it is written, and git would not commit it"))
    #expect(repository.read("checkins/2026/03.txt").contains("bodyweight = 80kg"))
  }
}

import CommandSupport
import Foundation
import Testing

/// What is checked is what is staged, whatever stands in the files meanwhile.
@Suite(.disabled(if: GitRepository.isMissing, "there is no built program to try"), .timeLimit(.minutes(10)))
struct CommitHookTests {
  private static let good = "2026-01-05 18:30\n  A: 8\n"
  private static let bad = "2026-01-05 18:30\n  A: 80x10\n"
  private static let files = ["log/2026-01.txt": good, "exercises.txt": "A: arms\n"]

  private func repository(_ files: [String: String] = files) throws -> GitRepository {
    let repository = try GitRepository(files)
    try repository.bumbum("git setup")
    try repository.commit("setup")
    return repository
  }

  @Test func aBadStagedLineIsKeptOut() throws {
    let repository = try repository()
    try repository.write("log/2026-01.txt", Self.bad)
    try repository.git("add -A")
    try repository.write("log/2026-01.txt", Self.good)
    let commit = try repository.git("commit -m bad")
    #expect(commit.code == 1)
    #expect((commit.output + commit.errors).contains("log/2026-01.txt:2:6: error[ambiguous-load]"))
    #expect((commit.output + commit.errors).contains("A: 80x10"))
    #expect(try repository.git("commit -q --no-verify -m bad").code == 0)
  }

  @Test func aGoodStagedLinePassesWhileTheFileIsBad() throws {
    let repository = try repository()
    try repository.write("log/2026-01.txt", Self.good + "  B: 9\n")
    try repository.git("add -A")
    try repository.write("log/2026-01.txt", Self.bad)
    let commit = try repository.git("commit -q -m good")
    #expect(commit.code == 0, "\(commit.output)\(commit.errors)")
    #expect(repository.read("log/2026-01.txt") == Self.bad)
  }

  /// What a rule says of a staged file depends on others, as they will be in the commit.
  @Test func otherFilesCountAsTheyAreStaged() throws {
    let repository = try repository()
    try repository.write("bumbum.toml", "format = 1\nplan = \"Treino B\"\n")
    try repository.git("add bumbum.toml")
    try repository.write("plans/b.md", "+++\ncreated = 2026-01-01\n+++\n\n# Treino B\n\n- A: arms\n")
    let without = try repository.git("commit -m plan")
    #expect(without.code == 1 && (without.output + without.errors).contains("error[active-plan-missing]"))
    try repository.git("add plans")
    try repository.remove("plans/b.md")
    #expect(try repository.git("commit -q -m plan").code == 0)
  }

  @Test func photosCountAsTheyAreStaged() throws {
    let repository = try repository()
    try repository.write("checkins/2026/01.txt", "[2026-01-05]\ntype = Run\ntitle = A\nphoto = a.jpg\n")
    try repository.write("checkins/2026/a.jpg", "x")
    try repository.git("add checkins/2026/01.txt")
    let without = try repository.git("commit -m photo")
    #expect(without.code == 1 && (without.output + without.errors).contains("error[photo-missing]"))
    try repository.git("add -A")
    try repository.remove("checkins/2026/a.jpg")
    #expect(try repository.git("commit -q -m photo").code == 0)
  }

  @Test func oldMistakesElsewhereDoNotBlock() throws {
    let repository = try repository(["log/2026-01.txt": Self.bad, "log/2026-02.txt": "2026-02-05\n  A: 8\n"])
    try repository.write("log/2026-02.txt", "2026-02-05\n  A: 8, 7\n")
    try repository.git("add -A")
    #expect(try repository.git("commit -q -m february").code == 0)
  }

  @Test func removedFilesAreGone() throws {
    let repository = try repository()
    try repository.git("rm -q --cached exercises.txt")
    let lint = try repository.bumbum("lint --staged --format short")
    #expect(lint.code == 0 && lint.output == "")
    #expect(try repository.git("commit -q -m gone").code == 0)
  }

  @Test func journalInAFolderOfTheRepository() throws {
    let repository = try GitRepository(["README": "x"])
    try repository.run("mkdir -p \("meu treino's/log")")
    try repository.write("meu treino's/bumbum.toml", "format = 1\n")
    let folder = repository.path + "/meu treino's"
    #expect(try repository.run("bumbum git setup", in: folder).code == 0)
    try repository.commit("setup")
    try repository.write("meu treino's/log/2026-01.txt", Self.bad)
    try repository.git("add -A")
    #expect(try repository.git("commit -m bad").code == 1)
    try repository.write("meu treino's/log/2026-01.txt", Self.good)
    #expect(try repository.git("commit -a -q -m good").code == 0)
    try repository.write("meu treino's/log/2026-01.txt", Self.bad)
    #expect(try repository.git("commit -m bad \("meu treino's/log/2026-01.txt")").code == 1)
  }

  /// A folder of hooks that all repositories share stays as it is, and so do their commits.
  @Test func sharedHooks() throws {
    let repository = try GitRepository(Self.files)
    let shared = repository.path + "/../hooks"
    try repository.run("mkdir \(shared)")
    try repository.git("config --global core.hooksPath \(shared)")
    let setup = try repository.bumbum("git setup")
    #expect(setup.code == 0)
    #expect(try FileManager.default.contentsOfDirectory(atPath: shared) == [])
    #expect(setup.errors.contains("git runs the hooks in '\(shared)' (core.hooksPath), which stay as they are"))
    let line = "[ ! -f bumbum.toml ] || bumbum lint --staged --quiet --dir . || exit 1"
    #expect(setup.errors.contains("add this line to pre-commit and pre-merge-commit: \(line)\n"))
    // The line does what it says, in a journal and outside of one.
    try repository.write("../hooks/pre-commit", "#!/bin/sh\n\(line)\n")
    try repository.run("chmod +x \(shared)/pre-commit")
    try repository.write("log/2026-01.txt", Self.bad)
    #expect(try repository.git("commit -a -m bad").code == 1)
    #expect(try repository.run("git init -q \(repository.path)/../other").code == 0)
    let other = try repository.run("git commit -q --allow-empty -m x", in: repository.path + "/../other")
    #expect(other.code == 0, "\(other.errors)")
  }

  /// Git tells a hook where its folder is, and takes the folder it is in for the top: not that of the journal.
  @Test func journalInAFolderOfALinkedWorktree() throws {
    let repository = try GitRepository(["README": "x", "a/bumbum.toml": "format = 1\n", "a/log/2026-01.txt": Self.good])
    try repository.git("rm -q bumbum.toml")
    try repository.run("bumbum git setup", in: repository.path + "/a")
    try repository.commit("setup")
    let tree = repository.path + "/../outra cópia"
    try repository.git("worktree add -q -b b \(tree)")
    try repository.write("../outra cópia/a/log/2026-01.txt", Self.bad)
    let commit = try repository.run("git commit -a -m bad", in: tree)
    #expect(commit.code == 1 && (commit.output + commit.errors).contains("a/log/2026-01.txt:2:6"))
    // With nothing but GIT_DIR, as of files that a repository elsewhere keeps.
    try repository.run("mkdir \(repository.path)/../elsewhere")
    let elsewhere = repository.path + "/../elsewhere/git"
    try repository.run("mv \(repository.path)/.git \(elsewhere)")
    try repository.write("a/log/2026-01.txt", Self.bad)
    let apart = try repository.run("git commit -a -m bad", environment: ["GIT_DIR": elsewhere])
    #expect(apart.code == 1 && (apart.output + apart.errors).contains("a/log/2026-01.txt:2:6"))
  }

  /// In the hook of one repository a command may be about a journal in another.
  @Test func aJournalElsewhereIsNotOfThisRepository() throws {
    let (one, other) = (try GitRepository(Self.files), try GitRepository(Self.files))
    let made = try one.run(
      "bumbum measure 80kg --commit --dir \(other.path)", environment: ["GIT_DIR": one.path + "/.git"])
    #expect(made.code == 0, "\(made.errors)")
    #expect(try one.git("rev-list --count HEAD").output == "1\n")
    #expect(try other.git("rev-list --count HEAD").output == "2\n")
  }

  /// The commit of a merge without conflicts is another one to git.
  @Test func mergesAreCheckedToo() throws {
    let repository = try repository()
    try repository.git("checkout -q -b other")
    try repository.write("log/2026-02.txt", "2026-02-05\n  A: 80x10\n")
    try repository.commit("bad")
    try repository.git("checkout -q main")
    try repository.write("exercises.txt", "A: abs\n")
    try repository.commit("abs")
    let merge = try repository.git("merge --no-edit other")
    #expect(merge.code == 1 && (merge.output + merge.errors).contains("log/2026-02.txt:2:6"))
  }

  @Test func withoutSettingsNothingIsRefused() throws {
    let repository = try repository()
    try repository.git("rm -q bumbum.toml")
    let commit = try repository.git("commit -q -m gone")
    #expect(commit.code == 0 && commit.errors.contains("there is no bumbum.toml: what is staged was not checked"))
  }

  @Test func nothingStaged() throws {
    let repository = try repository()
    let lint = try repository.bumbum("lint --staged")
    #expect(lint.code == 0 && lint.output == "" && lint.errors == "no file is staged\n")
    #expect(try repository.bumbum("lint --staged --fix").code == 2)
  }
}

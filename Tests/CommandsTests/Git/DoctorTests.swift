import CommandSupport
import Commands
import Foundation
import Testing

@Suite(.disabled(if: GitRepository.isMissing, "there is no built program to try"), .timeLimit(.minutes(10)))
struct DoctorTests {
  private static let files = ["log/2026-01.txt": "2026-01-05\n  A: 8\n"]

  /// A line a check, its name first.
  private func says(_ check: String, _ text: String, _ run: GitRepository.Ended) -> Bool {
    run.output.split(separator: "\n").contains { $0.hasPrefix("  \(check) ") && $0.contains(text) }
  }

  @Test func aCloneThatIsNotSetUp() throws {
    let repository = try GitRepository(Self.files)
    let before = try repository.bumbum("doctor")
    #expect(before.code == 0 && says("merging", "warning: git merges this journal line by line", before))
    #expect(says("hook", "no hook checks what is committed", before))
    try repository.bumbum("git setup")
    try repository.commit("setup")
    let after = try repository.bumbum("doctor")
    #expect(after.code == 0 && says("merging", "merges by meaning", after))
    #expect(says("changes", "everything is committed", after) && says("git", "this is the only copy", after))
    // The attributes come along, the driver does not.
    try repository.run("git clone -q \(repository.path) \(repository.path)/../b", in: "/")
    let clone = try repository.run("bumbum doctor", in: repository.path + "/../b")
    #expect(clone.code == 1 && says("merging", "error: this clone does not know the merge driver", clone))
    #expect(says("merging", "'bumbum git setup'", clone) && says("git", "with another copy", clone))
  }

  @Test func whatIsWrong() throws {
    let repository = try GitRepository([
      "bumbum.toml": "format = 9\n", "log/2026-01.txt": "2026-01-05\n  A: 80x10\n",
      ".gitattributes": "log/*.txt merge=union\n",
      "checkins/2026/a.jpg": String(repeating: "x", count: 2_000_000),
    ])
    let run = try repository.bumbum("doctor")
    #expect(run.code == 1)
    #expect(says("format", "error: format 9 is newer than this program", run))
    #expect(says("merging", "error: git joins both sides of a merge without a word", run))
    #expect(says("photos", "error: 1 photo, 2 MB; one is 2 MB or more: 'checkins/2026/a.jpg'", run))
    #expect(says("mistakes", "warning: the files have mistakes", run))
  }

  @Test func aMergeThatIsNotWorkedOut() throws {
    let repository = try GitRepository(Self.files)
    try repository.git("checkout -q -b b")
    try repository.write("log/2026-01.txt", "2026-01-05\n  A: 7\n")
    try repository.commit("b")
    try repository.git("checkout -q main")
    try repository.write("log/2026-01.txt", "2026-01-05\n  A: 6\n")
    try repository.commit("main")
    try repository.git("merge b")
    let run = try repository.bumbum("doctor")
    #expect(run.code == 1 && says("changes", "error: a merge is not worked out: 'log/2026-01.txt'", run))
  }

  /// What they say counts for nothing: no journal is as it should be then.
  @Test func brokenSettings() throws {
    let loose = try ScratchJournal(["bumbum.toml": "format =\n"])
    let run = Run("doctor", in: loose)
    #expect(run.code == .findings && run.output.contains("error: the settings have mistakes"))
  }

  @Test func whatStopsGit() throws {
    let repository = try GitRepository(Self.files)
    try repository.bumbum("git setup")
    try repository.run("chmod -x .git/hooks/pre-commit")
    #expect(says("hook", "warning: git passes over the hook, which is no program", try repository.bumbum("doctor")))
    try repository.write(".git/hooks/pre-commit", "#!/bin/sh\n# https://pre-commit.com\n")
    try repository.run("chmod +x .git/hooks/pre-commit")
    try repository.write(".pre-commit-config.yaml", "repos: []\n")
    let without = try repository.bumbum("doctor")
    #expect(says("hook", "no hook checks what is committed: '.pre-commit-config.yaml' does not name it", without))
    let setup = try repository.bumbum("git setup")
    #expect(setup.errors.contains("add bumbum-lint to '.pre-commit-config.yaml'"))
    try repository.write(".pre-commit-config.yaml", "repos:\n- hooks:\n  - id: bumbum-lint\n")
    #expect(says("hook", "what is staged is checked before each commit", try repository.bumbum("doctor")))
    try repository.run("rm .git/hooks/pre-commit")
    #expect(says("hook", "warning: '.pre-commit-config.yaml' names the check", try repository.bumbum("doctor")))
    try repository.write(".git/index.lock", "")
    #expect(
      says("changes", "warning: git is at work here, or was stopped in the middle", try repository.bumbum("doctor")))
  }

  /// A folder of another user: git has a word for it, and a way out.
  @Test(.enabled(if: getuid() == 0, "only root can give a folder to another user"))
  func aFolderOfSomebodyElse() throws {
    let repository = try GitRepository(Self.files)
    try repository.run("chown -R 1234 \(repository.path)")
    let run = try repository.bumbum("doctor")
    #expect(run.code == 1 && says("git", "does not trust", run))
    #expect(says("git", "git config --global --add safe.directory", run))
  }

  /// Once a day, by home and by what writes; never where the journal asks for nothing.
  @Test func aCloneThatIsNotSetUpSaysSo() throws {
    let repository = try GitRepository(Self.files)
    #expect(try repository.bumbum().errors == "")
    try repository.bumbum("git setup")
    try repository.commit("setup")
    let clone = repository.path + "/../b"
    try repository.run("git clone -q \(repository.path) \(clone)", in: "/")
    let words = "bumbum: this clone does not know yet how to merge the journal: 'bumbum git setup'\n"
    #expect(try repository.run("bumbum", in: clone).errors == words)
    #expect(try repository.run("bumbum", in: clone).errors == "")
    #expect(try repository.run("bumbum measure 80kg", in: clone).errors == "")
    let later = ["BUMBUM_NOW": "2026-03-02 12:00"]
    #expect(try repository.run("bumbum measure 80kg", in: clone, environment: later).errors == words)
    try repository.run("bumbum git setup", in: clone)
    let last = ["BUMBUM_NOW": "2026-03-03 12:00"]
    #expect(try repository.run("bumbum", in: clone, environment: last).errors == "")
  }

  @Test func aMonthLeftOutOfASparseCheckout() throws {
    let repository = try GitRepository(Self.files.merging(["other/x": "x"]) { $1 })
    try repository.git("sparse-checkout init --cone")
    try repository.git("sparse-checkout set other")
    let run = try repository.bumbum("add session 2026-01-07 07:00-08:00 'A: 5'")
    #expect(run.code == 2 && run.output == "")
    #expect(
      run.errors.contains("git has 'log/2026-01.txt', and this sparse checkout leaves it out; nothing was written"))
    #expect(run.errors.contains("'git sparse-checkout add log'"))
    #expect(!repository.holds("log"))
    // A month that nobody has is a new one.
    #expect(try repository.bumbum("add session 2026-02-07 07:00-08:00 'A: 5'").code == 0)
  }

  @Test func withoutARepositoryOrGit() throws {
    let loose = try ScratchJournal(Self.files)
    let run = Run("doctor", in: loose)
    #expect(run.code == .success && run.output.contains("the journal is in no repository"))
    #expect(!run.output.contains("merging"))
    let none = Run("doctor", in: loose, program: { _, _ in nil })
    #expect(none.code == .success && none.output.contains("there is no git to run"))
  }

  @Test func narrow() throws {
    let loose = try ScratchJournal(Self.files)
    let run = Run("doctor", in: loose, isTerminal: true, width: 40)
    #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 60 })
  }
}

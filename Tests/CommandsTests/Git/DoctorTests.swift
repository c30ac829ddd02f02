import Commands
import Foundation
import TestSupport
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
    try repository.bumbum("git", "setup")
    try repository.commit("setup")
    let after = try repository.bumbum("doctor")
    #expect(after.code == 0 && says("merging", "merges by meaning", after))
    #expect(says("changes", "everything is committed", after) && says("git", "this is the only copy", after))
    // The attributes come along, the driver does not.
    try repository.run(["git", "clone", "-q", repository.path, repository.path + "/../b"], in: "/")
    let clone = try repository.run(["bumbum", "doctor"], in: repository.path + "/../b")
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
    #expect(says("mistakes", "warning: 2 mistakes in the files", run))
  }

  @Test func aMergeThatIsNotWorkedOut() throws {
    let repository = try GitRepository(Self.files)
    try repository.git("checkout", "-q", "-b", "b")
    try repository.write("log/2026-01.txt", "2026-01-05\n  A: 7\n")
    try repository.commit("b")
    try repository.git("checkout", "-q", "main")
    try repository.write("log/2026-01.txt", "2026-01-05\n  A: 6\n")
    try repository.commit("main")
    try repository.git("merge", "b")
    let run = try repository.bumbum("doctor")
    #expect(run.code == 1 && says("changes", "error: a merge is not worked out: 'log/2026-01.txt'", run))
  }

  @Test func withoutARepositoryOrGit() throws {
    let loose = try ScratchJournal(Self.files)
    let run = Run("doctor", folder: loose.path)
    #expect(run.code == .success && run.output.contains("the journal is in no repository"))
    #expect(!run.output.contains("merging"))
    let none = Run("doctor", folder: loose.path, program: { _, _ in nil })
    #expect(none.code == .success && none.output.contains("there is no git to run"))
  }

  @Test func narrow() throws {
    let loose = try ScratchJournal(Self.files)
    let run = Run("doctor", folder: loose.path, isTerminal: true, width: 40)
    #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 60 })
  }
}

import CommandSupport
import Testing

/// Whatever becomes of the merge driver, no side goes without a word: git 2.39 takes every code of failure for a conflict,
/// and ours as it is for the text with the markers.
@Suite(.disabled(if: GitRepository.isMissing, "there is no built program to try"), .timeLimit(.minutes(5)))
struct DriverFailureTests {
  private static let base = "2026-01-05 18:30\n  A: 8\n"
  private static let ours = base + "\n2026-01-07\n  B: 8\n"
  private static let theirs = base + "\n2026-01-09\n  C: 8\n"

  /// Two branches with a session each; ours is checked out.
  private func branches(ours: String = ours, theirs: String = theirs) throws -> GitRepository {
    let repository = try GitRepository(["log/2026-01.txt": Self.base])
    try repository.bumbum("git setup --no-hook")
    try repository.commit("setup")
    try repository.git("checkout -q -b phone")
    try repository.write("log/2026-01.txt", theirs)
    try repository.commit("theirs")
    try repository.git("checkout -q main")
    try repository.write("log/2026-01.txt", ours)
    try repository.commit("ours")
    return repository
  }

  /// Another program of the name: killed, without the command, one that says "conflict" and writes none.
  @Test(arguments: ["kill -9 $$", "exit 2", "exit 129", "exit 1", "echo x >\"$3\"; kill -9 $$"])
  func markersAreWrittenAllTheSame(_ script: String) throws {
    let repository = try branches()
    let folder = repository.path + "/../bin"
    try repository.write("../bin/bumbum", "#!/bin/sh\n\(script)\n")
    try repository.run("chmod +x \(folder)/bumbum")
    let merged = try repository.run("git merge --no-edit phone", environment: ["PATH": folder + ":/usr/bin:/bin"])
    let text = repository.read("log/2026-01.txt")
    #expect(merged.code == 1)
    #expect(
      text == Self.base + "\n<<<<<<< ours\n2026-01-07\n  B: 8\n=======\n2026-01-09\n  C: 8\n>>>>>>> theirs\n")
    #expect(try repository.git("status --porcelain --untracked-files=all").output.contains("bumbum") == false)
  }

  /// What not even git merges by lines: a NUL makes it no text.
  @Test func bothSidesWholeAtLast() throws {
    let repository = try branches(ours: Self.ours + "\0", theirs: Self.theirs + "\0")
    let merged = try repository.run("git merge --no-edit phone", environment: ["PATH": "/usr/bin:/bin"])
    let text = repository.read("log/2026-01.txt")
    #expect(merged.code == 1)
    #expect(text == "<<<<<<< ours\n\(Self.ours)\0\n=======\n\(Self.theirs)\0\n>>>>>>> theirs\n")
  }

  /// A driver of before, on a machine where the program is killed: lint, the hook and doctor say that a side is missing.
  @Test func oursAloneIsAnError() throws {
    let repository = try branches()
    try repository.git("config merge.bumbum.driver 'exit 2'")
    #expect(try repository.git("merge --no-edit phone").code == 1)
    #expect(repository.read("log/2026-01.txt") == Self.ours)
    let lint = try repository.bumbum("lint --format short")
    #expect(lint.code == 1)
    #expect(
      lint.output.hasPrefix(
        "log/2026-01.txt:1:1: error: git did not merge this file, and what the other side changed may not be in it [conflict-marker]\n"
      )
    )
    let remedy =
      "see both: 'git checkout --merge log/2026-01.txt', then 'git add log/2026-01.txt'; your side alone: 'git commit --no-verify'"
    #expect(try repository.bumbum("lint").output.contains("= help: \(remedy)\n"))
    let doctor = try repository.bumbum("doctor")
    #expect(doctor.code == 1)
    #expect(doctor.output.contains("error: git did not merge 'log/2026-01.txt'"))
    #expect(doctor.output.contains("error: the merge driver of this clone fails"))
    // Staged as it is, it would be the end of theirs.
    try repository.git("add -A")
    let staged = try repository.bumbum("lint --staged --format short")
    #expect(staged.code == 1 && staged.output.contains("log/2026-01.txt:1:1: error: git did not merge"))
    // The way that the message shows.
    try repository.bumbum("git setup --no-hook")
    #expect(try repository.git("checkout --merge log/2026-01.txt").code == 0)
    #expect(repository.read("log/2026-01.txt") == Self.ours + "\n2026-01-09\n  C: 8\n")
    try repository.git("add -A")
    #expect(try repository.bumbum("lint --staged").code == 0)
  }

  @Test func doctorTriesTheDriver() throws {
    let repository = try branches()
    let says = { (run: GitRepository.Ended) in
      run.output.split(separator: "\n").first { $0.hasPrefix("  merging ") }.map(String.init) ?? ""
    }
    #expect(says(try repository.bumbum("doctor")).contains("merges by meaning"))
    try repository.git("config merge.bumbum.driver 'bumbum merge %O %A %B %L %P'")
    let old = try repository.bumbum("doctor")
    #expect(old.code == 0 && says(old).contains("warning: the merge driver of this clone is not the one"))
    try repository.git("config merge.bumbum.driver '/nonexistent/bumbum merge %O %A %B %L %P'")
    let moved = try repository.bumbum("doctor")
    #expect(moved.code == 1 && says(moved).contains("error: the merge driver of this clone fails"))
    try repository.bumbum("git setup --no-hook")
    #expect(says(try repository.bumbum("doctor")).contains("merges by meaning"))
  }

  /// The names of the branches, and with diff3 what was there before.
  @Test func labels() throws {
    let repository = try branches(
      ours: Self.base.replacing("A: 8", with: "A: 9"), theirs: Self.base.replacing("A: 8", with: "A: 10"))
    try repository.git("merge --no-edit phone")
    #expect(
      repository.read("log/2026-01.txt")
        == "2026-01-05 18:30\n<<<<<<< main\n  A: 9\n=======\n  A: 10\n>>>>>>> phone\n")
    try repository.git("merge --abort")
    try repository.git("config merge.conflictStyle zdiff3")
    try repository.git("merge --no-edit phone")
    #expect(
      repository.read("log/2026-01.txt")
        == "2026-01-05 18:30\n<<<<<<< main\n  A: 9\n||||||| base\n  A: 8\n=======\n  A: 10\n>>>>>>> phone\n")
  }
}

import CommandSupport
import Foundation
import Testing

/// Everything in git that merges goes through the driver.
@Suite(.disabled(if: GitRepository.isMissing, "there is no built program to try"), .timeLimit(.minutes(10)))
struct GitMergeTests {
  private static let base = "2026-01-05 18:30\n  A: 8\n  Prancha: 3x60s\n"
  private static let ours = base + "\n2026-01-07 18:30\n  B: 8\n  Prancha: 3x60s\n"
  private static let theirs = base + "\n2026-01-09 18:30\n  C: 8\n  Prancha: 3x60s\n"
  private static let both = ours + "\n2026-01-09 18:30\n  C: 8\n  Prancha: 3x60s\n"

  /// Two branches with a session each; ours is checked out.
  private func branches() throws -> GitRepository {
    let repository = try GitRepository(["log/2026-01.txt": Self.base])
    try repository.bumbum("git setup --no-hook")
    try repository.commit("setup")
    try repository.git("checkout -q -b theirs")
    try repository.write("log/2026-01.txt", Self.theirs)
    try repository.commit("theirs")
    try repository.git("checkout -q main")
    try repository.write("log/2026-01.txt", Self.ours)
    try repository.commit("ours")
    return repository
  }

  @Test(arguments: [
    ["merge", "-q", "--no-edit", "theirs"], ["rebase", "-q", "theirs"], ["cherry-pick", "theirs"],
  ])
  func goesThroughTheDriver(_ words: [String]) throws {
    let repository = try branches()
    let done = try repository.run("git \(words)")
    #expect(done.code == 0, "\(done.errors)")
    #expect(repository.read("log/2026-01.txt") == Self.both)
    #expect(try repository.git("status --porcelain").output == "")
  }

  @Test func stashPop() throws {
    let repository = try branches()
    try repository.git("checkout -q theirs")
    try repository.write("log/2026-01.txt", Self.theirs + "\n2026-01-10\n  A: 9\n")
    try repository.git("stash -q")
    try repository.git("checkout -q main")
    let popped = try repository.git("stash pop -q")
    #expect(popped.code == 0, "\(popped.errors)")
    #expect(repository.read("log/2026-01.txt") == Self.ours + "\n2026-01-10\n  A: 9\n")
  }

  /// The configuration is that of the repository, and so is the driver.
  @Test func worktree() throws {
    let repository = try branches()
    let tree = repository.path + "/../outra cópia"
    try repository.git("worktree add -q \(tree) theirs")
    let merged = try repository.run("git merge -q --no-edit main", in: tree)
    #expect(merged.code == 0, "\(merged.errors)")
    let text = FileManager.default.contents(atPath: tree + "/log/2026-01.txt") ?? Data()
    #expect(String(decoding: text, as: UTF8.self) == Self.both)
  }

  /// Its own clone knows nothing of the driver: git merges as text, and doctor says so.
  @Test func clone() throws {
    let repository = try branches()
    let clone = repository.path + "/../cópia é # 2"
    try repository.run("git clone -q \(repository.path) \(clone)", in: "/")
    #expect(try repository.run("bumbum git setup", in: clone).code == 0)
    let merged = try repository.run("git merge -q --no-edit origin/theirs", in: clone)
    #expect(merged.code == 0, "\(merged.errors)")
    let text = FileManager.default.contents(atPath: clone + "/log/2026-01.txt") ?? Data()
    #expect(String(decoding: text, as: UTF8.self) == Self.both)
  }

  @Test func conflict() throws {
    let repository = try branches()
    try repository.write("log/2026-01.txt", Self.base.replacing("A: 8", with: "A: 9"))
    try repository.commit("nine")
    try repository.git("checkout -q theirs")
    try repository.write("log/2026-01.txt", Self.theirs.replacing("A: 8", with: "A: 10"))
    try repository.commit("ten")
    let merged = try repository.git("merge --no-edit main")
    #expect(merged.code == 1)
    #expect(
      repository.read("log/2026-01.txt").hasPrefix(
        "2026-01-05 18:30\n<<<<<<< theirs\n  A: 10\n=======\n  A: 9\n>>>>>>> main\n  Prancha: 3x60s\n"))
  }

  /// A machine without bumbum merges as git does: with markers, and never with our side alone.
  @Test func withoutTheProgram() throws {
    let repository = try branches()
    let merged = try repository.run("git merge --no-edit theirs", environment: ["PATH": "/usr/bin:/bin"])
    #expect(merged.code == 1)
    #expect(repository.read("log/2026-01.txt").contains("<<<<<<<"))
    #expect(repository.read("log/2026-01.txt").contains("C: 8"))
  }
}

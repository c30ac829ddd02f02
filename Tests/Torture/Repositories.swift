import Foundation
import TestSupport

/// Repositories in odd states: drivers that are gone, are killed or know nothing; commands in the
/// middle of a merge; linked worktrees; files with attributes of their own.
struct Repositories {
  let binary: String
  let folder: String
  let tally: Tally
  let rounds: Int

  /// The scripts in place of `bumbum` where git looks for it; nil for none.
  private static let drivers: [(name: String, script: String?)] = [
    ("gone", nil), ("killed", "kill -9 $$"), ("of another program", "exit 1"), ("crashing", "exit 134"),
  ]

  func run() throws {
    guard isInstalled("git") else { return tally.skip("repositories: there is no git") }
    for (number, driver) in Repositories.drivers.enumerated() {
      try merges(driver.name, driver.script, number)
    }
    try worktree()
    try attributes()
  }
}

extension Repositories {
  private func runner(_ name: String, path: String) throws -> Runner {
    try Runner(
      folder + "/" + name,
      environment: [
        "PATH": path + ":/usr/bin:/bin", "GIT_CONFIG_NOSYSTEM": "1", "GIT_AUTHOR_NAME": "a", "GIT_AUTHOR_EMAIL": "a@b",
        "GIT_COMMITTER_NAME": "a", "GIT_COMMITTER_EMAIL": "a@b",
      ])
  }

  private func programs(_ name: String, _ script: String?) throws -> String {
    let programs = Scratch(path: folder + "/bin " + name)
    try programs.reset(to: [:])
    if let script {
      try programs.put("bumbum", "#!/bin/sh\n" + script + "\n")
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: programs.path + "/bumbum")
    }
    return programs.path
  }

  /// Merges journals set up by the program without it: nothing is committed as merged that was not, and a file that git
  /// calls in conflict shows both sides. No command commits in the middle of it.
  private func merges(_ name: String, _ script: String?, _ number: Int) throws {
    let good = try programs("of bumbum", "exec '\(binary)' \"$@\"")
    let (bad, setUp) = (try runner(name, path: programs(name, script)), try runner("set up", path: good))
    for seed in 0..<UInt64(rounds) {
      let round = MergeRound(seed: seed * 7 + UInt64(number))
      let scratch = Scratch(path: folder + "/merged")
      func git(_ runner: Runner, _ words: String...) throws -> Outcome {
        runner.run(["git", "-C", scratch.path] + words)
      }
      func commit(_ files: Files, _ branch: String) throws {
        for (path, bytes) in files { try scratch.put(path, bytes) }
        for words in [["add", "-A"], ["commit", "-q", "--no-verify", "-m", branch]] {
          let outcome = setUp.run(["git", "-C", scratch.path] + words)
          guard outcome.exitCode == 0 else { throw Failure("git \(words): \(outcome.message)") }
        }
      }
      try scratch.reset(to: round.base)
      _ = try git(setUp, "init", "-q", "-b", "main")
      let set = setUp.run([binary, "git", "setup", "--no-hook", "--dir", scratch.path])
      guard set.exitCode == 0 else { throw Failure("git setup: \(set.message)") }
      try commit(round.base, "base")
      _ = try git(setUp, "branch", "theirs")
      try commit(round.ours.merging(["ours.txt": Array("o".utf8)]) { $1 }, "ours")
      _ = try git(setUp, "checkout", "-q", "theirs")
      try commit(round.theirs.merging(["theirs.txt": Array("t".utf8)]) { $1 }, "theirs")
      _ = try git(setUp, "checkout", "-q", "main")
      let merged = try git(bad, "merge", "-q", "--no-edit", "theirs")
      let what = "driver \(name), seed \(seed)"
      tally.add(.repositories)
      let unmerged = String(decoding: try git(bad, "diff", "--name-only", "--diff-filter=U").output, as: UTF8.self)
        .split(separator: "\n").map(String.init)
      if (merged.exitCode == 0) != unmerged.isEmpty {
        tally.fail(
          .untrue,
          "\(what): git merge ends with \(merged.exitCode ?? -1), and \(unmerged) are not merged: \(merged.message)")
      }
      for path in unmerged where round.ours[path] != nil && round.theirs[path] != nil {
        let text = String(decoding: scratch.files()[path] ?? [], as: UTF8.self)
        if !text.contains("<<<<<<<") || !text.contains(">>>>>>>") {
          tally.fail(.lost, "\(what): '\(path)' has no markers")
        }
      }
      if !unmerged.isEmpty { try commandsInTheMiddle(what, scratch, setUp) }
    }
  }

  private func commandsInTheMiddle(_ what: String, _ scratch: Scratch, _ runner: Runner) throws {
    let head = { runner.run(["git", "-C", scratch.path, "rev-parse", "HEAD", "MERGE_HEAD"]) }
    let before = head()
    let files = scratch.files().filter { !$0.key.hasPrefix(".git") }
    let entry = runner.run(
      [binary, "measure", "81kg", "--commit", "--dir", scratch.path, "--now", "2026-12-01 12:00"])
    tally.add(.repositories)
    if entry.exitCode != 2 {
      tally.fail(.untrue, "\(what): 'measure --commit' ends with \(entry.exitCode ?? -1): \(entry.message)")
    }
    if head().output != before.output { tally.fail(.untrue, "\(what): a commit in the middle of a merge") }
    if scratch.files().filter({ !$0.key.hasPrefix(".git") }) != files {
      tally.fail(.untrue, "\(what): written, and said that not")
    }
    let lint = runner.run([binary, "lint", "--dir", scratch.path])
    if lint.exitCode != 1 {
      tally.fail(.untrue, "\(what): lint says \(lint.exitCode ?? -1) of a journal that is not merged")
    }
  }

  /// Checks that an entry in a linked worktree is committed only there, from any folder, with the hook on its index.
  private func worktree() throws {
    let good = try programs("of bumbum", "exec '\(binary)' \"$@\"")
    let runner = try runner("worktree", path: good)
    let (main, linked) = (Scratch(path: folder + "/main"), Scratch(path: folder + "/linked"))
    try main.reset(to: SmallJournal.bytes)
    try? FileManager.default.removeItem(atPath: linked.path)
    func git(_ place: Scratch, _ words: String...) throws -> Outcome {
      let outcome = runner.run(["git", "-C", place.path] + words)
      return outcome
    }
    func text(_ outcome: Outcome) -> String { String(decoding: outcome.output, as: UTF8.self) }
    for words in [["init", "-q", "-b", "main"], ["add", "-A"], ["commit", "-q", "-m", "base"]] {
      guard runner.run(["git", "-C", main.path] + words).exitCode == 0 else { throw Failure("git \(words)") }
    }
    _ = runner.run([binary, "git", "setup", "--dir", main.path])
    guard try git(main, "worktree", "add", "-q", linked.path, "-b", "other").exitCode == 0 else {
      throw Failure("git worktree add")
    }
    let before = (text(try git(main, "rev-parse", "main")), main.files().filter { !$0.key.hasPrefix(".git") })
    for place in ["", "/log", "/plans"] {
      tally.add(.repositories)
      let entry = runner.run(
        [
          "sh", "-c", "cd \"$1\" && \"$2\" measure 81kg --commit --now \"2026-02-1$3 12:00\"", "sh",
          linked.path + place, binary, "\(place.count)",
        ])
      if entry.exitCode != 0 { tally.fail(.untrue, "worktree\(place): 'measure --commit': \(entry.message)") }
    }
    if text(try git(linked, "rev-list", "--count", "main..other")) != "3\n" {
      tally.fail(.lost, "worktree: not three commits")
    }
    if text(try git(main, "rev-parse", "main")) != before.0
      || main.files().filter({ !$0.key.hasPrefix(".git") }) != before.1
    {
      tally.fail(.outside, "worktree: the other one was written")
    }
    try linked.put("log/2026-02.txt", "2026-02-02 18:30\n  Bench press: 80x8\n")
    tally.add(.repositories)
    let refused = runner.run([
      "sh", "-c", "cd \"$1\" && git add -A .. && git commit -q -m bad", "sh", linked.path + "/log",
    ])
    if refused.exitCode == 0 { tally.fail(.untrue, "worktree: the hook lets an error pass") }
  }

  /// Checks that attributes that others set on a file stay with it.
  private func attributes() throws {
    guard isInstalled("setfattr"), isInstalled("getfattr") else {
      return tally.skip("attributes: setfattr is not installed")
    }
    let stage = try Stage(binary: binary, Runner(folder + "/attributes"))
    for scenario in Scenario.all where !scenario.isEmpty {
      try stage.set(for: scenario)
      let old = stage.scratch.files()
      var marked: [String] = []
      for path in old.keys
      where stage.runner.run(["setfattr", "-n", "user.mine", "-v", "x", stage.scratch.path + "/" + path]).exitCode == 0
      {
        marked.append(path)
      }
      guard !marked.isEmpty else { return tally.skip("attributes: this file system has none") }
      let outcome = stage.run(scenario.words)
      tally.add(.repositories)
      for path in marked where stage.scratch.files()[path] != nil {
        let there = stage.runner.run(["getfattr", "-n", "user.mine", "--only-values", stage.scratch.path + "/" + path])
        if there.output != Array("x".utf8) {
          tally.fail(.lost, "\(scenario.name): '\(path)' lost its attribute: \(outcome.message)")
        }
      }
    }
  }
}

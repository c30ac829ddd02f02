import Foundation
import TestSupport

/// The result of a merge.
struct MergeOutcome {
  var hasConflict = false
  var missing: [String] = []
  var doubled: [String] = []
  /// The sessions in conflicts that not both sides have touched.
  var wide: [String] = []
  /// The fault besides; nil if there is none.
  var trouble: String?

  init(_ round: MergeRound, _ files: [String: [UInt8]], hasConflict: Bool) {
    self.hasConflict = hasConflict
    let facts = { MergeFacts($0, withNames: !round.isRenamed && !hasConflict) }
    let (base, ours, theirs, merged) = (
      facts(round.base), facts(round.ours), facts(round.theirs), facts(files)
    )
    if !hasConflict {
      let losses = MergeLosses(base: base, ours: ours, theirs: theirs, merged: merged)
      (missing, doubled) = (losses.missing, losses.doubled)
      return
    }
    // The text between the markers has the facts of either side.
    let said = Set(ours.counts.keys).union(theirs.counts.keys)
    missing = said.filter { fact in
      let isGone = base.counts[fact] != nil && (ours.counts[fact] == nil || theirs.counts[fact] == nil)
      return merged.counts[fact] == nil && !isGone
    }
  }
}

/// A repository in which three commits are made again and again.
final class MergeRepository {
  private let scratch: Scratch
  private let runner: Runner
  private let binary: String
  private let texts: Scratch

  init(_ binary: String, _ folder: String) throws {
    self.binary = binary
    runner = try Runner(
      folder + "/run",
      environment: [
        "GIT_CONFIG_NOSYSTEM": "1", "GIT_AUTHOR_NAME": "a", "GIT_AUTHOR_EMAIL": "a@b",
        "GIT_COMMITTER_NAME": "a",
        "GIT_COMMITTER_EMAIL": "a@b",
      ])
    scratch = Scratch(path: folder + "/diário")
    texts = Scratch(path: folder + "/texts")
    try texts.reset(to: [:])
    try scratch.reset(to: [:])
    // The folder of git is apart from the files, which are read after every merge.
    try git("init", "-q", "-b", "main", "--separate-git-dir", folder + "/git")
    try git("config", "merge.bumbum.driver", "'\(binary)' merge %O %A %B %L %P")
    try git("config", "gc.auto", "0")
    try git("config", "core.fsync", "none")
  }

  @discardableResult
  private func git(_ words: String...) throws -> Outcome {
    let outcome = runner.run(["git", "-C", scratch.path] + words)
    guard outcome.exitCode == 0 else { throw Failure("git \(words): \(outcome.message)") }
    return outcome
  }

  /// Merges two branches by `git merge`, with a stream of commits made by `git fast-import`.
  func merge(_ round: MergeRound) throws -> MergeOutcome {
    let stream = runner.folder + "/stream"
    try overwrite(FastImport(round).bytes, to: stream)
    let imported = runner.run(
      ["git", "-C", scratch.path, "fast-import", "--quiet", "--force"], input: stream)
    guard imported.exitCode == 0 else { throw Failure("git fast-import: \(imported.message)") }
    try git("checkout", "-q", "-f", "--detach", "ours")
    let merging = runner.run(["git", "-C", scratch.path, "merge", "-q", "--no-edit", "-m", "merge", "theirs"])
    var files = scratch.files().filter { !$0.key.hasPrefix(".git") }
    if files["bumbum.toml"] == nil { files = [:] }
    var outcome = MergeOutcome(round, files, hasConflict: merging.exitCode == 1)
    for (path, bytes) in files where outcome.hasConflict {
      guard let ours = round.ours[path], let theirs = round.theirs[path] else { continue }
      outcome.wide +=
        MergeRegions(
          path, base: round.base[path] ?? [], ours: ours, theirs: theirs, merged: bytes
        ).wide
    }
    if merging.exitCode != 0, merging.exitCode != 1 {
      outcome.trouble = "git merge ended with \(merging.exitCode ?? -1): \(merging.message)"
    }
    if files.keys.contains(where: { $0.contains("bumbum-new") }) {
      outcome.trouble = "a file was left behind"
    }
    if !outcome.hasConflict, outcome.trouble == nil { outcome.trouble = mistakes() }
    try git("reset", "-q", "--hard")
    return outcome
  }

  /// Returns the errors and the entries out of order; nil for none, as in the journals themselves.
  private func mistakes() -> String? {
    let codes = "error,out-of-order,duplicate-session,duplicate-check-in"
    let lint = runner.run(
      [
        binary, "lint", "--dir", scratch.path, "--strict", "--format", "short", "--select", codes,
        "--now", "2026-12-31 12:00",
      ])
    return lint.exitCode == 0 ? nil : String(decoding: lint.output + lint.errors, as: UTF8.self)
  }

  /// Merges the same files as git merges texts, or with `--union` as `merge=union` does.
  func mergeAsText(_ round: MergeRound, _ options: [String]) throws -> MergeOutcome {
    var files: [String: [UInt8]] = [:]
    var hasConflict = false
    for path in Set(round.ours.keys).union(round.theirs.keys) {
      let base = round.base[path] ?? []
      guard let ours = round.ours[path], let theirs = round.theirs[path], ours != theirs, ours != base,
        theirs != base
      else {
        files[path] = round.ours[path] == round.base[path] ? round.theirs[path] : round.ours[path]
        continue
      }
      for (name, bytes) in [("base", base), ("ours", ours), ("theirs", theirs)] { try texts.put(name, bytes) }
      let versions = ["ours", "base", "theirs"].map { texts.path + "/" + $0 }
      let merging = runner.run(["git", "merge-file", "-q", "-p"] + options + versions)
      files[path] = merging.output
      if merging.exitCode != 0 { hasConflict = true }
    }
    return MergeOutcome(round, files, hasConflict: hasConflict)
  }
}

/// Three commits as `git fast-import` reads them: a base and two branches.
private struct FastImport {
  private(set) var bytes: [UInt8] = []

  init(_ round: MergeRound) {
    let attributes =
      "*.txt merge=bumbum -text\n*.md merge=bumbum -text\n*.toml merge=bumbum -text\n*.jpg binary\n"
    add(
      "main", nil, round.base.merging([".gitattributes": Array(attributes.utf8)]) { first, _ in first },
      mark: 1)
    add("ours", 1, round.ours.filter { round.base[$0.key] != $0.value }, mark: 2)
    add("theirs", 1, round.theirs.filter { round.base[$0.key] != $0.value }, mark: 3)
  }

  private mutating func add(_ branch: String, _ parent: Int?, _ files: [String: [UInt8]], mark: Int) {
    line("reset refs/heads/\(branch)")
    line("commit refs/heads/\(branch)")
    line("mark :\(mark)")
    line("committer a <a@b> \(1_767_225_600 + mark) +0000")
    line("data 1")
    line("x")
    if let parent { line("from :\(parent)") }
    for (path, content) in files.sorted(by: { $0.key < $1.key }) {
      line("M 100644 inline \(path)")
      line("data \(content.count)")
      bytes += content
      line("")
    }
    line("")
  }

  private mutating func line(_ text: String) { bytes += Array(text.utf8) + [0x0A] }
}

import Grammar
import Foundation
import Merging
import TestSupport
import Testing
import Text

/// Random journals, edited on two sides and merged: nothing that a side added is missing, nothing is there twice, and
/// there is a conflict only where both changed the same thing. `torture --only merges` does it with real git.
@Suite struct MergePropertyTests {
  @Test(arguments: 0..<8)
  func nothingIsLost(part: Int) throws {
    let count = UInt64(ProcessInfo.processInfo.environment["BUMBUM_MERGES"].flatMap { Int($0) } ?? 40)
    for seed in UInt64(part) * count..<UInt64(part + 1) * count {
      let round = MergeRound(seed: seed)
      let merged = try Merged(round)
      let problem = merged.problem(round)
      #expect(problem == nil, "seed \(seed): \(problem ?? "")\n\(round.log.joined(separator: "\n"))")
    }
  }
}

private struct Merged {
  var files: [String: [UInt8]] = [:]
  var conflicts = 0
  var mistakes: [String] = []
  var wide: [String] = []

  init(_ round: MergeRound) throws {
    for path in Set(round.ours.keys).union(round.theirs.keys) {
      let (base, ours, theirs) = (round.base[path], round.ours[path], round.theirs[path])
      guard let ours, let theirs, let kind = FileKind(path: path) else {
        files[path] = ours ?? theirs
        continue
      }
      let merged = try #require(MergedText(base: base ?? [], ours: ours, theirs: theirs, kind: kind))
      files[path] = merged.bytes
      conflicts += merged.conflicts
      if merged.conflicts > 0 {
        wide += MergeRegions(path, base: base ?? [], ours: ours, theirs: theirs, merged: merged.bytes).wide
        continue
      }
      let file = ReadFile(Source(name: path, bytes: merged.bytes), as: kind)
      mistakes += file.diagnostics.filter { $0.severity > .hint }.map { "\(path): \($0.message.english)" }
    }
  }

  func problem(_ round: MergeRound) -> String? {
    let (base, ours, theirs, merged) = (
      facts(round.base, round), facts(round.ours, round), facts(round.theirs, round), facts(files, round)
    )
    if conflicts > 0 {
      if !round.isContested { return "a conflict without a contest\n\(conflicted)" }
      if !wide.isEmpty { return "in a conflict, and not touched by both: \(wide)\n\(conflicted)" }
      let gone = { (fact: String) in
        base.counts[fact] != nil && (ours.counts[fact] == nil || theirs.counts[fact] == nil)
      }
      let said = Set(ours.counts.keys).union(theirs.counts.keys)
      let missing = said.filter { merged.counts[$0] == nil && !gone($0) }
      return missing.isEmpty ? nil : "missing in a conflict: \(missing.sorted())\n\(conflicted)"
    }
    let losses = MergeLosses(base: base, ours: ours, theirs: theirs, merged: merged)
    if !losses.missing.isEmpty { return "missing: \(losses.missing)" }
    if !losses.doubled.isEmpty { return "doubled: \(losses.doubled)" }
    return mistakes.first
  }

  private func facts(_ files: [String: [UInt8]], _ round: MergeRound) -> MergeFacts {
    MergeFacts(files, withNames: !round.isRenamed && conflicts == 0)
  }

  private var conflicted: String {
    files.values.map { String(decoding: $0, as: UTF8.self) }.filter { $0.contains("<<<<<<<") }.joined(
      separator: "---\n")
  }
}

import Foundation
import Synchronization
import TestSupport

/// Random journals edited on two branches and merged by `git merge` with the program as the driver of their files; the
/// same files by git's own merge and by `merge=union`, for comparison.
struct Merges {
  let binary: String
  let folder: String
  let tally: Tally
  let rounds: Int
  let firstSeed: UInt64

  func run() throws {
    guard isInstalled("git") else { return tally.skip("merges: there is no git") }
    let table = Mutex(Table())
    let next = Shared(0)
    let workers = max(1, min(ProcessInfo.processInfo.activeProcessorCount, 4))
    let failures = Mutex<[String]>([])
    DispatchQueue.concurrentPerform(iterations: workers) { worker in
      do {
        let repository = try MergeRepository(binary, "\(folder)/árvore \(worker)")
        while true {
          let number = next.take()
          if number >= rounds { return }
          let seed = firstSeed + UInt64(number)
          let round = MergeRound(seed: seed)
          let merged = try repository.merge(round)
          let text = try repository.mergeAsText(round, [])
          let union = try repository.mergeAsText(round, ["--union"])
          judge(round, merged, seed)
          table.withLock { table in
            table.add("bumbum", round, merged)
            table.add("git's text merge", round, text)
            table.add("merge=union", round, union)
          }
          tally.add(.merges)
        }
      } catch {
        failures.withLock { $0.append("\(error)") }
      }
    }
    for failure in failures.withLock({ $0 }) { tally.fail(.crashes, "merges: \(failure)") }
    for line in table.withLock({ $0.lines }) { say(line) }
  }

  /// Checks that our own merge has no fault that must never be.
  private func judge(_ round: MergeRound, _ merged: MergeOutcome, _ seed: UInt64) {
    let name = "merge \(seed) (\(round.log.joined(separator: "; ")))"
    if let trouble = merged.trouble { tally.fail(.untrue, "\(name): \(trouble)") }
    if merged.hasConflict, !round.isContested {
      tally.fail(.untrue, "\(name): a conflict where nobody disagrees")
    }
    for session in merged.wide { tally.fail(.untrue, "\(name): in a conflict, and not touched by both: \(session)") }
    for fact in merged.missing { tally.fail(.lost, "\(name): missing '\(fact)'") }
    for fact in merged.doubled { tally.fail(.lost, "\(name): doubled '\(fact)'") }
  }
}

/// A table with a line for each way of merging.
private struct Table {
  private struct Row {
    var conflicts = 0
    var idle = 0
    var lossy = 0
    var missing = 0
    var doubled = 0
  }
  private var rows: [String: Row] = [:]
  private var rounds: [String: Int] = [:]
  private var contested = 0

  mutating func add(_ name: String, _ round: MergeRound, _ outcome: MergeOutcome) {
    rounds[name, default: 0] += 1
    if name == "bumbum", round.isContested { contested += 1 }
    var row = rows[name] ?? Row()
    if outcome.hasConflict {
      row.conflicts += 1
      if !round.isContested { row.idle += 1 }
    }
    if !outcome.missing.isEmpty || !outcome.doubled.isEmpty { row.lossy += 1 }
    row.missing += outcome.missing.count
    row.doubled += outcome.doubled.count
    rows[name] = row
  }

  var lines: [String] {
    let all = rounds["bumbum"] ?? 0
    return ["of \(all) merges both sides changed the same thing in \(contested)"]
      + ["bumbum", "git's text merge", "merge=union"].compactMap { name in
        rows[name].map { row in
          "\(name.padding(to: 18)) conflicts \(row.conflicts) (\(percent(row.conflicts, all))), "
            + "of them \(row.idle) where nobody disagreed; merged without a word and wrong \(row.lossy) "
            + "(\(percent(row.lossy, all))): \(row.missing) facts missing, \(row.doubled) doubled"
        }
      }
  }

  private func percent(_ part: Int, _ all: Int) -> String {
    let tenths = all == 0 ? 0 : (part * 1000 + all / 2) / all
    return "\(tenths / 10).\(tenths % 10)%"
  }
}

import Foundation
import Synchronization

/// The counts in the table at the end.
enum Count: String, CaseIterable {
  case points = "points tried"
  case kills = "  kills"
  case faults = "  faults injected"
  case shortWrites = "  writes cut short"
  case edits = "  edits between a kill and the recovery"
  case inputs = "inputs fuzzed"
  case places = "commands where nothing can be written"
  case signals = "signals and closed pipes"
  case clocks = "commands under odd clocks"
  case writers = "writers"
  case rounds = "rounds of writers"
  case photos = "broken and whole photos"
  case checkIns = "  broken ones into a journal"
  case compared = "  compared at the same size"
  case behind = "  behind there, by 0.3 dB at most"
  case merges = "merges by git"
  case modelSteps = "steps beside a model"
  case repositories = "merges and commits where git is not well"
  case views = "commands over hostile journals"
  case lost = "lost entries"
  case torn = "torn files"
  case untrue = "untrue answers"
  case inTheWay = "leftovers in the way"
  case crashes = "crashes"
  case hangs = "hangs"
  case escapes = "escapes"
  case outside = "reached outside"
  case slow = "not linear"
  case invalid = "invalid CSV, JSON or SARIF"

  /// True if one of these is a failure of the program.
  var isBad: Bool { Count.allCases.firstIndex(of: self) ?? 0 >= Count.allCases.firstIndex(of: .lost) ?? 0 }
}

/// Counts of all threads, and a line for each failure.
final class Tally: Sendable {
  private struct State {
    var counts: [Count: Int] = [:]
    var skipped: [String] = []
  }
  private let state = Mutex(State())

  func add(_ count: Count, _ number: Int = 1) {
    state.withLock { $0.counts[count, default: 0] += number }
  }

  /// Counts a failure of the program, and prints it at once.
  func fail(_ count: Count, _ what: String) {
    add(count)
    say("FAILED (\(count.rawValue)): \(what)")
  }

  /// Prints a part that can't be tried here.
  func skip(_ what: String) {
    state.withLock { $0.skipped.append(what) }
    say("SKIPPED: \(what)")
  }

  subscript(_ count: Count) -> Int { state.withLock { $0.counts[count, default: 0] } }

  var failures: Int { Count.allCases.filter(\.isBad).reduce(0) { $0 + self[$1] } }

  func printTable() {
    for count in Count.allCases {
      say("\(count.rawValue.padding(to: 38)) \(self[count])")
    }
    for skipped in state.withLock({ $0.skipped }) { say("skipped: \(skipped)") }
    say(failures == 0 ? "nothing lost, nobody in" : "\(failures) failures")
  }
}

/// Prints a line at once.
func say(_ text: String) {
  let line = text.split(whereSeparator: \.isNewline).joined(separator: " / ")
  FileHandle.standardOutput.write(Data((line + "\n").utf8))
}

extension String {
  func padding(to columns: Int) -> String { self + String(repeating: " ", count: max(0, columns - count)) }
}

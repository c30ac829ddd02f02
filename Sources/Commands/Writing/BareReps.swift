import Format
import Text
import Training

/// A number alone behind an exercise: `bench 135`. A log reads it as reps, and of an exercise that is done with loads it is far
/// more often a load that lacks its reps.
struct BareReps {
  /// The most of them.
  let reps: Int

  /// Nil for anything but a number or a list of them; who types '135 reps' has said what it is.
  init?(_ typed: String) {
    let numbers = typed.split { $0 == "/" || $0 == " " }
    guard !numbers.isEmpty, numbers.allSatisfy({ $0.utf8.allSatisfy { 48...57 ~= $0 } }) else { return nil }
    reps = numbers.compactMap { Int($0) }.max() ?? 0
  }

  /// Whether it is rather a load, of an exercise of which these sets were done or are planned: it is half as many again as the
  /// most reps, and at least half of the least load.
  func isLoad(beside sets: [WorkSet]) -> Bool {
    let loads = sets.compactMap { $0.weight?.hundredths }.filter { $0 > 0 }
    guard let least = loads.min() else { return false }
    let most = sets.compactMap(\.reps).max() ?? 0
    return reps * 2 > Int(most) * 3 && reps * 200 >= Int(least)
  }

  /// `write` is the set with the load.
  func refusal(of name: String, write: String) -> CommandFailure {
    CommandFailure(
      "'\(reps)' would be \(reps) reps of '\(printable(name))' without its load", help: "write '\(write)', or '\(reps) reps'")
  }
}

package import Statistics
import Text
package import Training

extension Words {
  /// Returns `100.0kg × 6 (before 97.5kg × 8)` or `estimated 1RM 120.0kg (before 116.7kg)`; volumes are in `unit`, with
  /// kilograms and pounds added up.
  package func beaten(_ beaten: Beaten, _ unit: WeightUnit) -> String {
    switch beaten {
    case .record(let set, let before): return self("\(self.set(set)) (before \(self.set(before)))")
    case .most(let set, let before):
      return self("\(self.set(set)), the most with that load or more (before \(self.set(before)))")
    case .oneRepMax(let now, let before):
      let unit = now.set.weight?.unit ?? unit
      return self("estimated 1RM \(estimate(now, in: unit)) (before \(estimate(before, in: unit)))")
    case .volume(let now, let before): return self("volume \(moved(now, unit)) (before \(moved(before, unit)))")
    }
  }

  /// Returns an estimate, rounded half up to tenths: `106.7kg`.
  package func estimate(_ max: OneRepMax, in unit: WeightUnit) -> String {
    load(hundredths: (max.hundredths(in: unit) + 5) / 10 * 10, unit)
  }

  /// Returns `New record: 100.0kg × 6 (before 97.5kg × 8) · …`; empty without records, as `bumbum records` has them.
  package func newRecords(_ beaten: [Beaten], of exercise: String = "", _ unit: WeightUnit) -> String {
    guard !beaten.isEmpty else { return "" }
    let name = exercise.isEmpty ? "" : " \(exercise):"
    let hasRecord = beaten.contains { if case .record = $0 { true } else { false } }
    return self(hasRecord ? "New record:" : "Best so far:") + name + " "
      + beaten.map { self.beaten($0, unit) }.joined(separator: " · ")
  }

  /// Returns the numbers of working sets: `set 3`, `sets 3 and 4`, `sets 3 to 5`.
  package func numbers(_ sets: ClosedRange<Int>) -> String {
    let (first, last) = (sets.lowerBound, sets.upperBound)
    return self(
      first == last ? "set \(first)" : first + 1 == last ? "sets \(first) and \(last)" : "sets \(first) to \(last)")
  }

  /// Returns a set's gain over another of its kind, with loads in `unit`: `+2.5kg`, `+1 rep`, `+0:15`, `-0:12`.
  func gain(from previous: WorkSet, to set: WorkSet, in unit: WeightUnit) -> String {
    switch (previous.load, set.load) {
    case (.weight(let before), .weight(let now)) where before.exact != now.exact,
      (.bodyweight(let before), .bodyweight(let now)) where before.exact != now.exact:
      return "+" + load(hundredths: rounded(now.exact - before.exact, Weight.exactPerHundredth(unit)), unit)
    default: break
    }
    switch (previous.amount, set.amount) {
    case (.reps(let before), .reps(let now)): return "+" + repCount(Int(now) - Int(before))
    case (.time(let before), .time(let now)):
      return "+" + Elapsed(hundredths: now.hundredths - before.hundredths).description
    case (.distance(let before, let beforeTime), .distance(let now, let nowTime)):
      if before.exact != now.exact {
        let more = rounded(now.exact - before.exact, now.unit.tenthMillimetres)
        return "+" + distance(Distance(hundredths: Int32(clamping: more), now.unit))
      }
      guard let beforeTime, let nowTime else { return "" }
      return "-" + Elapsed(hundredths: beforeTime.hundredths - nowTime.hundredths).description
    default: return ""
    }
  }

  /// Returns an exact number in units of `one`, rounded half up.
  private func rounded(_ exact: Int64, _ one: Int64) -> Int64 { (exact * 2 + one) / (one * 2) }
}

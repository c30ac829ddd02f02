import Grammar
package import Statistics
package import Training

extension Words {
  /// Returns `100.0kg × 6 (before 97.5kg × 8)`, `estimated 1RM 120.0kg (before 116.7kg)`; kilograms and pounds of a
  /// volume are added up in a unit.
  package func beaten(_ beaten: Beaten, _ unit: WeightUnit) -> String {
    let isEnglish = language == .english
    switch beaten {
    case .record(let set, let before): return "\(self.set(set)) (\(self.before) \(self.set(before)))"
    case .most(let set, let before):
      let most = isEnglish ? "the most with that load" : "o máximo com essa carga"
      return "\(self.set(set)), \(most) (\(self.before) \(self.set(before)))"
    case .oneRepMax(let now, let before):
      let unit = now.set.weight?.unit ?? unit
      func text(_ best: OneRepMax) -> String { rounded(hundredths: best.hundredths(in: unit)) + unit.rawValue }
      return "\(isEnglish ? "estimated 1RM" : "1RM estimado") \(text(now)) (\(self.before) \(text(before)))"
    case .volume(let now, let before):
      return "volume \(moved(now, unit)) (\(self.before) \(moved(before, unit)))"
    }
  }

  /// Returns `New record: 100.0kg × 6 (before 97.5kg × 8) · …`; empty for none. A record is one that `records` lists.
  package func newRecords(_ beaten: [Beaten], of exercise: String = "", _ unit: WeightUnit) -> String {
    guard !beaten.isEmpty else { return "" }
    let name = exercise.isEmpty ? "" : " \(exercise):"
    let hasRecord = beaten.contains { if case .record = $0 { true } else { false } }
    return "\(hasRecord ? newRecord : newBest)\(name) " + beaten.map { self.beaten($0, unit) }.joined(separator: " · ")
  }

  /// Returns the numbers of working sets: `set 3`, `sets 3 to 5`.
  package func numbers(_ sets: ClosedRange<Int>) -> String {
    let isEnglish = language == .english
    if sets.count == 1 { return "\(isEnglish ? "set" : "série") \(sets.lowerBound)" }
    return isEnglish
      ? "sets \(sets.lowerBound) to \(sets.upperBound)" : "séries \(sets.lowerBound) a \(sets.upperBound)"
  }

  /// Returns the words for a set that was changed or removed.
  package func setWas(_ set: String) -> String { language == .english ? "it was \(set)" : "era \(set)" }
}

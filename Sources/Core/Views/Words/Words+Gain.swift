import Training

extension Words {
  /// Returns a set's gain over another of its kind, loads in a unit: `+2.5kg`, `+1 rep`, `+0:15`, `-0:12`.
  func gain(from previous: WorkSet, to set: WorkSet, in unit: WeightUnit) -> String {
    switch (previous.load, set.load) {
    case (.weight(let before), .weight(let now)) where before.exact != now.exact,
      (.bodyweight(let before), .bodyweight(let now)) where before.exact != now.exact:
      return "+" + difference(before, now, unit)
    default: break
    }
    switch (previous.amount, set.amount) {
    case (.reps(let before), .reps(let now)): return "+" + repCount(Int(now) - Int(before))
    case (.time(let before), .time(let now)):
      return "+" + Elapsed(hundredths: now.hundredths - before.hundredths).description
    case (.distance(let before, let beforeTime), .distance(let now, let nowTime)):
      if before.exact != now.exact { return "+" + difference(before, now) }
      guard let beforeTime, let nowTime else { return "" }
      return "-" + Elapsed(hundredths: beforeTime.hundredths - nowTime.hundredths).description
    default: return ""
    }
  }

  private func difference(_ before: Weight, _ now: Weight, _ unit: WeightUnit) -> String {
    rounded(now.exact - before.exact, Weight.exactPerHundredth(unit)) + unit.rawValue
  }

  /// Returns a difference in the unit of the new distance.
  private func difference(_ before: Distance, _ now: Distance) -> String {
    rounded(now.exact - before.exact, now.unit.tenthMillimetres) + now.unit.rawValue
  }

  /// Returns an exact number as hundredths of a unit of `one`, rounded half up.
  private func rounded(_ exact: Int64, _ one: Int64) -> String {
    number(hundredths: (exact * 2 + one) / (one * 2))
  }
}

/// The bar that an exercise is done with.
package enum Bar: Hashable, Sendable {
  /// None: its load is a machine's, or a dumbbell's.
  case notUsed
  case weighing(Weight)

  package var weight: Weight? { if case .weighing(let weight) = self { weight } else { nil } }
}

extension Settings {
  /// Returns the weight of the bar in `unit`, by default 20 kg or 45 lb.
  package func bar(in unit: WeightUnit) -> Weight {
    if let bar, bar.unit == unit { return bar }
    return Weight(hundredths: unit == .kg ? 2000 : 4500, unit)
  }

  /// Returns the smallest change of load that the settings' plates allow, one on each side; nil where they have none in
  /// `unit`.
  package func smallestPair(in unit: WeightUnit) -> Weight? {
    let least = plates.filter { $0.unit == unit && $0.hundredths > 0 }.min()
    return least.map { Weight(hundredths: $0.hundredths * 2, unit) }
  }
}

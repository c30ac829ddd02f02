import Text
import Training

/// A guess at the unit of loads by what fits on a bar: 45 lb and pairs of 45, 25, 10 and 5, or 20 kg and pairs of 20,
/// 15, 10, 5 and 1.25.
struct UnitGuess {
  /// The number of loads that fit each unit, and the first three of them.
  private var counts: [WeightUnit: Int] = [:]
  private var seen: [WeightUnit: [Int64]] = [:]

  /// 135 lb are a plate on each side, 95 and 185 one and a quarter.
  private static let usual: [(unit: WeightUnit, loads: Set<Int64>)] = [
    (.lb, [45, 65, 95, 115, 135, 155, 185, 205, 225, 245, 275, 295, 315, 335, 365, 405, 455, 495]),
    (.kg, [20, 30, 40, 50, 60, 70, 80, 90, 100, 120, 140, 160, 180, 200]),
  ]

  mutating func add(_ load: CellNumber) {
    guard load.billionths > 0 else { return }
    if let whole = load.whole.map(Int64.init) {
      guard let unit = UnitGuess.usual.first(where: { $0.loads.contains(whole) })?.unit else { return }
      counts[unit, default: 0] += 1
      let known = seen[unit, default: []]
      if known.count < 3, !known.contains(whole) { seen[unit] = known + [whole] }
    } else if load.billionths > 20_000_000_000, load.billionths % 1_250_000_000 == 0,
      load.billionths % 5_000_000_000 != 0
    {
      // Pounds go up in fives on a bar, kilograms by 2.5.
      counts[.kg, default: 0] += 1
    }
  }

  /// The unit; nil if the loads fit both, or are too few.
  var unit: WeightUnit? {
    let (pounds, kilograms) = (counts[.lb, default: 0], counts[.kg, default: 0])
    if pounds >= 3, pounds > 2 * kilograms { return .lb }
    if kilograms >= 3, kilograms > 2 * pounds { return .kg }
    return nil
  }

  /// The loads that speak for the unit: `45, 135, 225`.
  var reason: Message {
    let seen = seen[unit == .lb ? .lb : .kg, default: []]
    return seen.isEmpty ? "steps of 2.5" : "\(seen.map(String.init).joined(separator: ", "))"
  }
}

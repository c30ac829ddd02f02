package import Training

/// Weight moved: Σ load × reps. Kilograms and pounds are added up apart, so that it stays exact.
package struct Volume: Hashable, Sendable {
  /// Hundredths of a kilogram.
  package private(set) var kilograms: Int64 = 0
  /// Hundredths of a pound.
  package private(set) var pounds: Int64 = 0
  /// Sets on bodyweight of which only the added load is in it, as no bodyweight was known.
  package private(set) var setsWithoutBodyweight = 0

  package init() {}

  /// What a set moves. `per hand` doubles the load, `per side` the reps; a set without a load, or of no reps, moves
  /// nothing. Assistance can't make it less than nothing.
  package init(_ set: WorkSet, bodyweight: Weight?, isPerHand: Bool, isPerSide: Bool) {
    guard let reps = set.reps, reps > 0 else { return }
    let times = Int64(reps) * (isPerSide ? 2 : 1)
    let hands: Int64 = isPerHand ? 2 : 1
    switch set.load {
    case .none: break
    case .weight(let weight): add(weight, times * hands)
    case .bodyweight(let added):
      if let bodyweight { add(bodyweight, times) } else { setsWithoutBodyweight = 1 }
      if bodyweight != nil || added.hundredths > 0 { add(added, times * hands) }
      if exact < 0 {
        kilograms = 0
        pounds = 0
      }
    }
  }

  package static func += (left: inout Volume, right: Volume) {
    left.kilograms += right.kilograms
    left.pounds += right.pounds
    left.setsWithoutBodyweight += right.setsWithoutBodyweight
  }

  /// Hundredths of a unit, rounded half up.
  package func hundredths(in unit: WeightUnit) -> Int64 {
    let one = Int128(Weight.exactPerHundredth(unit))
    return Int64(clamping: (exact * 2 + one) / (one * 2))
  }

  /// Ten-billionths of a kilogram: exact for kilograms and pounds.
  package var exact: Int128 {
    Int128(kilograms) * Int128(Weight.exactPerHundredth(.kg)) + Int128(pounds)
      * Int128(Weight.exactPerHundredth(.lb))
  }

  /// A load is below 2^20 hundredths and the times below 2^13: a sum would need 2^30 sets to overflow.
  private mutating func add(_ weight: Weight, _ times: Int64) {
    switch weight.unit {
    case .kg: kilograms += Int64(weight.hundredths) * times
    case .lb: pounds += Int64(weight.hundredths) * times
    }
  }
}

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

  /// What the sets of an exercise move besides what is written of them.
  package struct Rule: Sendable {
    /// Of the person on that day; nil where it is not known.
    var bodyweight: Weight?
    /// The written load is of one hand: it counts twice.
    var isPerHand = false
    /// The written reps are of one side: they count twice.
    var isPerSide = false

    /// Of what is written alone.
    init() {}

    package init(bodyweight: Weight?, isPerHand: Bool, isPerSide: Bool) {
      self.bodyweight = bodyweight
      self.isPerHand = isPerHand
      self.isPerSide = isPerSide
    }
  }

  /// What is written of a set alone, where its load is a weight or nothing.
  mutating func add(written set: WorkSet) {
    guard let weight = set.weight, let reps = set.reps else { return }
    add(weight, Int64(reps))
  }

  /// What a set moves; one without a load, or of no reps, moves nothing. Assistance can't make it less than nothing.
  package init(_ set: WorkSet, _ rule: Rule) {
    guard let reps = set.reps, reps > 0 else { return }
    let times = Int64(reps) * (rule.isPerSide ? 2 : 1)
    let hands: Int64 = rule.isPerHand ? 2 : 1
    switch set.load {
    case .none: break
    case .weight(let weight): add(weight, times * hands)
    case .bodyweight(let added):
      if let bodyweight = rule.bodyweight { add(bodyweight, times) } else { setsWithoutBodyweight = 1 }
      if rule.bodyweight != nil || added.hundredths > 0 { add(added, times * hands) }
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

  /// So many times as much.
  static func * (volume: Volume, factor: Int64) -> Volume {
    var volume = volume
    volume.kilograms *= factor
    volume.pounds *= factor
    return volume
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

package import Training

/// An estimate of the weight that could be lifted once, from a set: Epley (1985), `w (1 + r / 30)`, or Brzycki
/// (1993), `w · 36 / (37 − r)`. A single is itself; more than 12 reps allow no estimate.
package struct OneRepMax: Sendable {
  package static let reps = 1...12

  /// The set that the estimate is made from.
  package let set: WorkSet
  package let moment: Moment
  /// The moment of the first estimate as high; earlier than `moment` if it was equalled later.
  package private(set) var first: Moment
  /// The estimate is the weight times `numerator / denominator`.
  private let weight: Weight
  private let numerator: Int64
  private let denominator: Int64

  /// Makes an estimate from a set; nil without a weight, for a warm-up, for 0 or more than 12 reps, and for a cluster,
  /// as the formulas don't know of its breaks.
  package init?(_ set: WorkSet, at moment: Moment, formula: Settings.OneRepMax) {
    guard let weight = set.weight, let reps = set.reps, OneRepMax.reps ~= reps, set.isWorking,
      !set.marks.contains(.cluster)
    else { return nil }
    self.set = set
    self.moment = moment
    first = moment
    self.weight = weight
    switch formula {
    case _ where reps == 1: (numerator, denominator) = (1, 1)
    case .epley: (numerator, denominator) = (Int64(30 + reps), 30)
    case .brzycki: (numerator, denominator) = (36, Int64(37 - reps))
    }
  }

  /// Returns the estimate in hundredths of a unit, rounded half up.
  package func hundredths(in unit: WeightUnit) -> Int64 { Int64(clamping: amount(in: unit, decimals: 2)) }

  /// Returns the estimate as a number of a unit with some decimals, rounded half up.
  package func amount(in unit: WeightUnit, decimals: Int) -> Int128 {
    unit.amount(Int128(weight.exact) * Int128(numerator), over: denominator, decimals: decimals)
  }

  /// True if `left` is heavier, compared exactly, before any rounding and across units.
  package static func isBetter(_ left: OneRepMax, than right: OneRepMax) -> Bool {
    // Loads are below 2^47 and both factors below 2^6, so that no product overflows.
    left.weight.exact * left.numerator * right.denominator > right.weight.exact * right.numerator * left.denominator
  }

  /// Returns the better estimate; if equal, the later one, with the first moment of both.
  static func better(_ known: OneRepMax?, _ later: OneRepMax) -> OneRepMax {
    guard let known, !isBetter(later, than: known) else { return later }
    if isBetter(known, than: later) { return known }
    var later = later
    later.first = known.first
    return later
  }
}

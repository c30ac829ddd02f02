package import Grammar
package import Training

/// The weight moved: Σ load × reps. Kilograms and pounds are added up separately, so that it stays exact.
package struct Volume: Hashable, Sendable {
  /// The volume in hundredths of a kilogram.
  package private(set) var kilograms: Int64 = 0
  /// The volume in hundredths of a pound.
  package private(set) var pounds: Int64 = 0
  /// The number of sets on bodyweight that count with the added load alone, as no body weight was known.
  package private(set) var setsWithoutBodyweight = 0

  package init() {}

  /// The facts, besides the written set, that decide what it moves.
  package struct Rule: Sendable {
    /// The person's weight on that day, or the share of it that is lifted; nil if it is unknown.
    var bodyweight: Weight?
    /// True if the written load is for one hand, and counts twice.
    var isPerHand = false
    /// True if the written reps are for one side, and count twice.
    var isPerSide = false

    /// Creates the rule of an exercise, given the person's weight.
    package init(of entry: ExerciseCatalog.Entry, bodyweight: Weight?) {
      self.bodyweight = bodyweight?.share(entry.traits.bodyShare)
      (isPerHand, isPerSide) = (entry.traits.isPerHand, entry.traits.isPerSide)
    }

    package init(bodyweight: Weight?) { self.bodyweight = bodyweight }

    /// Returns the repetitions of the body for a written number; `loads` returns those of a load in one hand.
    fileprivate func times(_ reps: Int) -> Int64 { Int64(reps) * (isPerSide ? 2 : 1) }
    fileprivate func loads(_ reps: Int) -> Int64 { times(reps) * (isPerHand ? 2 : 1) }
  }

  /// The volume of a set; zero without a load or reps. Assistance can't make it less than zero.
  package init(_ set: WorkSet, _ rule: Rule) {
    guard let reps = set.reps, reps > 0 else { return }
    var rule = rule
    // A set of one side is written with the load and the reps of that side, so nothing is doubled.
    if set.isOneSided { (rule.isPerHand, rule.isPerSide) = (false, false) }
    switch set.load {
    case .none: break
    case .weight(let weight): add(weight, rule.loads(reps))
    case .bodyweight(let added):
      var moved = Volume()
      if let bodyweight = rule.bodyweight {
        moved.add(bodyweight, rule.times(reps))
      } else {
        setsWithoutBodyweight += 1
      }
      if rule.bodyweight != nil || added.hundredths > 0 { moved.add(added, rule.loads(reps)) }
      if moved.exact > 0 { self += moved }
    }
  }

  /// The volume of the sets that are no warm-ups.
  package init(_ sets: [WorkSet], _ rule: Rule) {
    for set in sets where set.isWorking { self += Volume(set, rule) }
  }

  package static func += (left: inout Volume, right: Volume) {
    left.kilograms += right.kilograms
    left.pounds += right.pounds
    left.setsWithoutBodyweight += right.setsWithoutBodyweight
  }

  /// Returns the volume in hundredths of a unit, rounded half up.
  package func hundredths(in unit: WeightUnit) -> Int64 { Int64(clamping: unit.amount(exact, decimals: 2)) }

  /// Returns the volume in tenths of a unit, rounded half up in one step, as rounding twice could add one.
  package func tenths(in unit: WeightUnit) -> Int64 { Int64(clamping: unit.amount(exact, decimals: 1)) }

  /// The volume in ten-billionths of a kilogram: exact for kilograms and pounds.
  package var exact: Int128 {
    Int128(kilograms) * Int128(Weight.exactPerHundredth(.kg)) + Int128(pounds)
      * Int128(Weight.exactPerHundredth(.lb))
  }

  /// Adds load times reps. Loads are below 2^20 hundredths and times below 2^13, so that only 2^30 sets could overflow.
  private mutating func add(_ weight: Weight, _ times: Int64) {
    switch weight.unit {
    case .kg: kilograms += Int64(weight.hundredths) * times
    case .lb: pounds += Int64(weight.hundredths) * times
    }
  }
}

extension WeightUnit {
  /// Returns ten-billionths of a kilogram, divided by `divisor`, as a number of this unit with `decimals` (0 to 10)
  /// decimals, rounded half away from zero, as most kilograms are no decimal number of pounds.
  package func amount(_ exact: Int128, over divisor: Int64 = 1, decimals: Int) -> Int128 {
    let one = (0..<decimals).reduce(into: Int128(1)) { one, _ in one *= 10 }
    return quotient(exact * one, Int128(Weight.exactPerHundredth(self)) * 100 * Int128(divisor))
  }
}

/// Returns a quotient, rounded half away from zero; the divisor is positive.
package func quotient(_ number: Int128, _ divisor: Int128) -> Int128 {
  (number * 2 + (number < 0 ? -divisor : divisor)) / (divisor * 2)
}

import Grammar
import Text
package import Training

/// The bar, the plates and the step of an exercise, and with them the loads that it can be done with: the bar and whole steps
/// more; below the bar, and without one, whole steps.
package struct Rack: Sendable {
  private let settings: Settings
  private let ownStep: Weight?
  private var bar: Bar?

  /// - Parameters:
  ///   - step: The exercise's own; nil for that of the settings, or of their plates.
  ///   - bar: The exercise's own; nil for that of the settings.
  package init(_ settings: Settings = Settings(), step: Weight? = nil, bar: Bar? = nil) {
    (self.settings, ownStep, self.bar) = (settings, step, bar)
  }

  /// The rack for loads on the body, which hang on no bar.
  var withoutBar: Rack { Rack(settings, step: ownStep, bar: .notUsed) }

  /// Returns the bar and the plates in `unit`; nil for what is done without a bar.
  package func plates(_ unit: WeightUnit) -> Plates? {
    switch bar {
    case .notUsed: nil
    case .weighing(let weight) where weight.unit == unit: Plates(settings, unit, bar: weight)
    case .weighing, nil: Plates(settings, unit)
    }
  }

  /// Returns the plates on each side for a load of an exercise; nil if none make it, or if it is done without a bar: as it says
  /// itself, or as its name does where nothing says which bar it has.
  package func side(of load: Weight, on name: String) -> [Weight]? {
    if bar == nil, hasNoBar(name) { return nil }
    return plates(load.unit)?.side(of: load)
  }

  /// True if a load hangs on the bar, with plates that the settings name and no step of the exercise's own.
  func knowsPlates(of load: Weight) -> Bool {
    guard ownStep?.unit != load.unit, settings.smallestPair(in: load.unit) != nil else { return false }
    return plates(load.unit).map { load >= $0.bar } ?? false
  }

  /// Returns the heaviest load of `unit` that is no heavier than some hundredths of it, given times `scale`; the lightest where
  /// all are heavier.
  func roundedDown(_ hundredths: Int64, scale: Int64, _ unit: WeightUnit) -> Weight {
    load(atMost: (hundredths >= 0 ? hundredths : hundredths - (scale - 1)) / scale, unit)
  }

  /// Returns the nearest load; of two as near the lower.
  func roundedToNearest(_ hundredths: Int64, scale: Int64, _ unit: WeightUnit) -> Weight {
    let lower = roundedDown(hundredths, scale: scale, unit)
    let upper = load(above: lower)
    let isLowerNearer = hundredths * 2 <= (Int64(lower.hundredths) + Int64(upper.hundredths)) * scale
    return isLowerNearer ? lower : upper
  }

  /// Returns the lightest load above another; the other one where no plates make more.
  func load(above lower: Weight) -> Weight {
    if let plates = limited(lower.unit), lower >= plates.bar {
      return plates.load(above: lower, every: writtenStep(lower.unit)) ?? lower
    }
    return load(atMost: Int64(lower.hundredths) + step(lower.unit), lower.unit)
  }

  private func load(atMost hundredths: Int64, _ unit: WeightUnit) -> Weight {
    let (step, bar) = (step(unit), plates(unit).map { Int64($0.bar.hundredths) } ?? 0)
    if hundredths < bar, case .weighing(let own) = self.bar, own.unit == unit { return own }
    if hundredths >= bar, let plates = limited(unit) {
      return plates.load(atMost: hundredths, every: writtenStep(unit)) ?? plates.bar
    }
    let base = hundredths < bar ? 0 : bar
    let over = hundredths - base
    let steps = (over >= 0 ? over : over - (step - 1)) / step
    return Weight(hundredths: Int32(clamping: base + steps * step), unit)
  }

  /// True if the loads are those that counted plates make.
  func countsPlates(of unit: WeightUnit) -> Bool { limited(unit) != nil }

  /// True if counted plates make no heavier load.
  func isHeaviest(_ load: Weight) -> Bool { countsPlates(of: load.unit) && self.load(above: load) == load }

  /// Returns the plates on the bar where the settings count some, and the exercise has no step of its own; nil else.
  private func limited(_ unit: WeightUnit) -> Plates? {
    guard ownStep?.unit != unit, let plates = plates(unit), plates.isLimited else { return nil }
    return plates
  }

  /// Returns the step of the settings in hundredths of `unit`, 1 without one.
  private func writtenStep(_ unit: WeightUnit) -> Int64 {
    settings.step.flatMap { $0.unit == unit ? max(Int64($0.hundredths), 1) : nil } ?? 1
  }

  /// Returns the smallest change of load in hundredths of `unit`, 1 or more: that of the exercise, else of the settings, which
  /// on a bar is one that their plates make, else of the plates, else of most gyms.
  private func step(_ unit: WeightUnit) -> Int64 {
    func inUnit(_ weight: Weight?) -> Int64? { weight?.unit == unit ? weight.map { Int64($0.hundredths) } : nil }
    if let own = inUnit(ownStep) { return max(own, 1) }
    let pair = settings.smallestPair(in: unit).map { Int64($0.hundredths) }
    guard let step = inUnit(settings.step) else { return pair ?? (unit == .kg ? 250 : 500) }
    guard let pair, bar != .notUsed else { return max(step, 1) }
    return max((step + pair - 1) / pair, 1) * pair
  }
}

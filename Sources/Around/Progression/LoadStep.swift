import Grammar
package import Training

/// The smallest change of load, which depends on the plates at hand: in hundredths of each unit, 1 or more.
package struct LoadStep: Hashable, Sendable {
  package var kilograms: Int32
  package var pounds: Int32

  package init(kilograms: Int32, pounds: Int32) {
    self.kilograms = max(kilograms, 1)
    self.pounds = max(pounds, 1)
  }

  /// The smallest plates of most gyms, one a side: 2.5 kg, 5 lb.
  package static let usual = LoadStep(kilograms: 250, pounds: 500)

  func of(_ unit: WeightUnit) -> Int64 { Int64(unit == .kg ? kilograms : pounds) }

  /// The largest multiple that is no more than some hundredths of a unit, given times `scale`.
  func roundedDown(_ hundredths: Int64, scale: Int64, _ unit: WeightUnit) -> Weight {
    let step = of(unit)
    let steps = (hundredths >= 0 ? hundredths : hundredths - (step * scale - 1)) / (step * scale)
    return Weight(hundredths: Int32(clamping: steps * step), unit)
  }

  /// The nearest multiple; of two as near the lower.
  func roundedToNearest(_ hundredths: Int64, scale: Int64, _ unit: WeightUnit) -> Weight {
    let step = of(unit)
    let steps = (hundredths * 2 + step * scale - 1) / (step * scale * 2)
    return Weight(hundredths: Int32(clamping: steps * step), unit)
  }
}

extension LoadStep {
  /// Returns the step of the exercise, else of the settings, else twice the smallest plate, else the usual one; each holds for
  /// one unit.
  package static func of(_ settings: Settings, _ entry: CatalogEntry?) -> LoadStep {
    func smallest(_ unit: WeightUnit) -> Int32? { settings.plates.filter { $0.unit == unit }.map(\.hundredths).min() }
    var step = LoadStep(
      kilograms: smallest(.kg).map { $0 * 2 } ?? LoadStep.usual.kilograms,
      pounds: smallest(.lb).map { $0 * 2 } ?? LoadStep.usual.pounds)
    for written in [settings.step, entry?.step].compactMap(\.self) {
      step =
        written.unit == .kg
        ? LoadStep(kilograms: written.hundredths, pounds: step.pounds)
        : LoadStep(kilograms: step.kilograms, pounds: written.hundredths)
    }
    return step
  }
}

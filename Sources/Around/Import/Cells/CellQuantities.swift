import CSV
import Text
import Training

// Conversions of cells to weights, distances and times of a journal, exact to a hundredth of their unit.

/// A value, and whether digits were lost in its conversion.
struct Taken<Value> {
  var value: Value
  var isRounded = false
}

extension Weight {
  /// The largest weight in hundredths, on either side of zero.
  private static let limit: Int64 = 999_999

  /// Returns the weight; nil beyond 9999.99 of the unit.
  static func taken(_ number: CellNumber, _ unit: WeightUnit) -> Taken<Weight>? {
    if unit == .kg, isFar(number) { return recovered(number) }
    return weight(number.hundredths, unit).map { Taken(value: $0, isRounded: isFar(number)) }
  }

  /// Returns the 143.7 pounds for which apps that keep kilograms write `65.181223569`: kilograms with more than two
  /// decimals that are pounds in steps of a twentieth, which has all steps of a quarter and a tenth.
  private static func recovered(_ kilograms: CellNumber) -> Taken<Weight>? {
    /// Ten-billionths of a kilogram in 0.05 lb, doubled to be whole: 2 × 0.0226796185 kg in billionths.
    let twoSteps: Int64 = 45_359_237
    let doubled = 2 * kilograms.billionths
    let steps = (doubled + (doubled < 0 ? -twoSteps : twoSteps) / 2) / twoSteps
    let off = (doubled - steps * twoSteps).magnitude / 2
    // Three decimals are off by half a thousandth; a factor such as 2.2046 by a hundred-thousandth of the whole;
    // but a tenth of a step is all that can be forgiven.
    if off <= min(max(600_000, kilograms.billionths.magnitude / 80_000), 2_000_000) {
      return weight(steps * 5, .lb).map { Taken(value: $0) }
    }
    return weight(kilograms.hundredths, .kg).map { Taken(value: $0, isRounded: true) }
  }

  /// True for more digits than a computer makes of 22.5 on its way through binary numbers.
  private static func isFar(_ number: CellNumber) -> Bool {
    (number.billionths - number.hundredths * 10_000_000).magnitude > 20_000
  }

  private static func weight(_ hundredths: Int64, _ unit: WeightUnit) -> Weight? {
    hundredths.magnitude <= limit ? Weight(hundredths: Int32(hundredths), unit) : nil
  }
}

extension Distance {
  /// Returns the distance; nil below zero and beyond what a journal holds in any unit.
  static func taken(_ number: CellNumber, _ unit: DistanceUnit) -> Taken<Distance>? {
    guard number.billionths >= 0 else { return nil }
    // Ten-billionths of a tenth of a millimetre, in 128 bits: kilometres by the billion are a number too.
    let exact = Int128(number.billionths) * Int128(unit.tenthMillimetres)
    func count(_ unit: DistanceUnit) -> (hundredths: Int128, off: Int128) {
      let step = Int128(unit.tenthMillimetres) * 10_000_000
      let count = (exact + step / 2) / step
      return (count, abs(exact - count * step))
    }
    func exactly(_ unit: DistanceUnit, isWhole: Bool = false) -> Taken<Distance>? {
      let (hundredths, off) = count(unit)
      guard off == 0, !isWhole || hundredths % 100 == 0 else { return nil }
      return distance(hundredths, unit).map { Taken(value: $0) }
    }
    if let taken = exactly(unit) ?? exactly(.m, isWhole: true) ?? exactly(.km) { return taken }
    // Miles may have been converted to kilometres: `4.98896` is 3.1 of them.
    let miles = count(.mi)
    if unit == .km || unit == .m, miles.off * 100_000 <= exact, let value = distance(miles.hundredths, .mi) {
      return Taken(value: value)
    }
    if let taken = exactly(.m) { return taken }
    for other in [.m, unit, .km] {
      let (hundredths, off) = count(other)
      guard off * 50 <= exact, let value = distance(hundredths, other) else { continue }
      return Taken(value: value, isRounded: true)
    }
    return nil
  }

  /// Returns the distance; nil if a journal can't hold it in this unit.
  private static func distance(_ hundredths: Int128, _ unit: DistanceUnit) -> Distance? {
    guard 1...999_999 ~= hundredths else { return nil }
    return Distance(hundredths: Int32(hundredths), unit)
  }
}

extension Elapsed {
  /// Returns the time; nil below zero and beyond 99 hours.
  static func taken(seconds number: CellNumber) -> Taken<Elapsed>? {
    guard number.billionths >= 0, number.hundredths <= 99 * 360_000 else { return nil }
    return Taken(value: Elapsed(hundredths: Int32(number.hundredths)), isRounded: !number.isHundredths)
  }
}

/// A cell of a column of weights that is no plain number: the body alone, `BW`, `Körpergewicht`, with a load, `bw+10`,
/// and `+10` of a pull-up; or a number with its unit, `225 lbs`.
struct LoadCell {
  /// The load, or the one added to the body or taken off it; nil for the body alone.
  let number: CellNumber?
  /// The unit; nil for the column's.
  let unit: WeightUnit?
  let isOfBody: Bool

  init?(_ cell: String, _ mark: DecimalMark = .either, in exercise: String) {
    let text = cell.hasPrefix("+") && liftsBody(exercise) ? "bw" + folded(cell) : folded(cell)
    let letters = text.prefix { $0.isLetter || $0 == " " }.trimmed
    isOfBody = LoadCell.body.contains(letters)
    let rest = Array(text.dropFirst(isOfBody ? letters.count : 0).filter { $0 != " " }.utf8)[...]
    if isOfBody, rest.isEmpty {
      (number, unit) = (nil, nil)
      return
    }
    guard let (number, behind) = CellNumber.leading(rest, mark), rest.first?.isDigit != isOfBody else { return nil }
    let unit = weightUnit(String(decoding: behind, as: UTF8.self))
    guard unit != nil || behind.isEmpty && isOfBody else { return nil }
    (self.number, self.unit) = (number, unit)
  }

  private static let body: Set<String> = [
    "bw", "bodyweight", "body weight", "body", "pc", "peso corporal", "peso do corpo", "corpo", "corporal",
    "eigengewicht", "korpergewicht",
    "poids du corps", "pdc", "peso corporeo",
  ]
}

/// Returns the reps of each set in `10,8,8` or `10/8/8`; nil if there are not `sets` of them, or `sets` is nil, as the
/// list may be a decimal or a range.
func repsOfEach(_ cell: String, sets: Int?) -> [Int]? {
  let parts = cell.split(omittingEmptySubsequences: false) { ",;/-".contains($0) }.map { Int($0.trimmed) }
  let reps = parts.compactMap { $0 }
  guard reps.count == parts.count, 2...20 ~= reps.count, reps.count == sets, reps.allSatisfy({ 0...999 ~= $0 }) else {
    return nil
  }
  return reps
}

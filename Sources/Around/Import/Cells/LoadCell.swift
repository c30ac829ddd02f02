import CSV
import Text
import Training

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

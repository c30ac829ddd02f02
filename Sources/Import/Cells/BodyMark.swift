import Text
import Training

/// What stands for the own body in a column of weights: `BW`, `Körpergewicht`, `bw+10`, and `+10` of a pull-up.
struct BodyMark {
  /// In the unit of the column; nil where nothing was added or taken off.
  let added: CellNumber?

  init?(_ cell: String, in exercise: String) {
    let text = cell.hasPrefix("+") && LoadSense.liftsBody(exercise) ? "bw" + folded(cell) : folded(cell)
    let letters = text.prefix { $0.isLetter || $0 == " " }.trimmed
    guard BodyMark.words.contains(letters) else { return nil }
    let rest = Array(text.utf8.filter { $0 != 0x20 })[...].drop { !$0.isDigit && $0 != 0x2B && $0 != 0x2D }
    if rest.isEmpty {
      added = nil
      guard text.trimmed == letters else { return nil }
    } else {
      guard let (number, unit) = CellNumber.leading(rest), !rest[rest.startIndex].isDigit,
        unit.isEmpty || weightUnit(String(decoding: unit, as: UTF8.self)) != nil
      else { return nil }
      added = number
    }
  }

  private static let words: Set<String> = [
    "bw", "bodyweight", "body weight", "body", "pc", "peso corporal", "peso do corpo", "corpo", "corporal", "eigengewicht", "korpergewicht",
    "poids du corps", "pdc", "peso corporeo",
  ]
}

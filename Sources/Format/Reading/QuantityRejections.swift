import Text
import Training

/// Why a number or its unit can't be read, and what may have been meant by it.
extension LineCursor {
  func twoSeparators(_ range: TextRange) -> Rejection {
    let written = text(range)
    let parts = written.split(whereSeparator: { $0 == "," || $0 == "." })
    if parts.allSatisfy({ $0.utf8.count <= 2 }) {
      let list = parts.joined(separator: "/")
      return Rejection(
        .listWithCommas, range, "'\(shortened(written))' reads as one number with two marks",
        help: "for a list write '\(shortened(list))'", fix: .unsafe(range, list))
    }
    let number = plainNumber(written)
    return Rejection(
      .twoSeparators, range, "'\(shortened(written))' has two decimal marks; thousands are never separated",
      help: "write the number plainly: '\(number ?? "1234.5")'", fix: number.map { .unsafe(range, $0) })
  }

  /// `1.234,5` is 1234,5; nil where the groups are not those of thousands, or the number is larger than any
  /// may be.
  private func plainNumber(_ written: String) -> String? {
    let marks = written.filter { $0 == "," || $0 == "." }
    let parts = written.split(whereSeparator: { $0 == "," || $0 == "." })
    guard marks.count == 2, marks.first != marks.last, parts.count == 3, parts[0].utf8.count == 1,
      parts[0] != "0", parts[1].utf8.count == 3, 1...2 ~= parts[2].utf8.count, let mark = marks.last
    else { return nil }
    return "\(parts[0])\(parts[1])\(mark)\(parts[2])"
  }

  func threeDecimals(_ range: TextRange, whole: Token, fraction: Token) -> Rejection {
    let digits = Array(bytes[fraction.range.bounds])
    let isUp = digits[2] >= UInt8(ascii: "5")
    let part = (Int32(digits[0]) - 48) * 10 + Int32(digits[1]) - 48 + (isUp ? 1 : 0)
    let small = Training.decimal(hundredths: Int64(value(whole) ?? 0) * 100 + Int64(part))
    let large = text(whole.range) + text(fraction.range)
    let isPossible = fraction.range.count == 3 && (1...9999).contains(Int(large) ?? 0)
    return Rejection(
      .threeDecimals, range,
      isPossible
        ? "'\(shortened(text(range)))' could be \(small) or \(large)"
        : "'\(shortened(text(range)))' has more than two decimals",
      help: isPossible
        ? "write at most two decimals and no thousands separator: '\(small)' or '\(large)'"
        : "write '\(small)'",
      fix: isPossible ? nil : .unsafe(range, small))
  }

  /// A number without a unit, taken for reps.
  func plain(_ hundredths: Int32, _ range: TextRange) throws(Rejection) -> Ranged<Quantity> {
    // `10,0` is none either: a list that lost its slash, or what a spreadsheet made of ten.
    guard bytes[range.bounds].allSatisfy(\.isDigit) else { throw fractionWithoutUnit(hundredths, range) }
    guard hundredths <= 99_900 else { throw tooManyReps(range) }
    return Ranged(.plain(hundredths / 100), range)
  }

  func fractionWithoutUnit(_ hundredths: Int32, _ range: TextRange) -> Rejection {
    let written = text(range)
    guard hundredths % 100 != 0 else {
      let whole = "\(hundredths / 100)"
      return Rejection(
        .fractionOfReps, range, "'\(written)' is no number of reps",
        help: "reps are whole: '\(whole)'; a load needs its unit: '\(written)kg'",
        fix: .unsafe(range, whole))
    }
    guard written.utf8.contains(UInt8(ascii: ",")) else {
      return Rejection(
        .fractionOfReps, range, "'\(written)' is no number of reps",
        help: "a load needs its unit: '\(written)kg'")
    }
    let list = written.split(separator: ",").joined(separator: "/")
    return Rejection(
      .listWithCommas, range, "'\(written)' reads as one number with a decimal comma",
      help: "for a list write '\(list)', for a load '\(written)kg'", fix: .unsafe(range, list))
  }

  /// Of a unit of two letters one is right, or both have changed places: too short for `closest`.
  private func weightUnit(near unit: String) -> String? {
    let letters = Array(unit.lowercased())
    guard letters.count == 2 else { return nil }
    return ["kg", "lb"].first { known in
      let right = Array(known)
      return letters[0] == right[0] || letters[1] == right[1] || letters.reversed() == right
    }
  }

  func tooManyReps(_ range: TextRange) -> Rejection {
    Rejection(
      .numberTooLarge, range, "'\(shortened(text(range)))' reps in one set is more than the 999 there can be",
      help: "a load needs its unit: '80kg x 10'")
  }

  func unknownUnit(_ word: Token, _ number: Decimal, _ range: TextRange) -> Rejection {
    let unit = text(word.range)
    let written = text(number.range)
    if isWord(word, "w") || isWord(word, "d") || isWord(word, "f") {
      return Rejection(
        .markTouches, range, "'\(text(range))': a mark stands apart from its number",
        help: "write '\(written) \(unit)'",
        fix: .safe(range, "\(written) \(unit)"))
    }
    let known = ["kg", "lb", "s", "min", "h", "m", "km", "mi", "yd", "ft"]
    let nearest = closest(to: unit, among: known) ?? weightUnit(near: unit)
    return Rejection(
      .unknownUnit, word.range, "'\(shortened(unit))' is no unit",
      help: nearest.map { "did you mean '\(written)\($0)'?" }
        ?? "units are kg, lb, s, min, h, m, km, mi, yd, ft",
      fix: nearest.map { .unsafe(word.range, $0) })
  }
}

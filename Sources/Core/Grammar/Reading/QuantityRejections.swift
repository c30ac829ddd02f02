import Text
import Training

/// The mistakes of numbers and units, with what was probably meant.
extension LineCursor {
  func twoSeparators(_ range: TextRange) -> Diagnostic {
    let written = text(range)
    let parts = written.split(whereSeparator: { $0 == "," || $0 == "." })
    if parts.allSatisfy({ $0.utf8.count <= 2 }) {
      // `95.5.5lb` is a mistyped load, and no list of loads.
      if isBeforeUnit, written.utf8.contains(UInt8(ascii: ".")) || !parts.allSatisfy({ $0.utf8.count == 2 }) {
        return Diagnostic(
          .twoSeparators, range, "'\(shortened(written))' has two decimal marks",
          help: "a load has one at most: '82.5\(.unit)'")
      }
      let list = parts.joined(separator: "/")
      return Diagnostic(
        .listWithCommas, range, "'\(shortened(written))' reads as one number with two marks",
        help: "for a list write '\(shortened(list))'", fix: .unsafe(range, list))
    }
    let number = plainNumber(written)
    return Diagnostic(
      .twoSeparators, range, "'\(shortened(written))' has two decimal marks; thousands are never separated",
      help: "write the number plainly: '\(number ?? "1234.5")'", fix: number.map { .unsafe(range, $0) })
  }

  private var isBeforeUnit: Bool {
    guard let word = peek(next?.kind == .blank ? 1 : 0), word.kind == .word else { return false }
    return SetWord(text(word.range))?.isUnit == true
  }

  /// Returns `1.234,5` as `1234,5`; nil if the groups are not thousands, or the number is larger than is
  /// allowed.
  private func plainNumber(_ written: String) -> String? {
    let marks = written.filter { $0 == "," || $0 == "." }
    let parts = written.split(whereSeparator: { $0 == "," || $0 == "." })
    guard marks.count == 2, marks.first != marks.last, parts.count == 3, parts[0].utf8.count == 1,
      parts[0] != "0", parts[1].utf8.count == 3, 1...2 ~= parts[2].utf8.count, let mark = marks.last
    else { return nil }
    return "\(parts[0])\(parts[1])\(mark)\(parts[2])"
  }

  func threeDecimals(_ range: TextRange, whole: Token, fraction: Token) -> Diagnostic {
    let digits = Array(bytes[fraction.range.bounds])
    let part = (Int64(digits[0]) - 48) * 10 + Int64(digits[1]) - 48 + (digits[2] >= UInt8(ascii: "5") ? 1 : 0)
    let small = Training.decimal(hundredths: Int64(value(whole) ?? 0) * 100 + part)
    let large = text(whole.range) + text(fraction.range)
    if fraction.range.count == 3, 1...9999 ~= Int(large) ?? 0 {
      return mistake(
        .threeDecimals, range, "could be \(small) or \(large)",
        help: "write at most two decimals and no thousands separator: '\(small)' or '\(large)'")
    }
    return mistake(
      .threeDecimals, range, "has more than two decimals", help: "write '\(small)'", fix: .unsafe(range, small))
  }

  func leadingZero(_ range: TextRange) -> Diagnostic {
    let digits = String(text(range).drop { $0 == "0" })
    let plain = digits.isEmpty ? "0" : digits
    // Behind a slash, the zero may belong to the number before.
    let isInList = range.lowerBound > 0 && bytes[range.lowerBound - 1] == UInt8(ascii: "/")
    return mistake(
      .leadingZero, range, "begins with a zero", help: "write '\(shortened(plain))'",
      fix: isInList ? nil : .unsafe(range, plain))
  }

  func numberTooLarge(_ range: TextRange) -> Diagnostic {
    mistake(.numberTooLarge, range, "is more than anyone lifts, runs or counts", help: "numbers go up to 9999.99")
  }

  /// Throws if a second mark follows, as in `1.234,5` and `82,,5`; the next token is the first.
  mutating func refuseSecondMark(behind range: TextRange) throws(Diagnostic) {
    guard let mark = next else { return }
    func isMark(_ token: Token?) -> Bool { token?.kind == .dot || token?.kind == .comma }
    if peek(1)?.kind == .number {
      while isMark(next), peek(1)?.kind == .number { advance(2) }
      throw twoSeparators(TextRange(range.lowerBound, emptyRange.upperBound))
    }
    guard peek(1)?.kind == mark.kind, let digits = peek(2), digits.kind == .number else { return }
    let doubled = range.through(digits.range)
    let single = text(range) + text(mark.range) + text(digits.range)
    advance(3)
    throw mistake(
      .twoSeparators, doubled, "has its mark twice",
      help: "write '\(shortened(single))', or a slash between two numbers", fix: .unsafe(doubled, single))
  }

  func blankBeforeUnit(_ number: Decimal, _ unit: Token, _ range: TextRange) -> Diagnostic {
    let joined = text(number.range) + text(unit.range)
    return Diagnostic(
      .blankBeforeUnit, range, "'\(text(range))': this unit touches its number", help: "write '\(joined)'",
      fix: .unsafe(range, joined))
  }

  func fractionWithoutUnit(_ hundredths: Int32, _ range: TextRange) -> Diagnostic {
    let written = text(range)
    if hundredths % 100 != 0, written.utf8.contains(UInt8(ascii: ",")) {
      let list = written.split(separator: ",").joined(separator: "/")
      return mistake(
        .listWithCommas, range, "reads as one number with a decimal comma",
        help: "for a list write '\(list)', for a load '\(written)\(.unit)'", fix: .unsafe(range, list))
    }
    let whole = hundredths % 100 == 0 ? "\(hundredths / 100)" : nil
    return mistake(
      .fractionOfReps, range, "is no number of reps",
      help: (whole.map { "reps are whole: '\($0)'; " } ?? "") + "a load needs its unit: '\(written)\(.unit)'",
      fix: whole.map { .unsafe(range, $0) })
  }

  /// Returns the unit with one letter of `unit`, or with its letters exchanged, which is too short for `closest`.
  private func weightUnit(near unit: String) -> String? {
    let letters = Array(unit.lowercased())
    guard letters.count == 2 else { return nil }
    return ["kg", "lb"].first { known in
      let right = Array(known)
      return letters[0] == right[0] || letters[1] == right[1] || letters.reversed() == right
    }
  }

  func tooManyReps(_ range: TextRange) -> Diagnostic {
    mistake(
      .numberTooLarge, range, "reps in one set is more than the 999 there can be",
      help: "a load and a distance need their unit: '80\(.unit) x 10', '2000m'")
  }

  /// Returns the range of `max` in `3xmax` or `80kgxfalha`: the word that touches a sign, up to the next non-letter.
  private func countOfReps(in word: Token) -> TextRange? {
    let end = bytes[word.range.lowerBound...].firstIndex { !$0.isLetter && $0 < 0x80 } ?? bytes.endIndex
    guard let sign = bytes[word.range.lowerBound..<end].firstIndex(where: { $0 | 0x20 == UInt8(ascii: "x") }),
      end - sign > 2,
      sign == word.range.lowerBound || SetWord(text(TextRange(word.range.lowerBound, sign)))?.isUnit == true
    else { return nil }
    return TextRange(sign + 1, end)
  }

  func unknownUnit(_ word: Token, _ number: Decimal, _ range: TextRange) -> Diagnostic {
    let unit = text(word.range)
    let written = text(number.range)
    if case .word(_)? = SetWord(unit)?.mark?.form {
      // Behind a slash, only the last set is probably meant.
      let isInList = range.lowerBound > 0 && bytes[range.lowerBound - 1] == UInt8(ascii: "/")
      return Diagnostic(
        .markTouches, range, "'\(text(range))': a mark stands apart from its number",
        help: "write '\(written) \(unit)'",
        fix: isInList ? nil : .safe(range, "\(written) \(unit)"))
    }
    if let count = countOfReps(in: word) {
      let end = count.upperBound
      return Diagnostic(
        .unreadableSet, TextRange(number.range.lowerBound, end), "'\(shortened(text(count)))' is no number of reps",
        help: "write how many there were: '12/10/8 f' is three sets to failure, of 12, 10 and 8; a plan can say '3x8+'")
    }
    // In `6Okg` the first letter is a zero.
    let isZero = unit.lowercased().hasPrefix("o") && SetWord(String(unit.dropFirst()))?.isUnit == true
    if isZero {
      let meant = "\(written)0\(unit.dropFirst())"
      return Diagnostic(
        .unknownUnit, word.range, "'\(shortened(unit))' is no unit", help: "did you mean '\(meant)'?",
        fix: .unsafe(range, meant))
    }
    let nearest = closest(to: unit, among: SetWord.units) ?? weightUnit(near: unit)
    return Diagnostic(
      .unknownUnit, word.range, "'\(shortened(unit))' is no unit",
      help: nearest.map { "did you mean '\(written)\($0)'?" }
        ?? "units are \(SetWord.units.joined(separator: ", "))",
      fix: nearest.map { .unsafe(word.range, $0) })
  }
}

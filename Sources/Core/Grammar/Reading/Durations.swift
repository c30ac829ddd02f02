import Text
import Training

/// Times as a clock shows them, or in units.
extension LineCursor {
  /// Reads `1:30`, `27:30` or `1:05:00`; nil, and nothing is read, if the next tokens are not a clock.
  mutating func clock() throws(Diagnostic) -> Ranged<Elapsed>? {
    guard let first = next, first.kind == .number, peek(1)?.kind == .colon, let second = peek(2),
      second.kind == .number
    else { return nil }
    advance(3)
    var third: Token?
    if next?.kind == .colon, let token = peek(1), token.kind == .number {
      third = token
      advance(2)
    }
    let range = first.range.through(third?.range ?? second.range)
    guard let time = elapsed(first, second, third) else {
      throw mistake(.badDuration, range, "is no duration", help: "minutes and seconds: 1:30; hours too: 1:05:00")
    }
    return Ranged(time, range)
  }

  /// Returns the time of a clock, in which all parts but the first have two digits.
  private func elapsed(_ first: Token, _ second: Token, _ third: Token?) -> Elapsed? {
    guard first.range.count <= 3, second.range.count == 2, third?.range.count ?? 2 == 2,
      let a = value(first), let b = value(second), b < 60
    else { return nil }
    guard let third else { return Elapsed(minutes: a, seconds: b) }
    guard let c = value(third), c < 60 else { return nil }
    return Elapsed(hours: a, minutes: b, seconds: c)
  }

  /// Reads the rest of `2min`, `1min30s` or `1min30`, behind the unit.
  mutating func time(_ number: Decimal, minutes range: TextRange) throws(Diagnostic) -> Ranged<Quantity> {
    var (range, seconds) = (range, 0)
    if let digits = next, digits.kind == .number {
      let hasUnit = setWord(at: 1)?.word == .seconds
      if hasUnit || digits.range.count == 2 && peek(1)?.kind != .word {
        seconds = value(digits) ?? 60
        range = range.through(self.range(ofNext: hasUnit ? 2 : 1))
        advance(hasUnit ? 2 : 1)
      }
    }
    guard number.isWhole, seconds < 60,
      let time = Elapsed(minutes: Int(number.hundredths) / 100, seconds: seconds)
    else { throw fraction(number, range, "min", "s", "write '2min', '1min30s' or '1:30'") }
    return Ranged(.time(time), range)
  }

  /// Reads the rest of `1h` or `1h05min`, behind the unit.
  mutating func time(_ number: Decimal, hours range: TextRange) throws(Diagnostic) -> Ranged<Quantity> {
    var (whole, minutes) = (range, 0)
    if let digits = next, digits.kind == .number {
      let hasUnit = setWord(at: 1)?.word == .minutes
      let count = hasUnit || isWord(peek(1), "m") ? 2 : 1
      whole = range.through(self.range(ofNext: count))
      advance(count)
      guard hasUnit else {
        let spelled = text(range) + (digits.range.count == 1 ? "0" : "") + text(digits.range) + "min"
        throw mistake(.badDuration, whole, "is no duration", help: "write '\(spelled)'", fix: .unsafe(whole, spelled))
      }
      minutes = digits.range.count == 2 ? value(digits) ?? 60 : 60
    }
    guard number.isWhole, minutes < 60, let time = Elapsed(hours: Int(number.hundredths) / 100, minutes: minutes) else {
      throw fraction(number, whole, "h", "min", "write '1h', '1h05min' or '1:05:00'")
    }
    return Ranged(.time(time), whole)
  }

  /// Returns the mistake of `2.5min`, with `2min30s` where that is all of it.
  private func fraction(
    _ number: Decimal, _ range: TextRange, _ unit: String, _ smaller: String, _ forms: Message
  ) -> Diagnostic {
    let part = Int(number.hundredths) % 100 * 60
    let zero = smaller == "min" && part < 1000 ? "0" : ""
    let spelled = "\(number.hundredths / 100)\(unit)\(zero)\(part / 100)\(smaller)"
    let behind = bytes[number.range.upperBound..<range.upperBound]
    let isExact = part > 0 && part % 100 == 0 && !behind.contains(where: \.isDigit)
    return mistake(
      .badDuration, range, "is no duration", help: isExact ? "write '\(spelled)'" : forms,
      fix: isExact ? .unsafe(range, spelled) : nil)
  }

  /// Reads metres; below ten without two decimals, `m` more probably means minutes, and is a mistake.
  mutating func metres(_ number: Decimal, _ range: TextRange) throws(Diagnostic) -> Ranged<Quantity> {
    var whole = range
    if let digits = next, digits.kind == .number, isWord(peek(1), "s"), let unit = peek(1) {
      advance(2)
      whole = range.through(unit.range)
    }
    let hasCentimetres = number.range.count > 2 && !bytes[number.range.upperBound - 3].isDigit
    guard whole == range, number.hundredths >= 1000 || hasCentimetres else {
      let minutes = text(number.range) + "min" + text(TextRange(range.upperBound, whole.upperBound))
      throw mistake(
        .metresOrMinutes, whole, "reads as metres, and is too short to be meant",
        help: "write '\(minutes)' for minutes"
          + (whole == range ? ", '\(Distance(hundredths: number.hundredths, .m))' for metres" : ""),
        // A proposal of two readings is no fix.
        fix: whole == range ? nil : .unsafe(whole, minutes))
    }
    return Ranged(.distance(Distance(hundredths: number.hundredths, .m)), range)
  }
}

import Text
import Training

/// Ranges, the `+` and percentages, which only sets of a plan have.
extension LineCursor {
  /// Reads the rest of `8-10` or `8+` behind its first number, and returns both; the reps alone without a rest.
  mutating func plannedReps(_ reps: Ranged<Quantity>) throws(Diagnostic) -> Ranged<Quantity> {
    let (before, isReps) = (mark, previous?.kind == .number)
    let isApart = skipBlanks()
    switch next?.kind {
    case .dash where isReps:
      let range = try rangeOfReps(from: reps)
      if let plus = next, plus.kind == .plus { throw rangeAndMore(range.range.through(plus.range)) }
      return range
    case .plus:
      guard let plus = take(.plus) else { return reps }
      guard isReps, !isApart, case .bare(let hundredths) = reps.value else {
        throw Diagnostic(
          .badPlanSets, plus.range, "this '+' touches no reps",
          help: "as many reps as possible are '3x8+', or of a list '5/5/5+'")
      }
      let least = try self.reps(hundredths, reps.range)
      return try withoutUnit(Ranged(.planned(least...least, orMore: true), reps.range.through(plus.range)))
    default:
      reset(to: before)
      return reps
    }
  }

  /// Reads the end of a range; the next token is the dash.
  private mutating func rangeOfReps(from start: Ranged<Quantity>) throws(Diagnostic) -> Ranged<Quantity> {
    let dash = take(.dash)?.range ?? emptyRange
    skipBlanks()
    guard let end = take(.number) else {
      throw Diagnostic(
        .badPlanSets, start.range.through(dash), "a range ends here, and does not say where",
        help: "write both numbers, '8-10', or the first alone")
    }
    let whole = start.range.through(end.range)
    if !bytes[start.range.bounds].allSatisfy(\.isDigit) || goesOn {
      while let token = next, ![.blank, .slash, .at, .comma].contains(token.kind) { advance() }
      let range = start.range.through(emptyRange)
      throw mistake(
        .badPlanSets, range, "is no range of reps",
        help: "a range has two whole numbers, '8-10'; a list has slashes, '10/8/6'")
    }
    guard start.range.count <= 3, end.range.count <= 3, case .bare(let hundredths) = start.value, let most = value(end)
    else {
      throw mistake(.numberTooLarge, whole, "is more than anyone lifts, runs or counts", help: "write '4x8-10'")
    }
    if end.range.count > 1, bytes[end.range.lowerBound] == UInt8(ascii: "0") { throw leadingZero(end.range) }
    let least = Int(hundredths) / 100
    guard least <= most else {
      throw mistake(
        .reversedRange, whole, "ends before it begins", help: "write '\(most)-\(least)'",
        fix: .unsafe(whole, "\(most)-\(least)"))
    }
    return try withoutUnit(Ranged(.planned(Int32(least)...Int32(most), orMore: false), whole))
  }

  /// True if the number before is part of more than a range, as the next token touches it.
  private var goesOn: Bool {
    switch next?.kind {
    case .word, .dash, .dot, .colon: true
    default: false
    }
  }

  /// Returns the reps; throws if the unit of a time or a distance follows.
  private func withoutUnit(_ reps: Ranged<Quantity>) throws(Diagnostic) -> Ranged<Quantity> {
    let distance = next?.kind == .blank ? 1 : 0
    guard let unit = peek(distance), setWord(at: distance)?.word.isUnit == true else { return reps }
    throw noNumberOfReps(reps.range.through(unit.range))
  }

  func noNumberOfReps(_ range: TextRange) -> Diagnostic {
    mistake(
      .badPlanSets, range, "is no number of reps", help: "as many reps as possible are '3x8+', or of a list '5/5/5+'")
  }

  private func rangeAndMore(_ range: TextRange) -> Diagnostic {
    mistake(
      .badPlanSets, range, "is a range and a '+'",
      help: "'8-10' is from 8 to 10 reps, '8+' as many as possible and at least 8")
  }

  func asteriskForTimes(_ sign: TextRange) -> Diagnostic {
    Diagnostic(
      .badPlanSets, sign, "'*' is Markdown's own sign", help: "write 'x' for times: '4x8'", fix: .safe(sign, "x"))
  }

  /// True if the next word may follow sets without a comma, and is none of their marks.
  var isBehindPlannedSets: Bool {
    guard isOfPlan, let word = next, word.kind == .word, setMark().mark == nil else { return false }
    let text = text(word.range)
    return planWord() != nil || LineCursor.wordsOfRanges.contains(text.lowercased()) || MuscleGroup(text) != nil
      || isAtBody
  }

  /// Words that people write between the ends of a range.
  private static let wordsOfRanges: Set<String> = ["a", "à", "to", "até", "ate"]
}

// MARK: Loads

extension LineCursor {
  /// Takes the `%` of a plan, with the blanks before it; nil without one.
  mutating func takePercentSign() -> Token? {
    let sign = next?.kind == .blank ? 1 : 0
    guard let token = peek(sign), isPercentSign(token) else { return nil }
    advance(sign + 1)
    return token
  }

  func isPercentSign(_ token: Token) -> Bool {
    token.kind == .symbol && bytes[token.range.lowerBound] == UInt8(ascii: "%")
  }

  func percentNeverMeant(_ range: TextRange) -> Diagnostic {
    mistake(.badPercent, range, "of the training max is never meant", help: "a percentage is from 1 to 200: '85%'")
  }

  func percentAndMore(_ range: TextRange) -> Diagnostic {
    mistake(
      .badPercent, range, "is a percentage and something else",
      help: "a percentage is of the training max and stands alone")
  }

  /// Returns the mistake of a range that ends with the sign.
  func percentWithoutLoad(_ range: TextRange) -> Diagnostic {
    Diagnostic(
      .badPercent, TextRange(range.upperBound - 1, range.upperBound), "this '%' stands where no load does",
      help: "write '3x5 @ 85%', '65/75/85% x 5/5/5' or '5/5/5+ @ 65/75/85%'")
  }

  /// Returns the mistake of a missing load: an empty attribute in a plan, a load without a unit in a log.
  func loadMissing(behind at: TextRange) -> Diagnostic {
    // `@ -60lb` helps the body.
    let isSigned = next.map { [.dash, .plus].contains($0.kind) } ?? false && peek(1)?.kind == .number
    let load = isSigned ? text(rest).prefix { $0 != " " } : ""
    return Diagnostic(
      isOfPlan ? .emptyAttribute : .loadWithoutUnit, at, "a load is missing after '@'",
      help: isSigned
        ? "write '@ bw\(String(load.last == "," ? load.dropLast() : load))'"
        : "write '@ 80\(.unit)', '@ bw' or '@ bw+10\(.unit)'")
  }
}

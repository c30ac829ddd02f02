import Text
import Training

/// A number with its unit, as one element of a list such as `20/40/45kg` or `60s/45s`.
enum Quantity {
  /// A number without a unit, in hundredths, whose meaning depends on the next tokens.
  case bare(hundredths: Int32)
  /// A whole number of up to three digits: reps, or a number of sets.
  case plain(Int32)
  /// Reps of a plan: `8-10`, `8+`.
  case planned(ClosedRange<Int32>, orMore: Bool)
  /// The sum of reps done with short rests: `5+3+2`.
  case cluster(total: Int32)
  case weight(Weight)
  /// A percentage of the training max, in hundredths of a percent, in a plan only: `85%`.
  case percent(Int32)
  case time(Elapsed)
  case distance(Distance)
}

/// A number read to the hundredth, and its range.
struct Decimal {
  var hundredths: Int32
  var range: TextRange
  var isWhole: Bool
}

extension LineCursor {
  /// Reads one element of a list; the next token is a number.
  mutating func quantity() throws(Diagnostic) -> Ranged<Quantity> {
    guard next?.kind == .number else {
      throw Diagnostic(.unreadableSet, next?.range ?? emptyRange, "a number is missing here", help: nil)
    }
    if peek(1)?.kind == .colon, let clock = try clock() { return Ranged(.time(clock.value), clock.range) }
    let number = try decimal()
    switch next?.kind {
    case .word: return try measured(number, isSpaced: false)
    case .blank where peek(1)?.kind == .word: return try measured(number, isSpaced: true)
    default:
      if isOfPlan, let sign = takePercentSign() {
        return Ranged(.percent(number.hundredths), number.range.through(sign.range))
      }
      return number.isWhole && isBeforePart ? try cluster(startingWith: number) : bare(number)
    }
  }

  /// Reads `80`, `82.5` or `82,5`, with at most four digits before the mark and two after it.
  mutating func decimal() throws(Diagnostic) -> Decimal {
    guard let whole = take(.number) else {
      throw Diagnostic(.unreadableSet, next?.range ?? emptyRange, "a number is missing here")
    }
    // `09` is probably `10/9` with two keys exchanged.
    if whole.range.count > 1, bytes[whole.range.lowerBound] == UInt8(ascii: "0") {
      throw leadingZero(whole.range)
    }
    var fraction: Token?
    if isDecimalMark(next), let digits = peek(1), digits.kind == .number {
      advance(2)
      fraction = digits
    }
    let range = whole.range.through(fraction?.range ?? whole.range)
    if isDecimalMark(next) { try refuseSecondMark(behind: range) }
    guard whole.range.count <= 4, let value = value(whole) else { throw numberTooLarge(range) }
    guard let fraction else { return Decimal(hundredths: Int32(value * 100), range: range, isWhole: true) }
    guard fraction.range.count <= 2, var part = self.value(fraction) else {
      throw threeDecimals(range, whole: whole, fraction: fraction)
    }
    if fraction.range.count == 1 { part *= 10 }
    return Decimal(hundredths: Int32(value * 100 + part), range: range, isWhole: false)
  }

  private func isDecimalMark(_ token: Token?) -> Bool { token?.kind == .dot || token?.kind == .comma }

  /// Returns a number without a unit as reps.
  func reps(_ hundredths: Int32, _ range: TextRange) throws(Diagnostic) -> Int32 {
    // `10,0` is not reps either, but a list with a comma for its slash, or ten from a spreadsheet.
    for offset in range.bounds where !bytes[offset].isDigit { throw fractionWithoutUnit(hundredths, range) }
    guard hundredths <= 999_00 else { throw tooManyReps(range) }
    return hundredths / 100
  }

  /// Reads a weight with its unit: `81.4kg`.
  mutating func weight() throws(Diagnostic) -> Ranged<Weight> {
    let start = mark
    let quantity = try quantity()
    switch quantity.value {
    case .weight(let weight): return Ranged(weight, quantity.range)
    case .bare:
      throw mistake(
        .loadWithoutUnit, quantity.range, "is a load without its unit",
        help: "write '\(text(quantity.range))\(.unit)'")
    case .percent: throw percentWithoutLoad(quantity.range)
    default:
      reset(to: start)
      throw mistake(.loadWithoutUnit, quantity.range, "is no weight", help: "a weight is '81.4kg' or '180lb'")
    }
  }

  /// Reads `bw`, `bw+10kg` or `bw-20kg`, and returns the weight added to the body.
  mutating func addedToBody() throws(Diagnostic) -> Ranged<Weight> {
    let nothing = Weight(hundredths: 0, .kg)
    guard let (_, count) = setWord() else { return Ranged(nothing, emptyRange) }
    let word = range(ofNext: count)
    advance(count)
    let afterWord = mark
    skipBlanks()
    guard let sign = next, sign.kind == .plus || sign.kind == .dash else {
      if let next, next.kind == .number, next.range.start == word.end {
        throw mistake(
          .unreadableSet, word.through(next.range), "does not say whether the load is added or taken off",
          help: "write 'bw+10\(.unit)' for a belt, 'bw-20\(.unit)' for a machine that helps")
      }
      reset(to: afterWord)
      return Ranged(nothing, word)
    }
    advance()
    skipBlanks()
    let added = try weight()
    var weight = added.value
    if sign.kind == .dash { weight.hundredths = -weight.hundredths }
    return Ranged(weight, word.through(added.range))
  }
}

extension LineCursor {
  /// True before `+3` or ` + 3`.
  private var isBeforePart: Bool {
    let plus = next?.kind == .blank ? 1 : 0
    guard peek(plus)?.kind == .plus else { return false }
    return peek(plus + (peek(plus + 1)?.kind == .blank ? 2 : 1))?.kind == .number
  }

  private mutating func cluster(startingWith first: Decimal) throws(Diagnostic) -> Ranged<Quantity> {
    var total = Int(first.hundredths) / 100
    var range = first.range
    while isBeforePart {
      skipBlanks()
      advance()
      skipBlanks()
      guard let part = take(.number) else { break }
      if part.range.count > 1, bytes[part.range.lowerBound] == UInt8(ascii: "0") { throw leadingZero(part.range) }
      total += value(part) ?? 1000
      range = range.through(part.range)
    }
    guard total <= 999 else { throw tooManyReps(range) }
    return Ranged(.cluster(total: Int32(total)), range)
  }

  /// Reads the unit behind a number, if it is one; the next token is a word, or a blank before a word.
  private mutating func measured(_ number: Decimal, isSpaced: Bool) throws(Diagnostic) -> Ranged<Quantity> {
    guard let word = isSpaced ? peek(1) : next else { return bare(number) }
    let unit = setWord(at: isSpaced ? 1 : 0)?.word
    if unit == .reps || isSpaced && unit?.isUnit != true { return bare(number) }
    let range = number.range.through(word.range)
    advance(isSpaced ? 2 : 1)
    // A unit of one letter has to touch its number.
    let mayStand = !isSpaced || word.range.count > 1
    switch unit {
    case .weight(let unit): return Ranged(.weight(Weight(hundredths: number.hundredths, unit)), range)
    case .distance(let unit): return Ranged(.distance(Distance(hundredths: number.hundredths, unit)), range)
    case .minutes: return try time(number, minutes: range)
    case .seconds where mayStand: return Ranged(.time(Elapsed(hundredths: number.hundredths)), range)
    case .hours where mayStand: return try time(number, hours: range)
    case .metres where mayStand: return try metres(number, range)
    case .seconds, .hours, .metres:
      if unit == .metres { _ = try metres(number, range) }
      throw blankBeforeUnit(number, word, range)
    default: throw unknownUnit(word, number, range)
    }
  }

  private func bare(_ number: Decimal) -> Ranged<Quantity> {
    Ranged(.bare(hundredths: number.hundredths), number.range)
  }
}

import Text
import Training

/// A number with what it measures, as one element of a list such as `20/40/45kg` or `60s/45s`.
enum Quantity {
  /// Without a unit, in hundredths: what it is depends on what follows.
  case bare(hundredths: Int32)
  /// A whole number of up to three digits: reps, or a number of sets.
  case plain(Int32)
  /// `5+3+2`
  case cluster(total: Int32)
  case weight(Weight)
  case time(Elapsed)
  case distance(Distance)
}

/// A number read to the hundredth, and where it stands.
struct Decimal {
  var hundredths: Int32
  var range: TextRange
  var isWhole: Bool
}

extension LineCursor {
  /// One element of a list; the next token is a number.
  mutating func quantity() throws(Rejection) -> Ranged<Quantity> {
    guard let first = next, first.kind == .number else {
      throw Rejection(.unreadableSet, next?.range ?? emptyRange, "a number is missing here", help: nil)
    }
    if let clock = try clock() { return Ranged(.time(clock.value), clock.range) }
    let number = try decimal()
    if number.isWhole, next?.kind == .plus, peek(1)?.kind == .number {
      return try cluster(startingWith: number)
    }
    return try measured(number)
  }

  /// `80`, `82.5`, `82,5`: at most four digits before the mark and two after it.
  mutating func decimal() throws(Rejection) -> Decimal {
    guard let whole = take(.number) else {
      throw Rejection(.unreadableSet, next?.range ?? emptyRange, "a number is missing here")
    }
    // `09` is what is left of `10/9` when two keys change places.
    if whole.range.count > 1, bytes[whole.range.lowerBound] == UInt8(ascii: "0") {
      let digits = String(text(whole.range).drop { $0 == "0" })
      let plain = digits.isEmpty ? "0" : digits
      throw Rejection(
        .leadingZero, whole.range, "'\(shortened(text(whole.range)))' begins with a zero",
        help: "write '\(shortened(plain))', if no slash or comma changed its place",
        fix: .unsafe(whole.range, plain))
    }
    var range = whole.range
    var fraction: Token?
    if let mark = next, mark.kind == .dot || mark.kind == .comma, let digits = peek(1), digits.kind == .number
    {
      advance(2)
      fraction = digits
      range = range.through(digits.range)
    }
    if let mark = next, mark.kind == .dot || mark.kind == .comma, let digits = peek(1), digits.kind == .number
    {
      while let mark = next, mark.kind == .dot || mark.kind == .comma, peek(1)?.kind == .number { advance(2) }
      range = range.through(TextRange(digits.range.lowerBound, emptyRange.upperBound))
      throw twoSeparators(range)
    }
    if let mark = next, mark.kind == .dot || mark.kind == .comma, peek(1)?.kind == mark.kind,
      let digits = peek(2), digits.kind == .number
    {
      let doubled = range.through(digits.range)
      let single = text(range) + text(mark.range) + text(digits.range)
      advance(3)
      throw Rejection(
        .twoSeparators, doubled, "'\(shortened(text(doubled)))' has its mark twice",
        help: "write '\(shortened(single))', or a slash between two numbers",
        fix: .unsafe(doubled, single))
    }
    guard let value = value(whole), whole.range.count <= 4 else {
      throw Rejection(
        .numberTooLarge, range, "'\(shortened(text(range)))' is more than anyone lifts, runs or counts",
        help: "numbers go up to 9999.99")
    }
    guard let fraction else { return Decimal(hundredths: Int32(value * 100), range: range, isWhole: true) }
    guard fraction.range.count <= 2, var part = self.value(fraction) else {
      throw threeDecimals(range, whole: whole, fraction: fraction)
    }
    if fraction.range.count == 1 { part *= 10 }
    return Decimal(hundredths: Int32(value * 100 + part), range: range, isWhole: false)
  }

  /// `1:30`, `27:30`, `1:05:00`; nil, and nothing is read, where the next tokens are no clock.
  mutating func clock() throws(Rejection) -> Ranged<Elapsed>? {
    guard let first = next, first.kind == .number, peek(1)?.kind == .colon, let second = peek(2),
      second.kind == .number
    else { return nil }
    var range = first.range.through(second.range)
    var parts = [first, second]
    advance(3)
    if next?.kind == .colon, let third = peek(1), third.kind == .number {
      parts.append(third)
      range = range.through(third.range)
      advance(2)
    }
    let values = parts.compactMap { value($0) }
    let isShapely = parts.dropFirst().allSatisfy { $0.range.count == 2 } && parts[0].range.count <= 3
    guard isShapely, values.count == parts.count, values.dropFirst().allSatisfy({ $0 < 60 }),
      let time = values.count == 2
        ? Elapsed(minutes: values[0], seconds: values[1])
        : Elapsed(hours: values[0], minutes: values[1], seconds: values[2])
    else {
      throw Rejection(
        .badDuration, range, "'\(text(range))' is no duration",
        help: "minutes and seconds: 1:30; hours too: 1:05:00")
    }
    return Ranged(time, range)
  }

  /// A weight, its unit included: `81.4kg`.
  mutating func weight() throws(Rejection) -> Ranged<Weight> {
    let start = mark
    let quantity = try quantity()
    switch quantity.value {
    case .weight(let weight): return Ranged(weight, quantity.range)
    case .bare:
      throw Rejection(
        .loadWithoutUnit, quantity.range, "'\(text(quantity.range))' is a load without its unit",
        help: "write '\(text(quantity.range))kg' or '\(text(quantity.range))lb'")
    default:
      reset(to: start)
      throw Rejection(
        .loadWithoutUnit, quantity.range, "'\(text(quantity.range))' is no weight",
        help: "a weight is '81.4kg' or '180lb'")
    }
  }

  /// `bw`, `bw+10kg`, `bw-20kg`; the next token is the word.
  mutating func bodyweightLoad() throws(Rejection) -> Ranged<Load> {
    guard let word = take(.word) else { return Ranged(.none, emptyRange) }
    let afterWord = mark
    skipBlanks()
    guard let sign = next, sign.kind == .plus || sign.kind == .dash else {
      if let next, next.kind == .number, next.range.start == word.range.end {
        throw Rejection(
          .unreadableSet, word.range.through(next.range),
          "'\(text(word.range.through(next.range)))' does not say whether the load is added or taken off",
          help: "write 'bw+10kg' for a belt, 'bw-20kg' for a machine that helps")
      }
      reset(to: afterWord)
      return Ranged(.bodyweight(added: Weight(hundredths: 0, .kg)), word.range)
    }
    advance()
    skipBlanks()
    let added = try weight()
    var weight = added.value
    if sign.kind == .dash { weight.hundredths = -weight.hundredths }
    return Ranged(.bodyweight(added: weight), word.range.through(added.range))
  }
}

extension LineCursor {
  private mutating func cluster(startingWith first: Decimal) throws(Rejection) -> Ranged<Quantity> {
    var total = Int(first.hundredths) / 100
    var range = first.range
    while next?.kind == .plus, let part = peek(1), part.kind == .number {
      total += value(part) ?? 1000
      range = range.through(part.range)
      advance(2)
    }
    guard total <= 999 else { throw tooManyReps(range) }
    return Ranged(.cluster(total: Int32(total)), range)
  }

  /// The unit after a number, which may be none.
  private mutating func measured(_ number: Decimal) throws(Rejection) -> Ranged<Quantity> {
    let touches = next?.kind == .word
    let isSpaced = next?.kind == .blank && peek(1)?.kind == .word
    guard touches || isSpaced, let word = touches ? next : peek(1) else { return bare(number) }
    let range = number.range.through(word.range)
    func isUnit(_ unit: StaticString) -> Bool { isWord(word, unit) }

    if isUnit("kg") || isUnit("kgs") {
      return take(.weight(Weight(hundredths: number.hundredths, .kg)), range, isSpaced)
    }
    if isUnit("lb") || isUnit("lbs") {
      return take(.weight(Weight(hundredths: number.hundredths, .lb)), range, isSpaced)
    }
    for unit in [DistanceUnit.km, .mi, .yd, .ft] where isUnit(unit.word) {
      return take(.distance(Distance(hundredths: number.hundredths, unit)), range, isSpaced)
    }
    if isUnit("min") {
      advance(isSpaced ? 2 : 1)
      return try time(number, minutes: range)
    }
    let isShort = isUnit("s") || isUnit("sec") || isUnit("m") || isUnit("h")
    if isSpaced {
      guard isShort else { return bare(number) }
      let joined = text(number.range) + text(word.range)
      advance(2)
      throw Rejection(
        .blankBeforeUnit, range, "'\(text(range))': this unit touches its number", help: "write '\(joined)'",
        fix: .unsafe(range, joined))
    }
    advance()
    if isUnit("s") || isUnit("sec") { return try time(seconds: number, range) }
    if isUnit("h") { return try time(number, hours: range) }
    if isUnit("m") { return try metres(number, range) }
    throw unknownUnit(word, number, range)
  }

  private mutating func take(_ quantity: Quantity, _ range: TextRange, _ isSpaced: Bool) -> Ranged<Quantity> {
    advance(isSpaced ? 2 : 1)
    return Ranged(quantity, range)
  }

  private func bare(_ number: Decimal) -> Ranged<Quantity> {
    Ranged(.bare(hundredths: number.hundredths), number.range)
  }

  private func time(seconds: Decimal, _ range: TextRange) throws(Rejection) -> Ranged<Quantity> {
    Ranged(.time(Elapsed(hundredths: seconds.hundredths)), range)
  }

  /// `2min`, `1min30s`; the unit has been read.
  private mutating func time(_ number: Decimal, minutes range: TextRange) throws(Rejection) -> Ranged<
    Quantity
  > {
    var range = range
    var seconds = 0
    if let digits = next, digits.kind == .number, isWord(peek(1), "s"), let unit = peek(1) {
      advance(2)
      range = range.through(unit.range)
      seconds = value(digits) ?? 60
    }
    guard number.isWhole, seconds < 60,
      let time = Elapsed(minutes: Int(number.hundredths) / 100, seconds: seconds)
    else {
      throw Rejection(
        .badDuration, range, "'\(text(range))' is no duration", help: "write '2min', '1min30s' or '1:30'")
    }
    return Ranged(.time(time), range)
  }

  /// `1h`, `1h05min`; the unit has been read.
  private mutating func time(_ number: Decimal, hours range: TextRange) throws(Rejection) -> Ranged<Quantity>
  {
    var range = range
    var minutes = 0
    var hasTwoDigits = true
    if let digits = next, digits.kind == .number {
      guard isWord(peek(1), "min"), let unit = peek(1) else {
        advance()
        let minutes = text(digits.range)
        let spelled = text(range) + (minutes.utf8.count == 1 ? "0" : "") + minutes + "min"
        range = range.through(digits.range)
        if let unit = next, isWord(unit, "m") {
          advance()
          range = range.through(unit.range)
        }
        throw Rejection(
          .badDuration, range, "'\(text(range))' is no duration", help: "write '\(spelled)'",
          fix: .unsafe(range, spelled))
      }
      advance(2)
      range = range.through(unit.range)
      minutes = value(digits) ?? 60
      hasTwoDigits = digits.range.count == 2
    }
    guard number.isWhole, minutes < 60, hasTwoDigits,
      let time = Elapsed(hours: Int(number.hundredths) / 100, minutes: minutes)
    else {
      throw Rejection(
        .badDuration, range, "'\(text(range))' is no duration", help: "write '1h', '1h05min' or '1:05:00'")
    }
    return Ranged(.time(time), range)
  }

  /// Below ten, `m` was meant as minutes far more often than as metres.
  private mutating func metres(_ number: Decimal, _ range: TextRange) throws(Rejection) -> Ranged<Quantity> {
    var whole = range
    if let digits = next, digits.kind == .number, isWord(peek(1), "s"), let unit = peek(1) {
      advance(2)
      whole = range.through(unit.range)
    }
    guard whole == range, number.hundredths >= 1000 else {
      let minutes = text(number.range) + "min" + text(TextRange(range.upperBound, whole.upperBound))
      throw Rejection(
        .metresOrMinutes, whole, "'\(text(whole))' reads as metres, and is too short to be meant",
        help: "write '\(minutes)' for minutes", fix: .unsafe(whole, minutes))
    }
    return Ranged(.distance(Distance(hundredths: number.hundredths, .m)), range)
  }
}

extension DistanceUnit {
  fileprivate var word: StaticString {
    switch self {
    case .m: "m"
    case .km: "km"
    case .mi: "mi"
    case .yd: "yd"
    case .ft: "ft"
    }
  }
}

import Text
import Training

/// The rules of an exercise's progress in a plan, `add 2.5kg`, `back 10% after 3`, `else 6x2+`, `since 2026-03-01`,
/// and the attributes of its loads in exercises.txt.
extension LineCursor {
  /// Reads `add 2.5kg`, `add 1 rep`, `add 5s` or `add 100m`; the next token is the word.
  mutating func increment() throws(Diagnostic) -> Ranged<ProgressionRule.Increment> {
    let whole = attribute
    try behindWord("add", whole, help: "write 'add 2.5\(.unit)', 'add 1 rep', 'add 5s' or 'add 100m'")
    guard next?.kind == .number else { throw badAdd(whole) }
    if let word = peek(1), word.kind == .word, isReps(word) {
      let number = next.map { text($0.range) } ?? ""
      throw Diagnostic(
        .badAdd, whole, "'\(text(whole))': a blank is missing before '\(text(word.range))'",
        help: "write 'add \(number) \(text(word.range))'", fix: .safe(whole, "add \(number) \(text(word.range))"))
    }
    let quantity = try quantity()
    let increment: ProgressionRule.Increment
    switch quantity.value {
    case .weight(let weight) where weight.hundredths > 0: increment = .load(weight)
    case .time(let time) where time.hundredths > 0: increment = .time(time)
    case .distance(let distance) where distance.hundredths > 0: increment = .distance(distance)
    case .bare(let hundredths):
      skipBlanks()
      guard let word = next, isReps(word), hundredths % 100 == 0, 100...10_000 ~= hundredths else {
        throw badAdd(whole)
      }
      advance()
      increment = .reps(hundredths / 100)
    default: throw badAdd(whole)
    }
    return Ranged(increment, whole)
  }

  private func isReps(_ word: Token) -> Bool { isWord(word, "rep") || isWord(word, "reps") }

  private func badAdd(_ range: TextRange) -> Diagnostic {
    let written = text(range)
    let number = String(written.dropFirst(3)).trimmed
    let isNumber = !number.isEmpty && number.utf8.allSatisfy { $0.isDigit || $0 == 44 || $0 == 46 }
    return Diagnostic(
      .badAdd, range, "'\(shortened(written))' does not say what is added",
      help: isNumber
        ? number.utf8.allSatisfy(\.isDigit)
          ? "write '\(written)\(.unit)', '\(written) reps' or '\(written)s'"
          : "write '\(written)\(.unit)' or '\(written)s'"
        : "write 'add 2.5\(.unit)', 'add 1 rep', 'add 5s' or 'add 100m'")
  }

  /// Reads `back 10% after 3`, or `back 10%` after the first miss; the next token is the word.
  mutating func setback() throws(Diagnostic) -> Ranged<ProgressionRule.Back> {
    let whole = attribute
    advance()
    skipBlanks()
    guard let percent = try percentage(), 1..<10_000 ~= percent.value else {
      throw badBack(whole, "does not say how much less, in percent")
    }
    var misses = 1
    let before = mark
    let isApart = skipBlanks()
    if isWord(next, "after") {
      guard isApart else { throw badBack(whole, "has no blank before 'after'") }
      advance()
      guard skipBlanks(), let number = take(.number), number.range.count <= 2, let count = value(number), count > 0,
        next.isSpace || next?.kind == .comma, bytes[number.range.lowerBound] != UInt8(ascii: "0")
      else { throw badBack(whole, "does not say after how many misses") }
      misses = count
    } else {
      reset(to: before)
    }
    return Ranged(ProgressionRule.Back(percent: percent.value, after: misses), whole)
  }

  private func badBack(_ range: TextRange, _ what: Message) -> Diagnostic {
    mistake(.badBack, range, "" + what, help: "write 'back 10% after 3': a tenth less after three misses")
  }

  /// Reads `85%`, in hundredths of a percent; nil, and nothing is read, if no percent sign follows the number.
  mutating func percentage() throws(Diagnostic) -> Ranged<Int32>? {
    let before = mark
    guard next?.kind == .number, let number = try? decimal() else {
      reset(to: before)
      return nil
    }
    guard let sign = takePercentSign() else {
      reset(to: before)
      return nil
    }
    let range = number.range.through(sign.range)
    guard 100...20_000 ~= number.hundredths else { throw percentNeverMeant(range) }
    return Ranged(number.hundredths, range)
  }

  /// Reads `else 6x2+`; the next token is the word.
  mutating func stage() throws(Diagnostic) -> PlannedGroup {
    let whole = attribute
    try behindWord("else", whole, help: "write what is asked for after a miss: 'else 6x2+'")
    guard next?.kind == .number else {
      throw mistake(.badPlanSets, whole, "is no target after a miss", help: "write 'else 6x2+'")
    }
    let group = try plannedGroup()
    guard group.load == nil, group.sets.allSatisfy({ $0.effort == nil && !$0.isWarmUp }) else {
      throw mistake(
        .badPlanSets, group.range, "is more than sets and reps",
        help: "after a miss the load stays: write 'else \(shortened(text(group.amounts)))'")
    }
    return group
  }

  /// Reads `since 2026-03-01`; the next token is the word.
  mutating func sinceDate() throws(Diagnostic) -> Ranged<CivilDate> {
    let start = next?.range ?? emptyRange
    try behindWord("since", start, help: "write 'since 2026-03-01'")
    let range = TextRange(rest.lowerBound, attribute.upperBound)
    let written = text(range)
    guard written.count == 10, let date = CivilDate(written.plainDashes) else {
      throw badDate(range)
    }
    skip(past: range)
    return Ranged(date, range)
  }

  /// Reads `max 120kg since 2026-01-05`; the next token is the word.
  mutating func trainingMax() throws(Diagnostic) -> Ranged<DatedWeight> {
    let whole = attribute
    try behindWord("max", whole, help: "write 'max 120\(.unit) since 2026-01-05'")
    guard next?.kind == .number else { throw badMax(whole, "is no training max") }
    let weight = try weight()
    guard weight.value.hundredths > 0 else { throw badMax(whole, "is no training max") }
    skipBlanks()
    guard isWord(next, "since") else { throw badMax(whole, "does not say since when it holds") }
    let date = try sinceDate()
    return Ranged(DatedWeight(weight.value, since: date.value), whole)
  }

  private func badMax(_ range: TextRange, _ what: Message) -> Diagnostic {
    mistake(
      .badMax, range, "" + what, help: "write 'max 120\(.unit) since 2026-01-05': cycles are counted from that day")
  }

  /// Reads `step 2.5kg`; the next token is the word.
  mutating func loadStep() throws(Diagnostic) -> Ranged<Weight> {
    let whole = attribute
    try behindWord("step", whole, help: "write 'step 2.5\(.unit)'")
    let weight = try weight()
    guard weight.value.hundredths > 0 else {
      throw mistake(.badMax, whole, "is no change of load", help: "write 'step 2.5\(.unit)'")
    }
    return Ranged(weight.value, whole)
  }

  /// `bar 15kg`, `bar none`; the next token is the word.
  mutating func bar() throws(Diagnostic) -> Ranged<Bar> {
    let whole = attribute
    try behindWord("bar", whole, help: "write 'bar 15\(.unit)' or 'bar none'")
    guard isWord(next, "none") else { return Ranged(.weighing(try weight().value), whole) }
    advance()
    return Ranged(.notUsed, whole)
  }

  /// Skips a word and the blank behind it; throws if either the blank or more text is missing.
  private mutating func behindWord(_ word: String, _ whole: TextRange, help: Message) throws(Diagnostic) {
    advance()
    let isApart = skipBlanks()
    if isAtEnd || next?.kind == .comma {
      throw Diagnostic(.emptyAttribute, whole, "something is missing after '\(word)'", help: help)
    }
    guard isApart else {
      throw mistake(.unknownAttribute, whole, "is no attribute of an exercise", help: help)
    }
  }
}

extension String {
  /// The text with a hyphen for each typographic dash.
  fileprivate var plainDashes: String {
    String(
      String.UnicodeScalarView(unicodeScalars.map { 0x2010...0x2015 ~= $0.value || $0.value == 0x2212 ? "-" : $0 }))
  }
}

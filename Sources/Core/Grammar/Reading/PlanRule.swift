import Text
import Training

/// The rules of an exercise's progress in a plan, `add 2.5kg`, `back 10% after 3`, `else 6x2+`, `since 2026-03-01`,
/// and the attributes of its loads in exercises.txt.
extension LineCursor {
  /// Reads `add 2.5kg`, `add 1 rep`, `add 5s` or `add 100m`; the next token is the word.
  mutating func increment() throws(Diagnostic) -> ProgressionRule.Increment {
    let whole = attribute
    let forms: Message = "write 'add 2.5\(.unit)', 'add 1 rep', 'add 5s' or 'add 100m'"
    try skipWord("add", whole, help: forms)
    let number = next
    if number?.kind == .number, let word = peek(1), setWord(at: 1)?.word == .reps {
      let spelled = "\(text(TextRange(whole.lowerBound, word.range.lowerBound))) \(text(word.range))"
      throw Diagnostic(
        .badAdd, whole, "'\(text(whole))': a blank is missing before '\(text(word.range))'", help: "write '\(spelled)'",
        fix: .safe(whole, spelled))
    }
    if number?.kind == .number {
      switch try quantity().value {
      case .weight(let weight) where weight.hundredths > 0: return .load(weight)
      case .percent(let percent) where 1..<10_000 ~= percent: return .percent(percent)
      case .time(let time) where time.hundredths > 0: return .time(time)
      case .distance(let distance) where distance.hundredths > 0: return .distance(distance)
      case .bare(let hundredths):
        skipBlanks()
        guard let (word, count) = setWord(), word == .reps, hundredths % 100 == 0, 100...10_000 ~= hundredths else {
          break
        }
        advance(count)
        return .reps(hundredths / 100)
      default: break
      }
    }
    let written = text(whole)
    let isWhole = number.map { TextRange($0.range.lowerBound, whole.upperBound) == $0.range } ?? false
    throw mistake(
      .badAdd, whole, "does not say what is added",
      help: isWhole ? "write '\(written)\(.unit)', '\(written) reps' or '\(written)s'" : forms)
  }

  /// Reads `if 8+` behind what is added; the next token is the word.
  mutating func leastReps(in whole: TextRange) throws(Diagnostic) -> Int32 {
    guard let least = numberBehindWord(digits: 3), take(.plus) != nil, next.isSpace || next?.kind == .comma else {
      throw mistake(
        .badAdd, whole, "does not say from how many reps on",
        help: "write 'add 5\(.unit) if 8+': with eight reps or more")
    }
    return Int32(least)
  }

  /// Reads `after 2` behind what is added; the next token is the word.
  mutating func count(after whole: TextRange) throws(Diagnostic) -> Int {
    guard let count = numberBehindWord(digits: 2), next.isSpace || next?.kind == .comma else {
      throw mistake(
        .badAdd, whole, "does not say how often it has to be reached",
        help: "write 'add 2.5\(.unit) after 2': once it was reached twice in a row")
    }
    return count
  }

  /// Reads `back 10% after 3`, or `back 10%` after the first miss; the next token is the word.
  mutating func setback() throws(Diagnostic) -> ProgressionRule.Back {
    let whole = attribute
    func mistake(_ words: Message) -> Diagnostic {
      self.mistake(.badBack, whole, words, help: "write 'back 10% after 3': a tenth less after three misses")
    }
    advance()
    skipBlanks()
    guard let percent = try percentage(), 100..<10_000 ~= percent.value else {
      throw mistake("does not say how much less, in percent")
    }
    let before = mark
    let isApart = skipBlanks()
    guard planWord()?.word == .after else {
      reset(to: before)
      return ProgressionRule.Back(percent: percent.value, after: 1)
    }
    guard isApart else { throw mistake("has no blank before 'after'") }
    guard let misses = numberBehindWord(digits: 2), next.isSpace || next?.kind == .comma else {
      throw mistake("does not say after how many misses")
    }
    return ProgressionRule.Back(percent: percent.value, after: misses)
  }

  /// Takes the next word and the number behind it, of up to so many digits and without a zero before them; nil for other text.
  private mutating func numberBehindWord(digits: Int) -> Int? {
    advance()
    guard skipBlanks(), let number = take(.number), number.range.count <= digits,
      bytes[number.range.lowerBound] != UInt8(ascii: "0")
    else { return nil }
    return value(number)
  }

  /// Reads `85%`, in hundredths of a percent; nil, and nothing is read, if no percent sign follows the number.
  mutating func percentage() throws(Diagnostic) -> Ranged<Int32>? {
    let before = mark
    guard next?.kind == .number, let number = try? decimal(), let sign = takePercentSign() else {
      reset(to: before)
      return nil
    }
    return Ranged(number.hundredths, number.range.through(sign.range))
  }

  /// Reads `else 6x2+`; the next token is the word.
  mutating func stage() throws(Diagnostic) -> PlannedGroup {
    let whole = attribute
    try skipWord("else", whole, help: "write what is asked for after a miss: 'else 6x2+'")
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
    try skipWord("since", start, help: "write 'since 2026-03-01'")
    let range = range(of: remaining.prefix(tokensToSeparator).prefix { $0.kind != .blank })
    guard let date = CivilDate(text(range).plainDashes) else { throw badDate(range) }
    skip(past: range)
    return Ranged(date, range)
  }

  /// Reads `max 120kg since 2026-01-05`; the next token is the word.
  mutating func trainingMax() throws(Diagnostic) -> DatedWeight {
    let whole = attribute
    func mistake(_ words: Message, _ max: Message = "max 120\(.unit)") -> Diagnostic {
      self.mistake(.badMax, whole, words, help: "write '\(max) since 2026-01-05': cycles are counted from that day")
    }
    try skipWord("max", whole, help: "write 'max 120\(.unit) since 2026-01-05'")
    guard next?.kind == .number else { throw mistake("is no training max") }
    let weight = try weight().value
    guard weight.hundredths > 0 else { throw mistake("is no training max") }
    skipBlanks()
    guard planWord()?.word == .since else {
      throw mistake("does not say since when it holds", "\(shortened(text(whole)))")
    }
    return DatedWeight(weight, since: try sinceDate().value)
  }

  /// Reads `step 2.5kg`; the next token is the word.
  mutating func loadStep() throws(Diagnostic) -> Weight {
    let whole = attribute
    try skipWord("step", whole, help: "write 'step 2.5\(.unit)'")
    let weight = try weight().value
    guard weight.hundredths > 0 else {
      throw mistake(.badMax, whole, "is no change of load", help: "write 'step 2.5\(.unit)'")
    }
    return weight
  }

  /// Reads `bar 15kg` or `bar none`; the next token is the word.
  mutating func bar() throws(Diagnostic) -> Bar {
    try skipWord("bar", attribute, help: "write 'bar 15\(.unit)' or 'bar none'")
    guard isWord(next, "none") else { return .weighing(try weight().value) }
    advance()
    return .notUsed
  }

  /// Skips a word and the blank behind it; throws if either the blank or more text is missing.
  mutating func skipWord(_ word: String, _ whole: TextRange, help: Message) throws(Diagnostic) {
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

import Text
import Training

/// Formats sets, `80kg x 10/8 w, bw+10kg x 5 rpe 8,5`, `3x10 @ 50kg`, `5km in 27:30`, and the attributes of a
/// plan's exercise, which have the same signs: `chest, 4x8-10 @ 80kg, rest 2min`.
struct SetFormatter {
  private enum Part { case start, sets, marks }
  private let isPlan: Bool
  private var part = Part.start
  private var isLoaded = false
  private var isRemark = false
  /// True behind the word `add`, up to the comma.
  private var isAdding = false
  /// The number of blanks that the last token wants behind it; nil leaves them as they are.
  private var after: Int?
  private var last: Token?

  /// Formats to the end of the line, with `blanks` before the first token; nil leaves them as they are.
  static func format(_ walk: inout FormatWalk, blanks: Int?, inPlan isPlan: Bool = false) {
    var formatter = SetFormatter(isPlan: isPlan)
    formatter.after = blanks
    while let token = walk.ahead { formatter.format(token, &walk) }
  }
}

extension SetFormatter {
  private init(isPlan: Bool) { self.isPlan = isPlan }

  private mutating func format(_ token: Token, _ walk: inout FormatWalk) {
    defer { last = token }
    if walk.takeLostComma() { beginAttribute() }
    switch token.kind {
    case .comma: comma(token, &walk)
    case .string:
      walk.take(blanks: part == .start ? after : 1)
      walk.edits.plainQuotes(token)
      isRemark = part == .start
      next(.marks, nil)
    case .times:
      walk.take(blanks: isLoaded ? 1 : 0)
      walk.edits.spell(token.range, "x")
      next(.sets, isLoaded ? 1 : 0)
    case .dash:
      walk.take(blanks: 0)
      walk.edits.spell(token.range, "-")
      next(part, 0)
    case .symbol where isPlan && walk.bytes[token.range.lowerBound] == UInt8(ascii: "%"):
      walk.take(blanks: 0)
      isLoaded = true
      next(.sets, nil)
    case .slash, .plus:
      walk.take(blanks: 0)
      next(part, 0)
    case .at:
      walk.take(blanks: part == .start ? after : 1)
      next(.sets, 1)
    case .comment:
      walk.take(blanks: nil)
      next(part, nil)
    case .word:
      if let (word, count) = wordOfPlan(walk.behindBlanks) {
        attribute(word, count, &walk)
      } else if part == .marks {
        mark(token, &walk)
      } else {
        word(token, &walk)
      }
    default:
      walk.take(blanks: after)
      next(part == .start ? .sets : part, nil)
    }
  }

  private mutating func next(_ part: Part, _ after: Int?) {
    self.part = part
    self.after = after
  }

  /// Takes a comma; one between two digits is decimal. A blank before any other one is a finding that asks for a lost
  /// mark, and stays until a person has answered.
  private mutating func comma(_ comma: Token, _ walk: inout FormatWalk) {
    let isBehindBlank = walk.line.next?.kind == .blank
    let following = walk.line.peek(isBehindBlank ? 2 : 1)
    if !isBehindBlank, last?.kind == .number, following?.kind == .number {
      walk.take(blanks: nil)
      return next(part, nil)
    }
    let asks = walk.line.next.map { walk.questions.contains($0.range.lowerBound) } ?? false
    let mayStay = isPlan ? last?.kind == .comment || asks : !isRemark
    walk.take(blanks: isBehindBlank && mayStay ? nil : 0)
    beginAttribute()
  }

  private mutating func beginAttribute() {
    next(.start, 1)
    (isLoaded, isRemark, isAdding) = (false, false, false)
  }

  /// Takes a unit, `bw`, a word for a sign, or the first mark, and writes its plain spelling.
  private mutating func word(_ token: Token, _ walk: inout FormatWalk) {
    let (word, count) = walk.behindBlanks.setWord() ?? (nil, 1)
    switch word {
    case .body:
      walk.take(blanks: after, count, as: "bw")
      if part == .start { isLoaded = true }
      next(.sets, nil)
    case _ where part == .start, .reps where isAdding:
      // A muscle group stays as it is, in either language; what is added may be reps.
      walk.take(blanks: part == .start ? after : 1)
      if isAdding { walk.edits.lowerCase(token.range) }
      next(.sets, nil)
    case .load:
      walk.take(blanks: 1, count, as: "@")
      next(.sets, 1)
    case .count:
      walk.take(blanks: 0, count, as: "x")
      next(.sets, 0)
    case .duration:
      walk.take(blanks: 1, count, as: "in")
      next(.sets, 1)
    case .reps:
      let start = walk.line.emptyRange.upperBound
      walk.line = walk.behindBlanks
      walk.line.advance(count)
      walk.edits.remove(TextRange(start, walk.line.emptyRange.upperBound))
      next(.sets, nil)
    case let unit? where unit.isUnit && last?.kind == .number:
      if case .weight = unit { isLoaded = true }
      walk.take(blanks: 0, count, as: unit.plain)
      // `1min30`
      if unit == .minutes, let seconds = walk.line.next, seconds.kind == .number, walk.line.peek(1)?.kind != .word {
        walk.edits.insert("s", at: seconds.range.upperBound)
      }
      next(.sets, nil)
    default: mark(token, &walk)
    }
  }

  /// Takes a word of a plan with one blank behind it, as in `rest 90s`, `add 2.5kg`, `80kg since 2026-03-01`. A name
  /// behind `or` stays as it is.
  private mutating func attribute(_ word: PlanWord, _ count: Int, _ walk: inout FormatWalk) {
    walk.take(blanks: part == .start ? after : 1, count, as: word.rawValue)
    isAdding = word == .add
    switch word {
    case .superset: next(.sets, nil)
    case .alternative:
      if let name = walk.ahead, name.kind == .string {
        walk.take(blanks: 1)
        walk.edits.plainQuotes(name)
      } else {
        walk.skipBlanks(making: 1)
        while let token = walk.ahead, token.kind != .comma, token.kind != .comment { walk.take(blanks: nil) }
      }
      next(.marks, nil)
    default: next(.sets, 1)
    }
  }

  /// Returns the word of a plan that is next, and the number of its tokens; nil where it is a muscle group.
  private func wordOfPlan(_ line: LineCursor) -> (word: PlanWord, count: Int)? {
    guard isPlan, let (word, count) = line.planWord(), word != .back || line.isAtSetback,
      word != .body || line.isAtBodyShare
    else { return nil }
    return (word, count)
  }

  private mutating func mark(_ word: Token, _ walk: inout FormatWalk) {
    let (mark, count) = walk.behindBlanks.setMark()
    walk.take(blanks: 1, count, as: mark?.keyword?.description ?? walk.line.text(word.range))
    if walk.line.next?.kind == .colon {
      // `word:value` is reserved for later versions, and may be written in any way.
      while let next = walk.line.next, next.kind != .blank, next.kind != .comma { walk.line.advance() }
      return next(.marks, nil)
    }
    switch mark?.form {
    case .clock:
      walk.clock(blanks: 1)
      next(.marks, nil)
    case .word, .amount, nil: next(.marks, nil)
    default: next(.marks, 1)
    }
  }
}

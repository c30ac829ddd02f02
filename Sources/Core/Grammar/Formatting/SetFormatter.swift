import Text
import Training

/// Sets as fmt writes them: `80kg x 10/8 w, bw+10kg x 5 rpe 8,5`, `3x10 @ 50kg`, `5km in 27:30`; and the attributes of
/// a plan's exercise, which are written with the same signs: `chest, 4x8-10 @ 80kg, rest 2min`.
struct SetFormatter {
  private enum Place { case start, sets, marks }
  private let isPlan: Bool
  private var place = Place.start
  private var isLoaded = false
  private var isRemark = false
  /// The blanks that the last token wants behind it; nil where it does not say.
  private var after: Int?
  private var last: Token?

  /// Formats to the end of the line; so many blanks stand before the first token, nil leaves them as they are.
  static func format(_ walk: inout FormatWalk, blanks: Int?, inPlan isPlan: Bool = false) {
    var formatter = SetFormatter(isPlan: isPlan)
    formatter.after = blanks
    while let token = walk.ahead {
      if !formatter.signs(insteadOfWordsFrom: token, &walk) { formatter.format(token, &walk) }
    }
  }
}

extension SetFormatter {
  private init(isPlan: Bool) { self.isPlan = isPlan }

  private mutating func format(_ token: Token, _ walk: inout FormatWalk) {
    defer { last = token }
    switch token.kind {
    case .comma: comma(token, &walk)
    case .string:
      walk.take(blanks: place == .start ? after : 1)
      walk.edits.plainQuotes(token)
      isRemark = place == .start
      next(.marks, nil)
    case .times:
      walk.take(blanks: isLoaded ? 1 : 0)
      walk.edits.spell(token.range, "x")
      next(.sets, isLoaded ? 1 : 0)
    case .dash:
      walk.take(blanks: 0)
      walk.edits.spell(token.range, "-")
      next(place, 0)
    case .symbol where isPlan && walk.bytes[token.range.lowerBound] == UInt8(ascii: "%"):
      walk.take(blanks: 0)
      isLoaded = true
      next(.sets, nil)
    case .slash, .plus:
      walk.take(blanks: 0)
      next(place, 0)
    case .at:
      walk.take(blanks: place == .start ? after : 1)
      next(.sets, 1)
    case .comment:
      walk.take(blanks: nil)
      next(place, nil)
    case .word where isPlan && SetFormatter.wordsOfPlan.contains(walk.line.text(token.range).lowercased()):
      phrase(token, &walk)
    case .word where place == .marks: mark(token, &walk)
    case .word: word(token, &walk)
    default:
      walk.take(blanks: after)
      next(place == .start ? .sets : place, nil)
    }
  }

  /// A group in words is written with signs, all of it at once; false where it is none.
  private mutating func signs(insteadOfWordsFrom token: Token, _ walk: inout FormatWalk) -> Bool {
    guard !isPlan, place == .start, token.kind == .number || token.kind == .word else { return false }
    let start = walk.line.next?.kind == .blank ? 1 : 0
    var (last, isPlain) = (token, true)
    for distance in start..<max(start, walk.line.tokensToSeparator) {
      guard let next = walk.line.peek(distance), next.kind != .blank else { continue }
      // `1min30`; all else holds a word that no sign is.
      if next.kind == .number, last.kind == .word { isPlain = false }
      if next.kind == .word, walk.line.isNoSign(next) { isPlain = false }
      last = next
    }
    guard !isPlain else { return false }
    let range = token.range.through(last.range)
    let text = walk.line.text(range)
    guard !readsAsSets(text), let plain = plainSets(text), readsAsSets(plain) else { return false }
    walk.take(blanks: after)
    while let next = walk.ahead, next.range.upperBound <= range.upperBound { walk.take(blanks: nil) }
    walk.edits.replace(range, with: formattedSets(plain))
    next(.marks, nil)
    self.last = nil
    return true
  }

  private mutating func next(_ place: Place, _ after: Int?) {
    self.place = place
    self.after = after
  }

  /// A comma between two digits is a decimal one. A blank before any other is a finding that asks whether a mark was
  /// lost: it stays until a person has answered.
  private mutating func comma(_ comma: Token, _ walk: inout FormatWalk) {
    let isBehindBlank = walk.line.next?.kind == .blank
    let following = walk.line.peek(isBehindBlank ? 2 : 1)
    if !isBehindBlank, last?.kind == .number, following?.kind == .number {
      walk.take(blanks: nil)
      return next(place, nil)
    }
    let asks = walk.line.next.map { walk.questions.contains($0.range.lowerBound) } ?? false
    let mayStay = isPlan ? last?.kind == .comment || asks : !isRemark
    walk.take(blanks: isBehindBlank && mayStay ? nil : 0)
    next(.start, 1)
    isLoaded = false
    isRemark = false
  }

  /// A unit, `bw`, `in`, or the first mark.
  private mutating func word(_ word: Token, _ walk: inout FormatWalk) {
    let line = walk.line
    if place == .start, isPlan { return attribute(word, &walk) }
    if place == .start {
      walk.take(blanks: after)
      walk.edits.lowerCase(word.range)
      isLoaded = true
      return next(.sets, nil)
    }
    if line.isWord(word, "bw") {
      walk.take(blanks: after)
      walk.edits.lowerCase(word.range)
      return next(.sets, nil)
    }
    if line.isWord(word, "in") {
      walk.take(blanks: 1)
      walk.edits.lowerCase(word.range)
      return next(.sets, 1)
    }
    guard last?.kind == .number, let unit = line.unit(word) else { return mark(word, &walk) }
    if case .weight = unit { isLoaded = true }
    walk.take(blanks: 0)
    walk.unit(word)
    next(.sets, nil)
  }

  /// `rest`, `superset`, the beginning of `bw x 8`; a muscle group is a word of either language and stays as it is.
  private mutating func attribute(_ word: Token, _ walk: inout FormatWalk) {
    var ahead = walk.line
    ahead.skipBlanks()
    let superset = ahead.takeSuperset()
    walk.take(blanks: after)
    if let superset {
      while let next = walk.line.next, next.range.upperBound <= superset.upperBound { walk.line.advance() }
      walk.edits.spell(superset, "superset")
      return next(.sets, nil)
    }
    let isBody = walk.line.isWord(word, "bw")
    // `back` is a muscle group, too.
    let isRule = walk.line.isRest(word) || walk.line.isWord(word, "back") && walk.ahead?.kind == .number
    if walk.line.isRest(word) {
      walk.edits.spell(word.range, "rest")
    } else if isRule || isBody {
      walk.edits.lowerCase(word.range)
    }
    isLoaded = isBody
    next(.sets, isRule ? 1 : nil)
  }

  /// `add 2.5kg`, `back 10% after 3`, `else 6x2+`, `or "Name"`, `80kg since 2026-03-01`: words with one blank around them.
  /// A name behind `or` stays as it is.
  private mutating func phrase(_ word: Token, _ walk: inout FormatWalk) {
    walk.take(blanks: place == .start ? after : 1)
    walk.edits.lowerCase(word.range)
    guard walk.line.isWord(word, "or") else { return next(.sets, 1) }
    if let name = walk.ahead, name.kind == .string {
      walk.take(blanks: 1)
      walk.edits.plainQuotes(name)
    } else {
      var isFirst = true
      while let token = walk.ahead, token.kind != .comma, token.kind != .comment {
        walk.take(blanks: isFirst ? 1 : nil)
        isFirst = false
      }
    }
    next(.marks, nil)
  }

  private static let wordsOfPlan: Set<String> = ["add", "after", "else", "or", "since", "rep", "reps"]

  private mutating func mark(_ word: Token, _ walk: inout FormatWalk) {
    walk.take(blanks: 1)
    if walk.line.next?.kind == .colon {
      // `word:value` is kept for later versions: nobody knows yet what of it means something.
      while let next = walk.line.next, next.kind != .blank, next.kind != .comma { walk.line.advance() }
      return next(.marks, nil)
    }
    walk.edits.lowerCase(word.range)
    switch walk.line.mark(of: word)?.form {
    case .clock:
      walk.clock(blanks: 1)
      next(.marks, nil)
    case .word, .amount, nil: next(.marks, nil)
    default: next(.marks, 1)
    }
  }
}

/// Sets without a mistake in the style of `fmt`.
private func formattedSets(_ text: String) -> String {
  let start = "2026-01-01\n  A: "
  let source = Source(name: "", text: start + text + "\n")
  let bytes = LogFormatter.edits(for: LogReader.read(source), Settings()).applied(to: source.bytes) ?? source.bytes
  return String(decoding: bytes.dropFirst(start.utf8.count).dropLast(), as: UTF8.self)
}

extension LineCursor {
  /// Neither a unit nor a mark, nor `bw`, nor `in`.
  fileprivate func isNoSign(_ word: Token) -> Bool {
    unit(word) == nil && mark(of: word) == nil && !isWord(word, "bw") && !isWord(word, "in")
  }
}

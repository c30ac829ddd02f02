import Text
import Training

// The marks behind a group of sets, in any order: `w`, `d`, `f`, `rpe 8.5`, `rir 2`, `at 18:55`, `"a note"`.

extension SetGroup {
  /// Reads to the comma or the end of the line.
  mutating func readMarks(_ line: inout LineCursor) throws(Diagnostic) {
    while true {
      let before = line.mark
      let isApart = line.skipBlanks()
      guard let token = line.next, token.kind != .comma else {
        line.reset(to: before)
        return
      }
      guard isApart else { throw touching(token, line) }
      if line.isBehindPlannedSets {
        line.reset(to: before)
        return
      }
      switch token.kind {
      case .string:
        line.advance()
        notes.append(token.range)
      case .quote: throw line.unclosedRemark(token)
      case .word: try word(token, &line)
      default:
        line.reset(to: before)
        return
      }
    }
  }

  private mutating func word(_ token: Token, _ line: inout LineCursor) throws(Diagnostic) {
    let (mark, count) = line.setMark()
    line.advance(count)
    if let colon = line.next, colon.kind == .colon, let value = line.peek(1), value.kind != .blank,
      value.kind != .comma
    {
      // `word:value` is reserved for later versions and costs no set. A known mark has no colon.
      while let next = line.next, next.kind != .blank, next.kind != .comma { line.advance() }
      guard let mark else { return }
      throw line.mistake(
        .markTouches, token.range.through(line.emptyRange), "has a colon, and a mark has none",
        help: "write '\(mark.example)'")
    }
    switch mark?.form {
    case .word(let flag):
      guard marks.insert(flag).inserted else { throw repeated(token, line) }
      if marks.isSuperset(of: .sides) {
        throw Diagnostic(
          .repeatedMark, token.range, "a set is of one side, and this one has both",
          help: "write a set for each: '20\(.unit) x 10 left, 20\(.unit) x 8 right'; without a side it is of both")
      }
    case .effort: try effort(mark?.name ?? "", token, &line)
    case .clock: try time(token, &line)
    case .amount, nil: throw unknown(token, line)
    }
    if let next = line.next, next.kind != .blank, next.kind != .comma { throw touching(next, line) }
  }

  private func repeated(_ token: Token, _ line: LineCursor, isEffort: Bool = false) -> Diagnostic {
    let word = line.text(token.range)
    return Diagnostic(
      .repeatedMark, token.range, isEffort ? "a second effort: '\(word)'" : "a second '\(word)'",
      help: "keep one; a set of its own needs a comma before it")
  }

  private mutating func effort(
    _ name: String, _ word: Token, _ line: inout LineCursor
  ) throws(Diagnostic) {
    guard efforts.isEmpty else { throw repeated(word, line, isEffort: true) }
    let isRPE = name == "rpe"
    var form: Message { isRPE ? "1 to 10 in halves: 'rpe 8.5'" : "a whole number from 0 to 10: 'rir 2'" }
    guard line.skipBlanks() else {
      let rest = line.next.map { $0.kind == .number ? line.text($0.range) : "" } ?? ""
      let range = rest.isEmpty ? word.range : word.range.through(line.next?.range ?? word.range)
      throw Diagnostic(
        .badEffort, range,
        rest.isEmpty ? "'\(name)' without its number" : "'\(line.text(range))': a blank is missing",
        help: rest.isEmpty ? form : "write '\(name) \(rest)'",
        fix: rest.isEmpty ? nil : .safe(range, "\(name) \(rest)"))
    }
    let start = line.next?.range ?? line.emptyRange
    repeat {
      line.skipBlanks()
      guard line.next?.kind == .number else {
        throw Diagnostic(
          .badEffort, line.next?.range ?? word.range, "a number is missing after '\(name)'", help: form)
      }
      let number = try line.decimal()
      let hundredths = number.hundredths
      let isRight =
        isRPE ? 100...1000 ~= hundredths && hundredths % 50 == 0 : 0...1000 ~= hundredths && number.isWhole
      guard isRight else {
        throw Diagnostic(
          .badEffort, number.range, "'\(name) \(shortened(line.text(number.range)))' is not on the scale",
          help: isRPE ? "rpe is \(form)" : "rir is \(form)")
      }
      efforts.append(isRPE ? .rpe(halves: UInt8(hundredths / 50)) : .rir(UInt8(hundredths / 100)))
    } while line.takeSlash()
    guard efforts.count == 1 || efforts.count == count else {
      let range = TextRange(start.lowerBound, line.emptyRange.upperBound)
      throw Diagnostic(
        .unequalLists, range,
        "\(efforts.count) values of \(name) for \(count, .sets)",
        help: "write as many as there are sets, or one for all")
    }
  }

  private mutating func time(_ word: Token, _ line: inout LineCursor) throws(Diagnostic) {
    guard completedAt == nil else { throw repeated(word, line) }
    let isApart = line.skipBlanks()
    let start = line.mark
    guard isApart, let clock = line.timeOfDay() else {
      line.reset(to: start)
      while let next = line.next, next.kind != .blank, next.kind != .comma { line.advance() }
      if line.next?.kind == .blank, let half = line.peek(1), isHalfOfDay(line.text(half.range)) {
        line.advance(2)
      }
      let range = word.range.through(line.emptyRange)
      let written = TextRange(word.range.upperBound, range.upperBound)
      let spelled = line.text(written).trimmed
      // In `5x5 at 100` the number is rather a load; the whole group has to be read to know.
      let isNumber = !isLoaded && spelled.utf8.count <= 3 && spelled.utf8.allSatisfy(\.isDigit)
      let time = isNumber ? nil : clockSpelled(spelled).flatMap { TimeOfDay($0) }
      throw line.mistake(
        .badClock, range, "is no time of day",
        help: time.map { "write 'at \($0)'" } ?? "a time of day is from 00:00 to 23:59: 'at 18:55'",
        fix: time.map { .unsafe(range, "at \($0)") })
    }
    completedAt = clock.value
  }

  private func unknown(_ token: Token, _ line: LineCursor) -> Diagnostic {
    let word = line.text(token.range)
    switch word.lowercased() {
    case "reps", "rep", "repetições", "vezes":
      return Diagnostic(
        .unknownMark, token.range, "'\(word)' is not needed: a plain number is reps",
        help: "leave it out: '80\(.unit) x 10'")
    case "plate", "plates", "anilha", "anilhas", "placa", "placas":
      return Diagnostic(
        .unknownMark, token.range, "'\(word)' is no mark",
        help: "write what they weigh, with the bar: '80\(.unit) x 10'")
    default:
      let near = word.utf8.count > 1 ? closest(to: word, among: SetMark.wordsBeforeValues + ["in"]) : nil
      return Diagnostic(
        .unknownMark, token.range, "'\(shortened(word))' is no mark",
        help: near.map { "did you mean '\($0)'?" } ?? SetGroup.markForms)
    }
  }

  /// The help that lists the marks: `marks are w (warm-up), …, rpe 8, …`
  private static let markForms: Message = {
    let marks = SetMark.all.compactMap { mark -> Message? in
      let (english, portuguese) = mark.title
      return switch mark.form {
      case .amount: nil
      case .word where mark.example == english: "\(english, portuguese: "\(english) (\(portuguese))")"
      case .word: "\(mark.example) (\(english, portuguese: portuguese))"
      default: "\(mark.example)"
      }
    }
    return "marks are \(marks.joined(separator: ", ")); a remark stands in quotes"
  }()

  private func touching(_ token: Token, _ line: LineCursor) -> Diagnostic {
    token.kind == .quote ? line.unclosedRemark(token) : line.missingComma()
  }
}

extension LineCursor {
  /// Returns the next mark, by its keyword or by words for it, and the number of its tokens; nil and 1 for another
  /// word. Words for a keyword need a value behind them: `as usual` is not a time.
  func setMark() -> (mark: SetMark?, count: Int) {
    guard let (word, count) = setWord(), let mark = word.mark else { return (nil, 1) }
    if case .word = mark.form { return (mark, count) }
    let isKeyword = mark.keyword.map { isWord(next, $0) } ?? false
    let value = peek(count)?.kind == .blank ? peek(count + 1) : peek(count)
    return isKeyword || value?.kind == .number ? (mark, count) : (nil, 1)
  }
}

import Text
import Training

/// Dates and times of day in the header of a session, and proposals for mistakes in them.
extension LineCursor {
  /// Reads a date; throws if other text touches it.
  mutating func date() throws(Diagnostic) -> CivilDate {
    let start = rest
    if let first = next, first.kind != .number, first.kind != .word || beginsWithPunctuation(first), first.kind != .dash
    {
      let inside = text(start).drop { !$0.isNumber }.filter { !"[]\"“”*".contains($0) }
      throw mistake(
        .badDate, start, "does not begin with its date", help: "a session begins so: '\(shortened(String(inside)))'",
        fix: .unsafe(start, String(inside)))
    }
    if let date = try takeDate(before: { $0.peek($1)?.kind ?? .blank == .blank }) { return date.value }
    let word = words(1).first ?? start
    throw badDate(word)
  }

  /// Takes `2026-01-05` if `isEnd` accepts the token behind it, by its distance; nil, and nothing is taken, for other
  /// text. Throws if the day does not exist.
  mutating func takeDate(before isEnd: (LineCursor, Int) -> Bool) throws(Diagnostic) -> Ranged<CivilDate>? {
    let tokens = (0..<5).compactMap { peek($0) }
    guard tokens.map(\.kind) == [.number, .dash, .number, .dash, .number], tokens[0].range.count == 4,
      tokens[2].range.count == 2, tokens[4].range.count == 2, isEnd(self, 5), let year = value(tokens[0]),
      let month = value(tokens[2]), let day = value(tokens[4])
    else { return nil }
    let range = tokens[0].range.through(tokens[4].range)
    guard let date = CivilDate(year: year, month: month, day: day) else {
      throw dateThatDoesNotExist(range, year, month, day)
    }
    advance(5)
    return Ranged(date, range)
  }

  /// Takes `7:00`, `18:55`, and a time as people say it: `19h30`, `19h`, `7pm`, `7:30 pm`; nil if the next tokens are none, and
  /// then nothing is taken.
  mutating func timeOfDay() -> Ranged<TimeOfDay>? {
    guard let first = next, first.kind == .number, first.range.count <= 2 else { return nil }
    for count in stride(from: 5, to: 1, by: -1) {
      let tokens = (0..<count).compactMap { peek($0) }
      guard tokens.count == count, let last = tokens.last,
        last.kind == .number || isHalfOfDay(text(last.range)) || isWord(last, "h"),
        tokens.dropLast(2).allSatisfy({ [.number, .word, .colon].contains($0.kind) }),
        [.number, .word, .colon].contains(tokens[count - 2].kind) || isHalfOfDay(text(last.range)),
        peek(count).map({ ![.number, .word].contains($0.kind) }) ?? true
      else { continue }
      let range = first.range.through(last.range)
      guard let time = TimeOfDay(said: text(range)) else { continue }
      advance(count)
      return Ranged(time, range)
    }
    return nil
  }

  /// Takes the time at which a session starts; nil, and nothing is taken, where its title comes next: `1h30` may be how long it took.
  mutating func startTime() throws(Diagnostic) -> Ranged<TimeOfDay>? {
    guard next?.kind == .number else { return nil }
    if peek(1)?.kind == .colon { return try clockTime() }
    let before = mark
    if let time = timeOfDay(), time.value.hour > 4, [.blank, .dash].contains(next?.kind ?? .blank) { return time }
    reset(to: before)
    return nil
  }

  /// Takes the time at which a session ends; nil for anything else.
  mutating func endTime() throws(Diagnostic) -> Ranged<TimeOfDay>? {
    guard next?.kind == .number else { return nil }
    return peek(1)?.kind == .colon ? try clockTime() : timeOfDay()
  }

  /// Reads a time in the header: `18:30`.
  mutating func clockTime() throws(Diagnostic) -> Ranged<TimeOfDay> {
    if let time = timeOfDay() { return time }
    let word = TextRange(
      next?.range.lowerBound ?? emptyRange.lowerBound, words(1).first?.upperBound ?? emptyRange.upperBound)
    let written = text(word)
    if written.hasPrefix("24:00") {
      throw Diagnostic(.badClock, word, "24:00 is 00:00 of the next day", help: midnightHelp)
    }
    let spelled = clockSpelled(written)
    throw Diagnostic(
      .badClock, word, "'\(shortened(written))' is no time of day",
      help: spelled.map { "write '\($0)'" } ?? "write '18:30-19:42'; hours go to 23, minutes to 59",
      fix: spelled.map { .unsafe(word, $0) })
  }

  /// The help for 24:00: an end may be on the next day, but a start must name its day.
  private var midnightHelp: Message {
    let before = bytes[wholeLine.lowerBound..<(next?.range.lowerBound ?? wholeLine.lowerBound)]
    let isEnd = before.last(where: { $0 != UInt8(ascii: " ") }).map { !$0.isDigit } ?? false
    let date = CivilDate(String(decoding: before.drop { !$0.isDigit }.prefix(10), as: UTF8.self))
    return isEnd ? "write '00:00'" : date.map { "write '\($0.adding(days: 1)) 00:00'" } ?? "write '00:00'"
  }

  func dateThatDoesNotExist(_ range: TextRange, _ year: Int, _ month: Int, _ day: Int) -> Diagnostic {
    guard 1...12 ~= month, year > 0 else {
      return mistake(.badDate, range, "does not exist", help: "a date is year-month-day: 2026-01-31")
    }
    let days = CivilDate.days(inMonth: month, of: year)
    return mistake(
      .badDate, range, "does not exist: that month has \(days) days",
      help: "write its real day: '\(text(range).dropLast(2))\(days)' is the last")
  }

  func badDate(_ range: TextRange) -> Diagnostic {
    let written = text(range)
    let spelled = dateSpelled(written)
    return Diagnostic(
      .badDate, range, "'\(shortened(written))' is no date", help: spelled.help ?? formOfDate,
      fix: spelled.fix.map { .unsafe(range, $0) })
  }
}

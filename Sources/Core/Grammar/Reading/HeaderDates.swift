package import Text
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
    if let date = try takeDate() { return date.value }
    throw badDate(words.first ?? start)
  }

  /// Takes `2026-01-05` if the line or its word ends behind it, in brackets also before the closing one or two dots; nil, and
  /// nothing is taken, for other text. Throws if the day does not exist.
  mutating func takeDate(inBrackets: Bool = false) throws(Diagnostic) -> Ranged<CivilDate>? {
    guard let year = number(at: 0, digits: 4), peek(1)?.kind == .dash, let month = number(at: 2, digits: 2),
      peek(3)?.kind == .dash, let day = number(at: 4, digits: 2)
    else { return nil }
    switch peek(5)?.kind {
    case nil, .blank: break
    case .closeBracket where inBrackets: break
    // One dot alone ends nothing.
    case .dot where inBrackets && peek(6)?.kind == .dot: break
    default: return nil
    }
    let range = range(ofNext: 5)
    guard let date = CivilDate(year: year, month: month, day: day) else {
      let days = month <= 12 && month > 0 && year > 0 ? CivilDate.days(inMonth: month, of: year) : nil
      throw mistake(
        .badDate, range, days.map { "does not exist: that month has \($0) days" } ?? "does not exist",
        help: days.map { "write its real day: '\(text(range).dropLast(2))\($0)' is the last" }
          ?? "a date is year-month-day: 2026-01-31")
    }
    advance(5)
    return Ranged(date, range)
  }

  /// Returns the value of the number at a distance, of so many digits; nil for any other token.
  private func number(at distance: Int, digits: Int) -> Int? {
    peek(distance).flatMap { $0.range.count == digits ? value($0) : nil }
  }

  /// Takes `7:00`, `18:55`, and a time as people say it: `19h30`, `19h`, `7pm`, `7:30 pm`; nil if the next tokens are none, and
  /// then nothing is taken.
  mutating func timeOfDay() -> Ranged<TimeOfDay>? {
    guard let first = next, first.range.count <= 2, let hour = value(first) else { return nil }
    var (count, minute) = (1, 0)
    // `19:30`, `19h30`, and both signs together, `19h:30`.
    while count < 3, let sign = peek(count), sign.kind == .colon || isWord(sign, "h"),
      sign.kind != peek(count - 1)?.kind
    {
      count += 1
    }
    if count > 1, let minutes = number(at: count, digits: 2) {
      (count, minute) = (count + 1, minutes)
      if isWord(peek(count), "h") { count += 1 }
    }
    let half = count + (peek(count)?.kind == .blank ? 1 : 0)
    if let isAfternoon = isAfternoon(peek(half)), isEndOfClock(half + 1),
      let time = TimeOfDay(hour: hour, minute: minute, isAfternoon: isAfternoon)
    {
      return takeClock(time, half + 1)
    }
    if peek(count - 1)?.kind == .colon { count -= 1 }
    guard count > 1, isEndOfClock(count), let time = TimeOfDay(hour: hour, minute: minute) else { return nil }
    return takeClock(time, count)
  }

  private func isAfternoon(_ word: Token?) -> Bool? { isWord(word, "pm") ? true : isWord(word, "am") ? false : nil }

  /// False if a word or a number touches the tokens before a distance.
  private func isEndOfClock(_ distance: Int) -> Bool {
    peek(distance)?.kind != .number && peek(distance)?.kind != .word
  }

  private mutating func takeClock(_ time: TimeOfDay, _ count: Int) -> Ranged<TimeOfDay> {
    defer { advance(count) }
    return Ranged(time, range(ofNext: count))
  }

  /// Takes the time at which a session starts; nil, and nothing is taken, where its title comes next: `1h30` may be how long it took.
  mutating func startTime() throws(Diagnostic) -> Ranged<TimeOfDay>? {
    guard next?.kind == .number else { return nil }
    if peek(1)?.kind == .colon { return try clockTime() }
    let before = mark
    if let time = timeOfDay(), time.value.hour > 4, next.isSpace || next?.kind == .dash { return time }
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
    let word = words.first ?? emptyRange
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

  func badDate(_ range: TextRange) -> Diagnostic {
    let spelled = dateSpelled(text(range))
    return mistake(
      .badDate, range, "is no date", help: spelled.help ?? "a date is year-month-day: 2026-01-05",
      fix: spelled.fix.map { .unsafe(range, $0) })
  }
}

/// Returns the help with the right spelling of a date, and the fix if only one date can be meant.
package func dateSpelled(_ text: String) -> (help: Message?, fix: String?) {
  // `2026-01-15T07:30`, as other programs write it.
  if let date = CivilDate(String(text.prefix(10))), text.dropFirst(10).first == "T",
    let time = TimeOfDay(String(text.dropFirst(11).prefix(5)))
  {
    return ("write '\(date) \(time)'", "\(date) \(time)")
  }
  let parts = text.split(whereSeparator: { "-/.–—=".contains($0) }).map { Array($0.utf8) }
  let numbers = parts.compactMap { digits($0[...]) }
  guard parts.count == 3, numbers.count == 3 else { return (nil, nil) }
  if parts[0].count == 4 {
    let date = CivilDate(year: numbers[0], month: numbers[1], day: numbers[2])
    return (date.map { "write '\($0)'" }, date?.description)
  }
  if parts.allSatisfy({ $0.count == 2 }), numbers[0] > 12 || numbers[2] > 12,
    let yearFirst = CivilDate(year: 2000 + numbers[0], month: numbers[1], day: numbers[2])
  {
    let dayFirst = CivilDate(year: 2000 + numbers[2], month: numbers[1], day: numbers[0])
    return ("write '\(yearFirst)'" + (dayFirst.map { ", or '\($0)'" } ?? ""), nil)
  }
  guard parts[2].count == 4 || parts[2].count == 2 else { return (nil, nil) }
  let year = parts[2].count == 4 ? numbers[2] : 2000 + numbers[2]
  let dayFirst = CivilDate(year: year, month: numbers[1], day: numbers[0])
  let monthFirst = CivilDate(year: year, month: numbers[0], day: numbers[1])
  switch (dayFirst, monthFirst) {
  case (let day?, let month?) where day != month:
    return ("write '\(day)' if the day comes first, '\(month)' if the month does", nil)
  case (let date?, _), (nil, let date?): return ("write '\(date)'", date.description)
  case (nil, nil): return (nil, nil)
  }
}

/// True if one of the first two words of a title would hide a mistyped time: it begins with a digit and is no number
/// of a title (`2`, `10km`, `7,5km`, `5/3/1`, `5x5`), or holds `8:3` anywhere.
func isLikeClock(_ text: String, first: Bool) -> Bool {
  let bytes = Array(text.utf8)
  guard let start = bytes.first else { return false }
  for index in bytes.indices.dropLast() where bytes[index] == UInt8(ascii: ":") || bytes[index] == UInt8(ascii: ";") {
    if index > 0 && bytes[index - 1].isDigit || bytes[index + 1].isDigit { return true }
  }
  if first, "-?=:".utf8.contains(start) { return true }
  return start.isDigit ? !isNumberOfTitle(bytes) : isHalfOfDay(text) && !first
}

private func isNumberOfTitle(_ bytes: [UInt8]) -> Bool {
  let digits = bytes.prefix(while: \.isDigit).count
  var rest = bytes.dropFirst(digits)
  if digits > 2 { return false }
  if rest.isEmpty { return true }
  if bytes.enumerated().allSatisfy({ $0 % 2 == 0 ? $1.isDigit : "/xX".utf8.contains($1) }) {
    return bytes.count % 2 == 1
  }
  if let mark = rest.first, mark == UInt8(ascii: ".") || mark == UInt8(ascii: ",") {
    rest = rest.dropFirst()
    guard rest.first?.isDigit == true else { return false }
    rest = rest.dropFirst()
  }
  // Dashes, quotes and mathematical signs begin with E2.
  guard let letter = rest.first, letter.isLetter || letter >= 0x80 && letter != 0xE2,
    letter | 0x20 != UInt8(ascii: "h"),
    !rest.contains(where: \.isDigit)
  else { return false }
  // `6pm`, `6p.m.`, `6pm-?`
  let end = rest.prefix { $0.isLetter || $0 == UInt8(ascii: ".") }.filter { $0 != UInt8(ascii: ".") }.suffix(2).map {
    $0 | 0x20
  }
  return end != Array("am".utf8) && end != Array("pm".utf8)
}

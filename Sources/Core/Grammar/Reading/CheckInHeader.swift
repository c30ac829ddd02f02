import Text
import Training

/// Reads the line that opens an entry: `[2026-01-15 07:30]`, `[skip 2026-01-20 .. 2026-01-24]`,
/// `[measure 2026-01-26 07:00]`.
///
/// A header with a mistake opens its entry too, without a day, so that its lines don't join the entry
/// above.
struct CheckInHeader {
  enum Kind { case checkIn, skip, measure }

  let range: TextRange
  private(set) var kind = Kind.checkIn
  private(set) var moment: Moment?
  private(set) var days: ClosedRange<CivilDate>?
  private(set) var diagnostic: Diagnostic?

  init(_ line: inout LineCursor) {
    range = line.rest
    do throws(Diagnostic) {
      try read(&line)
      line.skipBlanks()
      if !line.isAtEnd { throw textAfterBracket(line) }
    } catch {
      moment = nil
      days = nil
      diagnostic = error
    }
  }
}

extension LineCursor {
  /// Returns the kind of entry for a word before a date, in either language; nil for another word.
  func headerKind(_ word: Token?) -> CheckInHeader.Kind? {
    if isWord(word, "skip") || isWord(word, "folga") { return .skip }
    return isWord(word, "measure") || isWord(word, "medida") ? .measure : nil
  }
}

extension CheckInHeader {
  private static let forms: Message =
    "a check-in is '[2026-01-15 07:30]', a skip '[skip 2026-01-20 .. 2026-01-24]', "
    + "a measure '[measure 2026-01-26]'"

  private mutating func read(_ line: inout LineCursor) throws(Diagnostic) {
    try refuseTextBeforeBracket(line)
    let hasOpening = line.take(.openBracket) != nil
    // Signs may stand in place of the bracket.
    if !hasOpening { while let token = line.next, token.kind != .number, token.kind != .word { line.advance() } }
    line.skipBlanks()
    let start = line.next?.range.lowerBound ?? range.upperBound
    try readKind(&line)
    guard let next = line.next, next.kind != .closeBracket else {
      throw line.mistake(.badHeader, range, "names no day", help: CheckInHeader.forms)
    }
    let date = try line.headerDate()
    let content: Int
    if kind == .skip {
      days = try readDays(from: date, &line)
      content = line.emptyRange.upperBound
    } else {
      let time = try readTime(after: date, &line)
      content = time?.range.upperBound ?? date.range.upperBound
      moment = Moment(date.value, time?.value)
    }
    line.skipBlanks()
    let hasClosing = line.take(.closeBracket) != nil
    if !hasClosing, !line.isAtEnd { throw unexpected(line) }
    guard hasOpening, hasClosing else {
      throw missingBracket(hasOpening, hasClosing, line.text(TextRange(start, content)), line)
    }
  }

  /// Reads the word before the date, which a check-in doesn't have.
  private mutating func readKind(_ line: inout LineCursor) throws(Diagnostic) {
    guard let word = line.next, word.kind == .word || word.kind == .times else { return }
    if let known = line.headerKind(word) {
      kind = known
    } else {
      let written = line.text(word.range)
      let near = closest(to: written, among: ["skip", "measure"])
      kind = near == "skip" ? .skip : near == "measure" ? .measure : .checkIn
      throw Diagnostic(
        .badHeader, word.range, "'\(shortened(written))' is no kind of entry",
        help: near.map { "did you mean '\($0)'?" } ?? CheckInHeader.forms,
        fix: near.map { .unsafe(word.range, $0) })
    }
    line.advance()
    guard !line.skipBlanks(), let next = line.next, next.kind == .number else { return }
    let written = line.text(word.range)
    throw Diagnostic(
      .badHeader, word.range.through(next.range), "a blank is missing after '\(written)'",
      help: "write '\(written) \(line.text(next.range))'",
      fix: .safe(TextRange(word.range.upperBound, word.range.upperBound), " "))
  }

  /// Reads `.. 2026-01-24`; without it, the range is one day.
  private func readDays(
    from first: Ranged<CivilDate>, _ line: inout LineCursor
  ) throws(Diagnostic) -> ClosedRange<CivilDate> {
    let before = line.mark
    line.skipBlanks()
    guard let next = line.next, next.kind != .closeBracket else {
      line.reset(to: before)
      return first.value...first.value
    }
    let separator = line.range(of: line.remaining.prefix { $0.kind != .number && $0.kind != .closeBracket })
    line.skip(past: separator)
    line.skipBlanks()
    guard line.next?.kind == .number, !separator.isEmpty || line.peek(1)?.kind == .dash else {
      line.reset(to: before)
      line.skipBlanks()
      throw unexpected(line)
    }
    guard line.text(separator) == ".." else {
      let word = line.text(line.range(of: line.remaining.prefix { $0.kind != .blank && $0.kind != .closeBracket }))
      throw Diagnostic(
        .badHeader, separator,
        separator.isEmpty
          ? "nothing joins these two days" : "'\(shortened(line.text(separator)))' does not join two days",
        help: "write two dots: '\(first.value) .. \(shortened(word))'",
        fix: .unsafe(separator, separator.isEmpty ? ".. " : ".."))
    }
    line.skipBlanks()
    let last = try line.headerDate()
    guard first.value <= last.value else {
      let range = first.range.through(last.range)
      throw line.mistake(
        .reversedRange, range, "ends before it begins", help: "write '\(last.value) .. \(first.value)'",
        fix: .unsafe(range, "\(last.value) .. \(first.value)"))
    }
    let count = last.value.days(since: first.value) + 1
    guard count <= Skip.longest else {
      let end = first.value.adding(days: Skip.longest - 1)
      throw Diagnostic(
        .longSkip, first.range.through(last.range), "\(count) skipped days in one range",
        help: "correct one of the days, or write several ranges: '[skip \(first.value) .. \(end)]' and so on")
    }
    return first.value...last.value
  }

  /// Reads the rest of the header, which can only be a time; nil at the bracket.
  private func readTime(
    after date: Ranged<CivilDate>, _ line: inout LineCursor
  ) throws(Diagnostic) -> Ranged<TimeOfDay>? {
    line.skipBlanks()
    guard let next = line.next, next.kind != .closeBracket else { return nil }
    let start = line.mark
    if let time = line.timeOfDay() {
      line.skipBlanks()
      if line.isAtEnd || line.next?.kind == .closeBracket { return time }
    }
    line.reset(to: start)
    let written = line.inBracket
    let text = line.text(written)
    if text == "24:00" {
      let next = date.value.adding(days: 1)
      let whole = TextRange(date.range.lowerBound, written.upperBound)
      throw Diagnostic(
        .badClock, written, "'24:00' is no time of day", help: "write 00:00 of the next day: '\(next) 00:00'",
        fix: .unsafe(whole, "\(next) 00:00"))
    }
    let times = clockSpelled(text).flatMap { $0.utf8.contains(UInt8(ascii: "-")) || $0 == "?" ? nil : $0 }
    let help: Message = "write one time: '07:30', 00:00 to 23:59"
    throw Diagnostic(
      .badClock, written, "'\(shortened(text))' is no time of day",
      help: times.map { "write '\($0)'" } ?? help,
      fix: times.map { .unsafe(written, $0) })
  }
}

extension CheckInHeader {
  private func refuseTextBeforeBracket(_ line: LineCursor) throws(Diagnostic) {
    if line.next?.kind == .openBracket { return }
    guard let bracket = line.remaining.first(where: { $0.kind == .openBracket }) else { return }
    let text = TextRange(range.lowerBound, bracket.range.lowerBound)
    throw Diagnostic(
      .badHeader, text, "'\(shortened(line.text(text).trimmed))' stands before the '['",
      help: "a header begins with '['", fix: .unsafe(text, ""))
  }

  private func textAfterBracket(_ line: LineCursor) -> Diagnostic {
    let written = shortened(line.text(line.rest))
    return Diagnostic(
      .badHeader, line.rest, "'\(written)' stands after the ']'",
      help: kind == .checkIn
        ? "write it on a line of its own: 'title = \(written)'"
        : "for a note write '> \(written)' on a line of its own")
  }

  private func missingBracket(
    _ hasOpening: Bool, _ hasClosing: Bool, _ content: String, _ line: LineCursor
  ) -> Diagnostic {
    let whole = "[\(content)]"
    return Diagnostic(
      .badHeader, range,
      hasOpening || hasClosing
        ? "the '\(hasOpening ? "]" : "[")' is missing around '\(shortened(content))'"
        : "the brackets are missing around '\(shortened(content))'",
      help: "write '\(shortened(whole))'",
      fix: Fix(isSafe: hasOpening || hasClosing, edits: [TextEdit(replacing: range, with: whole)]))
  }

  /// Returns the mistake of text in the brackets that is neither a day nor a time.
  private func unexpected(_ line: LineCursor) -> Diagnostic {
    let written = line.inBracket
    return line.mistake(
      .badHeader, written, "can't stand here",
      help: kind == .skip ? "a skip is of whole days: '[skip 2026-01-20 .. 2026-01-24]'" : CheckInHeader.forms)
  }
}

extension LineCursor {
  /// Reads a date, which ends before a blank, a bracket or two dots.
  fileprivate mutating func headerDate() throws(Diagnostic) -> Ranged<CivilDate> {
    if let date = try takeDate(inBrackets: true) { return date }
    throw badDate(range(of: remaining.prefix { $0.kind != .blank && $0.kind != .closeBracket }))
  }

  /// The range up to the bracket, without blanks at its end.
  fileprivate var inBracket: TextRange { range(of: remaining.prefix { $0.kind != .closeBracket }) }
}

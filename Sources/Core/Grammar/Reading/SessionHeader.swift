import Text
import Training

/// Reads the header of a session: `DATE [START[-END | -?]] [TITLE]`.
struct SessionHeader {
  private(set) var session = Session()
  private(set) var places: SessionPlaces
  private(set) var diagnostics: [Diagnostic] = []

  /// Reads a line that begins like a date.
  init(_ line: inout LineCursor) {
    places = SessionPlaces(header: line.rest)
    do throws(Diagnostic) {
      session.date = try line.date()
      try readTimes(&line)
      try readTitle(&line)
    } catch {
      diagnostics.append(error)
      // All behind a mistake is uncertain, and so is the title.
      (session.title, places.title, session.tags, places.tags) = (nil, nil, [], [])
      // A session that may be open must not enter the records.
      let isClock = error.code == Explanation.badClock.code
      if isClock, session.end == .unknown, line.isAsked(error.range) { session.end = .open }
    }
  }
}

extension SessionHeader {
  private mutating func readTimes(_ line: inout LineCursor) throws(Diagnostic) {
    guard line.skipBlanks(), let start = try line.startTime() else { return }
    session.start = start.value
    let afterStart = line.mark
    let hasBlank = line.skipBlanks()
    guard let dash = line.next, dash.kind == .dash else {
      line.reset(to: afterStart)
      return try endOfTimes(line, start.range)
    }
    line.advance()
    line.skipBlanks()
    let end = line.mark
    if let question = line.take(.question) {
      session.end = .open
      places.end = question.range
      return try endOfTimes(line, start.range.through(question.range))
    }
    guard let stop = try line.endTime() else {
      line.reset(to: end)
      let range = start.range.through(dash.range)
      let written = line.text(start.range)
      // `18:30-19.40`, `18:30 - 7 p.m.`
      if let word = line.words.first, word.start == dash.range.end || isLikeClock(line.text(word), first: true),
        let times = clockSpelled("\(written)-\(line.text(word))")
      {
        throw line.mistake(
          .badClock, word, "is no time", help: "write '\(times)'", fix: .unsafe(start.range.through(word), times))
      }
      throw Diagnostic(
        .badClock, range,
        hasBlank
          ? "'\(line.text(range))': a title can't begin with a dash"
          : "the end is missing after '\(line.text(range))'",
        help: "write '\(written)-19:42', or '\(written)-?' for a session still open")
    }
    places.end = stop.range
    try endOfTimes(line, start.range.through(stop.range))
    settle(start, stop, line)
  }

  /// Sets the end, which is on the next day if it is before the start; a session of more than 12 hours is a mistake.
  private mutating func settle(_ start: Ranged<TimeOfDay>, _ stop: Ranged<TimeOfDay>, _ line: LineCursor) {
    session.end = .at(stop.value)
    let range = start.range.through(stop.range)
    let minutes = session.duration ?? 0
    if minutes > 12 * 60 {
      session.end = .unknown
      let duration = "\(minutes / 60)h \(minutes % 60)min"
      let isExchanged = stop.value < start.value
      diagnostics.append(
        line.mistake(
          .sessionTooLong, range, "is \(duration); a session takes at most 12h",
          help: isExchanged
            ? "an end earlier than its start is on the next day: if they changed places, write '\(stop.value)-\(start.value)'"
            : nil, fix: isExchanged ? .unsafe(range, "\(stop.value)-\(start.value)") : nil))
    } else if minutes == 0 {
      diagnostics.append(
        Diagnostic(
          .sessionWithoutLength, range, "this session ends when it starts, at \(start.value)",
          help: "leave the end out if it is not known: '\(start.value)'",
          fix: .unsafe(TextRange(start.range.upperBound, range.upperBound), "")))
    }
  }

  private func endOfTimes(_ line: LineCursor, _ times: TextRange) throws(Diagnostic) {
    guard let next = line.next, next.kind != .blank else { return }
    let tail = line.words.first ?? next.range
    let whole = times.through(tail)
    let spelled = clockSpelled(line.text(whole))
    let proposal = spelled ?? (next.kind == .word ? "\(line.text(times)) \(line.text(tail))" : nil)
    throw line.mistake(
      .badClock, whole, "is no time",
      help: proposal.map { "write '\(shortened($0))'" } ?? "write '18:30-19:42', and a blank before the title",
      fix: proposal.map { .unsafe(whole, $0) })
  }

  /// Reads the title, in quotes or without, and the tags.
  private mutating func readTitle(_ line: inout LineCursor) throws(Diagnostic) {
    line.skipBlanks()
    guard let first = line.next else { return }
    if first.kind == .quote {
      throw Diagnostic(
        .unclosedQuote, first.range, "nothing closes this quote", help: "write '\"…\"' around the title")
    }
    let quoted = line.take(.string).map { line.unquoted($0).trimmed }
    if let quoted {
      guard !quoted.isEmpty else {
        throw Diagnostic(
          .badTitle, first.range, "this title is empty", help: "write a few words, or leave the quotes out")
      }
      (session.title, places.title) = (quoted, first.range)
    } else if line.mayHoldClock {
      try refuseClock(line)
    }
    var words: [TextRange] = []
    for word in line.words {
      if line.isTag(word) {
        places.tags.append(word)
        session.tags.append(line.text(word))
      } else {
        words.append(word)
      }
    }
    guard let begin = words.first, let end = words.last else { return }
    if let quoted {
      let rest = TextRange(begin.lowerBound, line.rest.upperBound)
      throw line.mistake(
        .badTitle, rest, "stands after a title in quotes", help: "put the whole title inside the quotes",
        fix: line.quoting(first.range.through(rest), quoted + " " + line.text(rest)))
    }
    places.title = begin.through(end)
    var title = line.text(begin)
    for word in words.dropFirst() { title += " " + line.text(word) }
    session.title = title
  }

  /// Throws for a time in another spelling (`18.30`, `6:30 p.m.`): as a title it would hide the session's start.
  private mutating func refuseClock(_ line: LineCursor) throws(Diagnostic) {
    if let dash = line.next, dash.kind == .dash {
      throw Diagnostic(
        .badClock, dash.range, "a title can't begin with a dash",
        help: session.start == nil ? "leave it out" : "leave it out, or write the end after it: '18:30-19:42'")
    }
    let all = line.words.filter { !line.text($0).hasPrefix("#") }
    if let clock = all.dropFirst(2).first(where: { TimeOfDay(line.text($0)) != nil }) {
      throw line.mistake(
        .badClock, clock, "is a time inside of the title",
        help: "times stand before the title: '18:30-19:42 Workout A'; a title with a time in it stands in quotes")
    }
    let words = all.prefix(2)
    if let start = session.start, let first = words.first, isHalfOfDay(line.text(first)) {
      let spelled = clockSpelled("\(start)\(line.text(first))") ?? "18:30"
      // The minute before `pm` is not the one that was meant.
      session.start = nil
      session.end = .unknown
      throw line.mistake(.badClock, first, "after \(start): the clock has 24 hours", help: "write '\(spelled)'")
    }
    for (index, word) in words.enumerated() {
      let written = line.text(word)
      guard isLikeClock(written, first: index == 0) else { continue }
      let range = index == 1 && isHalfOfDay(written) ? words[0].through(word) : word
      let shown = shortened(line.text(range))
      // A second time is no better in another spelling.
      let isSecond = session.start != nil
      let times = isSecond ? nil : clockSpelled(line.text(range)).flatMap { $0 == shown || $0 == "?" ? nil : $0 }
      // A number alone may well belong to the title: 'Treino 100'.
      let title = written.utf8.allSatisfy(\.isDigit) ? all.last.map { words[0].through($0) } : nil
      let inQuotes: Message = title.map { ", or the title in quotes: '\"\(shortened(line.text($0)))\"'" } ?? ""
      throw line.mistake(
        .badClock, range,
        isSecond ? "looks like a second time and is none" : "looks like a time and is none",
        help: times.map { "write '\($0)'" + inQuotes }
          ?? "write '18:30-19:42'; a title that begins like a time stands in quotes: '\"\(shown) …\"'",
        fix: times.map { .unsafe(range, $0) } ?? title.flatMap { line.quoting($0, line.text($0)) })
    }
  }
}

extension LineCursor {
  /// True if a mistake holds a `?`, up to the end of its last word.
  fileprivate func isAsked(_ range: TextRange) -> Bool {
    let word = bytes[range.upperBound..<max(range.upperBound, wholeLine.upperBound)].prefix { $0 > UInt8(ascii: " ") }
    return bytes[range.lowerBound..<word.endIndex].contains(UInt8(ascii: "?"))
  }

  /// False if no word in the rest of the line can be a time, or be meant as one.
  fileprivate var mayHoldClock: Bool {
    var before: UInt8 = 0
    for index in rest.bounds {
      let byte = bytes[index]
      if byte.isDigit || before == 0 && !byte.isLetter && byte < 0x80 { return true }
      // `pm`, `p.m.`
      if byte | 0x20 == UInt8(ascii: "m"), ".apAP".utf8.contains(before) { return true }
      before = byte
    }
    return next?.kind == .dash
  }

  /// True if a word is a tag: `#` and a letter or digit.
  fileprivate func isTag(_ word: TextRange) -> Bool {
    guard word.count > 1, bytes[word.lowerBound] == UInt8(ascii: "#") else { return false }
    let first = bytes[word.lowerBound + 1]
    guard first >= 0x80 else {
      return first.isLetter || first.isDigit || first == UInt8(ascii: "_") || first == UInt8(ascii: "'")
    }
    return text(word).unicodeScalars.dropFirst().first?.value.isOfWord ?? false
  }
}

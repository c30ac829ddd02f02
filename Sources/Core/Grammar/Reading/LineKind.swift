import Text
import Training

/// The kind of a line of a log, known from the line itself.
package enum LineKind {
  case empty
  /// A line that begins like a date, even if it isn't one.
  case session
  /// `name: …` or `+ name: …`
  case exercise
  /// `- …`
  case more
  /// `key = value`
  case field
  /// `> …`
  case note
  /// A line that begins with a sign reserved for later versions.
  case reserved
  case unknown
}

extension LineCursor {
  /// The kind of the current line; nothing is read.
  package var kind: LineKind {
    guard let first = next else { return .empty }
    switch first.kind {
    case .greater: return .note
    case _ where holdsDateBehindSign: return .session
    case .dash: return beginsLikeDateBehindDash ? .session : .more
    case .plus: return .exercise
    case .number where beginsLikeDate: return .session
    case .number, .word, .times, .string, .invalid:
      if beginsWithPunctuation(first) { return .reserved }
      switch divider {
      case .colon: return .exercise
      case .equals: return .field
      case nil: return beginsLikeBrokenDate ? .session : .unknown
      }
    case .control: return .unknown
    default: return .reserved
    }
  }

  /// True for `[2026-01-07 18:30]`, `* 2026-01-07`, `"2026-01-07 18:30"`: the header of a session in another form. The
  /// lines below it must not join the session above.
  private var holdsDateBehindSign: Bool {
    guard let first = next, first.kind != .number, first.kind != .word || beginsWithPunctuation(first) else {
      return false
    }
    let isOfSets = first.kind == .dash || first.kind == .plus
    // Behind a dash or plus, a quoted text is a remark or a name.
    if isOfSets, peek(1)?.kind == .blank, peek(2)?.kind == .string { return false }
    // The first quote may be typographic, of three bytes.
    let start =
      first.kind == .string
      ? first.range.lowerBound + (bytes[first.range.lowerBound] < 0x80 ? 1 : 3) : first.range.upperBound
    let inside = bytes[start..<rest.upperBound].drop { !$0.isDigit && $0 < 0x80 && !$0.isLetter }
    // Another sign may have replaced the first digit: `"026-01-05`.
    let year = inside.prefix(while: \.isDigit).count
    let date = inside.prefix(year + 6)
    guard year == 4 || year == 3 && !isOfSets, date.count == year + 6, date.suffix(2).allSatisfy(\.isDigit) else {
      return false
    }
    let signs = [year, year + 3].map { date[date.startIndex + $0] }
    guard signs.allSatisfy("-/.".utf8.contains) else { return false }
    // `- 1180/23/19kg x 4` and `- 1114/68.85kg x 5` are sets.
    let next = inside.dropFirst(year + 6).first ?? UInt8(ascii: " ")
    return !isOfSets || signs[0] == signs[1] && (!next.isLetter || next == UInt8(ascii: "T"))
  }

  /// True if a token begins with a sign, as `•`, `'`, `_`, `*` or `×`; a name begins with a letter or a digit.
  func beginsWithPunctuation(_ token: Token) -> Bool {
    let first = bytes[token.range.lowerBound]
    if first == UInt8(ascii: "*") || first == UInt8(ascii: "'") || first == UInt8(ascii: "_") { return true }
    if token.kind == .times, first >= 0x80 { return true }
    // C3 begins a letter of Latin-1.
    guard token.kind == .word, first >= 0x80, first != 0xC3, let scalar = text(token.range).unicodeScalars.first else {
      return false
    }
    switch scalar.properties.generalCategory {
    case .otherPunctuation, .initialPunctuation, .finalPunctuation, .openPunctuation, .closePunctuation,
      .connectorPunctuation, .dashPunctuation:
      return true
    default: return false
    }
  }

  enum Divider { case colon, equals }

  /// The first of `=` and `: ` on the line, which makes it a field or an exercise.
  var divider: Divider? {
    var distance = 0
    while let token = peek(distance) {
      if token.kind == .equals { return .equals }
      if token.kind == .colon, peek(distance + 1)?.kind ?? .blank == .blank { return .colon }
      distance += 1
    }
    return nil
  }

  /// True for two numbers with a sign of dates between them, or three if the first is no year: the line opens a session
  /// even if the date is wrong, so that its lines don't join the session above.
  private var beginsLikeDate: Bool {
    guard let first = next, first.kind == .number else { return false }
    if first.range.count == 8, peek(1)?.kind ?? .blank == .blank { return true }
    guard let sign = peek(1), isDateSign(sign), let second = peek(2), second.kind == .number else {
      return false
    }
    if first.range.count >= 4 { return true }
    guard let sign = peek(3), isDateSign(sign), let third = peek(4), third.kind == .number else {
      return false
    }
    return third.range.count >= 4
  }

  /// True for `-01-05 18:30`, a date without its year: sets have a blank behind their dash.
  private var beginsLikeDateBehindDash: Bool {
    peek(1)?.kind == .number && peek(2)?.kind == .dash && peek(3)?.kind == .number
  }

  /// True for an unknown line that begins with digits and a sign of dates, or a date in words.
  private var beginsLikeBrokenDate: Bool {
    guard !isIndented, let first = next else { return false }
    if first.kind == .number, first.range.count >= 4 { return true }
    if first.kind == .number, let sign = peek(1), isDateSign(sign) { return true }
    let start = words.prefix(3).map(text)
    if start.count > 1, isDay(start[0]), start.dropFirst().contains(where: isDayAndMonth) { return true }
    var distance = 0
    while let token = peek(distance), token.kind != .blank { distance += 1 }
    let hyphens = (0..<distance).filter { peek($0)?.kind == .dash && peek($0 + 1)?.kind == .number }
    return hyphens.count >= 2
      || (hyphens.count == 1 && words.dropFirst().first.map { holdsClock($0) } == true)
  }

  /// True for the first word of a date: `5`, `seg`, `Monday,`.
  private func isDay(_ word: String) -> Bool {
    let plain = folded(word)
    return plain.utf8.allSatisfy(\.isDigit) && plain.utf8.count <= 2 || CalendarWords.weekday(plain.prefix(3)) != nil
  }

  /// True for `05/01`, `jan`, `janeiro`.
  private func isDayAndMonth(_ word: String) -> Bool {
    let plain = folded(word)
    let parts = plain.split(whereSeparator: { "/-.".contains($0) })
    return parts.count > 1 && parts.allSatisfy { $0.utf8.allSatisfy(\.isDigit) }
      || plain.utf8.count <= 10 && CalendarWords.month(plain.prefix(3)) != nil
  }

  private func isDateSign(_ token: Token) -> Bool {
    token.kind == .dash || token.kind == .slash || token.kind == .dot
  }

  private func holdsClock(_ range: TextRange) -> Bool {
    let word = bytes[range.bounds]
    return word.contains(UInt8(ascii: ":"))
      && word.contains(where: { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") })
  }
}

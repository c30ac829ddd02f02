import Text
import Training

/// What a line of a log is, known from the line itself.
package enum LineKind {
  case empty
  /// Begins like a date, whether it is one or not.
  case session
  /// `name: …`, `+ name: …`; the tokens of the name, and whether it has a plus.
  case exercise
  /// `- …`
  case more
  /// `key = value`
  case field
  /// `> …`
  case note
  /// Opens with a sign that later versions may give a meaning.
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

  /// `[2026-01-07 18:30]`, `* 2026-01-07`, `"2026-01-07 18:30"`: the head of a session in the form of something else.
  /// Whatever follows it is not of the session above.
  private var holdsDateBehindSign: Bool {
    guard let first = next, first.kind != .number, first.kind != .word || beginsWithPunctuation(first) else {
      return false
    }
    let isOfSets = first.kind == .dash || first.kind == .plus
    // Behind the sign of another line a quoted text is a remark, or a name: it opens nothing.
    if isOfSets, peek(1)?.kind == .blank, peek(2)?.kind == .string { return false }
    // The first sign may be one that phones write.
    let start =
      first.kind == .string
      ? first.range.lowerBound + (bytes[first.range.lowerBound] < 0x80 ? 1 : 3) : first.range.upperBound
    let inside = bytes[start..<rest.upperBound].drop { !$0.isDigit && $0 < 0x80 && !$0.isLetter }
    // A sign may stand where the first digit did: `"026-01-05`.
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

  /// A name begins with a letter or a digit: `•`, `'`, `_`, `*` and `×` are signs.
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

  /// Whichever of `=` and `: ` comes first on the line decides between field and exercise.
  var divider: Divider? {
    var distance = 0
    while let token = peek(distance) {
      if token.kind == .equals { return .equals }
      if token.kind == .colon, peek(distance + 1)?.kind ?? .blank == .blank { return .colon }
      distance += 1
    }
    return nil
  }

  /// A number, a sign of dates and a number, twice, one of them a year: it opens a session whatever else it is, so
  /// that its lines never join the session above.
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

  /// `-01-05 18:30`, a date that has lost its year: sets have a blank after their dash.
  private var beginsLikeDateBehindDash: Bool {
    peek(1)?.kind == .number && peek(2)?.kind == .dash && peek(3)?.kind == .number
  }

  /// What is no other kind of line and begins with digits and a sign of dates was meant as one, too.
  private var beginsLikeBrokenDate: Bool {
    guard !isIndented, let first = next else { return false }
    if first.kind == .number, first.range.count >= 4 { return true }
    if first.kind == .number, let sign = peek(1), isDateSign(sign) { return true }
    let start = words(3).map { text($0) }
    if start.count > 1, isDay(start[0]), start.dropFirst().contains(where: isDayAndMonth) { return true }
    var distance = 0
    while let token = peek(distance), token.kind != .blank { distance += 1 }
    let hyphens = (0..<distance).filter { peek($0)?.kind == .dash && peek($0 + 1)?.kind == .number }
    return hyphens.count >= 2
      || (hyphens.count == 1 && words(2).dropFirst().first.map { holdsClock($0) } == true)
  }

  /// `5`, `seg`, `Monday,`: what a date in words begins with.
  private func isDay(_ word: String) -> Bool {
    let plain = folded(word)
    return plain.utf8.allSatisfy(\.isDigit) && plain.utf8.count <= 2 || CalendarWords.weekday(plain.prefix(3)) != nil
  }

  /// `05/01`, `jan`, `janeiro`.
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

import JournalText

/// What a line of a log is, known from the line itself.
enum LineKind {
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
  var kind: LineKind {
    guard let first = next else { return .empty }
    switch first.kind {
    case .greater: return .note
    case .dash: return .more
    case .plus: return .exercise
    case .number where beginsLikeDate: return .session
    case .number, .word, .times, .string, .invalid:
      if first.kind == .times, bytes[first.range.lowerBound] == UInt8(ascii: "*") { return .reserved }
      switch divider {
      case .colon: return .exercise
      case .equals: return .field
      case nil: return beginsLikeBrokenDate ? .session : .unknown
      }
    case .control: return .unknown
    default: return .reserved
    }
  }

  enum Divider { case colon, equals }

  /// Whichever of `=` and `: ` comes first on the line decides between field and exercise.
  private var divider: Divider? {
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

  /// What is no other kind of line and begins with digits and a sign of dates was meant as one, too.
  private var beginsLikeBrokenDate: Bool {
    guard !isIndented, let first = next else { return false }
    if first.kind == .number, first.range.count >= 4 { return true }
    if first.kind == .number, let sign = peek(1), isDateSign(sign) { return true }
    var distance = 0
    while let token = peek(distance), token.kind != .blank { distance += 1 }
    let hyphens = (0..<distance).filter { peek($0)?.kind == .dash && peek($0 + 1)?.kind == .number }
    return hyphens.count >= 2
      || (hyphens.count == 1 && words(2).dropFirst().first.map { holdsClock($0) } == true)
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

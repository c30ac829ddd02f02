import Text
import Training

/// `Name:`, the beginning of an exercise in a log, in a plan and in exercises.txt.
extension LineCursor {
  /// Reads the name and its colon; nil, and nothing is read, if no colon ends a name.
  mutating func itemName() throws(Diagnostic) -> Ranged<String>? {
    guard let name = try nameBeforeColon() else { return nil }
    guard let quoted = name.quoted else { return Ranged(text(name.range), name.range) }
    return Ranged(unquoted(quoted).trimmed, name.range)
  }

  /// Reads the name without making a String: returns its range, within its quotes, and the quoted token if there is
  /// one.
  mutating func nameBeforeColon() throws(Diagnostic) -> (range: TextRange, quoted: Token?)? {
    let start = mark
    if let quoted = take(.string) {
      skipBlanks()
      if next?.kind == .colon, peek(1).isSpace {
        advance()
        let inside = inside(quoted)
        guard !text(inside).trimmed.isEmpty else { throw badName(quoted.range) }
        return (inside, quoted)
      }
      reset(to: start)
    }
    let first = next
    var last: Token?
    while let token = next {
      advance()
      if token.kind == .colon, next.map({ $0.kind == .blank || $0.kind == .comment }) ?? true {
        guard let first, let last, last.kind != .colon, isNameStart(first) else {
          throw badName((first ?? token).range.through(token.range))
        }
        return (first.range.through(last.range), nil)
      }
      if token.kind != .blank { last = token }
    }
    reset(to: start)
    return nil
  }

  /// Returns the name in a quoted text, and its range within the quotes.
  func name(in quoted: Token) -> Ranged<String> { Ranged(unquoted(quoted).trimmed, inside(quoted)) }

  /// Returns the range within the quotes, without blanks at its ends.
  private func inside(_ quoted: Token) -> TextRange {
    let range = quoted.range
    let opening = bytes[range.lowerBound] < 0x80 ? 1 : 3
    let closing = bytes[range.upperBound - 1] < 0x80 ? 1 : 3
    var (start, end) = (range.lowerBound + opening, range.upperBound - closing)
    while start < end, bytes[start].isBlank { start += 1 }
    while start < end, bytes[end - 1].isBlank { end -= 1 }
    return TextRange(start, end)
  }

  /// The range of the first colon that text follows; nil without one.
  var touchingColon: TextRange? { remaining.dropFirst().dropLast().first { $0.kind == .colon }?.range }

  private func isNameStart(_ token: Token) -> Bool {
    switch token.kind {
    // `_` and `'` begin a word to the tokenizer, and are neither letters nor digits.
    case .word: ![UInt8(ascii: "_"), UInt8(ascii: "'")].contains(bytes[token.range.lowerBound])
    case .number, .invalid: true
    case .times: bytes[token.range.lowerBound] | 0x20 == UInt8(ascii: "x")
    default: false
    }
  }

  private func badName(_ range: TextRange) -> Diagnostic {
    let name = text(range)
    if name.hasSuffix("::"), !name.dropLast(2).hasSuffix(":") {
      return Diagnostic(
        .badName, range, "'\(shortened(name))' has one colon too many",
        help: "write '\(shortened(String(name.dropLast())))'",
        fix: .unsafe(TextRange(range.upperBound - 1, range.upperBound), ""))
    }
    return mistake(
      .badName, range, "is no name of an exercise",
      help: "a name begins with a letter or a digit, or stands in quotes: '\"Plank: side\": abs'")
  }
}

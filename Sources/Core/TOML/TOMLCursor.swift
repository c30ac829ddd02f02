import Text

/// A cursor over the tokens of a TOML text.
struct TOMLCursor {
  let source: Source
  private let tokens: [Token]
  private let end: Int
  private var index = 0
  /// The index of a token before which no brace closes an open table.
  private var unclosedUntil = 0
  /// The diagnostics of unresolved merge conflicts, whose lines are read as blank.
  let conflicts: [Diagnostic]

  init(_ source: Source, in range: Range<Int>?) {
    (self.source, conflicts) = TOMLCursor.withoutConflicts(source, in: range)
    tokens = Tokenizer.tokens(self.source.bytes, in: range, dialect: .toml)
    end = range?.upperBound ?? source.bytes.count
  }

  /// Returns the text with blanks in place of conflicts, so that offsets stay, and no side's quote closes the other
  /// side's text.
  private static func withoutConflicts(_ source: Source, in range: Range<Int>?) -> (Source, [Diagnostic]) {
    let range = range ?? 0..<source.bytes.count
    var bytes = source.bytes
    var diagnostics: [Diagnostic] = []
    var conflict = ConflictLines(source)
    var start = range.lowerBound
    while start < range.upperBound {
      let newline = bytes[start..<range.upperBound].firstIndex(of: UInt8(ascii: "\n"))
      let end = newline.map { $0 + 1 } ?? range.upperBound
      if conflict.covers(TextRange(start, end), &diagnostics) {
        for offset in start..<(newline ?? end) { bytes[offset] = UInt8(ascii: " ") }
      }
      start = end
    }
    return diagnostics.isEmpty ? (source, []) : (Source(name: source.name, bytes: bytes), diagnostics)
  }

  /// The next token; nil at the end.
  var next: Token? { index < tokens.count ? tokens[index] : nil }

  /// The offset of the next token; of the end if there is none.
  var offset: Int { next?.range.lowerBound ?? end }

  /// An empty range before the next token, for the report of a missing one.
  var emptyRange: TextRange { TextRange(offset, offset) }

  /// True if the line has no more tokens than a comment.
  var isAtLineEnd: Bool { next.map { $0.kind == .newline || $0.kind == .comment } ?? true }

  var isAtLineStart: Bool { index == 0 || tokens[index - 1].kind == .newline }

  /// True if the next token is the sign, such as `[`.
  func isAt(_ sign: Unicode.Scalar) -> Bool {
    guard let range = next?.range, range.count == 1 else { return false }
    return UInt32(source.bytes[range.lowerBound]) == sign.value
  }

  /// Takes the next token; nil at the end.
  @discardableResult
  mutating func take() -> Token? {
    guard let token = next else { return nil }
    index += 1
    return token
  }

  /// Takes the next token if it is the sign; nil if not.
  @discardableResult
  mutating func take(_ sign: Unicode.Scalar) -> Token? { isAt(sign) ? take() : nil }

  /// Takes the next tokens of some kinds; nil if the next one is of another kind.
  @discardableResult
  mutating func takeRun(of kinds: [Token.Kind]) -> TextRange? {
    let start = index
    while let kind = next?.kind, kinds.contains(kind) { index += 1 }
    return index > start ? tokens[start].range.through(tokens[index - 1].range) : nil
  }

  /// Takes all tokens up to the line's end or, if `closing` is given, up to a comma or that sign. Blanks at the end are
  /// taken and not in the range, which is empty if there is no other token.
  mutating func takeRest(before closing: Unicode.Scalar?) -> TextRange {
    var range = emptyRange
    while let token = next, !isAtLineEnd {
      if let closing, isAt(",") || isAt(closing) { break }
      if token.kind != .blank { range = range.through(token.range) }
      index += 1
    }
    return range
  }
}

extension TOMLCursor {
  /// Goes to the start of the next line.
  mutating func skipLine() { while let token = take() { if token.kind == .newline { return } } }

  /// Goes to the next line that can begin an entry, past the rest of a broken array or string.
  mutating func skipToEntry() {
    if !isAtLineStart { skipLine() }
    while next != nil, !startsEntry { skipLine() }
  }

  /// Goes behind the brace that closes `open` tables, if it is before the next header; true if it is. A table that
  /// wrongly goes on over lines is one mistake, so its lines must not be others.
  mutating func skipBraces(_ open: Int) -> Bool {
    // A failed search holds for all starts before its end, so that the time stays linear.
    guard index >= unclosedUntil else { return false }
    var ahead = self
    var depth = open
    while let token = ahead.next, !(ahead.isAtLineStart && token.kind == .openBracket && ahead.startsEntry) {
      depth += ahead.isAt("{") ? 1 : ahead.isAt("}") ? -1 : 0
      ahead.take()
      guard depth > 0 else {
        self = ahead
        return true
      }
    }
    unclosedUntil = ahead.index
    return false
  }

  /// True if the line must be an entry or a header, and can't be part of an array.
  var startsEntry: Bool {
    var ahead = self
    ahead.takeRun(of: [.blank])
    guard ahead.take("[") != nil else { return ahead.takeRun(of: TOMLCursor.keyKinds) != nil && ahead.isAt("=") }
    ahead.take("[")
    guard let name = ahead.next, name.kind == .word || name.kind == .times else { return false }
    guard !["true", "false", "inf", "nan"].contains(source.text(name.range)) else { return false }
    guard ahead.takeRun(of: TOMLCursor.keyKinds) != nil, ahead.take("]") != nil else { return false }
    ahead.take("]")
    ahead.takeRun(of: [.blank])
    return ahead.isAtLineEnd
  }

  /// The kinds of tokens in a key, with the blanks and dots between its parts.
  private static let keyKinds: [Token.Kind] = [.word, .number, .dash, .times, .string, .dot, .blank]
}

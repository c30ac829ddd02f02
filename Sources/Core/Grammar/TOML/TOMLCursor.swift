import Text

/// Walks the tokens of a TOML text.
struct TOMLCursor {
  let source: Source
  private let tokens: [Token]
  private let end: Int
  private var index = 0
  /// No brace closes a table that is open before this token.
  private var unclosedUntil = 0
  /// What git left of a merge: its lines are blank to this reader.
  let conflicts: [Diagnostic]

  init(_ source: Source, in range: Range<Int>?) {
    (self.source, conflicts) = TOMLCursor.withoutConflicts(source, in: range)
    tokens = Tokenizer.tokens(self.source.bytes, in: range, dialect: .toml)
    end = range?.upperBound ?? source.bytes.count
  }

  /// The text with blanks in the place of conflicts, so that every offset stays, and no quote of one side is
  /// closed by the other's.
  private static func withoutConflicts(_ source: Source, in range: Range<Int>?) -> (Source, [Diagnostic]) {
    if !ConflictMarkers.mayBeIn(source.bytes, range ?? 0..<source.bytes.count) { return (source, []) }
    var bytes = source.bytes
    var diagnostics: [Diagnostic] = []
    var lines = LineCursor(source, in: range)
    var markers = ConflictMarkers(source)
    while lines.nextLine() {
      guard markers.covers(lines, &diagnostics) else { continue }
      for offset in lines.wholeLine.bounds where bytes[offset] != UInt8(ascii: "\n") {
        bytes[offset] = UInt8(ascii: " ")
      }
    }
    return diagnostics.isEmpty ? (source, []) : (Source(name: source.name, bytes: bytes), diagnostics)
  }

  /// The next token; nil at the end.
  var next: Token? { index < tokens.count ? tokens[index] : nil }

  /// Where the next token begins.
  var offset: Int { next?.range.lowerBound ?? end }

  /// An empty range before the next token, where a missing thing would stand.
  var place: TextRange { TextRange(offset, offset) }

  /// Nothing but a comment is left on this line.
  var isAtLineEnd: Bool { next.map { $0.kind == .newline || $0.kind == .comment } ?? true }

  var isAtLineStart: Bool { index == 0 || tokens[index - 1].kind == .newline }

  /// Whether the next token is a sign, such as `[`.
  func isAt(_ sign: Unicode.Scalar) -> Bool {
    guard let range = next?.range, range.count == 1 else { return false }
    return UInt32(source.bytes[range.lowerBound]) == sign.value
  }

  /// Takes the next token, if there is one.
  @discardableResult
  mutating func take() -> Token? {
    guard let token = next else { return nil }
    index += 1
    return token
  }

  /// Takes a sign, if it is next.
  @discardableResult
  mutating func take(_ sign: Unicode.Scalar) -> Token? { isAt(sign) ? take() : nil }

  /// Takes tokens that touch each other, of some kinds; nil when the next is none of them.
  mutating func takeRun(of kinds: [Token.Kind]) -> TextRange? {
    let start = index
    while let kind = next?.kind, kinds.contains(kind) { index += 1 }
    return index > start ? tokens[start].range.through(tokens[index - 1].range) : nil
  }

  /// Takes everything up to the line's end or, inside brackets, up to a comma or what closes them.
  /// White space at the end is taken and not in the range; empty when there is nothing.
  mutating func takeRest(before closing: Unicode.Scalar?) -> TextRange {
    var range = place
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
  mutating func skipLine() {
    while let token = take() { if token.kind == .newline { return } }
  }

  /// Goes to the next line that can start an entry, past what a broken array or string has left behind.
  mutating func skipToEntry() {
    if !isAtLineStart { skipLine() }
    while next != nil, !startsEntry { skipLine() }
  }

  /// Goes behind the brace that closes the last of some open tables, if there is one before the next header:
  /// a table that wrongly goes on over several lines is one mistake, and its lines are none.
  mutating func skipBraces(_ open: Int) -> Bool {
    // One search that finds none is enough for all that begin where it has been: the time stays linear.
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

  /// Whether this line is sure to be an entry or a header, and no part of an array.
  var startsEntry: Bool {
    var ahead = self
    ahead.skip(.blank)
    guard ahead.take("[") != nil else { return ahead.skip(TOMLCursor.keyKinds) && ahead.isAt("=") }
    ahead.take("[")
    guard let name = ahead.next, name.kind == .word || name.kind == .times else { return false }
    guard !["true", "false", "inf", "nan"].contains(source.text(name.range)) else { return false }
    guard ahead.skip(TOMLCursor.keyKinds), ahead.take("]") != nil else { return false }
    ahead.take("]")
    ahead.skip(.blank)
    return ahead.isAtLineEnd
  }

  /// What a key is made of, blanks and dots between its parts included.
  private static let keyKinds: [Token.Kind] = [.word, .number, .dash, .times, .string, .dot, .blank]

  /// True when there was something to skip.
  @discardableResult
  private mutating func skip(_ kinds: [Token.Kind]) -> Bool { takeRun(of: kinds) != nil }
  private mutating func skip(_ kind: Token.Kind) { _ = takeRun(of: [kind]) }
}

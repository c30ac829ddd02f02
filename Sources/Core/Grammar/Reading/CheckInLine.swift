import Text
import Training

/// The kind of a line in a month of check-ins, known from the line itself.
package enum CheckInLine {
  case empty
  /// `[…]`, or a line that was meant as one.
  case header
  /// `key = value`
  case field
  /// `title: value`, with a known key.
  case fieldWithColon
  /// `> …`
  case note
  /// A line that begins with a sign reserved for later versions.
  case reserved
  case unknown
}

extension LineCursor {
  /// The kind of the current line; nothing is read.
  package var checkInKind: CheckInLine {
    guard let first = next else { return .empty }
    if first.kind == .openBracket { return .header }
    let colon = peek(1)?.kind == .blank ? 2 : 1
    if peek(colon)?.kind == .colon, peek(colon + 1)?.kind != .equals, isKnownField(first) { return .fieldWithColon }
    let kind = kind
    switch kind {
    case .session: return .header
    case .note:
      return peek(1)?.kind == .openBracket || (peek(1)?.kind != .blank && isLikeHeader) ? .header : .note
    case .field: return .field
    default: break
    }
    if isLikeHeader { return .header }
    return kind == .reserved || first.kind == .dash || first.kind == .plus ? .reserved : .unknown
  }

  /// True if the token is a field that some kind of entry has without a declaration in the settings.
  func isKnownField(_ token: Token) -> Bool {
    token.kind == .word
      && (knownField(token.range) != nil || isWord(token, "reason") || isWord(token, "motivo")
        || isWord(token, "bodyweight"))
  }

  /// True if the line holds a date and ends with a bracket, or begins with a header's word and a number: a header
  /// without one of its brackets, whose lines must not join the entry above.
  private var isLikeHeader: Bool {
    if headerKind(next) != nil, peek(1)?.kind == .blank, peek(2)?.kind == .number { return true }
    guard bytes[rest.upperBound - 1] == UInt8(ascii: "]") else { return false }
    return remaining.indices.contains {
      remaining[$0...].prefix(3).map(\.kind) == [.number, .dash, .number]
    }
  }

  /// The range of the first colon before a blank; nil without one.
  var colonBeforeBlank: TextRange? {
    zip(remaining.dropFirst(), remaining.dropFirst(2)).first { $0.kind == .colon && $1.kind == .blank }?.0.range
  }

  /// Returns the mistake of `title: Na orla`, whose name has been read.
  mutating func fieldWithColonOfCheckIns(_ key: Token) -> Diagnostic? {
    skipBlanks()
    guard take(.colon) != nil else { return nil }
    var value = self
    let isApart = value.skipBlanks() || isAtEnd
    return fieldWithColon(
      key.range, value: value.isAtEnd ? "…" : shortened(value.text(value.rest)), sign: isApart ? " =" : " = ")
  }

  /// Returns the mistake of a line that is neither a header, a field nor a note.
  func unknownLineOfCheckIns() -> Diagnostic {
    let written = shortened(text(rest))
    var help: Message = "a field is 'title = \(written)', a note '> \(written)', a comment '# \(written)'"
    var fix: Fix?
    if let key = next, isKnownField(key), let blank = peek(1), blank.kind == .blank, peek(2) != nil {
      let value = text(TextRange(blank.range.upperBound, rest.upperBound))
      help = "'=' is missing: '\(text(key.range)) = \(shortened(value))'"
      fix = .unsafe(blank.range, " = ")
    } else if let colon = colonBeforeBlank {
      let key = text(TextRange(rest.lowerBound, colon.lowerBound)).trimmed
      let value = text(TextRange(colon.upperBound, rest.upperBound)).trimmed
      help = "fields are written with '=': '\(shortened(key)) = \(shortened(value))'"
    }
    return Diagnostic(.unknownLine, rest, "'\(written)' is no field or note", help: help, fix: fix)
  }

  /// Returns the mistake in a value's quotes: nothing closes them, or text follows them. Nil without one.
  func badQuotes() -> Diagnostic? {
    guard let first = next else { return nil }
    if first.kind == .quote {
      return Diagnostic(
        .badValue, first.range, "nothing closes this quote",
        help: "write '\"\(shortened(text(rest).dropFirstScalar))\"'",
        fix: quoting(rest, text(rest).dropFirstScalar))
    }
    guard first.kind == .string, peek(1) != nil else { return nil }
    let after = TextRange(first.range.upperBound, rest.upperBound)
    let leading = text(after).utf8.count - text(after).trimmed.utf8.count
    let stray = TextRange(after.lowerBound + leading, after.upperBound)
    return mistake(
      .badValue, stray, "stands after a value in quotes",
      help: "put the whole value inside the quotes, or write '\\\"' for a quote inside",
      fix: quoting(first.range.through(stray), unquoted(first) + " " + text(stray)))
  }

  /// Returns the fix that quotes a range; nil if the words have quotes themselves, or could hold a tag.
  func quoting(_ range: TextRange, _ words: String) -> Fix? {
    guard !words.contains(where: { "\"“”„‟\\#".contains($0) }) else { return nil }
    return .unsafe(range, "\"\(words)\"")
  }
}

extension String {
  fileprivate var dropFirstScalar: String { String(unicodeScalars.dropFirst()) }
}

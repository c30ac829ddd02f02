import Text

/// The mistakes of lines in a month of check-ins, with what was probably meant.
extension LineCursor {
  func outsideCheckIn() -> Diagnostic {
    mistake(
      .outsideCheckIn, rest, "belongs to no check-in", help: "write the day in brackets above it: '[2026-01-15 07:30]'")
  }

  func duplicateField(_ key: TextRange, first: TextRange) -> Diagnostic {
    mistake(
      .duplicateField, key, "is in this entry already",
      help: "keep one of the two, or write the header of another entry above it; until then the first counts",
      note: .init(range: first, label: "first here"))
  }

  /// Returns the mistake of `title: Na orla`, whose name has been read.
  mutating func fieldWithColonOfCheckIns(_ key: Token) -> Diagnostic? {
    skipBlanks()
    guard let colon = take(.colon) else { return nil }
    let sign = next.map { $0.kind == .blank } ?? true ? " =" : " = "
    let written = text(key.range)
    skipBlanks()
    let value = isAtEnd ? "…" : shortened(text(rest))
    return Diagnostic(
      .fieldWithColon, key.range.through(colon.range),
      "'\(written)' is a field, and fields are written with '='",
      help: "write '\(written) = \(value)'",
      fix: .safe(TextRange(key.range.upperBound, colon.range.upperBound), sign))
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
}

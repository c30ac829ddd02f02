import Text

extension TOMLReader {
  /// Reads a value. `closing` is the sign that closes the array or inline table around it; `depth` is 1 plus the number
  /// of those around it.
  mutating func readValue(before closing: Unicode.Scalar?, depth: Int) throws(Diagnostic) -> TOMLDocument.Value {
    skipBlanks()
    guard let token = cursor.next, !cursor.isAtLineEnd else {
      throw mistake(cursor.emptyRange, "a value is missing here")
    }
    switch token.kind {
    case .string: return readString(token)
    case .quote: throw unclosedString()
    case _ where cursor.isAt("[") || cursor.isAt("{"):
      guard depth <= TOMLDocument.deepest else {
        throw mistake(
          token.range, "more than \(TOMLDocument.deepest) brackets in each other", help: "nest less deeply")
      }
      return try cursor.isAt("[") ? readArray(depth: depth) : readInlineTable(depth: depth)
    default: return try readBare(before: closing)
    }
  }

  private mutating func readString(_ token: Token) -> TOMLDocument.Value {
    cursor.take()
    let string = TOMLString(cursor.source.bytes, token.range)
    for found in string.mistakes { report(found) }
    return TOMLDocument.Value(
      kind: string.mistakes.isEmpty ? .string(string.text) : .unreadable, range: token.range)
  }

  /// Reads a number, a date, `true` or `false`, or reports a text without quotes.
  private mutating func readBare(before closing: Unicode.Scalar?) throws(Diagnostic) -> TOMLDocument.Value {
    let range = cursor.takeRest(before: closing)
    guard !range.isEmpty else { throw mistake(range, "a value is missing here") }
    switch TOMLScalar(cursor.source.bytes[range.bounds]) {
    case .value(let kind): return TOMLDocument.Value(kind: kind, range: range)
    case .mistake(let message, let help): report(range, "\(quoted(range)) " + message, help: help)
    case .other: reportUnquoted(range)
    }
    return TOMLDocument.Value(kind: .unreadable, range: range)
  }

  /// Reports a text without quotes; typographic ones, as phones write them, stand for plain ones.
  private mutating func reportUnquoted(_ range: TextRange) {
    let text = cursor.source.text(range)
    let inner = text.drop(while: \.isTypographicQuote)
    let trimmed = String(
      inner.prefix(inner.count - inner.reversed().prefix(while: \.isTypographicQuote).count))
    let fixed = TOMLString.quoting(trimmed)
    let hadQuotes = trimmed.utf8.count < text.utf8.count
    let isCertain = (hadQuotes || text.first?.isLetter == true) && cursor.next?.kind != .comment
    report(
      range,
      hadQuotes ? "\(quoted(range)) is in typographic quotes" : "\(quoted(range)) is a text without quotes",
      help: writing(fixed), fix: Fix(isSafe: isCertain, edits: [TextEdit(replacing: range, with: fixed)]))
  }

  /// Takes a text without a closing quote to the end of its line, and returns its mistake.
  mutating func unclosedString() -> Diagnostic {
    let isLong = cursor.next?.range.count == 3
    maySpanLines = maySpanLines || isLong
    let range = cursor.takeRest(before: nil)
    let text = cursor.source.text(range)
    guard !isLong else {
      return mistake(
        range, "this text is not closed by \(text.prefix(3))", help: "write \(text.prefix(3)) at its end")
    }
    return mistake(
      range, "\(quoted(range)) is a text without a closing quote", help: writing(text + text.prefix(1)))
  }
}

extension TOMLReader {
  /// Reads an array, `[1, 2]`, on one line or several.
  private mutating func readArray(depth: Int) throws(Diagnostic) -> TOMLDocument.Value {
    let opening = cursor.take("[")?.range ?? cursor.emptyRange
    maySpanLines = true
    var values: [TOMLDocument.Value] = []
    while true {
      try skipLines(openSince: opening)
      if let closing = cursor.take("]") {
        return TOMLDocument.Value(kind: .array(values), range: opening.through(closing.range))
      }
      if let comma = cursor.take(",") {
        report(
          comma.range, "there is no value before this comma", help: "remove it", fix: .safe(comma.range, ""))
        continue
      }
      values.append(try readValue(before: "]", depth: depth + 1))
      try readComma(openSince: opening, after: &values)
    }
  }

  private func unexpected(_ range: TextRange) -> Diagnostic {
    mistake(range, "unexpected \(quoted(range)) after a value", help: "values are separated by commas")
  }

  /// Reads the comma between two values; other text makes the value before it unreadable.
  private mutating func readComma(
    openSince opening: TextRange, after values: inout [TOMLDocument.Value]
  ) throws(Diagnostic) {
    let end = cursor.emptyRange
    skipBlanks()
    // A text, an array or a table begins a value without a comma or blank before it.
    if !cursor.isAtLineEnd, cursor.next?.kind != .string, !",][{".unicodeScalars.contains(where: cursor.isAt) {
      report(unexpected(cursor.takeRest(before: "]")))
      values[values.count - 1].kind = .unreadable
    }
    try skipLines(openSince: opening)
    if cursor.take(",") == nil, !cursor.isAt("]") {
      report(end, "a comma is missing between two values", help: "write ','", fix: .safe(end, ","))
    }
  }

  /// Skips blanks, comments and line endings in an array. A line that must be an entry shows that the array was
  /// never closed, as no value looks like one.
  private mutating func skipLines(openSince opening: TextRange) throws(Diagnostic) {
    while let token = cursor.next {
      switch token.kind {
      case .blank: skipBlanks()
      case .comment: takeComment()
      case .newline:
        cursor.take()
        if cursor.startsEntry { throw unclosedArray(opening) }
      default: return
      }
    }
    throw unclosedArray(opening)
  }

  private func unclosedArray(_ opening: TextRange) -> Diagnostic {
    mistake(opening, "this array is not closed by ']'", help: "write ']' at its end")
  }

  /// Reads an inline table, `{ a = 1, b.c = 2 }`, on one line.
  private mutating func readInlineTable(depth: Int) throws(Diagnostic) -> TOMLDocument.Value {
    let opening = cursor.take("{")?.range ?? cursor.emptyRange
    openBraces += 1
    var names = TOMLNames()
    var entries: [TOMLDocument.Entry] = []
    skipBlanks()
    while !cursor.isAt("}") {
      guard !cursor.isAtLineEnd else { throw unclosedTable(opening) }
      let path = try readPath(depth: depth)
      guard cursor.take("=") != nil else { throw missingEquals(after: span(path)) }
      let value = try readValue(before: "}", depth: depth + 1)
      if let clash = names.define(path, in: []) {
        report(clash)
      } else {
        entries.append(TOMLDocument.Entry(path: path, value: value, range: span(path).through(value.range)))
      }
      try readInlineComma(openSince: opening)
    }
    openBraces -= 1
    let range = opening.through(cursor.take("}")?.range ?? opening)
    return TOMLDocument.Value(kind: .table(entries), range: range)
  }

  private mutating func unclosedTable(_ opening: TextRange) -> Diagnostic {
    let isClosedLater = cursor.skipBraces(openBraces)
    return mistake(
      opening, "this table is not closed by '}' on its line",
      help: isClosedLater ? "write all of it on one line" : "write '}' at its end")
  }

  private mutating func readInlineComma(openSince opening: TextRange) throws(Diagnostic) {
    skipBlanks()
    if cursor.isAt("}") { return }
    guard let comma = cursor.take(",") else {
      let rest = cursor.takeRest(before: "}")
      guard rest.isEmpty else { throw unexpected(rest) }
      throw unclosedTable(opening)
    }
    skipBlanks()
    guard cursor.isAt("}") else { return }
    report(
      comma.range, "a comma cannot be the last thing in {…}", help: "remove it", fix: .safe(comma.range, ""))
  }
}

extension Character {
  fileprivate var isTypographicQuote: Bool { unicodeScalars.allSatisfy { 0x2018...0x201F ~= $0.value } }
}

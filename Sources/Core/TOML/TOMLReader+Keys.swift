import Text

extension TOMLReader {
  /// Reads the parts of a key, and blanks around them: `a`, `"a b"`, `a.b.'c d'`. `depth` counts the keys above.
  mutating func readPath(depth: Int) throws(Diagnostic) -> [TOMLDocument.Key] {
    var path: [TOMLDocument.Key] = []
    repeat {
      skipBlanks()
      path.append(try readKey())
      guard depth + path.count <= TOMLDocument.deepest else {
        throw mistake(
          span(path), "more than \(TOMLDocument.deepest) keys in each other", help: "nest less deeply")
      }
      skipBlanks()
    } while cursor.take(".") != nil
    return path
  }

  private mutating func readKey() throws(Diagnostic) -> TOMLDocument.Key {
    guard let token = cursor.next, !cursor.isAtLineEnd else {
      throw mistake(cursor.emptyRange, "a key is missing here")
    }
    switch token.kind {
    case .string: return try readQuotedKey()
    case .quote: throw unclosedString()
    default: break
    }
    guard let range = cursor.takeRun(of: [.word, .number, .dash, .times]) else {
      if cursor.isAt("=") {
        throw mistake(cursor.emptyRange, "a key is missing here", help: "write 'key = value'")
      }
      throw mistake(
        token.range, "\(quoted(token.range)) cannot stand where a key should", help: "write 'key = value'")
    }
    let text = cursor.source.text(range)
    guard !text.utf8.allSatisfy(\.isBareKey) else { return TOMLDocument.Key(text: text, range: range) }
    let key = text.plainDashes.utf8.allSatisfy(\.isBareKey) ? text.plainDashes : TOMLString.quoting(text)
    throw mistake(
      range, "the key \(quoted(range)) has signs that need quotes", help: writing(key), fix: .safe(range, key)
    )
  }

  private mutating func readQuotedKey() throws(Diagnostic) -> TOMLDocument.Key {
    guard let token = cursor.take() else { throw mistake(cursor.emptyRange, "a key is missing here") }
    let string = TOMLString(cursor.source.bytes, token.range)
    if let found = string.mistakes.first { throw found }
    guard !string.isLong else {
      throw mistake(
        token.range, "a key cannot be a text of several lines", help: writing(TOMLString.quoting(string.text))
      )
    }
    return TOMLDocument.Key(text: string.text, range: token.range)
  }

  /// Returns the mistake of a key without `=` behind it, as in `goal: 3` and `active plan = "A"`.
  mutating func missingEquals(after keys: TextRange) -> Diagnostic {
    let end = TextRange(keys.upperBound, keys.upperBound)
    let colon = cursor.take(":")
    skipBlanks()
    let value = cursor.takeRest(before: nil)
    guard !value.isEmpty else {
      return mistake(
        colon?.range ?? end, "there is no '=' and no value after \(quoted(keys))",
        help: "write 'key = value'")
    }
    let fixed = end.through(colon?.range ?? end)
    let message: Message = "there is no '=' between \(quoted(keys)) and \(quoted(value))"
    if cursor.source.bytes[value.bounds].contains(UInt8(ascii: "=")) {
      return mistake(keys.through(value), message, help: "a key of several words needs quotes or hyphens")
    }
    return mistake(
      colon?.range ?? end, message,
      help: writing("\(cursor.source.text(keys)) = \(cursor.source.text(value))"),
      fix: Fix(isSafe: colon != nil, edits: [TextEdit(replacing: fixed, with: " =")]))
  }
}

extension UInt8 {
  /// True for bytes of a key without quotes.
  fileprivate var isBareKey: Bool {
    isLetter || isDigit || self == UInt8(ascii: "-") || self == UInt8(ascii: "_")
  }
}

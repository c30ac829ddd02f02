/// A tokenizer that cuts a text one token at a time, in one pass over its bytes.
///
/// Tokens never depend on the meaning of a line, so that a mistake can't change how another line is read.
public struct Tokenizer: Sendable {
  /// The kind of file, which decides about comments and strings.
  public enum Dialect: Sendable {
    /// Log, check-ins, exercises: a comment begins with `#`, first on a line or with blanks around it.
    case journal
    /// Plans: a comment is `<!-- … -->`.
    case markdown
    /// Settings and front matter: a comment begins with `#` anywhere; there are four kinds of string.
    case toml
  }

  public let bytes: [UInt8]
  private let first: Int
  let end: Int
  public let dialect: Dialect
  var position: Int
  /// The offset before which no quote closes, so that a line needs one failed search, however many quotes it has.
  var unclosedUntil = 0
  /// The quotes of TOML's long strings for which a search found no end: no later one has an end either.
  var unclosedLong: [UInt8] = []
  /// True if the line has a token whose bytes have to be looked at: a comment, a string, a byte order mark, or bytes
  /// that are not text.
  public internal(set) var hasRareTokens = false

  public init(_ bytes: [UInt8], in range: Range<Int>? = nil, dialect: Dialect) {
    self.bytes = bytes
    self.dialect = dialect
    first = range?.lowerBound ?? 0
    position = first
    end = range?.upperBound ?? bytes.count
  }

  /// Returns the next token; nil at the end.
  public mutating func next() -> Token? {
    guard position < end else { return nil }
    let start = position
    return Token(scan(), TextRange(start, position))
  }

  /// Replaces `line` by the tokens of the next line, its newline included; false at the end of the text.
  public mutating func nextLine(into line: inout [Token]) -> Bool {
    line.removeAll(keepingCapacity: true)
    hasRareTokens = false
    while position < end {
      let start = position
      let kind = scan()
      line.append(Token(kind, TextRange(start, position)))
      if kind == .newline { break }
    }
    return !line.isEmpty
  }

  public static func tokens(_ bytes: [UInt8], in range: Range<Int>? = nil, dialect: Dialect) -> [Token] {
    var tokenizer = Tokenizer(bytes, in: range, dialect: dialect)
    var tokens: [Token] = []
    while let token = tokenizer.next() { tokens.append(token) }
    return tokens
  }
}

extension Tokenizer {
  /// Moves past a token and returns its kind; it always moves.
  @inline(__always)
  private mutating func scan() -> Token.Kind {
    let byte = bytes[position]
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      var index = position + 1
      while index < end, bytes[index].isDigit { index += 1 }
      position = index
      return .number
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"):
      return word()
    case UInt8(ascii: " "):
      // Most blanks are single.
      if position + 1 < end, bytes[position + 1].isDigit || bytes[position + 1].isLetter {
        return one(.blank)
      }
      return blank()
    case UInt8(ascii: "\t"): return blank()
    case UInt8(ascii: "\n"): return one(.newline)
    case UInt8(ascii: "\r"):
      guard peek(1) == UInt8(ascii: "\n") else { return one(rare: .control) }
      position += 2
      return .newline
    case UInt8(ascii: ","): return one(.comma)
    case UInt8(ascii: ":"): return one(.colon)
    case UInt8(ascii: "/"): return one(.slash)
    case UInt8(ascii: "-"): return one(.dash)
    case UInt8(ascii: "+"): return one(.plus)
    case UInt8(ascii: "."): return one(.dot)
    case UInt8(ascii: "@"): return one(.at)
    case UInt8(ascii: "*"): return one(.times)
    case UInt8(ascii: "="): return one(.equals)
    case UInt8(ascii: ">"): return one(.greater)
    case UInt8(ascii: "?"): return one(.question)
    case UInt8(ascii: "["): return one(.openBracket)
    case UInt8(ascii: "]"): return one(.closeBracket)
    case UInt8(ascii: "#"): return hash()
    case UInt8(ascii: "\""): return dialect == .toml ? tomlString(byte) : string()
    case UInt8(ascii: "'"): return dialect == .toml ? tomlString(byte) : word()
    case UInt8(ascii: "<") where dialect == .markdown: return markdownComment()
    case 0..<0x20, 0x7F: return controls()
    case 0x80...0xFF: return beyondASCII()
    default: return one(.symbol)
    }
  }

  mutating func one(_ kind: Token.Kind) -> Token.Kind {
    position += 1
    return kind
  }

  private mutating func one(rare kind: Token.Kind) -> Token.Kind {
    hasRareTokens = true
    return one(kind)
  }

  /// Scans a run of control characters: a file that a crash has filled with zeros is one token, and not a million.
  private mutating func controls() -> Token.Kind {
    position += 1
    while position < end, bytes[position].isControl { position += 1 }
    hasRareTokens = true
    return .control
  }

  func peek(_ distance: Int) -> UInt8? { position + distance < end ? bytes[position + distance] : nil }

  private mutating func skip(while condition: (UInt8) -> Bool) {
    while position < end, condition(bytes[position]) { position += 1 }
  }

  private mutating func blank() -> Token.Kind {
    while position < end {
      let byte = bytes[position]
      if byte.isBlank {
        position += 1
      } else if byte >= 0x80, let scalar = scalar(at: position), scalar.value.isBlank {
        position += scalar.length
      } else {
        break
      }
    }
    return .blank
  }

  /// Scans a run of letters. An `x` that touches a number is the times sign, and so is one that touches a load before
  /// a number: `3x10`, `80kgx10`, `bwx8`, `bwx 8`, `80 kgx 10`.
  private mutating func word() -> Token.Kind {
    let start = position
    var index = position
    while index < end {
      let byte = bytes[index]
      if byte.isLetter || byte == UInt8(ascii: "_") || (byte == UInt8(ascii: "'") && dialect != .toml) {
        index += 1
      } else if byte == 0xC3, index + 1 < end, bytes[index + 1].isSecondOfLetter {
        index += 2
      } else if byte >= 0x80, let scalar = scalar(at: index), scalar.value.kind == .word {
        index += scalar.length
      } else {
        break
      }
    }
    let followsNumber = start > first && bytes[start - 1].isDigit
    if bytes[start].isX, index - start == 1 || followsNumber && startsWithBodyweight(start + 1, index) {
      position = start + 1
      return .times
    }
    let touchesNumber =
      followsNumber || (index < end && bytes[index].isDigit) || isLoad(start, index - 1) && isNumberNext(index)
    if touchesNumber, index - start > 1, bytes[index - 1].isX { index -= 1 }
    position = index
    return .word
  }

  private func startsWithBodyweight(_ offset: Int, _ wordEnd: Int) -> Bool {
    offset + 1 < wordEnd && bytes[offset] | 0x20 == UInt8(ascii: "b")
      && bytes[offset + 1] | 0x20 == UInt8(ascii: "w")
  }

  /// True for `bw`, `kg`, `lb`, `kgs`, `lbs`.
  private func isLoad(_ start: Int, _ end: Int) -> Bool {
    guard end - start == 2 || end - start == 3 && bytes[start + 2] | 0x20 == UInt8(ascii: "s") else { return false }
    switch (bytes[start] | 0x20, bytes[start + 1] | 0x20) {
    case (UInt8(ascii: "b"), UInt8(ascii: "w")): return end - start == 2
    case (UInt8(ascii: "k"), UInt8(ascii: "g")), (UInt8(ascii: "l"), UInt8(ascii: "b")): return true
    default: return false
    }
  }

  /// True if a digit follows, after any blanks.
  private func isNumberNext(_ offset: Int) -> Bool {
    var index = offset
    while index < end, bytes[index].isBlank { index += 1 }
    return index < end && bytes[index].isDigit
  }

  private mutating func hash() -> Token.Kind {
    let isComment: Bool
    switch dialect {
    case .markdown: isComment = false
    case .toml: isComment = true
    case .journal: isComment = followsBlank && (isBlankOrLineEnd(at: position + 1) || isAtLineStart)
    }
    guard isComment else { return one(.hash) }
    hasRareTokens = true
    skipToLineEnd()
    return .comment
  }

  /// True if a blank or the start of the line is before the next token.
  private var followsBlank: Bool { blankStart(before: position) < position || isLineStart(position) }

  /// True if only blanks are before the next token on its line.
  private var isAtLineStart: Bool {
    var index = position
    while case let start = blankStart(before: index), start < index { index = start }
    return isLineStart(index)
  }

  /// True at the start of a line; at the start of the text a byte order mark may come before.
  private func isLineStart(_ offset: Int) -> Bool {
    offset == first || bytes[offset - 1] == UInt8(ascii: "\n")
      || offset == 3 && scalar(at: 0)?.value == 0xFEFF
  }

  /// Returns the start of the blank before an offset, or the offset itself without one.
  private func blankStart(before offset: Int) -> Int {
    guard offset > first else { return offset }
    let byte = bytes[offset - 1]
    if byte.isBlank { return offset - 1 }
    guard byte & 0xC0 == 0x80 else { return offset }
    for length in 2...3 where offset - length >= first {
      if let scalar = scalar(at: offset - length), scalar.length == length, scalar.value.isBlank {
        return offset - length
      }
    }
    return offset
  }

  private func isBlankOrLineEnd(at offset: Int) -> Bool {
    guard offset < end else { return true }
    switch bytes[offset] {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"): return true
    case UInt8(ascii: "\r"): return offset + 1 < end && bytes[offset + 1] == UInt8(ascii: "\n")
    case 0x80...: return scalar(at: offset)?.value.isBlank ?? false
    default: return false
    }
  }

  /// Skips to the line feed, or to the carriage return that belongs to it.
  private mutating func skipToLineEnd() {
    skip { $0 != UInt8(ascii: "\n") }
    if position < end, bytes[position - 1] == UInt8(ascii: "\r") { position -= 1 }
  }

  private mutating func beyondASCII() -> Token.Kind {
    guard let scalar = scalar(at: position) else {
      hasRareTokens = true
      position += 1
      while position < end, bytes[position] >= 0x80, self.scalar(at: position) == nil { position += 1 }
      return .invalid
    }
    if position == 0, scalar.value == 0xFEFF {
      hasRareTokens = true
      position += scalar.length
      return .byteOrderMark
    }
    switch scalar.value.kind {
    case .blank: return blank()
    case .word: return word()
    case .quote: return dialect == .toml ? take(scalar, as: .symbol) : string()
    case .control:
      hasRareTokens = true
      return take(scalar, as: .control)
    case let kind: return take(scalar, as: kind)
    }
  }

  private mutating func take(_ scalar: (value: UInt32, length: Int), as kind: Token.Kind) -> Token.Kind {
    position += scalar.length
    return kind
  }

  func scalar(at offset: Int) -> (value: UInt32, length: Int)? { decodeScalar(bytes, at: offset, end: end) }
}

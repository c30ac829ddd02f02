package import Text
import Training

/// Walks a text line by line, and each line token by token: what every reader reads with.
///
/// White space around a line, its comment and its line ending are set aside before a reader sees it, so that no
/// reader can make indentation or a comment mean something.
package struct LineCursor {
  package let bytes: [UInt8]
  /// True for the text of a plan, where sets may have ranges, a `+` and percentages.
  let isOfPlan: Bool
  private var tokenizer: Tokenizer
  private var tokens: [Token] = []
  /// The next token to read, and one past the last that a reader sees.
  private var index = 0
  private var end = 0
  private(set) var isIndented = false
  /// The line's comment, if it has one.
  package private(set) var comment: Token?
  /// The first control character and the first bytes that are not UTF-8 on this line.
  private(set) var control: Token?
  private(set) var invalid: Token?

  package init(_ source: Source, in range: Range<Int>? = nil, dialect: Tokenizer.Dialect = .journal) {
    bytes = source.bytes
    isOfPlan = dialect == .markdown
    tokenizer = Tokenizer(source.bytes, in: range, dialect: dialect)
  }

  /// Goes to the next line; false when there is none.
  package mutating func nextLine() -> Bool {
    guard tokenizer.nextLine(into: &tokens) else { return false }
    index = 0
    end = tokens.count
    (comment, control, invalid) = (nil, nil, nil)
    if tokenizer.hasRareTokens { inspectTokens() }
    isIndented = index < end && tokens[index].kind == .blank
    skipBlanks()
    while end > index {
      switch tokens[end - 1].kind {
      case .newline, .blank: end -= 1
      case .comment:
        comment = tokens[end - 1]
        end -= 1
      default: return true
      }
    }
    return true
  }
}

extension LineCursor {
  private mutating func inspectTokens() {
    for token in tokens {
      switch token.kind {
      case .control: control = control ?? token
      case .invalid: invalid = invalid ?? token
      case .string, .comment: inspect(token)
      default: break
      }
    }
    if index < end, tokens[index].kind == .byteOrderMark { index += 1 }
  }

  /// Finds control characters and bytes that are not UTF-8 inside of a quoted text or a comment.
  private mutating func inspect(_ token: Token) {
    var offset = token.range.lowerBound
    while offset < token.range.upperBound {
      let byte = bytes[offset]
      var length = 1
      if byte >= 0x80 {
        let scalar = decodeScalar(bytes, at: offset, end: token.range.upperBound)
        length = scalar?.length ?? 1
        if scalar == nil { invalid = invalid ?? Token(.invalid, TextRange(offset, offset + 1)) }
        if let value = scalar?.value, value < 0xA0 {
          control = control ?? Token(.control, TextRange(offset, offset + 2))
        }
      } else if byte < 0x20 && byte != UInt8(ascii: "\t") && byte != UInt8(ascii: "\n")
        && byte != UInt8(ascii: "\r") || byte == 0x7F
      {
        control = control ?? Token(.control, TextRange(offset, offset + 1))
      }
      offset += length
    }
  }

  /// Makes one blank of each comment inside of the line and the blanks around it.
  mutating func blankComments() {
    guard tokenizer.hasRareTokens else { return }
    var kept = index
    for token in tokens[index..<end] {
      let isBlank = token.kind == .blank || token.kind == .comment
      if isBlank, kept > 0, tokens[kept - 1].kind == .blank {
        tokens[kept - 1].range = tokens[kept - 1].range.through(token.range)
        continue
      }
      tokens[kept] = isBlank ? Token(.blank, token.range) : token
      kept += 1
    }
    end = kept
    skipBlanks()
  }

  /// The next token; nil at the end of what there is to read on this line.
  package var next: Token? { index < end ? tokens[index] : nil }
  package var isAtEnd: Bool { index >= end }

  /// A token further on; 0 is `next`.
  package func peek(_ distance: Int) -> Token? { index + distance < end ? tokens[index + distance] : nil }

  /// The token that was read last; nil at the beginning of the line.
  var previous: Token? { index > 0 ? tokens[index - 1] : nil }

  /// What is left of the line.
  package var rest: TextRange {
    index < end ? tokens[index].range.through(tokens[end - 1].range) : emptyRange
  }

  /// The end of what has been read, where a missing thing would stand.
  package var emptyRange: TextRange {
    let offset =
      index > 0 ? tokens[index - 1].range.upperBound : (tokens.first?.range.lowerBound ?? bytes.count)
    return TextRange(offset, offset)
  }

  /// The whole line, its line ending included.
  package var wholeLine: TextRange {
    guard let first = tokens.first, let last = tokens.last else { return emptyRange }
    return first.range.through(last.range)
  }

  package mutating func advance(_ count: Int = 1) { index = min(index + count, end) }

  /// True where blanks were skipped.
  @discardableResult
  package mutating func skipBlanks() -> Bool {
    let start = index
    while index < end, tokens[index].kind == .blank { index += 1 }
    return index > start
  }

  /// Skips blanks and says where they were; nil where there were none.
  package mutating func blanks() -> TextRange? {
    let start = index
    guard skipBlanks() else { return nil }
    return tokens[start].range.through(tokens[index - 1].range)
  }

  /// Takes the next token if it is of a kind.
  package mutating func take(_ kind: Token.Kind) -> Token? {
    guard let token = next, token.kind == kind else { return nil }
    index += 1
    return token
  }

  /// The sign between the values of a list, with the blanks before it.
  mutating func takeSlash() -> Bool {
    let before = index
    skipBlanks()
    if take(.slash) != nil { return true }
    index = before
    return false
  }

  /// A place to come back to.
  package var mark: Int { index }
  package mutating func reset(to mark: Int) { index = mark }

  package func text(_ range: TextRange) -> String { String(decoding: bytes[range.bounds], as: UTF8.self) }

  /// Compares a word with an ASCII lower-case one, without case.
  package func isWord(_ token: Token?, _ word: StaticString) -> Bool {
    guard let token, token.kind == .word, token.range.count == word.utf8CodeUnitCount else { return false }
    return word.withUTF8Buffer { letters in
      for offset in 0..<letters.count
      where unsafe bytes[token.range.lowerBound + offset] | 0x20 != letters[offset] {
        return false
      }
      return true
    }
  }

  /// The value of a number token of up to nine digits.
  package func value(_ token: Token) -> Int? {
    guard token.kind == .number, token.range.count <= 9 else { return nil }
    var value = 0
    for offset in token.range.bounds { value = value * 10 + Int(bytes[offset] - UInt8(ascii: "0")) }
    return value
  }

  /// What stands in quotes, without them; `\"` and `\\` are a quote and a backslash.
  package func unquoted(_ token: Token) -> String { text(token.range).unquoted }
}

extension String {
  /// A quoted text without its quotes, of whichever kind; `\"` and `\\` are a quote and a backslash.
  package var unquoted: String {
    let text = dropFirst().dropLast()
    guard text.utf8.contains(UInt8(ascii: "\\")) else { return String(text) }
    var result = ""
    var isEscaped = false
    for scalar in text.unicodeScalars {
      if isEscaped || scalar != "\\" { result.unicodeScalars.append(scalar) }
      isEscaped = scalar == "\\" && !isEscaped
    }
    return result
  }
}

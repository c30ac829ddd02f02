package import Text
import Training

/// A cursor over the lines of a text and the tokens of each line, which every reader uses.
///
/// White space around a line, its comment and its line ending are set aside before a reader sees it, so that no
/// reader can make indentation or a comment mean something.
package struct LineCursor {
  private var tokenizer: Tokenizer
  private var tokens: [Token] = []
  /// The index of the next token, and the index after the last that a reader sees.
  private var index = 0
  private var end = 0
  private(set) var isIndented = false
  /// The line's comment, if it has one.
  package private(set) var comment: Token?
  /// The first control character on this line, or bytes that are not UTF-8.
  private(set) var badBytes: Token?

  package init(_ source: Source, in range: Range<Int>? = nil, dialect: Tokenizer.Dialect = .journal) {
    tokenizer = Tokenizer(source.bytes, in: range, dialect: dialect)
  }

  /// Goes to the next line; false at the end of the text.
  package mutating func nextLine() -> Bool {
    guard tokenizer.nextLine(into: &tokens) else { return false }
    index = 0
    end = tokens.count
    (comment, badBytes) = (nil, nil)
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
  // A cursor has less than 128 bytes, so that passing one on calls nothing: what the tokenizer knows is not kept twice.
  package var bytes: [UInt8] { tokenizer.bytes }
  /// True for the text of a plan, where sets may have ranges, a `+` and percentages.
  var isOfPlan: Bool { tokenizer.dialect == .markdown }

  private mutating func inspectTokens() {
    for token in tokens where badBytes == nil {
      switch token.kind {
      case .control, .invalid: badBytes = token
      case .string, .comment: badBytes = Text.badBytes(in: bytes, token.range)
      default: break
      }
    }
    if index < end, tokens[index].kind == .byteOrderMark { index += 1 }
  }

  /// Replaces each comment within the line, with the blanks around it, by one blank.
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

  /// The next token; nil at the end of the line's content.
  package var next: Token? { index < end ? tokens[index] : nil }
  package var isAtEnd: Bool { index >= end }

  /// Returns the token at a distance, where 0 is `next`; nil beyond the line's content.
  package func peek(_ distance: Int) -> Token? { index + distance < end ? tokens[index + distance] : nil }

  /// The tokens of the line's content that have not been read.
  package var remaining: ArraySlice<Token> { tokens[index..<end] }

  /// The ranges of the words that have not been read.
  var words: [TextRange] {
    var words: [TextRange] = []
    var isApart = true
    for token in remaining {
      if token.kind == .blank {
        isApart = true
      } else if isApart {
        words.append(token.range)
        isApart = false
      } else {
        words[words.count - 1].end = token.range.end
      }
    }
    return words
  }

  /// Returns the range of some of the next tokens without the blanks at their end; empty without any.
  func range(of tokens: ArraySlice<Token>) -> TextRange {
    let last = tokens.last { $0.kind != .blank }
    return TextRange(rest.lowerBound, last?.range.upperBound ?? rest.lowerBound)
  }

  /// Returns the range from a token to the last that was read.
  func range(from first: Token) -> TextRange {
    TextRange(first.range.lowerBound, max(first.range.lowerBound, emptyRange.upperBound))
  }

  /// Skips the tokens of a range.
  mutating func skip(past range: TextRange) {
    while let token = next, token.range.upperBound <= range.upperBound { advance() }
  }

  /// The token that was read last; nil at the beginning of the line.
  var previous: Token? { index > 0 ? tokens[index - 1] : nil }

  /// The range of the line's content that has not been read.
  package var rest: TextRange { index < end ? tokens[index].range.through(tokens[end - 1].range) : emptyRange }

  /// An empty range behind the last token read, for the report of a missing one.
  package var emptyRange: TextRange {
    let offset =
      index > 0 ? tokens[index - 1].range.upperBound : (tokens.first?.range.lowerBound ?? bytes.count)
    return TextRange(offset, offset)
  }

  /// The range of the whole line with its line ending.
  package var wholeLine: TextRange {
    guard let first = tokens.first, let last = tokens.last else { return emptyRange }
    return first.range.through(last.range)
  }

  package mutating func advance(_ count: Int = 1) { index = min(index + count, end) }

  /// Skips blanks; true if there were any.
  @discardableResult
  package mutating func skipBlanks() -> Bool {
    let start = index
    while index < end, tokens[index].kind == .blank { index += 1 }
    return index > start
  }

  /// Skips blanks and returns their range; nil if there were none.
  package mutating func blanks() -> TextRange? {
    let start = index
    guard skipBlanks() else { return nil }
    return tokens[start].range.through(tokens[index - 1].range)
  }

  /// Takes the next token if it is of a kind; nil if not.
  package mutating func take(_ kind: Token.Kind) -> Token? {
    guard let token = next, token.kind == kind else { return nil }
    index += 1
    return token
  }

  /// Takes the `/` between the values of a list, with the blanks before it; false without one.
  mutating func takeSlash() -> Bool {
    let before = index
    skipBlanks()
    if take(.slash) != nil { return true }
    index = before
    return false
  }

  /// The index of the next token, for `reset(to:)`.
  package var mark: Int { index }
  package mutating func reset(to mark: Int) { index = mark }

  package func text(_ range: TextRange) -> String { String(decoding: bytes[range.bounds], as: UTF8.self) }

  /// True if a token is a word, given in lower-case ASCII, in any case.
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

  /// Returns the value of a number of up to nine digits; nil for another token.
  package func value(_ token: Token) -> Int? {
    guard token.kind == .number, token.range.count <= 9 else { return nil }
    var value = 0
    for offset in token.range.bounds { value = value * 10 + Int(bytes[offset] - UInt8(ascii: "0")) }
    return value
  }

  /// Returns a quoted text without its quotes; `\"` and `\\` are a quote and a backslash.
  package func unquoted(_ token: Token) -> String { text(token.range).unquoted }
}

extension String {
  /// A quoted text without its quotes, plain or typographic; `\"` and `\\` are a quote and a backslash.
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

extension LineCursor {
  /// Returns the mistake of a range, whose text stands in quotes before the words of the message.
  func mistake(
    _ explanation: Explanation, _ range: TextRange, _ words: Message, help: Message? = nil,
    note: Diagnostic.Note? = nil, fix: Fix? = nil, loss: Diagnostic.Loss? = nil
  ) -> Diagnostic {
    Diagnostic(
      explanation, range, "'\(shortened(text(range)))' " + words, help: help, note: note, fix: fix, loss: loss)
  }
}

/// A value and the range it was read from.
package struct Ranged<Value> {
  package var value: Value
  package var range: TextRange

  package init(_ value: Value, _ range: TextRange) {
    self.value = value
    self.range = range
  }
}

extension Ranged: Equatable where Value: Equatable {}
extension Ranged: Sendable where Value: Sendable {}

extension LineCursor {
  /// Goes to the next comma that separates: one not between two digits.
  mutating func skipToSeparator() { advance(tokensToSeparator) }

  /// The number of tokens before that comma, or before the end of the line.
  var tokensToSeparator: Int {
    var count = 0
    while let token = peek(count), token.kind != .comma || isDecimalComma(count) { count += 1 }
    return count
  }

  /// True if the next token is a comma directly between two digits, which never separates.
  var isAtDecimalComma: Bool { next?.kind == .comma && isDecimalComma(0) }

  /// True if the token at a distance, which is a comma, stands between two numbers.
  private func isDecimalComma(_ distance: Int) -> Bool {
    let before = distance == 0 ? previous : peek(distance - 1)
    return before?.kind == .number && peek(distance + 1)?.kind == .number
  }
}

extension String {
  /// The text without blanks at its ends.
  package var trimmed: String {
    let scalars = unicodeScalars
    if scalars.first?.value.isBlank != true, scalars.last?.value.isBlank != true { return self }
    guard let first = scalars.firstIndex(where: { !$0.value.isBlank }) else { return "" }
    return String(scalars[first...].prefix(through: scalars.lastIndex { !$0.value.isBlank } ?? first))
  }
}

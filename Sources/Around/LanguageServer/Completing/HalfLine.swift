import Grammar
import Text

/// The line around the caret, which may be unfinished, and its parts. Offsets are those of the text.
struct HalfLine {
  let bytes: [UInt8]
  let caret: Int
  /// The range without its line ending.
  let range: TextRange
  /// The range from the first byte that is no blank up to a comment; for a blank line empty at the caret.
  let content: TextRange
  /// The tokens of the content, blanks between them included.
  let tokens: [Token]
  let comment: TextRange?

  init(_ bytes: [UInt8], at caret: Int, _ dialect: Tokenizer.Dialect) {
    var (start, end) = (caret, caret)
    while start > 0, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
    if end > caret, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    let all = Tokenizer.tokens(bytes, in: start..<end, dialect: dialect)
    let before = all.prefix { $0.kind != .comment }.drop { $0.kind == .blank || $0.kind == .byteOrderMark }
    let last = before.last { $0.kind != .blank && $0.kind != .newline }
    self.bytes = bytes
    self.caret = caret
    range = TextRange(start, end)
    comment = all.first { $0.kind == .comment }?.range
    let tokens = last.map { last in before.filter { $0.range.start <= last.range.start } } ?? []
    self.tokens = tokens
    content = tokens.first.map { $0.range.through(tokens[tokens.count - 1].range) } ?? TextRange(caret, caret)
  }

  var first: Token? { tokens.first }
  var isIndented: Bool { content.lowerBound > range.lowerBound && bytes[range.lowerBound] != 0xEF }

  func text(_ start: Int, _ end: Int) -> String {
    start < end ? String(decoding: bytes[start..<end], as: UTF8.self) : ""
  }

  func text(_ range: TextRange) -> String { text(range.lowerBound, range.upperBound) }

  /// Returns a name without its quotes.
  func name(_ range: TextRange) -> String {
    let name = text(range)
    return tokens.contains { $0.kind == .string && $0.range == range } ? name.unquoted : name
  }

  /// The range of the code at the caret after `lint: allow`; nil elsewhere.
  var allowedCode: TextRange? {
    guard let comment, comment.lowerBound < caret, caret <= comment.upperBound else { return nil }
    let code = word(from: comment.lowerBound) { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "-") }
    return text(comment.lowerBound, code.lowerBound).holds("lint: allow ") ? code : nil
  }

  /// True in a comment or at its start, and in the blanks before the content.
  var isOutside: Bool {
    if let comment, caret >= comment.lowerBound { return true }
    return caret < content.lowerBound
  }

  /// Returns the ranges of `NAME` and its colon after an offset; nil if an `=` comes before.
  func item(from start: Int) -> (name: TextRange, colon: TextRange)? {
    for (index, token) in tokens.enumerated() where token.range.lowerBound >= start {
      if token.kind == .equals { return nil }
      guard token.kind == .colon, token.range.lowerBound > start,
        index + 1 == tokens.count || tokens[index + 1].kind == .blank
      else { continue }
      return (trimmed(TextRange(start, token.range.lowerBound)), token.range)
    }
    return nil
  }

  /// The ranges of `KEY` and its `=`; nil if `NAME:` comes before.
  var field: (key: TextRange, sign: TextRange)? {
    guard let sign = tokens.first(where: { $0.kind == .equals })?.range, item(from: content.lowerBound) == nil else {
      return nil
    }
    return (trimmed(TextRange(content.lowerBound, sign.lowerBound)), sign)
  }

  /// Returns the part from an offset to the end, or to a caret behind it.
  func rest(from start: Int) -> TextRange { trimmed(TextRange(start, max(caret, content.upperBound))) }

  /// Returns the part from an offset to the end of the word that is being typed.
  func typed(from start: Int) -> TextRange {
    trimmed(TextRange(min(start, caret), caret)).through(word(from: caret))
  }

  /// Returns the parts between separating commas after an offset, with the blanks around them.
  func pieces(from start: Int) -> [TextRange] {
    var pieces = [TextRange(start, max(caret, content.upperBound))]
    for (index, token) in tokens.enumerated() where token.kind == .comma && token.range.lowerBound >= start {
      let isInNumber =
        index > 0 && index + 1 < tokens.count && tokens[index - 1].kind == .number && tokens[index + 1].kind == .number
      if isInNumber { continue }
      let last = pieces.removeLast()
      pieces += [
        TextRange(last.lowerBound, token.range.lowerBound), TextRange(token.range.upperBound, last.upperBound),
      ]
    }
    return pieces
  }

  /// Returns the part around the caret between separating commas, after an offset.
  func piece(from start: Int) -> TextRange {
    let pieces = pieces(from: start)
    return trimmed(pieces.last { $0.lowerBound <= caret } ?? pieces[0])
  }

  /// Returns the run of bytes around the caret for which `isOfWord` is true.
  func word(from start: Int, where isOfWord: (UInt8) -> Bool = { $0 > 0x20 && $0 != UInt8(ascii: ",") }) -> TextRange {
    var (lower, upper) = (caret, caret)
    while lower > start, isOfWord(bytes[lower - 1]) { lower -= 1 }
    while upper < range.upperBound, isOfWord(bytes[upper]) { upper += 1 }
    return TextRange(lower, upper)
  }

  /// Returns a range without the blanks at its ends; the caret stays in it, or at one of its ends.
  func trimmed(_ part: TextRange) -> TextRange {
    var (lower, upper) = (part.lowerBound, part.upperBound)
    while lower < upper, lower != caret, bytes[lower].isBlank { lower += 1 }
    while upper > lower, upper != caret, bytes[upper - 1].isBlank { upper -= 1 }
    return TextRange(lower, upper)
  }
}

import Grammar
import Text
import Training

/// A comment to lint: `# lint: allow odd-blank, unknown-exercise (from the old app)`, in a plan `<!-- lint: allow
/// odd-blank -->`. Text after the last code is a remark.
struct LintComment {
  /// The range of the comment with its signs, or of the part of one that is to lint.
  let range: TextRange
  /// The range from `lint:` to the end of the text.
  let words: TextRange
  private(set) var codes: [Ranged<String>] = []
  /// The range of the remark, which may be empty.
  private(set) var remark: TextRange

  /// True if the comment is `allow` and a code, the only form that lint understands.
  var isUnderstood: Bool { !codes.isEmpty }

  /// Returns the comments to lint in the range of a comment's token: all of it, or each part from a further `# lint:`
  /// on, behind a comment for people.
  static func all(in range: TextRange, of source: Source) -> [LintComment] {
    var end = range.upperBound
    var comments: [LintComment] = []
    for offset in range.bounds.reversed() where source.bytes[offset] == UInt8(ascii: "#") {
      guard offset == range.lowerBound || source.bytes[offset - 1].isBlank,
        let comment = LintComment(TextRange(offset, end), in: source)
      else { continue }
      comments.append(comment)
      end = offset
      while end > range.lowerBound, source.bytes[end - 1].isBlank { end -= 1 }
    }
    if source.bytes[range.bounds].first == UInt8(ascii: "<") {
      return LintComment(range, in: source).map { [$0] } ?? []
    }
    return comments.reversed()
  }

  /// Reads a comment; nil for one that is not to lint.
  private init?(_ range: TextRange, in source: Source) {
    self.range = range
    let inside = LintComment.inside(range, source.bytes)
    words = TextRange(inside)
    remark = TextRange(inside.upperBound, inside.upperBound)
    var reader = WordReader(bytes: source.bytes, rest: inside)
    guard reader.take("lint"), reader.take(":") else { return nil }
    reader.skipBlanks()
    guard reader.take("allow"), reader.skipBlanks() else { return }
    while let code = reader.code() {
      codes.append(Ranged(source.text(code), code))
      remark = TextRange(reader.rest)
      reader.skipBlanks()
      guard reader.take(",") else { break }
      reader.skipBlanks()
    }
    let blanks = source.bytes[remark.bounds].prefix { $0.isBlank }.count
    remark = TextRange(remark.lowerBound + blanks, remark.upperBound)
  }

  /// Returns the range between the signs of a comment, without blanks at its ends.
  private static func inside(_ range: TextRange, _ bytes: [UInt8]) -> Range<Int> {
    var content = bytes[range.bounds]
    if content.starts(with: "<!--".utf8) {
      content = content.dropFirst(4)
      if content.suffix(3).elementsEqual("-->".utf8) { content = content.dropLast(3) }
    } else {
      content = content.drop { $0 == UInt8(ascii: "#") }
    }
    let end = content.lastIndex { !$0.isBlank }.map { $0 + 1 } ?? content.startIndex
    return (content.firstIndex { !$0.isBlank } ?? end)..<end
  }
}

/// A reader of ASCII words and signs, in any case.
private struct WordReader {
  let bytes: [UInt8]
  var rest: Range<Int>

  mutating func take(_ word: String) -> Bool {
    let letters = word.utf8
    let next = bytes[rest].prefix(letters.count)
    guard next.elementsEqual(letters, by: { $0 == $1 || $0 | 0x20 == $1 }) else { return false }
    rest = rest.lowerBound + letters.count..<rest.upperBound
    return true
  }

  @discardableResult
  mutating func skipBlanks() -> Bool {
    let count = bytes[rest].prefix { $0.isBlank }.count
    rest = rest.lowerBound + count..<rest.upperBound
    return count > 0
  }

  /// Consumes letters, digits and hyphens.
  mutating func code() -> TextRange? {
    let count = bytes[rest].prefix { $0.isDigit || $0.isLetter || $0 == UInt8(ascii: "-") }.count
    guard count > 0 else { return nil }
    defer { rest = rest.lowerBound + count..<rest.upperBound }
    return TextRange(rest.lowerBound, rest.lowerBound + count)
  }
}

extension UInt8 {
  fileprivate var isBlank: Bool {
    self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") || self == UInt8(ascii: "\n")
      || self == UInt8(ascii: "\r")
  }
}

import Grammar
import Text

/// A comment to lint: `# lint: allow odd-blank, unknown-exercise (from the old app)`, in a plan `<!-- lint: allow
/// odd-blank -->`. Text after the last code is a remark.
struct LintComment {
  /// The range of the comment with its signs, or of the part of one that is to lint.
  let range: TextRange
  /// The range from `lint:` to the end of the text.
  let words: TextRange
  /// The codes; empty for any other form than `allow` and a code, which lint does not understand.
  private(set) var codes: [Ranged<String>] = []
  /// The range of the remark, which may be empty.
  private(set) var remark: TextRange

  /// Returns the comments to lint in the range of a comment's token: all of it, or each part from a further `# lint:`
  /// on, behind a comment for people.
  static func all(in range: TextRange, of source: Source) -> [LintComment] {
    var end = range.upperBound
    var comments: [LintComment] = []
    for offset in range.bounds.reversed() where source.bytes[offset] == UInt8(ascii: "#") {
      guard offset == range.lowerBound || source.bytes[offset - 1].isWhite,
        let comment = LintComment(TextRange(offset, end), in: source)
      else { continue }
      comments.append(comment)
      end = offset
      while end > range.lowerBound, source.bytes[end - 1].isWhite { end -= 1 }
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
    var rest = source.bytes[inside]
    /// Takes a word or sign in ASCII, in any case.
    func take(_ word: String) -> Bool {
      let isNext = rest.prefix(word.utf8.count).elementsEqual(word.utf8) { $0 == $1 || $0 | 0x20 == $1 }
      if isNext { rest = rest.dropFirst(word.utf8.count) }
      return isNext
    }
    func skipBlanks() { rest = rest.drop { $0.isWhite } }
    guard take("lint"), take(":") else { return nil }
    skipBlanks()
    guard take("allow"), rest.first?.isWhite == true else { return }
    repeat {
      skipBlanks()
      let code = rest.prefix { $0.isDigit || $0.isLetter || $0 == UInt8(ascii: "-") }
      if code.isEmpty { break }
      let range = TextRange(code.startIndex, code.endIndex)
      codes.append(Ranged(source.text(range), range))
      rest = rest.dropFirst(code.count)
      skipBlanks()
      remark = TextRange(rest.startIndex, rest.endIndex)
    } while take(",")
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
    let end = content.lastIndex { !$0.isWhite }.map { $0 + 1 } ?? content.startIndex
    return (content.firstIndex { !$0.isWhite } ?? end)..<end
  }
}

extension UInt8 {
  /// True for a blank and for the bytes of a line's end.
  var isWhite: Bool { " \t\n\r".utf8.contains(self) }
}

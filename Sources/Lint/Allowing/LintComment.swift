import Text
import Training

/// A comment to lint: `# lint: allow odd-blank, unknown-exercise (from the old app)`, in a plan
/// `<!-- lint: allow odd-blank -->`. What follows the last code is a remark.
struct LintComment {
  /// The whole comment, with its signs; or the part of one that is to lint.
  let range: TextRange
  /// From `lint:` to the end of what is written.
  let words: TextRange
  private(set) var codes: [Ranged<String>] = []
  /// Empty where there is none.
  private(set) var remark: TextRange

  /// It says `allow` and a code; anything else is nothing that lint knows.
  var isUnderstood: Bool { !codes.isEmpty }

  /// What a comment says to lint: all of it, or from a further `# lint:` on, behind what it says to people.
  /// `range` is that of its token.
  static func all(in range: TextRange, of source: Source) -> [LintComment] {
    var end = range.upperBound
    var found: [LintComment] = []
    for place in range.bounds.reversed() where source.bytes[place] == UInt8(ascii: "#") {
      guard place == range.lowerBound || source.bytes[place - 1].isBlank,
        let comment = LintComment(TextRange(place, end), in: source)
      else { continue }
      found.append(comment)
      end = place
      while end > range.lowerBound, source.bytes[end - 1].isBlank { end -= 1 }
    }
    if source.bytes[range.bounds].first == UInt8(ascii: "<") {
      return LintComment(range, in: source).map { [$0] } ?? []
    }
    return found.reversed()
  }

  /// Nil for a comment that is not to lint.
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

  /// What stands between the signs of a comment and the blanks beside them.
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

/// Reads words and signs of ASCII, in any case.
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

  /// Letters, digits and hyphens.
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

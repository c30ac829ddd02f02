import Text
import Training

/// The parts that lines of all kinds of file share. The line being formatted has been read without an error, so
/// that each token is what its kind says; tokens are taken one after the other, each with the blanks that belong
/// before it.
extension FormatWalk {
  /// Takes a token, with `count` blanks before it; nil leaves them as they are.
  @discardableResult
  mutating func take(blanks count: Int?) -> Token? {
    let start = line.emptyRange.upperBound
    line.skipBlanks()
    guard let token = line.next else { return nil }
    if let count { gap(from: start, to: token, count) }
    line.advance()
    return token
  }

  /// Puts `count` blanks before a token. It never adds the first blank beside a `#` or behind a `:`, which would begin
  /// a comment or end a name.
  private mutating func gap(from start: Int, to token: Token, _ count: Int) {
    let range = TextRange(start, token.range.lowerBound)
    let touching = start > 0 ? bytes[start - 1] : 0
    if range.isEmpty,
      token.kind == .hash || touching == UInt8(ascii: "#") || touching == UInt8(ascii: ":")
    {
      return
    }
    edits.blanks(range, count)
  }

  /// Puts `count` blanks before the next token, which is not taken.
  mutating func skipBlanks(making count: Int) {
    let start = line.emptyRange.upperBound
    line.skipBlanks()
    if let token = line.next { gap(from: start, to: token, count) }
  }

  /// Takes a word of `count` tokens, with `blanks` before it, and writes it as `text`.
  mutating func take(blanks: Int?, _ count: Int, as text: String) {
    guard let first = take(blanks: blanks) else { return }
    var range = first.range
    for _ in 1..<count {
      if let token = line.next { range = range.through(token.range) }
      line.advance()
    }
    edits.spell(range, text)
  }

  /// The line from its next token on that is not a blank.
  var behindBlanks: LineCursor {
    var line = line
    line.skipBlanks()
    return line
  }

  /// The next token that is not a blank; blanks are not taken.
  var ahead: Token? {
    let token = line.next
    return token?.kind == .blank ? line.peek(1) : token
  }

  /// Takes the words of a text up to an offset: gaps between them become one blank.
  mutating func words(upTo end: Int, hasPlainSigns: Bool) {
    var isFirst = true
    while let token = ahead, token.range.upperBound <= end {
      let isApart = line.next?.kind == .blank
      take(blanks: isFirst ? nil : isApart ? 1 : 0)
      if hasPlainSigns, token.kind == .dash { edits.spell(token.range, "-") }
      if hasPlainSigns, token.kind == .word { edits.plainApostrophes(token, butFirst: isFirst) }
      isFirst = false
    }
  }

  /// Takes `Name:`, with quotes or without. The cursor is before the name.
  mutating func nameAndColon() {
    let start = line.mark
    guard let name = try? line.nameBeforeColon() else { return line.reset(to: start) }
    line.reset(to: start)
    if name.quoted != nil, let string = line.take(.string) {
      edits.plainQuotes(string)
    } else {
      words(upTo: name.range.upperBound, hasPlainSigns: true)
    }
    take(blanks: 0)
  }

  /// Takes a time, and writes `7:20` and `7h20` as `07:20`; the next token is the hour.
  mutating func clock(blanks count: Int) {
    if line.next?.kind == .blank { skipBlanks(making: count) }
    if let time = line.timeOfDay() { edits.spell(time.range, time.value.description) }
  }

  /// Takes `2026-01-05`; the next token is the year.
  mutating func date(blanks count: Int) {
    take(blanks: count)
    for _ in 0..<2 {
      if let dash = take(blanks: nil) { edits.spell(dash.range, "-") }
      take(blanks: nil)
    }
  }

  /// Takes `>`, and puts at least one blank before the text, which stays as it is.
  mutating func note() {
    line.advance()
    guard let next = line.next else { return }
    let isOfSpaces = next.range.bounds.allSatisfy { bytes[$0] == UInt8(ascii: " ") }
    if next.kind != .blank || !isOfSpaces { skipBlanks(making: 1) }
  }

  /// Takes `key = value`, writes a key of the format in lower case, and calls `value` for an unquoted value.
  mutating func field(of known: [String], _ value: (inout FormatWalk, _ key: String) -> Void) {
    let key = line.range(of: line.remaining.prefix { $0.kind != .equals })
    let (written, name) = (line.text(key), fieldKey(line.text(key), of: known))
    if nameKey(written) != name {
      edits.spell(key, name)
      while let token = ahead, token.range.upperBound <= key.upperBound { take(blanks: nil) }
    } else {
      if fieldsOfTheFormat.contains(name) { edits.lowerCase(key) }
      words(upTo: key.upperBound, hasPlainSigns: false)
    }
    take(blanks: 1)
    skipBlanks(making: 1)
    guard let first = line.next else { return }
    if first.kind == .string, line.peek(1) == nil { return edits.plainQuotes(first) }
    value(&self, name)
  }

  /// Takes a weight, `81,4kg`, which is the whole value.
  mutating func weight() {
    while let token = ahead {
      take(blanks: token.kind == .word ? 0 : nil)
      if token.kind == .word, let unit = SetWord(line.text(token.range)) {
        edits.spell(token.range, unit.plain)
      }
    }
  }
}

private let fieldsOfTheFormat = Set(
  Log.knownFields + CheckInFile.checkInFields + CheckInFile.skipFields + CheckInFile.measureFields)

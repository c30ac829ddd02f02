import Text
import Training

/// A token of a line of free notes, with its range.
struct NoteToken {
  enum Kind: Hashable {
    case number(CellNumber)
    /// `1:30`, `1:05:00`, in seconds.
    case clock(Int)
    /// A word in lower case, without accents.
    case word(String)
    case times, slash, comma, semicolon, plus, minus, at, open, close, colon, other
  }

  let kind: Kind
  /// The offsets in the bytes of the line.
  let range: Range<Int>
  /// True if no blank separates it from the token before.
  let touches: Bool

  var word: String? { if case .word(let word) = kind { word } else { nil } }
  var number: CellNumber? { if case .number(let number) = kind { number } else { nil } }
  var isClock: Bool { if case .clock = kind { true } else { false } }

  /// True if all tokens are words, which name the own body, `BWx8` too.
  static func isBody(_ tokens: ArraySlice<NoteToken>) -> Bool {
    let words = tokens.compactMap(\.word)
    guard words.count == tokens.count else { return false }
    let phrase = words.joined(separator: " ")
    return setWord(phrase) == .body || phrase.last == "x" && setWord(String(phrase.dropLast())) == .body
  }
}

/// Returns the tokens of a line: numbers, clocks, words and signs, without blanks and exclamation marks.
func noteTokens(_ text: String) -> (bytes: [UInt8], tokens: [NoteToken]) {
  let bytes = Array(text.utf8)
  var tokens: [NoteToken] = []
  var offset = 0
  while offset < bytes.count {
    let start = offset
    let touches = tokens.last?.range.upperBound == start
    let byte = bytes[offset]
    // `35x8!, 30x10`
    if byte == 0x20 || byte == 0x09 || byte == UInt8(ascii: "!") {
      offset += 1
      continue
    }
    let kind: NoteToken.Kind
    if byte.isDigit {
      kind = number(bytes, &offset)
    } else if let (sign, length) = sign(bytes, at: offset) {
      offset += length
      kind = sign
    } else if byte.isLetter || byte >= 0x80 {
      while offset < bytes.count, bytes[offset].isLetter || bytes[offset] >= 0x80, sign(bytes, at: offset) == nil {
        offset += 1
      }
      kind = word(bytes, start, &offset, after: tokens.last, touches)
    } else {
      offset += 1
      kind = .other
    }
    tokens.append(NoteToken(kind: kind, range: start..<offset, touches: touches))
  }
  return (bytes, tokens)
}

/// Reads digits, with decimals after a point; or a clock.
private func number(_ bytes: [UInt8], _ offset: inout Int) -> NoteToken.Kind {
  let start = offset
  func skipDigits() { while offset < bytes.count, bytes[offset].isDigit { offset += 1 } }
  skipDigits()
  var parts = [start..<offset]
  while offset + 2 < bytes.count, bytes[offset] == UInt8(ascii: ":"), bytes[offset + 1].isDigit,
    bytes[offset + 2].isDigit, parts.count < 3
  {
    let first = offset + 1
    offset += 1
    skipDigits()
    parts.append(first..<offset)
  }
  if parts.count > 1 {
    let values = parts.map { part in bytes[part].prefix(6).reduce(0) { $0 * 10 + Int($1) - 0x30 } }
    guard parts.dropFirst().allSatisfy({ $0.count == 2 }) else { return .other }
    return .clock(values.reduce(0) { $0 * 60 + $1 })
  }
  if offset + 1 < bytes.count, bytes[offset] == UInt8(ascii: "."), bytes[offset + 1].isDigit {
    let point = offset
    offset += 1
    skipDigits()
    // `1.000` is a thousand to some.
    if offset - point == 4 { return .other }
  }
  return CellNumber(bytes[start..<offset]).map { .number($0) } ?? .other
}

private func word(
  _ bytes: [UInt8], _ start: Int, _ offset: inout Int, after last: NoteToken?, _ touches: Bool
) -> NoteToken.Kind {
  let text = folded(String(decoding: bytes[start..<offset], as: UTF8.self))
  let isNumberNext = offset < bytes.count && bytes[offset].isDigit
  if text == "x", isNumberNext || last?.number != nil || offset == bytes.count || bytes[offset] == 0x20 {
    return .times
  }
  // `w/ 30kg`, `c/ 30kg`: with.
  if text == "c" || text == "w", !touches, offset < bytes.count, bytes[offset] == UInt8(ascii: "/") {
    offset += 1
    return .word("with")
  }
  return .word(text)
}

private func sign(_ bytes: [UInt8], at offset: Int) -> (NoteToken.Kind, Int)? {
  signs.first { bytes[offset...].starts(with: $0.bytes) }.map { ($0.kind, $0.bytes.count) }
}

private let signs: [(bytes: [UInt8], kind: NoteToken.Kind)] = {
  let rows: [(String, NoteToken.Kind)] = [
    ("*×", .times), ("/", .slash), (",", .comma), (";", .semicolon), ("+", .plus), ("-–—−", .minus), ("@", .at),
    ("([", .open), (")]", .close), (":", .colon),
  ]
  return rows.flatMap { signs, kind in signs.map { (Array(String($0).utf8), kind) } }
}()

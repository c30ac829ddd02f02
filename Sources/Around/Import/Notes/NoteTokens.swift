import Text
import Training

/// A piece of a line of free notes, and where it stands.
struct NoteToken {
  enum Kind: Hashable {
    case number(CellNumber)
    /// `1:30`, `1:05:00`, in seconds.
    case clock(Int)
    /// In lower case, without accents.
    case word(String)
    case times, slash, comma, semicolon, plus, minus, at, open, close, colon, other
  }

  let kind: Kind
  /// In the bytes of the line.
  let range: Range<Int>
  /// Nothing stands between it and the piece before.
  let touches: Bool

  var word: String? {
    if case .word(let word) = kind { return word }
    return nil
  }

  var number: CellNumber? {
    if case .number(let number) = kind { return number }
    return nil
  }

  var isClock: Bool {
    if case .clock = kind { return true }
    return false
  }
}

/// Returns the pieces of a line: numbers, clocks, words and signs, without blanks and exclamation marks.
func noteTokens(_ text: String) -> (bytes: [UInt8], tokens: [NoteToken]) {
  let bytes = Array(text.utf8)
  var tokens: [NoteToken] = []
  var place = 0
  while place < bytes.count {
    let start = place
    let touches = tokens.last?.range.upperBound == start
    let byte = bytes[place]
    // `35x8!, 30x10`
    if byte == 0x20 || byte == 0x09 || byte == UInt8(ascii: "!") {
      place += 1
      continue
    }
    let kind: NoteToken.Kind
    if byte.isDigit {
      kind = number(bytes, &place)
    } else if let (sign, length) = sign(bytes, at: place) {
      place += length
      kind = sign
    } else if byte.isLetter || byte >= 0x80 {
      while place < bytes.count, bytes[place].isLetter || bytes[place] >= 0x80, sign(bytes, at: place) == nil {
        place += 1
      }
      kind = word(bytes, start, &place, after: tokens.last, touches)
    } else {
      place += 1
      kind = .other
    }
    tokens.append(NoteToken(kind: kind, range: start..<place, touches: touches))
  }
  return (bytes, tokens)
}

/// Digits, with decimals behind a point; or a clock.
private func number(_ bytes: [UInt8], _ place: inout Int) -> NoteToken.Kind {
  let start = place
  func skipDigits() { while place < bytes.count, bytes[place].isDigit { place += 1 } }
  skipDigits()
  var parts = [start..<place]
  while place + 2 < bytes.count, bytes[place] == UInt8(ascii: ":"), bytes[place + 1].isDigit,
    bytes[place + 2].isDigit, parts.count < 3
  {
    let first = place + 1
    place += 1
    skipDigits()
    parts.append(first..<place)
  }
  if parts.count > 1 {
    let values = parts.map { part in bytes[part].prefix(6).reduce(0) { $0 * 10 + Int($1) - 0x30 } }
    guard parts.dropFirst().allSatisfy({ $0.count == 2 }) else { return .other }
    return .clock(values.reduce(0) { $0 * 60 + $1 })
  }
  if place + 1 < bytes.count, bytes[place] == UInt8(ascii: "."), bytes[place + 1].isDigit {
    let point = place
    place += 1
    skipDigits()
    // `1.000` is a thousand to some.
    if place - point == 4 { return .other }
  }
  return CellNumber(bytes[start..<place]).map { .number($0) } ?? .other
}

private func word(
  _ bytes: [UInt8], _ start: Int, _ place: inout Int, after last: NoteToken?, _ touches: Bool
) -> NoteToken.Kind {
  let text = folded(String(decoding: bytes[start..<place], as: UTF8.self))
  let isNumberNext = place < bytes.count && bytes[place].isDigit
  if text == "x", isNumberNext || last?.number != nil || place == bytes.count || bytes[place] == 0x20 {
    return .times
  }
  // `w/ 30kg`, `c/ 30kg`: with.
  if text == "c" || text == "w", !touches, place < bytes.count, bytes[place] == UInt8(ascii: "/") {
    place += 1
    return .word("with")
  }
  return .word(text)
}

private func sign(_ bytes: [UInt8], at place: Int) -> (NoteToken.Kind, Int)? {
  switch bytes[place] {
  case UInt8(ascii: "*"): return (.times, 1)
  case UInt8(ascii: "/"): return (.slash, 1)
  case UInt8(ascii: ","): return (.comma, 1)
  case UInt8(ascii: ";"): return (.semicolon, 1)
  case UInt8(ascii: "+"): return (.plus, 1)
  case UInt8(ascii: "-"): return (.minus, 1)
  case UInt8(ascii: "@"): return (.at, 1)
  case UInt8(ascii: "("), UInt8(ascii: "["): return (.open, 1)
  case UInt8(ascii: ")"), UInt8(ascii: "]"): return (.close, 1)
  case UInt8(ascii: ":"): return (.colon, 1)
  default: break
  }
  let rest = bytes[place...]
  if rest.starts(with: "×".utf8) { return (.times, 2) }
  for dash in ["–", "—", "−"] where rest.starts(with: dash.utf8) { return (.minus, 3) }
  return nil
}

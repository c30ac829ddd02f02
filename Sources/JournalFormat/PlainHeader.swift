import JournalText
import Training

/// Reads the line that opens a session where it is as plain as `2026-01-05 18:30-19:42 Treino A`, straight off its bytes:
/// the title of letters and single blanks. Anything else is for `SessionHeader`.
struct PlainHeader {
  let session: Session
  /// Where the next line begins.
  let end: Int

  /// The line at an offset; nil where it is not that plain.
  static func read(_ bytes: Span<UInt8>, at start: Int) -> PlainHeader? {
    var place = start
    guard let date = plainDate(bytes, &place) else { return nil }
    var session = Session(header: TextRange(start, start))
    session.date = date
    guard readTimes(bytes, &place, &session) else { return nil }
    if let end = lineEnd(bytes, place) { return finished(session, start, place, end) }
    guard byte(bytes, place) == UInt8(ascii: " ") else { return nil }
    place += 1
    let titleStart = place
    guard skipTitle(bytes, &place), let end = lineEnd(bytes, place) else { return nil }
    var title: [UInt8] = []
    for offset in titleStart..<place { title.append(byte(bytes, offset)) }
    session.title = Ranged(String(decoding: title, as: UTF8.self), TextRange(titleStart, place))
    return finished(session, start, place, end)
  }

  private static func finished(_ session: Session, _ start: Int, _ place: Int, _ end: Int) -> PlainHeader {
    var session = session
    session.header = TextRange(start, place)
    return PlainHeader(session: session, end: end)
  }

  /// ` 18:30`, ` 18:30-19:42`, ` 18:30-?`, or nothing; false where something else follows the date, or times that
  /// there is something to say about.
  private static func readTimes(_ bytes: Span<UInt8>, _ place: inout Int, _ session: inout Session) -> Bool {
    guard byte(bytes, place) == UInt8(ascii: " "), byte(bytes, place + 1).isDigit else { return true }
    place += 1
    guard let start = plainTime(bytes, &place) else { return false }
    session.start = start
    guard byte(bytes, place) == UInt8(ascii: "-") else { return true }
    place += 1
    let endStart = place
    if byte(bytes, place) == UInt8(ascii: "?") {
      place += 1
      session.end = .open
    } else {
      guard let end = plainTime(bytes, &place) else { return false }
      session.end = .at(end)
      guard 1...12 * 60 ~= session.duration ?? 0 else { return false }
    }
    session.endRange = TextRange(endStart, place)
    return true
  }

  /// Letters, with single blanks or ` / ` between them: no digits, which could be a clock, and no `pm` for a first word.
  private static func skipTitle(_ bytes: Span<UInt8>, _ place: inout Int) -> Bool {
    for _ in 0..<3 { guard skipLetter(bytes, &place) else { return false } }
    while true {
      if skipLetter(bytes, &place) { continue }
      guard byte(bytes, place) == UInt8(ascii: " ") else { return true }
      place += 1
      if byte(bytes, place) == UInt8(ascii: "/"), byte(bytes, place + 1) == UInt8(ascii: " ") { place += 2 }
      guard skipLetter(bytes, &place) else { return false }
    }
  }
}

/// Reads `  > Dormi mal.` where it holds nothing but ASCII and Latin-1 letters, and no comment.
struct PlainNote {
  let text: TextRange
  let end: Int

  static func read(_ bytes: Span<UInt8>, at start: Int) -> PlainNote? {
    var place = start
    while byte(bytes, place) == UInt8(ascii: " ") { place += 1 }
    guard byte(bytes, place) == UInt8(ascii: ">"), byte(bytes, place + 1) == UInt8(ascii: " ") else {
      return nil
    }
    place += 2
    let textStart = place
    guard skipPlainText(bytes, &place), let end = lineEnd(bytes, place) else { return nil }
    return PlainNote(text: TextRange(textStart, place), end: end)
  }
}

/// Goes behind a text of ASCII and Latin-1 letters without quotes and comments, blanks at neither end; false for any other.
func skipPlainText(_ bytes: Span<UInt8>, _ place: inout Int) -> Bool {
  let start = place
  guard byte(bytes, place) > 0x20 else { return false }
  while true {
    switch byte(bytes, place) {
    case UInt8(ascii: "\""), UInt8(ascii: "#"), UInt8(ascii: "\\"): return false
    case 0x20...0x7E: place += 1
    case 0xC3: guard skipLetter(bytes, &place) else { return false }
    default: return place > start && byte(bytes, place - 1) != 0x20
    }
  }
}

import Text
import Training

/// Reads the line that opens a session where it is as plain as `2026-01-05 18:30-19:42 Treino A`, straight off its bytes:
/// the title of letters and single blanks. Anything else is for `SessionHeader`.
struct PlainHeader {
  let date: CivilDate
  let times: PlainTimes
  private(set) var title: TextRange?
  /// Without its line ending.
  let line: TextRange
  /// Where the next line begins.
  let end: Int

  /// The line at an offset; nil where it is not that plain.
  @inline(__always)
  init?(_ bytes: Span<UInt8>, at start: Int, _ dates: inout PlainDates) {
    var place = start
    guard let date = dates.next(bytes, &place), let times = PlainTimes(bytes, &place) else { return nil }
    if byte(bytes, place) == UInt8(ascii: " ") {
      place &+= 1
      let titleStart = place
      guard PlainHeader.skipTitle(bytes, &place) else { return nil }
      title = TextRange(titleStart, place)
    }
    guard let end = lineEnd(bytes, place) else { return nil }
    self.date = date
    self.times = times
    self.end = end
    line = TextRange(start, place)
  }

  func session(_ bytes: Span<UInt8>) -> Session {
    var session = Session()
    session.date = date
    session.start = times.start
    session.end = times.finish
    session.title = title.map { text(bytes, $0.bounds) }
    return session
  }

  var places: SessionPlaces {
    var places = SessionPlaces(header: line)
    places.end = times.finishRange
    places.title = title
    return places
  }

  /// Letters, with single blanks or ` / ` between them: no digits, which could be a clock, and no `pm` for a first word.
  private static func skipTitle(_ bytes: Span<UInt8>, _ place: inout Int) -> Bool {
    for _ in 0..<3 { guard skipLetter(bytes, &place) else { return false } }
    while true {
      if skipLetter(bytes, &place) { continue }
      guard byte(bytes, place) == UInt8(ascii: " ") else { return true }
      place &+= 1
      if byte(bytes, place) == UInt8(ascii: "/"), byte(bytes, place &+ 1) == UInt8(ascii: " ") { place &+= 2 }
      guard skipLetter(bytes, &place) else { return false }
    }
  }
}

/// ` 18:30`, ` 18:30-19:42`, ` 18:30-?`, or nothing.
struct PlainTimes {
  private(set) var start: TimeOfDay?
  private(set) var finish = Session.End.unknown
  private(set) var finishRange: TextRange?

  /// Goes behind them; nil where something else follows the date, or times that there is something to say about.
  @inline(__always)
  init?(_ bytes: Span<UInt8>, _ place: inout Int) {
    guard byte(bytes, place) == UInt8(ascii: " "), digit(bytes, place &+ 1) < 10 else { return }
    place &+= 1
    guard let start = plainTime(bytes, &place) else { return nil }
    self.start = start
    guard byte(bytes, place) == UInt8(ascii: "-") else { return }
    place &+= 1
    let finishStart = place
    if byte(bytes, place) == UInt8(ascii: "?") {
      place &+= 1
      finish = .open
    } else {
      guard let time = plainTime(bytes, &place) else { return nil }
      finish = .at(time)
      guard let minutes = finish.duration(since: start), 1...12 * 60 ~= minutes else { return nil }
    }
    finishRange = TextRange(finishStart, place)
  }
}

/// Reads `  > Dormi mal.` where it holds nothing but ASCII and Latin-1 letters, and no comment.
struct PlainNote {
  let text: TextRange
  let end: Int

  static func read(_ bytes: Span<UInt8>, at start: Int) -> PlainNote? {
    var place = start
    while byte(bytes, place) == UInt8(ascii: " ") { place &+= 1 }
    guard byte(bytes, place) == UInt8(ascii: ">"), byte(bytes, place &+ 1) == UInt8(ascii: " ") else {
      return nil
    }
    place &+= 2
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
    case 0x20...0x7E: place &+= 1
    case 0xC3: guard skipLetter(bytes, &place) else { return false }
    default: return place > start && byte(bytes, place &- 1) != 0x20
    }
  }
}

import Text
import Training

/// Reads the lines that open sessions and check-ins, notes and fields straight off their bytes, as `CommonLines` does with
/// exercises: `2026-01-05 18:30-19:42 Treino A`, `[2026-01-15 07:30]`, `title = Corrida na orla`. What is not so common is nil.
enum CommonEntries {
  /// `2026-01-05 18:30-19:42 Treino A`: the title of letters and single blanks, which no clock hides in.
  @inline(__always)
  static func session(_ bytes: Span<UInt8>, _ place: inout Int) -> (session: Session, places: SessionPlaces)? {
    let start = place
    var session = Session()
    guard let date = bytes.date(&place) else { return nil }
    session.date = date
    var places = SessionPlaces(header: TextRange(start, place))
    if bytes[at: place] == UInt8(ascii: " "), bytes[at: place &+ 1].isDigit {
      place &+= 1
      guard let clock = bytes.clock(&place) else { return nil }
      session.start = clock
      if bytes.take(&place, UInt8(ascii: "-")) {
        let start = place
        guard let finish = finish(bytes, &place, since: clock) else { return nil }
        session.end = finish
        places.end = TextRange(start, place)
      }
    }
    if bytes.take(&place, UInt8(ascii: " ")) {
      let start = place
      guard skipTitle(bytes, &place) else { return nil }
      session.title = bytes.text(start..<place)
      places.title = TextRange(start, place)
    }
    places.header = TextRange(start, place)
    return bytes.takeLineEnd(&place) ? (session, places) : nil
  }

  /// Of a session with a length that there is nothing to say about.
  @inline(__always)
  private static func finish(_ bytes: Span<UInt8>, _ place: inout Int, since start: TimeOfDay) -> Session.End? {
    if bytes.take(&place, UInt8(ascii: "?")) { return .open }
    guard let time = bytes.clock(&place), let minutes = Session.End.at(time).duration(since: start),
      1...12 * 60 ~= minutes
    else { return nil }
    return .at(time)
  }

  /// Words of letters, with single blanks or ` / ` between them: none of two letters, which could be `pm`, but one.
  @inline(__always)
  private static func skipTitle(_ bytes: Span<UInt8>, _ place: inout Int) -> Bool {
    while true {
      let start = place
      while bytes.takeLetter(&place) {}
      guard place > start, place - start != 2 else { return false }
      guard bytes[at: place] == UInt8(ascii: " ") else { return true }
      place &+= 1
      if bytes.take(&place, UInt8(ascii: "/")), !bytes.take(&place, UInt8(ascii: " ")) { return false }
    }
  }

  /// `> Dormi mal.`, with nothing in it that could be a comment or hide one.
  @inline(__always)
  static func note(_ bytes: Span<UInt8>, _ place: inout Int) -> TextRange? {
    guard bytes.take(&place, UInt8(ascii: ">"), UInt8(ascii: " ")) else { return nil }
    return text(bytes, &place)
  }

  /// The moment of a check-in, and its header.
  @inline(__always)
  static func checkIn(_ bytes: Span<UInt8>, _ place: inout Int) -> (moment: Moment, range: TextRange)? {
    let start = place
    guard bytes.take(&place, UInt8(ascii: "[")), let date = bytes.date(&place) else { return nil }
    var time: TimeOfDay?
    if bytes.take(&place, UInt8(ascii: " ")) {
      time = bytes.clock(&place)
      if time == nil { return nil }
    }
    guard bytes.take(&place, UInt8(ascii: "]")) else { return nil }
    let range = TextRange(start, place)
    return bytes.takeLineEnd(&place) ? (Moment(date, time), range) : nil
  }

  /// The name and the value of a field, which its own reader knows or not; the value has no quotes and no comment.
  @inline(__always)
  static func field(_ bytes: Span<UInt8>, _ place: inout Int) -> (key: TextRange, value: TextRange)? {
    let start = place
    while bytes[at: place] &- UInt8(ascii: "a") < 26 { place &+= 1 }
    let key = TextRange(start, place)
    guard !key.isEmpty, bytes.take(&place, UInt8(ascii: " "), UInt8(ascii: "=")),
      bytes.take(&place, UInt8(ascii: " ")),
      let value = text(bytes, &place)
    else { return nil }
    return (key, value)
  }

  /// What is left of the line, blanks at neither end.
  @inline(__always)
  private static func text(_ bytes: Span<UInt8>, _ place: inout Int) -> TextRange? {
    let start = place
    guard bytes[at: place] > UInt8(ascii: " ") else { return nil }
    bytes.skipText(&place)
    let range = TextRange(start, place)
    return place > start && bytes[at: place &- 1] != UInt8(ascii: " ") && bytes.takeLineEnd(&place)
      ? range : nil
  }
}

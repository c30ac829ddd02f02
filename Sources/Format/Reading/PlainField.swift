import Text
import Training

/// Reads a field of a check-in that is as plain as `title = Corrida na orla`, straight off its bytes; any other is for the
/// readers of tokens.
struct PlainField {
  let key: TextRange
  /// Nil for a name that only the settings may declare.
  let known: CheckIn.KnownField?
  let value: TextRange
  /// Where the next line begins.
  let end: Int

  /// The line at an offset, which is not indented; nil where it is not that plain.
  @inline(__always)
  static func read(_ bytes: Span<UInt8>, at start: Int) -> PlainField? {
    var place = start
    while byte(bytes, place) &- UInt8(ascii: "a") < 26 { place &+= 1 }
    let key = TextRange(start, place)
    guard !key.isEmpty, byte(bytes, place) == UInt8(ascii: " "), byte(bytes, place &+ 1) == UInt8(ascii: "="),
      byte(bytes, place &+ 2) == UInt8(ascii: " ")
    else { return nil }
    place &+= 3
    let valueStart = place
    guard skipPlainText(bytes, &place), let end = lineEnd(bytes, place) else { return nil }
    return PlainField(
      key: key, known: known(bytes, key), value: TextRange(valueStart, place), end: end)
  }

  /// The field whose name stands at a place, of so many letters.
  @inline(__always)
  private static func known(_ bytes: Span<UInt8>, _ key: TextRange) -> CheckIn.KnownField? {
    switch (key.count, byte(bytes, key.lowerBound), byte(bytes, key.lowerBound &+ 1)) {
    case (4, UInt8(ascii: "t"), UInt8(ascii: "y")): isText(bytes, key, "type") ? .type : nil
    case (5, UInt8(ascii: "t"), UInt8(ascii: "i")): isText(bytes, key, "title") ? .title : nil
    case (8, UInt8(ascii: "c"), _): isText(bytes, key, "calories") ? .calories : nil
    case (8, UInt8(ascii: "l"), _): isText(bytes, key, "location") ? .location : nil
    case (5, UInt8(ascii: "p"), _): isText(bytes, key, "photo") ? .photo : nil
    case (7, UInt8(ascii: "s"), _): isText(bytes, key, "session") ? .session : nil
    default: nil
    }
  }

  /// `[2026-01-15 07:30]` or `[2026-01-15]`: its moment, where it ends, and where the next line begins.
  @inline(__always)
  static func header(_ bytes: Span<UInt8>, at start: Int, _ dates: inout PlainDates) -> (
    moment: Moment, range: TextRange, end: Int
  )? {
    guard byte(bytes, start) == UInt8(ascii: "[") else { return nil }
    var place = start + 1
    guard let date = dates.next(bytes, &place) else { return nil }
    var time: TimeOfDay?
    if byte(bytes, place) == UInt8(ascii: " ") {
      place &+= 1
      time = plainTime(bytes, &place)
      guard time != nil else { return nil }
    }
    guard byte(bytes, place) == UInt8(ascii: "]"), let end = lineEnd(bytes, place &+ 1) else { return nil }
    return (Moment(date, time), TextRange(start, place &+ 1), end)
  }
}

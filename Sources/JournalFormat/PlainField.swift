import JournalText
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

  private static func known(_ bytes: Span<UInt8>, _ key: TextRange) -> CheckIn.KnownField? {
    let (field, name): (CheckIn.KnownField, StaticString) =
      switch byte(bytes, key.lowerBound) {
      case UInt8(ascii: "t"):
        byte(bytes, key.lowerBound + 1) == UInt8(ascii: "y") ? (.type, "type") : (.title, "title")
      case UInt8(ascii: "c"): (.calories, "calories")
      case UInt8(ascii: "l"): (.location, "location")
      case UInt8(ascii: "p"): (.photo, "photo")
      default: (.session, "session")
      }
    return isText(bytes, key, name) ? field : nil
  }

  /// `[2026-01-15 07:30]` or `[2026-01-15]`: its moment, where it ends, and where the next line begins.
  static func header(_ bytes: Span<UInt8>, at start: Int) -> (moment: Moment, range: TextRange, end: Int)? {
    guard byte(bytes, start) == UInt8(ascii: "[") else { return nil }
    var place = start + 1
    guard let date = plainDate(bytes, &place) else { return nil }
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

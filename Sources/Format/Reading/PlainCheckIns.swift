import Text
package import Training

extension CheckInReader {
  /// Adds the days of the check-ins of a file, for those who want nothing else. False, and none of them is added, where the
  /// file has a skip or a measure, or a line that is less than plain: then reading it tells. Mistakes in fields and comments
  /// are not looked for.
  package static func addPlainDays(_ text: Span<UInt8>, to days: inout [CivilDate]) -> Bool {
    guard plainEnd(text) == text.count else {
      var ended: [UInt8] = []
      append(TextRange(0, text.count), of: text, to: &ended)
      ended.append(UInt8(ascii: "\n"))
      return addPlainDays(ended.span, to: &days)
    }
    var isPlain = false
    // `[2026-01-05]` is as short as a line with a day can be.
    days.append(addingCapacity: text.count / 12) { days in
      isPlain = addPlainLines(text, to: &days)
      if !isPlain { days.removeAll() }
    }
    return isPlain
  }

  private static func addPlainLines(_ text: Span<UInt8>, to days: inout OutputSpan<CivilDate>) -> Bool {
    var dates = PlainDates()
    var place = 0
    while place < text.count {
      switch byte(text, place) {
      case UInt8(ascii: "["):
        guard let header = PlainField.header(text, at: place, &dates) else { return false }
        days.append(header.moment.date)
        place = header.end
        continue
      // Fields, comments, notes and empty lines; what git leaves of a merge begins otherwise.
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "#"), UInt8(ascii: "\n"): break
      case UInt8(ascii: ">"): if byte(text, place &+ 1) == UInt8(ascii: ">") { return false }
      case UInt8(ascii: "\r"): if byte(text, place &+ 1) != UInt8(ascii: "\n") { return false }
      default: return false
      }
      place = lineFeed(text, from: place) &+ 1
    }
    return true
  }

  /// The days of the check-ins of a file; nil where there may be a mistake to tell of, such as one later than `now`.
  package static func faultlessDays(_ bytes: [UInt8], until now: Moment) -> [CivilDate]? {
    let text = bytes.span
    guard plainEnd(text) == text.count else { return nil }
    var days: [CivilDate] = []
    days.reserveCapacity(bytes.count / 40)
    var lines = PlainCheckInLines()
    var place = 0
    while place < bytes.count {
      if byte(text, place) == UInt8(ascii: "\n") {
        place &+= 1
        continue
      }
      guard let line = lines.next(text, place) else { return nil }
      if let moment = line.moment {
        guard moment <= now else { return nil }
        days.append(moment.date)
      }
      place = line.end
    }
    return days
  }
}

/// Goes through the lines of check-ins where all of them are plain, and there is nothing to tell of them: they belong to an
/// entry, and none of its fields is there twice.
struct PlainCheckInLines {
  private var dates = PlainDates()
  /// Of the entry above; nil where there is none.
  private var fields: CheckIn.KnownFields?

  struct Line {
    /// Where the next one begins.
    let end: Int
    /// Of a header.
    var moment: Moment?
    /// What a field is.
    var field: CheckIn.KnownField?
  }

  /// The line at an offset, which is not empty; nil where it is not that plain.
  @inline(__always)
  mutating func next(_ text: Span<UInt8>, _ place: Int) -> Line? {
    switch byte(text, place) {
    case UInt8(ascii: "["):
      guard let header = PlainField.header(text, at: place, &dates) else { return nil }
      fields = CheckIn.KnownFields()
      return Line(end: header.end, moment: header.moment)
    case UInt8(ascii: ">"):
      return fields == nil ? nil : PlainNote.read(text, at: place).map { Line(end: $0.end) }
    default:
      guard let field = PlainField.read(text, at: place), let known = field.known,
        fields?.contains(known) == false
      else { return nil }
      fields?.insert(known)
      return Line(end: field.end, field: known)
    }
  }
}

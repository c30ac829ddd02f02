import Grammar
import Text
import Training

/// The ranges of the readers' diagnostics, so that a rule doesn't report them again.
struct ReportedPlaces {
  /// The starts, ascending; a range may reach over the next ones, so each has the furthest end so far.
  private var starts: [UInt32] = []
  private var furthestEnds: [UInt32] = []

  init(_ diagnostics: [Diagnostic]) {
    var furthest: UInt32 = 0
    for range in diagnostics.map(\.range).sorted(by: { $0.start < $1.start }) {
      furthest = max(furthest, range.end)
      starts.append(range.start)
      furthestEnds.append(furthest)
    }
  }

  /// True if a reported range overlaps or touches this one.
  func touch(_ range: TextRange) -> Bool {
    let next = starts.lowestIndex(fromWhichAll: { $0 > range.end })
    return next > 0 && furthestEnds[next - 1] >= range.start
  }
}

extension Source {
  /// Returns the range of a session's date and time in its header, `2026-01-05 18:30`, or of the date alone.
  func start(of session: Session, _ places: SessionPlaces) -> TextRange {
    let date = dateRange(of: places)
    guard session.start != nil else { return date }
    let clock = bytes[date.upperBound..<places.header.upperBound].drop { !$0.isDigit }
      .prefix { $0.isDigit || $0 == UInt8(ascii: ":") }
    return TextRange(date.lowerBound, clock.endIndex)
  }

  /// Returns the range of the date of a session that has one, which takes ten bytes.
  func dateRange(of places: SessionPlaces) -> TextRange {
    let start = places.header.lowerBound
    return TextRange(start, min(start + 10, places.header.upperBound))
  }

  /// Returns the range of the days in a header of a check-in, without its kind: `2026-01-15 07:30`.
  func days(of header: TextRange) -> TextRange {
    var inside = bytes[header.bounds].prefix { $0 != UInt8(ascii: "]") }.drop { !$0.isDigit }
    while let last = inside.last, !last.isDigit { inside.removeLast() }
    return inside.isEmpty ? header : TextRange(inside.startIndex, inside.endIndex)
  }

  /// Returns the range of the line around a range, without its line ending.
  func line(around range: TextRange) -> TextRange {
    let start = bytes[..<range.lowerBound].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let end = bytes[range.upperBound...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    return TextRange(start, end)
  }
}

import Format
import Text
import Training

/// Where the readers found mistakes: a rule says nothing of what they have said already.
struct ReportedPlaces {
  /// By their starts; what one covers, the next may cover too, so each has the furthest end so far.
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

  /// Something in a range, or at one of its ends, is reported.
  func touch(_ range: TextRange) -> Bool {
    var low = 0
    var high = starts.count
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= range.end { low = middle + 1 } else { high = middle }
    }
    return low > 0 && furthestEnds[low - 1] >= range.start
  }
}

extension Source {
  /// The start of a session as it is written at the head of its header: `2026-01-05 18:30`, or the date
  /// alone.
  func start(of session: Session, _ places: SessionPlaces) -> TextRange {
    let date = dateRange(of: places)
    guard session.start != nil else { return date }
    let clock = bytes[date.upperBound..<places.header.upperBound].drop { !$0.isDigit }
      .prefix { $0.isDigit || $0 == UInt8(ascii: ":") }
    return TextRange(date.lowerBound, clock.endIndex)
  }

  /// The date of a session that has one: ten bytes, or it would have none.
  func dateRange(of places: SessionPlaces) -> TextRange {
    let start = places.header.lowerBound
    return TextRange(start, min(start + 10, places.header.upperBound))
  }

  /// What stands in the brackets of a header of a check-in, its kind left out: `2026-01-15 07:30`.
  func days(of header: TextRange) -> TextRange {
    var inside = bytes[header.bounds].prefix { $0 != UInt8(ascii: "]") }.drop { !$0.isDigit }
    while let last = inside.last, !last.isDigit { inside.removeLast() }
    return inside.isEmpty ? header : TextRange(inside.startIndex, inside.endIndex)
  }

  /// The line around a place, without its line ending.
  func line(around range: TextRange) -> TextRange {
    let start = bytes[..<range.lowerBound].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let end = bytes[range.upperBound...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    return TextRange(start, end)
  }
}

package import JSON
package import Statistics
import Text

extension DayOff {
  /// Returns the fact `Day off  flu  2026-01-20 to 2026-01-24`.
  func fact(_ words: Words) -> Fact {
    let range = words.range(days)
    return reason.map { Fact(words("Day off"), printable($0), range) } ?? Fact(words("Day off"), range)
  }
}

extension DayOff: JSONValue {
  package var json: JSON {
    (["from": days.lowerBound, "to": days.upperBound, "reason": reason] as Members).json
  }
}

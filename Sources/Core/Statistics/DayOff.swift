package import Grammar
package import Training

/// A range of skipped days, and the reason.
package struct DayOff: Hashable, Sendable {
  package let days: ClosedRange<CivilDate>
  package let reason: String?
}

extension Journal {
  /// Returns the skips that overlap a range of days, by time.
  package func daysOff(in range: ClosedRange<CivilDate>) -> [DayOff] {
    let all = checkIns.lazy.flatMap(\.skips).compactMap { skip -> DayOff? in
      guard let days = skip.days, days.overlaps(range) else { return nil }
      return DayOff(days: days, reason: skip.reason)
    }
    return all.sorted { $0.days.lowerBound < $1.days.lowerBound }
  }
}

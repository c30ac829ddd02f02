import JSON
import Statistics

extension [DayOff] {
  var json: JSON {
    .array(
      map { off in
        .object([
          ("from", .day(off.days.lowerBound)), ("to", .day(off.days.upperBound)), ("reason", .optional(off.reason)),
        ])
      })
  }
}

extension TimeOfDay {
  /// Reads `18:30` and spoken times: `7pm`, `7:40 pm`, `19h40`, `7h`; nil for `7`, which may be am or pm.
  package init?(said text: String) {
    if let time = TimeOfDay(text) {
      self = time
    } else if text.contains(where: \.isLetter), let time = clockSpelled(text).flatMap({ TimeOfDay($0) }) {
      self = time
    } else {
      return nil
    }
  }

  /// Creates the time of a clock of twelve hours; nil for an hour that none shows, though 13 to 23 pm are often written.
  package init?(hour: Int, minute: Int, isAfternoon: Bool) {
    guard hour <= (isAfternoon ? 23 : 12) else { return nil }
    self.init(hour: hour % 12 + (isAfternoon ? 12 : 0), minute: minute)
  }

  /// Returns the times a text may mean: both halves of the day for `7`, `740` and `7:40`, one or none for any other.
  package static func meant(by text: String) -> [TimeOfDay] {
    guard let time = TimeOfDay(text) ?? clockSpelled(text).flatMap({ TimeOfDay($0) }) else { return [] }
    let isSaid = text.contains(where: \.isLetter) || time.minutes >= 12 * 60
    return [time]
      + (isSaid ? [] : [TimeOfDay(hour: Int(time.minutes) / 60 + 12, minute: Int(time.minutes) % 60)].compactMap { $0 })
  }
}

/// Returns the right spelling of one time or two: `18h30-19h42` gives `18:30-19:42`, `6:30 pm` gives `18:30`. Or nil.
package func clockSpelled(_ text: String) -> String? {
  let lower = text.lowercased()
  let halves = lower.split(whereSeparator: { "-–—".contains($0) }).map(String.init)
  var times = halves.map { $0 == "?" ? "?" : oneClockSpelled($0) }
  // `6-7pm`: the half of the second is that of the first, too, if it then comes before it.
  if halves.count == 2, let half = halvesOfDay.first(where: { halves[1].hasSuffix($0) }), let end = times[1],
    let start = oneClockSpelled(halves[0] + half), start < end
  {
    times[0] = start
  }
  guard 1...2 ~= times.count, times.allSatisfy({ $0 != nil }) else { return nil }
  return times.compactMap { $0 }.joined(separator: "-")
}

private func oneClockSpelled(_ text: String) -> String? {
  var body = text.filter { $0 != " " }
  var isAfternoon: Bool?
  for (suffix, value) in [("pm", true), ("am", false), ("p.m.", true), ("a.m.", false)]
  where body.hasSuffix(suffix) {
    isAfternoon = value
    body.removeLast(suffix.count)
  }
  if body.hasSuffix("min") { body.removeLast(3) }
  if body.hasSuffix("h") { body.removeLast() }
  let parts = body.split(whereSeparator: { "h:;.,_".contains($0) }).map { Array($0.utf8) }
  var numbers = parts.compactMap { digits($0[...]) }
  guard numbers.count == parts.count, parts.allSatisfy({ $0.count <= 2 }) || parts.count == 1 else {
    return nil
  }
  if numbers.count == 1, 3...4 ~= parts[0].count { numbers = [numbers[0] / 100, numbers[0] % 100] }
  guard 1...2 ~= numbers.count, numbers.count == 1 || parts.count == 1 || parts[1].count == 2 else {
    return nil
  }
  let (hour, minute) = (numbers[0], numbers.count == 2 ? numbers[1] : 0)
  let time = isAfternoon.map { TimeOfDay(hour: hour, minute: minute, isAfternoon: $0) }
  return (time ?? TimeOfDay(hour: hour, minute: minute))?.description
}

/// True for `pm` and the like alone, as in `6:30 pm`.
package func isHalfOfDay(_ text: String) -> Bool { halvesOfDay.contains(text.lowercased()) }

private let halvesOfDay = ["am", "pm", "a.m.", "p.m."]

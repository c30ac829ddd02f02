import Text
package import Training

extension Words {
  /// Returns `2026-01-06` or `06/01/2026`.
  package func short(_ date: CivilDate) -> String {
    let (year, month, day) = date.components
    return language == .english
      ? "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
      : "\(padded(day, 2))/\(padded(month, 2))/\(padded(year, 4))"
  }

  /// Returns `02-28` or `28/02`.
  func dayAndMonth(_ date: CivilDate) -> String {
    let (_, month, day) = date.components
    return language == .english ? "\(padded(month, 2))-\(padded(day, 2))" : "\(padded(day, 2))/\(padded(month, 2))"
  }

  /// Returns the first letters of a weekday, 1 (Monday) to 7: `Mon`, `Seg`.
  package func weekday(_ number: Int) -> String { String(weekdays[number - 1].prefix(3)) }

  /// Returns `2026-01-06 14:30` or `06/01/2026 às 14:30`; the date alone without a time.
  package func full(_ moment: Moment) -> String {
    short(moment.date) + (moment.time.map { (language == .english ? " " : " às ") + $0.description } ?? "")
  }

  /// Returns `Thursday, 8 January 2026`.
  package func header(_ date: CivilDate) -> String {
    let (year, month, day) = date.components
    let (weekday, name) = (weekdays[date.weekday - 1], months[month - 1])
    return language == .english
      ? "\(weekday), \(day) \(name) \(year)" : "\(weekday), \(day) de \(name.lowercased()) de \(year)"
  }

  /// Returns `January 2026`.
  package func month(_ date: CivilDate) -> String {
    months[date.month - 1] + (language == .english ? " " : " de ") + String(date.year)
  }

  /// Returns `Today`, `Yesterday` or `2 days ago`; a later day as its date.
  package func relative(_ date: CivilDate, to now: CivilDate) -> String {
    switch now.days(since: date) {
    case 0: self("Today")
    case 1: self("Yesterday")
    case let days where days > 1: self("\(days) days ago")
    default: short(date)
    }
  }

  /// Returns a day in words within a line, in Portuguese with a small letter: `há 2 dias`.
  package func within(_ day: String) -> String {
    language == .english ? day : day.prefix(1).lowercased() + day.dropFirst()
  }

  /// Returns `2026-02-24 to 2026-02-28`, or the one day; empty for nil.
  package func range(_ days: ClosedRange<CivilDate>?) -> String {
    guard let days else { return "" }
    let (first, last) = (short(days.lowerBound), short(days.upperBound))
    return first == last ? first : self("\(first) to \(last)")
  }

  /// Returns `1h 23min`, `1h` or `45min`.
  package func duration(minutes: Int) -> String {
    let (hours, rest) = (minutes / 60, minutes % 60)
    if hours > 0, rest == 0 { return "\(hours)h" }
    return hours > 0 ? "\(hours)h \(rest)min" : "\(rest)min"
  }

  /// The weekdays, from Monday on.
  package var weekdays: [String] { CalendarWords.weekdays.map { language == .english ? $0.english : $0.portuguese } }

  /// The months, from January on.
  package var months: [String] { CalendarWords.months.map { language == .english ? $0.english : $0.portuguese } }
}

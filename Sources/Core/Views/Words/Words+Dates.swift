import Grammar
import Text
package import Training

extension Words {
  /// Returns `2026-01-06` or `06/01/2026`.
  package func short(_ date: CivilDate) -> String {
    let (year, month, day) = date.components
    return shortDate(padded(year, 4), padded(month, 2), padded(day, 2))
  }

  /// Returns `02-28` or `28/02`.
  func dayAndMonth(_ date: CivilDate) -> String {
    let (_, month, day) = date.components
    return shortDay(padded(month, 2), padded(day, 2))
  }

  /// Returns the first letters of a weekday, 1 (Monday) to 7: `Mon`, `Seg`.
  func weekday(_ number: Int) -> String { String(weekdays[number - 1].prefix(3)) }

  /// Returns `2026-01-06 14:30` or `06/01/2026 às 14:30`; the date alone without a time.
  package func full(_ moment: Moment) -> String {
    moment.time.map { dateAndTime(short(moment.date), $0.description) } ?? short(moment.date)
  }

  /// Returns `Thursday, 8 January 2026`.
  package func header(_ date: CivilDate) -> String {
    let (year, month, day) = date.components
    return header(weekdays[date.weekday - 1], day, months[month - 1], year)
  }

  /// Returns `January 2026`.
  package func month(_ date: CivilDate) -> String { monthAndYear(months[date.month - 1], date.year) }

  /// Returns `Today`, `Yesterday` or `2 days ago`; a later day as its date.
  package func relative(_ date: CivilDate, to now: CivilDate) -> String {
    switch now.days(since: date) {
    case 0: today
    case 1: yesterday
    case let days where days > 1: daysAgo(days)
    default: short(date)
    }
  }

  /// Returns a day in words for the middle of a line, in Portuguese with a small letter: `há 2 dias`.
  package func within(_ day: String) -> String {
    language == .brazilianPortuguese ? day.prefix(1).lowercased() + day.dropFirst() : day
  }

  /// Returns `1h 23min` or `45min`.
  package func duration(minutes: Int) -> String {
    minutes < 60 ? "\(minutes)min" : "\(minutes / 60)h \(minutes % 60)min"
  }
}

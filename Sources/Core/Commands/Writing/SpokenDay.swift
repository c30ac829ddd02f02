import Grammar
import Storage
import Text
package import Training
import Views

extension CivilDate {
  /// Reads a day as people say it on `today`: a date, `yesterday`, `ontem`, `-2`, `3 days ago`, `há 3 dias`, a weekday
  /// by its first three letters or more (the last such day, today included; with `last` before today, with `next` after
  /// it), or a day and month, `18 jan`, `jan 18 2026` (without a year the last one). Weekdays before `first`, and days
  /// and months without a year, are the first from it on; for weekdays `planned` replaces it. Nil for other text.
  package init?(said text: String, today: CivilDate, from first: CivilDate? = nil, planned: CivilDate? = nil) {
    let written = folded(text)
    let words = written.split(separator: " ").map(String.init)
    // Forms such as `18/jan` and `sexta-feira` are two words.
    let parts = words.count == 1 ? words[0].split { $0 == "/" || $0 == "-" }.map(String.init) : words
    let said = parts.map { $0.hasSuffix("-feira") ? String($0.dropLast(6)) : $0 }.filter {
      !["de", "do", "of", "the", "feira", "que"].contains($0)
    }
    if let date = CivilDate(text) {
      self = date
    } else if written.hasPrefix("-") {
      guard let days = Int(written.dropFirst()), 1...9999 ~= days else { return nil }
      self = today.adding(days: -days)
    } else if let days = CivilDate.named[said.joined(separator: " ")] {
      self = today.adding(days: days)
    } else if let date = CivilDate.weekday(said, today, planned ?? first) ?? CivilDate.ago(said, today)
      ?? CivilDate.dayOfMonth(said, today, first)
    {
      self = date
    } else if written.split(whereSeparator: { !$0.isNumber }).contains(where: { $0.count == 4 }),
      let date = dateSpelled(written).fix.flatMap({ CivilDate($0) })
    {
      // No other order makes a day of `25/11/2026`.
      self = date
    } else {
      return nil
    }
  }

  /// Returns the day that the longest possible beginning of some words says, that text, and the rest; nil if none does.
  static func leading(
    _ words: ArraySlice<String>, today: CivilDate, from first: CivilDate? = nil, planned: CivilDate? = nil
  ) -> (date: CivilDate, said: String, rest: ArraySlice<String>)? {
    for count in stride(from: min(5, words.count), to: 0, by: -1) {
      let said = words.prefix(count).joined(separator: " ")
      if let date = CivilDate(said: said, today: today, from: first, planned: planned) {
        return (date, said, words.dropFirst(count))
      }
    }
    return nil
  }

  private static let named = [
    "today": 0, "hoje": 0, "yesterday": -1, "ontem": -1, "tomorrow": 1, "amanha": 1, "anteontem": -2, "antes ontem": -2,
    "day before yesterday": -2, "depois amanha": 2, "day after tomorrow": 2,
  ]

  /// Reads a weekday: `friday`, `last friday`, `sexta passada`, `next fri`.
  private static func weekday(_ words: [String], _ today: CivilDate, _ first: CivilDate?) -> CivilDate? {
    guard 1...2 ~= words.count, let number = words.lazy.compactMap({ CalendarWords.weekday($0) }).first else {
      return nil
    }
    let back = (today.weekday - number + 7) % 7
    guard words.count == 2 else {
      let last = today.adding(days: -back)
      guard let first, last < first else { return last }
      return first.adding(days: (number + 7 - first.weekday) % 7)
    }
    let which = CalendarWords.weekday(words[0]) == nil ? words[0] : words[1]
    if ["last", "past", "passada", "passado", "ultima", "ultimo"].contains(which) {
      return today.adding(days: back == 0 ? -7 : -back)
    }
    return ["next", "coming", "proxima", "proximo", "vem"].contains(which) ? today.adding(days: 7 - back) : nil
  }

  /// Reads a distance in time: `3 days ago`, `há uma semana`, `2 meses atrás`.
  private static func ago(_ words: [String], _ today: CivilDate) -> CivilDate? {
    let inner = words.filter { !["ha", "ago", "atras"].contains($0) }
    guard words.count > 2, inner.count == 2 else { return nil }
    guard let count = ["a", "one", "um", "uma"].contains(inner[0]) ? 1 : Int(inner[0]), 1...9999 ~= count else {
      return nil
    }
    switch inner[1] {
    case "day", "days", "dia", "dias": return today.adding(days: -count)
    case "week", "weeks", "semana", "semanas": return today.adding(days: -7 * count)
    case "month", "months", "mes", "meses": return today.adding(months: -count)
    default: return nil
    }
  }

  /// Reads a day and a month: `18 jan`, `january 18th`, `18 jan 2026`.
  private static func dayOfMonth(_ words: [String], _ today: CivilDate, _ first: CivilDate?) -> CivilDate? {
    guard 2...3 ~= words.count, let at = words.prefix(2).firstIndex(where: { CalendarWords.month($0) != nil }),
      let month = CalendarWords.month(words[at])
    else { return nil }
    let written = words[1 - at]
    let digits = written.prefix { $0.isASCII && $0.isNumber }
    guard ["", "st", "nd", "rd", "th", "o", "º"].contains(written.dropFirst(digits.count)), let day = Int(digits) else {
      return nil
    }
    if words.count == 3 {
      guard words[2].count == 4, let year = Int(words[2]) else { return nil }
      return CivilDate(year: year, month: month, day: day)
    }
    // There are up to eight years between two days of 29 February.
    let years = (0...8).map { years in first.map { $0.year + years } ?? today.year - years }
    return years.lazy.compactMap { CivilDate(year: $0, month: month, day: day) }.first { date in
      first.map { date >= $0 } ?? (date <= today)
    }
  }
}

/// Returns help for a date of another form, with both readings if it has two: `02/11/2026`, and `18/01` of this year;
/// nil for anything else.
func dateHelp(_ text: String, today: CivilDate? = nil) -> Message? {
  var word = String(text.prefix { $0 != " " })
  if let today, word.split(separator: "/").count == 2 { word += "/\(today.year)" }
  return dateSpelled(word).help
}

extension Invocation {
  /// Returns the day of an argument; a day said in words is said back as a date, with its weekday.
  func date(_ text: String) throws(Refusal) -> CivilDate {
    guard let date = CivilDate(said: text, today: today) else { throw noDate(text) }
    try echo(text, date)
    return date
  }

  func noDate(_ text: String) -> Refusal {
    Refusal(
      "'\(text)' is no date",
      help: dateHelp(text, today: today)
        ?? "a date is year-month-day: 2026-01-31; 'yesterday', 'last friday', '18 jan' and '3 days ago' are days too")
  }

  /// Returns the moment of an argument, a day with or without a time after it; nil for other text.
  func saidMoment(_ text: String) throws(Refusal) -> Moment? {
    let words = text.split(separator: " ", omittingEmptySubsequences: true).map(String.init)
    guard let (date, said, rest) = CivilDate.leading(words[...], today: today) else { return nil }
    let times = ["at", "as"].contains(folded(rest.first ?? "")) ? rest.dropFirst() : rest
    let time = times.isEmpty ? nil : TimeOfDay(said: times.joined(separator: " "))
    guard times.isEmpty == (time == nil), rest.isEmpty == times.isEmpty else { return nil }
    try echo(said, date)
    return Moment(date, time)
  }

  /// Says a day that was said in words as a date, with its weekday.
  func echo(_ text: String, _ date: CivilDate) throws(Refusal) {
    guard CivilDate(text) == nil else { return }
    let settings = try folder().settings
    let words = try words(settings)
    say("\(text): \(words.within(words.header(date)))")
  }
}

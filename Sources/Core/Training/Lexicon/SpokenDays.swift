/// A reader of days as people say them and as answers print them, in English and Portuguese.
///
/// It reads a date, `yesterday`, `ontem`, `-2`, `3 days ago`, `há 3 dias`, a weekday by its first three letters or more, a day
/// and a month, `18 jan`, `18/01`, `dia 18`, `Friday, 18 January 2026`; and weeks, months and years: `last week`, `2026-W03`, `novembro`,
/// `11/2026`, `mês passado`, `2026`.
package struct SpokenDays: Sendable {
  private let today: CivilDate
  /// True if the day of `5/11` stands before the month, as Portuguese has it, false if behind it, as in America. Where it is nil,
  /// such a day is none, and `05-11` is in May.
  private let isDayFirst: Bool?
  /// The first day of a week, 1 (Monday) to 7.
  private let weekStart: Int

  package init(today: CivilDate, isDayFirst: Bool? = nil, weekStart: Int = 1) {
    (self.today, self.isDayFirst, self.weekStart) = (today, isDayFirst, weekStart)
  }

  /// Returns the day that a text says; nil for anything else.
  ///
  /// A weekday is the last such day, today included; with `last` before today, with `next` after it. A day and a month without
  /// its year is the last such day.
  ///
  /// - Parameters:
  ///   - first: The day from which on the first day and month without its year is taken instead.
  ///   - planned: The same for a weekday; `first` where it is nil.
  package func day(_ text: String, from first: CivilDate? = nil, planned: CivilDate? = nil) -> CivilDate? {
    let written = folded(text)
    if let date = CivilDate(text) { return date }
    if written.hasPrefix("-") {
      return Int(written.dropFirst()).flatMap { 1...9999 ~= $0 ? today.adding(days: -$0) : nil }
    }
    let words = words(written)
    if let days = SpokenDays.named[words.joined(separator: " ")] { return today.adding(days: days) }
    // `Wednesday, 25 November 2026`
    if words.count > 1, let weekday = CalendarWords.weekday(words[0]),
      let date = dated(Array(words.dropFirst()), from: first)
    {
      return date.weekday == weekday ? date : nil
    }
    return weekday(words, planned ?? first) ?? dayOfMonth(words, planned ?? first) ?? ago(words)
      ?? dated(words, from: first)
  }

  /// Returns the days that a text says: one, or all of a week, a month or a year; nil for anything else.
  package func days(_ text: String) -> ClosedRange<CivilDate>? {
    if let date = day(text) { return date...date }
    let words = words(folded(text))
    return month(words) ?? year(words) ?? isoWeek(text) ?? relativePeriod(words)
  }

  /// Returns the day at the beginning of some words, as many of them as make one; how it was said, and the rest.
  package func leading(
    _ words: ArraySlice<String>, from first: CivilDate? = nil, planned: CivilDate? = nil
  ) -> (date: CivilDate, said: String, rest: ArraySlice<String>)? {
    for count in stride(from: min(7, words.count), to: 0, by: -1) {
      let said = words.prefix(count).joined(separator: " ")
      if let date = day(said, from: first, planned: planned) { return (date, said, words.dropFirst(count)) }
    }
    return nil
  }

  /// Returns the day off that words begin with, how it was said, and the words behind it; nil without one. A day off may be
  /// planned: `24 dec` is the nearest one, `friday` the coming one.
  package func leadingOff(_ words: ArraySlice<String>) -> (date: CivilDate, said: String, rest: ArraySlice<String>)? {
    leading(words, from: today.adding(days: -182), planned: today)
  }
}

// MARK: One day

extension SpokenDays {
  private static let named = [
    "today": 0, "hoje": 0, "hj": 0, "tonight": 0, "this morning": 0, "hoje cedo": 0, "yesterday": -1, "ontem": -1,
    "tomorrow": 1, "amanha": 1,
    "anteontem": -2, "antes ontem": -2, "day before yesterday": -2, "depois amanha": 2, "day after tomorrow": 2,
  ]
  private static let last = ["last", "past", "passada", "passado", "ultima", "ultimo"]
  private static let next = ["next", "coming", "proxima", "proximo", "vem"]
  private static let this = ["this", "esta", "este", "essa", "esse"]

  /// Returns the words that say something, the parts of `18/jan` as two.
  private func words(_ text: String) -> [String] {
    var words = text.split(separator: " ").map { String($0.last == "," || $0.last == "." ? $0.dropLast() : $0) }
    if words.count == 1 { words = words[0].split { $0 == "/" || $0 == "-" }.map(String.init) }
    // Two numbers stay together with the sign between them, which says something.
    if words.count > 1, words.allSatisfy({ $0.allSatisfy(\.isNumber) }) { words = [text] }
    return words.map { $0.hasSuffix("-feira") ? String($0.dropLast(6)) : $0 }.filter {
      !["de", "do", "of", "the", "on", "na", "no", "feira", "que"].contains($0)
    }
  }

  /// `friday`, `last friday`, `sexta passada`, `next fri`.
  private func weekday(_ words: [String], _ first: CivilDate?) -> CivilDate? {
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
    if SpokenDays.last.contains(which) { return today.adding(days: back == 0 ? -7 : -back) }
    return SpokenDays.next.contains(which) ? today.adding(days: 7 - back) : nil
  }

  /// `3 days ago`, `há uma semana`, `2 meses atrás`, `1 year ago`.
  private func ago(_ words: [String]) -> CivilDate? {
    let inner = words.filter { !["ha", "ago", "atras"].contains($0) }
    guard words.count > 2, inner.count == 2, let unit = CalendarWords.Unit(inner[1]) else { return nil }
    let named = [["a", "one", "um", "uma"], ["two", "dois", "duas"], ["three", "tres"]]
    let count = named.firstIndex { $0.contains(inner[0]) }.map { $0 + 1 } ?? Int(inner[0])
    return count.flatMap { 1...9999 ~= $0 ? today.adding(-$0, unit) : nil }
  }

  /// `dia 18`, the last one, or the first one from a day on.
  private func dayOfMonth(_ words: [String], _ first: CivilDate?) -> CivilDate? {
    guard words.count == 2, words[0] == "dia", let day = Int(words[1]) else { return nil }
    let months = (0...2).map { (first ?? today).adding(months: first == nil ? -$0 : $0) }
    return months.lazy.compactMap { CivilDate(year: $0.year, month: $0.month, day: day) }.first { date in
      first.map { date >= $0 } ?? (date <= today)
    }
  }

  /// `18 jan`, `january 18th`, `18 jan 2026`, `18/01`, `18/01/2026`.
  private func dated(_ words: [String], from first: CivilDate?) -> CivilDate? {
    if words.count == 1 { return numbered(words[0], from: first) }
    guard 2...3 ~= words.count, let at = words.prefix(2).firstIndex(where: { CalendarWords.month($0) != nil }),
      let month = CalendarWords.month(words[at])
    else { return nil }
    let written = words[1 - at]
    let digits = written.prefix { $0.isASCII && $0.isNumber }
    guard ["", "st", "nd", "rd", "th", "o", "º"].contains(written.dropFirst(digits.count)), let day = Int(digits) else {
      return nil
    }
    if words.count == 2 { return nearest(month: month, day: day, from: first) }
    return year(words[2]).flatMap { CivilDate(year: $0, month: month, day: day) }
  }

  /// `18/01`, `18/01/2026`, `01-18`; nil where day and month could be either, and nothing says which.
  private func numbered(_ text: String, from first: CivilDate?) -> CivilDate? {
    let parts = text.split { $0 == "/" || $0 == "-" }.map(String.init)
    let numbers = parts.compactMap { Int($0) }
    guard 2...3 ~= parts.count, numbers.count == parts.count, parts[0].count <= 2, parts[1].count <= 2 else {
      return nil
    }
    func date(_ day: Int, _ month: Int) -> CivilDate? {
      if parts.count == 2 { return nearest(month: month, day: day, from: first) }
      let isShort = isDayFirst != nil && parts[2].count == 2
      return (isShort ? 2000 + numbers[2] : year(parts[2])).flatMap { CivilDate(year: $0, month: month, day: day) }
    }
    let (dayFirst, monthFirst) = (date(numbers[0], numbers[1]), date(numbers[1], numbers[0]))
    if isDayFirst ?? false { return dayFirst ?? monthFirst }
    if isDayFirst != nil || parts.count == 2 && text.contains("-") { return monthFirst ?? dayFirst }
    return dayFirst == nil || monthFirst == nil || dayFirst == monthFirst ? dayFirst ?? monthFirst : nil
  }

  /// There are up to eight years between two days of 29 February.
  private func nearest(month: Int, day: Int, from first: CivilDate?) -> CivilDate? {
    let years = (0...8).map { years in first.map { $0.year + years } ?? today.year - years }
    return years.lazy.compactMap { CivilDate(year: $0, month: month, day: day) }.first { date in
      first.map { date >= $0 } ?? (date <= today)
    }
  }

  private func year(_ text: String) -> Int? { text.count == 4 ? Int(text) : nil }
}

// MARK: Weeks, months and years

extension SpokenDays {
  /// `2026-11`, `11/2026`, `nov 2026`, `novembro de 2026`; `novembro` alone is the last one that has begun.
  private func month(_ words: [String]) -> ClosedRange<CivilDate>? {
    let parts = words.count == 1 ? words[0].split { $0 == "/" || $0 == "-" }.map(String.init) : words
    guard let named = parts.first(where: { year($0) == nil }), parts.count <= 2,
      let month = CalendarWords.month(named) ?? (parts.count == 2 && named.count <= 2 ? Int(named) : nil)
    else { return nil }
    let written = parts.first { year($0) != nil }
    guard (written == nil) == (parts.count == 1) else { return nil }
    let first = written.flatMap { year($0) }.map { CivilDate(year: $0, month: month, day: 1) }
    return (first ?? nearest(month: month, day: 1, from: nil))?.monthDays
  }

  private func year(_ words: [String]) -> ClosedRange<CivilDate>? {
    guard words.count == 1, let year = year(words[0]), let start = CivilDate(year: year, month: 1, day: 1) else {
      return nil
    }
    return start...start.adding(months: 12).adding(days: -1)
  }

  /// `2026-W03`: the week that has the year's third Thursday, from Monday on (ISO 8601).
  private func isoWeek(_ text: String) -> ClosedRange<CivilDate>? {
    let parts = text.lowercased().split(separator: "w", omittingEmptySubsequences: false)
    guard parts.count == 2, let week = Int(parts[1]), 1...53 ~= week,
      let year = year(String(parts[0].last == "-" ? parts[0].dropLast() : parts[0])),
      let inFirst = CivilDate(year: year, month: 1, day: 4)
    else { return nil }
    let start = inFirst.startOfWeek(firstWeekday: 1).adding(days: 7 * (week - 1))
    return start.adding(days: 3).year == year ? start...start.adding(days: 6) : nil
  }

  /// `last month`, `semana passada`, `this year`.
  private func relativePeriod(_ words: [String]) -> ClosedRange<CivilDate>? {
    guard words.count == 2, let unit = words.lazy.compactMap({ CalendarWords.Unit($0) }).first,
      let which = words.first(where: { CalendarWords.Unit($0) == nil }),
      let step = [(SpokenDays.last, -1), (SpokenDays.this, 0), (SpokenDays.next, 1)].first(where: {
        $0.0.contains(which)
      })?.1
    else { return nil }
    let day = today.adding(step, unit)
    switch unit {
    case .day: return nil
    case .week:
      let start = day.startOfWeek(firstWeekday: weekStart)
      return start...start.adding(days: 6)
    case .month: return day.monthDays
    case .year: return year([padded(day.year, 4)])
    }
  }
}

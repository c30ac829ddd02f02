import Grammar
import Guess
import Storage
package import Text
package import Training
import Views

extension Invocation {
  /// The reader of days for all commands.
  var spokenDays: SpokenDays {
    let settings = (try? folderAsItIs())?.settings
    // English with pounds is American.
    let isDayFirst = language == .brazilianPortuguese ? true : settings?.unit == .lb ? false : nil
    return SpokenDays(today: today, isDayFirst: isDayFirst, weekStart: settings?.weekStart ?? 1)
  }

  /// A day as an argument, the coming one from `first` on unless that is nil. What was said in words is said back as a date,
  /// with its weekday.
  package func date(_ text: String, from first: CivilDate? = nil) throws(Refusal) -> CivilDate {
    guard let date = spokenDays.day(text, from: first) else { throw noDate(text) }
    try echo(text, date)
    return date
  }

  func noDate(_ text: String) -> Refusal {
    Refusal(
      "'\(text)' is no date",
      help: dateHelp(text, today: today)
        ?? "a date is year-month-day: 2026-01-31; 'yesterday', 'last friday', '18 jan' and '3 days ago' are days too")
  }

  /// Returns the days that a person typed: a day, or all of a week, a month or a year.
  package func period(_ text: String) throws(Refusal) -> ClosedRange<CivilDate> {
    guard let days = spokenDays.days(text) else {
      throw Refusal(
        "'\(text)' is no date",
        help: dateHelp(text, today: today)
          ?? "write a day, a week, a month or a year: 2026-01-31, 'last week', 2026-01, 2026")
    }
    return days
  }

  /// A moment as an argument: a day, one off or another, with or without a time behind it; nil where it is none.
  func saidMoment(_ text: String, isOff: Bool = false) throws(Refusal) -> Moment? {
    var words = text.split(separator: " ", omittingEmptySubsequences: true).map(String.init)
    let moment = try takeMoment(from: &words, isOff: isOff)
    return words.isEmpty ? moment : nil
  }

  /// Takes a day, one off or another, and a time behind it, `ontem às 7:30`, out of the words; nil without a day at the index.
  func takeMoment(from operands: inout [String], at start: Int = 0, isOff: Bool = false) throws(Refusal) -> Moment? {
    let day = isOff ? spokenDays.leadingOff(operands[start...]) : spokenDays.leading(operands[start...])
    guard let (date, said, rest) = day else { return nil }
    let (time, behind) = timeBehindDay(rest)
    try echo(said, date)
    operands = Array(operands[..<start] + behind)
    return Moment(date, time)
  }

  /// Returns the index of the day that words have in front, behind a name, `run today 8am 4mi`, or last, with or without a time;
  /// nil without one.
  func dayInside(_ words: ArraySlice<String>, isTitle: Bool = false) -> Int? {
    words.indices.first { start in
      guard let (_, said, rest) = spokenDays.leading(words[start...]) else { return false }
      let isWeekday = CalendarWords.weekday(folded(said)) != nil
      // 'Treino sexta' is a title, and '10/8' are reps.
      if start == words.startIndex || isWeekday && isTitle || !isTitle && said.last?.isLetter != true {
        return start == words.startIndex
      }
      // A 'sun salutation' is of no Sunday.
      let isBehindName = !words[..<start].hasNumber && (!isWeekday || rest.prefix(1).hasNumber)
      return isBehindName || timeBehindDay(rest).rest.isEmpty
    }
  }

  /// Returns the time that words behind a day begin with, `às 7:30`, and the words behind it.
  func timeBehindDay(_ words: ArraySlice<String>) -> (time: TimeOfDay?, rest: ArraySlice<String>) {
    let times = ["at", "as"].contains(folded(words.first ?? "")) ? words.dropFirst() : words
    // `7:30 am` has two words.
    for count in [2, 1] where count <= times.count {
      let time = TimeOfDay(said: times.prefix(count).joined(separator: " "))
      if time != nil { return (time, times.dropFirst(count)) }
    }
    return (nil, words)
  }

  /// Says a day that was said in words as a date, with its weekday.
  func echo(_ text: String, _ date: CivilDate) throws(Refusal) {
    guard CivilDate(text) == nil else { return }
    let settings = try folder().settings
    let words = try words(settings)
    say("\(text): \(words.within(words.header(date)))")
  }

  /// Returns the moment of an option such as `--at`: a time of today, or a day and a time; now without the option. With
  /// `orDay` the time may be missing.
  func moment(_ option: String, orDay: Bool = false) throws(Refusal) -> Moment {
    guard let text = arguments.value(option) else { return now }
    if let time = TimeOfDay(said: text) { return Moment(today, time) }
    guard let moment = try saidMoment(text), orDay || moment.time != nil else {
      throw Refusal(
        "'\(text)' is no time (\(option))",
        help: dateHelp(text) ?? clockHelp(text, option)
          ?? "write '\(option) 18:30', '\(option) \"yesterday 18:30\"' or '\(option) \"2026-01-31 18:30\"'")
    }
    return moment
  }

  /// Returns help for a number that was meant as a time, `7` or `1940`, with or without a day before it; nil for
  /// anything else.
  func clockHelp(_ text: String, _ option: String) -> Message? {
    let words = text.split(separator: " ").map(String.init)
    let day = spokenDays.leading(words[...])
    let times = TimeOfDay.meant(by: (day?.rest ?? words[...]).joined(separator: " "))
      .filter { Moment(day?.date ?? today, $0) <= now }
    guard !times.isEmpty else { return nil }
    return Guess.writing(times.map { time in day.map { "\(option) \"\($0.date) \(time)\"" } ?? "\(option) \(time)" })
  }
}

/// Returns the advice for a date of another form, with both readings if it has two: `02/11/2026`, and `02/11` of this year;
/// nil for anything else.
func dateHelp(_ text: String, today: CivilDate? = nil) -> Message? {
  var word = String(text.prefix { $0 != " " })
  if let today, word.split(separator: "/").count == 2 { word += "/\(today.year)" }
  return dateSpelled(word).help
}

extension ArraySlice<String> {
  /// True if one of the words has a number.
  var hasNumber: Bool { joined().contains(where: \.isNumber) }
}

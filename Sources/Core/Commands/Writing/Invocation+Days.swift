import Grammar
import Storage
package import Text
package import Training
import Views

extension Invocation {
  /// The reader of days for all commands.
  var spokenDays: SpokenDays {
    SpokenDays(
      today: today, isDayFirst: language == .brazilianPortuguese,
      weekStart: (try? folderAsItIs())?.settings.weekStart ?? 1)
  }

  /// A day as an argument. What was said in words is said back as a date, with its weekday.
  func date(_ text: String) throws(Refusal) -> CivilDate {
    guard let date = spokenDays.day(text) else { throw noDate(text) }
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

  /// A moment as an argument: a day, with or without a time behind it; nil where it is none.
  func saidMoment(_ text: String) throws(Refusal) -> Moment? {
    let words = text.split(separator: " ", omittingEmptySubsequences: true).map(String.init)
    guard let (date, said, rest) = spokenDays.leading(words[...]) else { return nil }
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

/// Returns the advice for a date of another form, with both readings if it has two: `02/11/2026`, and `02/11` of this year;
/// nil for anything else.
func dateHelp(_ text: String, today: CivilDate? = nil) -> Message? {
  var word = String(text.prefix { $0 != " " })
  if let today, word.split(separator: "/").count == 2 { word += "/\(today.year)" }
  return dateSpelled(word).help
}

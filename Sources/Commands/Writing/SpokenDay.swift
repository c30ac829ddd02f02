import Format
import Journal
import Text
package import Training
import Views

extension CivilDate {
  /// A day as people say it on `today`: a date, `yesterday`, `ontem`, `-2` for so many days ago (at most 9,999), or the
  /// name of a weekday, in full or by its first three letters: the last such day, today included. Nil for anything else.
  package init?(said text: String, today: CivilDate) {
    if let date = CivilDate(text) {
      self = date
    } else if let days = CivilDate.daysAgo(folded(text), today) {
      self = today.adding(days: -days)
    } else {
      return nil
    }
  }

  private static func daysAgo(_ word: String, _ today: CivilDate) -> Int? {
    switch word {
    case "today", "hoje": return 0
    case "yesterday", "ontem": return 1
    case "tomorrow", "amanha": return -1
    default: break
    }
    if word.hasPrefix("-"), let days = Int(word.dropFirst()), 1...9999 ~= days { return days }
    let names = [english, portuguese].compactMap { names in
      names.firstIndex { $0 == word || word.count == 3 && $0.hasPrefix(word) || $0 + "-feira" == word }
    }
    return names.first.map { (today.weekday - 1 - $0 + 7) % 7 }
  }

  /// Monday first, as `weekday` counts; without accents.
  private static let english = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]
  private static let portuguese = ["segunda", "terca", "quarta", "quinta", "sexta", "sabado", "domingo"]
}

/// What to write for a date of another form, both readings where it has two: `02/11/2026`; nil for anything else.
func dateHelp(_ text: String) -> String? {
  let help = dateSpelled(String(text.prefix { $0 != " " })).help
  return help.hasPrefix("write ") ? help : nil
}

extension Invocation {
  /// A day as an argument. What was said in words is said back as a date, with its weekday.
  func date(_ text: String) throws(CommandFailure) -> CivilDate {
    guard let date = CivilDate(said: text, today: today) else {
      throw CommandFailure(
        "'\(printable(text))' is no date",
        help: dateHelp(text) ?? "a date is year-month-day: 2026-01-31; 'yesterday', 'mon' and '-2' are days too")
    }
    try echo(text, date)
    return date
  }

  /// A moment as an argument: a day, with or without a time behind it; nil where it is none.
  func saidMoment(_ text: String) throws(CommandFailure) -> Moment? {
    let words = text.split(separator: " ", omittingEmptySubsequences: true).map(String.init)
    guard let first = words.first, words.count <= 2, let date = CivilDate(said: first, today: today) else { return nil }
    var time: TimeOfDay?
    if words.count == 2 {
      guard let said = TimeOfDay(words[1]) else { return nil }
      time = said
    }
    try echo(first, date)
    return Moment(date, time)
  }

  private func echo(_ text: String, _ date: CivilDate) throws(CommandFailure) {
    guard CivilDate(text) == nil else { return }
    let settings = JournalLoader(try folder(), plans: .none).journal.settings
    let words = try words(settings)
    say("\(printable(text)): \(words.within(words.header(date)))")
  }
}

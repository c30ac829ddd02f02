import Grammar
import Guess
import Statistics
import Text
import Training

extension Invocation {
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
}

extension Invocation {
  /// Returns help for a number that was meant as a time, `7` or `1940`, with or without a day before it; nil for
  /// anything else.
  private func clockHelp(_ text: String, _ option: String) -> Message? {
    let words = text.split(separator: " ").map(String.init)
    let day = spokenDays.leading(words[...])
    let times = TimeOfDay.meant(by: (day?.rest ?? words[...]).joined(separator: " "))
      .filter { Moment(day?.date ?? today, $0) <= now }
    guard !times.isEmpty else { return nil }
    return Guess.writing(times.map { time in day.map { "\(option) \"\($0.date) \(time)\"" } ?? "\(option) \(time)" })
  }
}

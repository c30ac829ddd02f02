package import Grammar
package import Statistics
import Storage
package import Text
package import Training

extension Option {
  /// The options that the views of training share.
  package static let filters = [
    Option("--since", "DATE", "from that day on: 2026-01-01, 2026-01, 2026, 'last monday', '3 days ago'"),
    Option("--until", "DATE", "up to that day, included"),
    Option("--last", "SPAN", "the last days, weeks, months or years: 30d, 12w, 6m, 1y", reach: .span),
    Option("--plan", "PLAN", "sessions of that plan"),
    Option("--exercise", "EXERCISE", "that exercise alone"),
    Option("--tag", "TAG", "sessions with that tag: gym, '#gym'"),
    Option("--muscle", "GROUP", "exercises of that muscle group: chest, Peito"),
  ]
}

extension Invocation {
  /// Returns the sessions that a filter chooses.
  package func history(_ filter: Filter) throws(Refusal) -> History {
    try history(filter, in: folder().read(only: JournalFolder.entries))
  }

  /// Returns the sessions of a journal that a filter chooses.
  package func history(_ filter: Filter, in journal: Journal) throws(Refusal) -> History {
    let all = History(journal, now: now)
    let chosen = try all.filtered(by: filter)
    sayWhatWeek(filter, of: chosen)
    sayMistakes(in: journal)
    return chosen
  }

  /// Says of the week under way that it begins today, or has nothing yet.
  private func sayWhatWeek(_ filter: Filter, of history: History) {
    let start = today.startOfWeek(firstWeekday: history.settings.weekStart)
    guard let days = filter.days, days.count == 7, days.lowerBound == start else { return }
    if history.entries.isEmpty {
      say("nothing was trained this week yet: 'bumbum \(command.name) last week' has the one before")
    } else if start == today {
      say("the week begins today: 'bumbum \(command.name) last week' has the one before")
    }
  }

  /// Returns the name in the words of a command, empty without one, and the filter with the days that stand behind the name
  /// or alone: `leg press 12w`, `last month`. A month or a weekday behind a name is a part of it: `Farmer's march`.
  func named(in words: ArraySlice<String>) throws(Refusal) -> (name: String, filter: Filter) {
    for start in words.indices {
      let said = words[start...].joined(separator: " ")
      let isDays = start == words.startIndex || start + 1 < words.endIndex || Span.unit(said) != nil
      if isDays || said.contains(where: \.isNumber), let days = days(said: said) {
        return try (words[..<start].joined(separator: " "), filter(in: days))
      }
    }
    return try (words.joined(separator: " "), filter())
  }

  /// Returns the days that some words say: `7d`, `last 4 weeks`, `month`, and what `--since` takes; nil for other words.
  func days(said text: String) -> ClosedRange<CivilDate>? {
    let words = text.split(separator: " ", maxSplits: 1)
    let isSpan = words.count == 2 && ["last", "past", "ultimos", "ultimas"].contains(folded(String(words[0])))
    if let span = Span(isSpan ? String(words[1]) : text) { return span.firstDay(until: today)...today }
    return spokenDays.days(Span.unit(text) == nil ? text : "this \(text)")
  }

  /// Returns the filter of `--since`, `--until`, `--last`, `--plan`, `--exercise`, `--tag` and `--muscle`, and of given days.
  package func filter(in days: ClosedRange<CivilDate>? = nil) throws(Refusal) -> Filter {
    var filter = Filter()
    filter.days = try self.days(in: days)
    filter.plan = arguments.value("--plan")
    filter.exercise = arguments.value("--exercise")
    filter.tag = arguments.value("--tag")
    if let text = arguments.value("--muscle") {
      guard let group = MuscleGroup(text) else {
        let near = closest(to: text, among: MuscleGroup.spellings)
        throw Refusal(
          "'\(text)' is no muscle group",
          help: near.map { "did you mean '\($0)'?" }
            ?? "there are \(MuscleGroup.allCases.map(\.rawValue).joined(separator: ", "))")
      }
      filter.muscleGroup = group
    }
    return filter
  }

  /// Returns the days of `--since`, `--until` and `--last` among given ones; nil if neither they nor others are given.
  private func days(in days: ClosedRange<CivilDate>?) throws(Refusal) -> ClosedRange<CivilDate>? {
    let options = ["--since", "--until", "--last"]
    guard options.contains(where: { arguments.value($0) != nil }) else { return days }
    var first = days?.lowerBound ?? .first
    var last = days?.upperBound ?? .last
    if let text = arguments.value("--since") { first = try max(first, period(text).lowerBound) }
    if let text = arguments.value("--until") { last = try min(last, period(text).upperBound) }
    if let text = arguments.value("--last") {
      guard let span = Span(text) ?? Span("1 \(text)") else {
        throw Refusal(
          "'\(text)' is no span of time (--last)",
          help: Span.help(text) ?? "a number and d, w, m or y: '--last 12w' are the last twelve weeks")
      }
      first = max(first, span.firstDay(until: today))
      last = min(last, today)
    }
    guard first <= last else {
      throw Refusal(
        "no day is from \(first) on and until \(last)", help: "the earlier day goes to '--since'")
    }
    return first...last
  }

  /// Returns `--limit`, 50 without it, `Int.max` for `all`. CSV has all rows: a program would not notice a cut.
  func limit(of things: String) throws(Refusal) -> Int {
    guard let text = arguments.value("--limit") else { return arguments.asksForCSV ? .max : 50 }
    if text == "all" { return .max }
    guard let limit = Int(text), limit > 0 else {
      throw Refusal(
        "'\(text)' is no number of \(things)", help: "write '--limit 10' or '--limit all'")
    }
    return limit
  }
}

/// A number of days, weeks, months or years: `12w`, `12 weeks`; in Portuguese `12sem`, `6meses`, `1a`.
struct Span {
  private let count: Int
  private let unit: CalendarWords.Unit

  init?(_ text: String) {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    guard let unit = Span.unit(String(text.dropFirst(digits.count)).trimmed), let count = Int(digits),
      1...9999 ~= count
    else { return nil }
    (self.count, self.unit) = (count, unit)
  }

  /// Returns help for a number without its unit; nil for anything else.
  static func help(_ text: String) -> Message? {
    guard let count = Int(text), 1...9999 ~= count else { return nil }
    return "write '--last \(count)d', '\(count)w', '\(count)m' or '\(count)y': days, weeks, months or years"
  }

  /// Returns the unit of a word, of its letter in English, or of `a` and `sem`.
  fileprivate static func unit(_ text: String) -> CalendarWords.Unit? {
    let word = folded(text)
    let letter = word.count == 1 ? word.first.flatMap { CalendarWords.Unit(rawValue: $0) } : nil
    return letter ?? CalendarWords.Unit(word) ?? ["a": .year, "sem": .week][word]
  }

  /// Returns the first of as many days as were asked for, up to today: the last 7 days are a week.
  func firstDay(until today: CivilDate) -> CivilDate { today.adding(-count, unit).adding(days: 1) }

  /// Returns the last of as many days, from today on.
  func lastDay(from today: CivilDate) -> CivilDate { today.adding(count, unit).adding(days: -1) }
}

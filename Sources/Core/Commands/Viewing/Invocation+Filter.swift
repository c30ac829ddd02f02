import Grammar
package import Statistics
package import Text
package import Training

extension Option {
  /// The options that the views of training share.
  package static let filters = [
    Option("--since", "DATE", "from that day on: 2026-01-01, 2026-01, 2026, 'last monday', '3 days ago'"),
    Option("--until", "DATE", "up to that day, included"),
    Option("--last", "SPAN", "the last days, weeks, months or years: 30d, 12w, 6m, 1y"),
    Option("--plan", "PLAN", "sessions of that plan"),
    Option("--exercise", "EXERCISE", "that exercise alone"),
    Option("--tag", "TAG", "sessions with that tag: gym, '#gym'"),
    Option("--muscle", "GROUP", "exercises of that muscle group: chest, Peito"),
  ]
}

extension Invocation {
  /// Returns the filter of `--since`, `--until`, `--last`, `--plan`, `--exercise`, `--tag` and `--muscle`.
  package func filter() throws(Refusal) -> Filter {
    var filter = Filter()
    filter.days = try days()
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

  /// Returns the days of `--since`, `--until` and `--last`; nil if none of them is given.
  private func days() throws(Refusal) -> ClosedRange<CivilDate>? {
    let options = ["--since", "--until", "--last"]
    guard options.contains(where: { arguments.value($0) != nil }) else { return nil }
    var first = CivilDate.first
    var last = CivilDate.last
    if let text = arguments.value("--since") { first = try period(text).lowerBound }
    if let text = arguments.value("--until") { last = try period(text).upperBound }
    if let text = arguments.value("--last") {
      guard let span = Span(text) else {
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
    guard let text = arguments.value("--limit") else { return arguments.has("--csv") ? .max : 50 }
    if text == "all" { return .max }
    guard let limit = Int(text), limit > 0 else {
      throw Refusal(
        "'\(text)' is no number of \(things)", help: "write '--limit 10' or '--limit all'")
    }
    return limit
  }

  /// Returns the days of a typed day, month or year, or of a day by its name.
  package func period(_ text: String) throws(Refusal) -> ClosedRange<CivilDate> {
    if let date = CivilDate(said: text, today: today) { return date...date }
    if let month = CivilDate(text + "-01") { return month.monthDays }
    if let start = CivilDate(text + "-01-01"), let end = CivilDate(text + "-12-31") { return start...end }
    throw Refusal(
      "'\(text)' is no date",
      help: dateHelp(text) ?? "write a day, a month or a year: 2026-01-31, 2026-01, 2026")
  }
}

/// A number of days, weeks, months or years: `12w`, `12 weeks`; in Portuguese `12sem`, `6meses`, `1a`.
private struct Span {
  private let count: Int
  private let unit: Character

  init?(_ text: String) {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    guard let unit = Span.units[folded(String(text.dropFirst(digits.count)).trimmed)], let count = Int(digits),
      1...9999 ~= count
    else { return nil }
    self.count = count
    self.unit = unit
  }

  /// Returns help for a unit without its number, `week`, or a number without its unit; nil for anything else.
  static func help(_ text: String) -> Message? {
    if let unit = units[folded(text)] { return "write '--last 1\(unit)'" }
    guard let count = Int(text), 1...9999 ~= count else { return nil }
    return "write '--last \(count)d', '\(count)w', '\(count)m' or '\(count)y': days, weeks, months or years"
  }

  private static let units: [String: Character] = [
    "day": "d", "days": "d", "week": "w", "weeks": "w", "month": "m", "months": "m", "year": "y", "years": "y",
    "d": "d", "dia": "d", "dias": "d", "w": "w", "sem": "w", "semana": "w", "semanas": "w", "m": "m", "mes": "m",
    "meses": "m", "y": "y", "a": "y", "ano": "y", "anos": "y",
  ]

  /// Returns the first of as many days as were asked for, up to today: the last 7 days are a week.
  func firstDay(until today: CivilDate) -> CivilDate {
    switch unit {
    case "d": today.adding(days: 1 - count)
    case "w": today.adding(days: 1 - count * 7)
    case "m": today.adding(months: -count).adding(days: 1)
    default: today.adding(months: -count * 12).adding(days: 1)
    }
  }
}

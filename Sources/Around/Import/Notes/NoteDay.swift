import Text
import Training

/// A day at the beginning of a line of notes.
enum NoteDay {
  case day(Moment, end: TimeOfDay?, rest: String)
  /// A day without its year: `5 Jan`, `05/01 Push`, `1/9`.
  case yearless(NoteDayOfYear)
  /// Perhaps reps: `20/11` below `Push-ups 20/15`.
  case dayOrReps
  /// A date that does not exist: `2026-02-30`.
  case broken
  /// A weekday alone, `Monday`, of an unknown week.
  case weekday(Int)
  /// A year for the days below: `2026`, `January 2026`.
  case year(Int)

  /// Nil for a line without a day.
  init?(_ line: String, order: DateOrder?) {
    let text = NoteDay.bare(line)
    let words = text.split(separator: " ", maxSplits: 9)
    for count in stride(from: min(words.count, 6), through: 1, by: -1) {
      guard let date = NoteDay.date(words[..<count], order) else { continue }
      self = NoteDay.timed(date, words[count...].joined(separator: " "))
      return
    }
    // `Treino 3/5` is the third of five workouts.
    if let day = NoteDayOfYear(words),
      day.isCertain || !["treino", "workout"].contains(folded(String(line.prefix { $0.isLetter })))
    {
      self = .yearless(day)
      return
    }
    if let number = NoteDay.weekday(words) {
      self = .weekday(number)
      return
    }
    if let year = NoteDay.year(words) {
      self = .year(year)
      return
    }
    guard NoteDay.isBroken(words) else { return nil }
    self = .broken
  }
}

extension NoteDay {
  /// Returns a line without the word and brackets around its day: `Date: …`, `[[2026-01-05]]`, `<2026-01-05 Mon>`.
  private static func bare(_ line: String) -> String {
    var text = line[...]
    let label = folded(String(text.prefix { $0.isLetter }))
    let labels = ["date", "data", "dia", "day", "datum", "fecha", "on", "em", "treino", "workout", "scheduled"]
    if labels.contains(label) {
      let rest = text.drop { $0.isLetter }.drop { ": <".contains($0) }
      // `Day 5 - 09/11` is the fifth day, on that date.
      let count = rest.prefix { $0.isNumber }
      let behind = rest[count.endIndex...].drop { $0 == " " }
      if let sign = behind.first, "-–—:".contains(sign), 1...2 ~= count.count,
        rest[count.endIndex...].first == " " || sign == ":",
        case let day = behind.dropFirst().drop(while: { $0 == " " }), day.first?.isNumber == true
      {
        return "\(day) \(text.prefix { $0.isLetter }) \(count)"
      }
      if rest.first?.isNumber == true { text = rest }
    }
    let plain = String(text.drop { "@ ".contains($0) }.filter { !"<>[]".contains($0) })
    // `[2026-01-05 Mon 23:30]--[2026-01-06 Tue 00:20]`
    let moments = plain.swapping("--", for: "\n").split(separator: "\n")
    if text.hasPrefix("["), moments.count == 2, let end = moments[1].split(separator: " ").last {
      return "\(moments[0])-\(end)"
    }
    return apart(plain)
  }

  /// Returns `2026-07-06T20:03-21:22` with a blank for its `T`; a time in UTC stays.
  private static func apart(_ text: String) -> String {
    let parts = text.split(separator: "T", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let before = parts[0].last, before.isNumber, parts[0].count == 10,
      noteSpan(parts[1])?.rest.first.map({ $0 == " " }) ?? (noteSpan(parts[1]) != nil)
    else { return text }
    return "\(parts[0]) \(parts[1])"
  }

  private static func date(_ words: ArraySlice<Substring>, _ order: DateOrder?) -> CivilDate? {
    var text = words.joined(separator: " ")
    while let last = text.last, ":,-–—.)|".contains(last) { text.removeLast() }
    guard isDayShaped(words), !isClockIn(text), let date = CellDate(Array(text.utf8)[...], order: order) else {
      return nil
    }
    // `60kg 10 10 10`, though `5 1 2026` is one.
    if words.count > 2, words.allSatisfy({ $0.count < 4 && $0.allSatisfy(\.isNumber) }) { return nil }
    // `5 - 09/11`
    if words.count(where: { ["-", "–", "—"].contains($0) }) == 1 { return nil }
    // `3 set 12` is three sets of twelve, as `set` is September.
    if words.count == 3, words.dropFirst().first.map({ folded(String($0)) }) == "set", words.last?.count ?? 0 < 4 {
      return nil
    }
    return date.date
  }

  static func isClockIn(_ text: String) -> Bool {
    var before: Character = " "
    for (here, next) in zip(text, text.dropFirst()) {
      if here == ":", before.isNumber, next.isNumber { return true }
      before = here
    }
    return false
  }

  /// True for nothing but numbers and words for days and months: for `Mon, 5 Jan 2026`, not for `Squat 5 3 2026`.
  static func isDayShaped(_ words: ArraySlice<Substring>) -> Bool {
    words.allSatisfy { word in
      let letters = folded(String(word.prefix { $0 != "-" || $0.isNumber }.filter(\.isLetter)))
      guard !letters.isEmpty else { return true }
      if word.contains(where: \.isNumber) {
        return ["st", "nd", "rd", "th", "o", "a", "er"].contains(letters) || monthNumber(letters) != nil
      }
      return monthNumber(letters) != nil || weekdayNumber(letters) != nil || ["de", "of", "the"].contains(letters)
    }
  }

  /// Returns the day with the times that follow it: `18:30`, `18:30-19:42`, `at 6:30 pm`, `às 18h30`.
  static func timed(_ date: CivilDate, _ text: String) -> NoteDay {
    var rest = text[...].drop { " ,|".contains($0) }
    let filler = folded(String(rest.prefix { $0.isLetter }))
    if ["at", "as", "um", "a"].contains(filler) { rest = rest.drop { $0.isLetter }.drop { $0 == " " } }
    if let day = weekdayNumber(filler), day > 0 { rest = rest.drop { $0.isLetter }.drop { " ,".contains($0) } }
    guard let (span, after) = noteSpan(rest) else {
      return .day(Moment(date), end: nil, rest: title(text[...]))
    }
    return .day(Moment(date, span.start), end: span.end, rest: title(after))
  }

  private static func title(_ text: Substring) -> String { String(text.drop { "-–—:,.|/ )".contains($0) }) }

  /// Returns `Legs - 2026-01-09`, `Pull (Jan 11, 2026)`, `Leg day on 20/01/2026` with the day first; nil if it does not
  /// end in a day. Unless `hasAnyTitle`, the title has to be one of training: `Treino A`, `Push`.
  static func turned(_ line: String, hasAnyTitle: Bool) -> String? {
    // `Pull [2026-01-20 Tue 23:30]--[2026-01-21 Wed 00:20]`
    if line.hasSuffix("]"), let open = line.firstIndex(of: "["), case let title = line[..<open].trimmed, !title.isEmpty,
      case let day = bare(String(line[open...])), case .day? = NoteDay(day, order: nil)
    {
      return "\(day) \(title)"
    }
    var words = line.split(separator: " ")
    // `Legs, 06/03/2026 19h30`
    var clock = ""
    if let last = words.last, let (_, rest) = noteSpan(last), rest.isEmpty { clock = " \(words.removeLast())" }
    guard words.count > 1 else { return nil }
    for count in stride(from: min(words.count - 1, 4), through: 1, by: -1) {
      let tail = words.suffix(count).joined(separator: " ")
      let day = tail.filter { !"()[]<>".contains($0) }
      let isBracketed = day.count < tail.count
      var title = words.dropLast(count).joined(separator: " ")[...]
      let last = folded(String(title.reversed().prefix { $0.isLetter }.reversed()))
      if ["on", "em", "am", "el", "le", "no"].contains(last) { title = title.dropLast(last.count) }
      let isParted = isBracketed || title.trimmed.last.map { "-–—".contains($0) } ?? false
      while let sign = title.last, " -–—|:,".contains(sign) { title.removeLast() }
      guard !title.isEmpty, title.count(where: \.isNumber) <= 2, hasAnyTitle || isOfTraining(title) else { continue }
      let parts = day.split(separator: " ")[...]
      let isDay =
        [DateOrder.dayFirst, .monthFirst].contains { date(parts, $0) != nil } && day.contains(where: \.isNumber)
      // `Push (4/6)` and `Legs - 4/6` end in a day; `Treino (3/5)` is the third of five.
      let isOfYear =
        count == 1 && isParted && NoteDayOfYear(Array(parts)) != nil
        && !["treino", "workout"].contains(folded(String(title.prefix { $0.isLetter })))
      if isDay || (isOfYear || isParted && isBroken(Array(parts))) && isOfTraining(title) {
        return "\(day)\(clock) \(title)"
      }
    }
    return nil
  }

  /// True for the name of a session, not of an exercise: `Treino A`, `Leg day`, `Push`, `Peito e tríceps`.
  static func isOfTraining(_ title: Substring) -> Bool {
    let words = folded(String(title)).split { !$0.isLetter && !$0.isNumber }
    guard let first = words.first, words.count <= 5 else { return false }
    // `Run day`
    if words.count > 1, words.last == "day" { return true }
    if ["treino", "workout", "training", "session", "sessao", "ficha", "entreno", "dia", "day"].contains(first) {
      return true
    }
    let splits: Set<Substring> = [
      "push", "pull", "upper", "lower", "full", "body", "day", "a", "b", "c", "d", "e", "and", "corpo", "inteiro",
      "superior", "inferior",
    ]
    return words.allSatisfy {
      splits.contains($0) || $0.allSatisfy(\.isNumber) || muscleGroup(ofCategory: String($0)) != nil
    }
  }

  /// True if a word of a line looks like a date, which need not exist.
  static func holdsDate(_ line: String) -> Bool {
    line.split(separator: " ").contains { isLikeDate($0.drop { "<[(".contains($0) }) }
  }

  /// Returns the number of the weekday that a line is, perhaps with a title; nil for other lines.
  private static func weekday(_ words: [Substring]) -> Int? {
    guard let first = words.first else { return nil }
    let letters = folded(first.filter { $0.isLetter || $0 == "-" })
    guard let number = weekdayNumber(letters), !first.contains(where: \.isNumber) else { return nil }
    // `Friday 13` is of an unknown month.
    if words.count == 2, letters.utf8.count >= 3, let day = Int(words[1].filter { !",.:".contains($0) }), 1...31 ~= day
    {
      return number
    }
    let isAlone = words.count == 1 || words.count == 2 && folded(String(words[1])).hasPrefix("feira")
    guard isAlone || ":-–—,".contains(first.last ?? " ") || words[1] == "-" || words[1] == "–" else { return nil }
    // A full name, or a line of nothing else.
    return letters.utf8.count > 3 || isAlone ? number : nil
  }

  private static func year(_ words: [Substring]) -> Int? {
    guard 1...2 ~= words.count, let last = words.last, last.count == 4, let year = Int(last), 1970...2100 ~= year,
      words.count == 1 || monthNumber(folded(String(words[0]))) != nil
    else { return nil }
    return year
  }

  /// True for words that begin like a day and are none: `2026-02-30`, `Feb 31`.
  private static func isBroken(_ words: [Substring]) -> Bool {
    if words.first.map({ isLikeDate($0.drop { "<[(".contains($0) }) }) == true { return true }
    let numbers = words.prefix(2).compactMap { Int($0.filter { !",.:".contains($0) }) }
    return numbers.count == 1 && 1...99 ~= numbers[0] && isDayShaped(words.prefix(2))
      && NoteDayOfYear(words) == nil
      && words.prefix(2).contains { monthNumber(folded($0.filter(\.isLetter))) != nil && folded(String($0)) != "set" }
  }

  /// True for three numbers with signs between, one of four digits: `2026-02-30`, `31.02.2026`.
  private static func isLikeDate(_ word: Substring) -> Bool {
    let parts = word.split(whereSeparator: { "-/.".contains($0) }).map { $0.prefix { $0.isNumber } }
    guard parts.count >= 3, let first = parts.first, word.first?.isNumber == true else { return false }
    return parts.prefix(3).allSatisfy { 1...4 ~= $0.count } && (first.count == 4 || parts[2].count == 4)
  }
}

/// Returns the times of `18:30-19:42`, or of `18:30`, `18h30`, `6:30 pm`, and the rest; nil for other text.
func noteSpan(_ text: Substring) -> (span: (start: TimeOfDay, end: TimeOfDay?), rest: Substring)? {
  guard let (start, rest) = noteClock(text) else { return nil }
  let dash = rest.drop { $0 == " " }
  if let sign = dash.first, "-–—".contains(sign), let (end, after) = noteClock(dash.dropFirst().drop { $0 == " " }) {
    return ((start, end), after)
  }
  return ((start, nil), rest)
}

private func noteClock(_ text: Substring) -> (TimeOfDay, rest: Substring)? {
  let hour = text.prefix { $0.isASCII && $0.isNumber }
  var rest = text[hour.endIndex...]
  guard 1...2 ~= hour.count, let sign = rest.first, var value = Int(hour) else { return nil }
  var minutes = 0
  if sign == ":" || sign == "h" {
    rest = rest.dropFirst()
    let minute = rest.prefix { $0.isASCII && $0.isNumber }
    // `18h`
    guard minute.count == 2 || sign == "h" && minute.isEmpty else { return nil }
    minutes = Int(minute) ?? 0
    rest = rest[minute.endIndex...]
  } else if !["am", "pm"].contains(rest.prefix(2).lowercased()) {
    return nil
  }
  // Seconds are passed over.
  if rest.first == ":", rest.dropFirst().prefix(2).allSatisfy(\.isNumber), rest.count >= 3 { rest = rest.dropFirst(3) }
  let word = rest.drop { $0 == " " }
  let half = word.prefix(2).lowercased()
  if half == "am" || half == "pm", word.dropFirst(2).first?.isLetter != true {
    guard 1...12 ~= value else { return nil }
    value = value % 12 + (half == "pm" ? 12 : 0)
    rest = word.dropFirst(2)
  }
  guard rest.first?.isLetter != true, let time = TimeOfDay(hour: value, minute: minutes) else { return nil }
  return (time, rest)
}

/// Returns 1 (Monday) to 7 for a weekday's name or its beginning, in lower case without accents; nil for other words.
func weekdayNumber(_ word: String) -> Int? {
  let plain = word.hasSuffix("-feira") ? String(word.dropLast(6)) : word
  guard plain.utf8.count >= 2 else { return nil }
  if let number = CalendarWords.weekday(plain) ?? shortWeekdays[plain] { return number }
  guard plain.utf8.count >= 3 else { return nil }
  return weekdayNames.firstIndex { $0.contains { $0.hasPrefix(plain) } }.map { $0 + 1 }
}

private let shortWeekdays = ["mo": 1, "di": 2, "mi": 3, "do": 4, "fr": 5, "sa": 6, "so": 7]

/// The weekdays in the other languages of notes.
private let weekdayNames: [[String]] = [
  "montag lunes lundi lunedi", "dienstag martes mardi martedi", "mittwoch miercoles mercredi mercoledi",
  "donnerstag jueves jeudi giovedi", "freitag viernes vendredi venerdi", "samstag samedi sabato",
  "sonntag dimanche domenica",
].map { $0.split(separator: " ").map(String.init) }

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
    let words = NoteDay.bare(line).split(separator: " ", maxSplits: 9)
    let dated = stride(from: min(words.count, 6), through: 1, by: -1).lazy.compactMap { count in
      NoteDay.date(words[..<count], order).map { NoteDay.timed($0, words[count...].joined(separator: " ")) }
    }.first
    if let dated {
      self = dated
    } else if let day = NoteDayOfYear(words), day.isCertain || !NoteDay.isNumbered(line[...]) {
      self = .yearless(day)
    } else if let number = NoteDay.weekday(words) {
      self = .weekday(number)
    } else if let year = NoteDay.year(words) {
      self = .year(year)
    } else if NoteDay.isBroken(words) {
      self = .broken
    } else {
      return nil
    }
  }

  var date: CivilDate? { if case .day(let moment, _, _) = self { moment.date } else { nil } }

  /// Returns the day with the times that follow it: `18:30`, `18:30-19:42`, `at 6:30 pm`, `às 18h30`.
  static func timed(_ date: CivilDate, _ text: String) -> NoteDay {
    let text = withoutWeekday(text)
    var rest = text.drop { " ,|".contains($0) }
    let filler = firstWord(rest)
    if ["at", "as", "um", "a"].contains(filler) { rest = rest.drop { $0.isLetter }.drop { $0 == " " } }
    if weekdayNumber(filler) != nil { rest = rest.drop { $0.isLetter }.drop { " ,".contains($0) } }
    let (span, after) = noteSpan(rest).map { ($0.span, $0.rest) } ?? (nil, text)
    return .day(
      Moment(date, span?.start), end: span?.end, rest: String(after.drop { "-–—:,.|/ )".contains($0) }))
  }

  /// Returns the text behind a day without a weekday that no word follows: `- Monday`, `(terça-feira)`.
  private static func withoutWeekday(_ text: String) -> Substring {
    let start = text.drop { " ,|-–—(".contains($0) }
    let word = start.prefix { $0.isLetter || $0 == "-" }
    let rest = start[word.endIndex...].drop { " ,)".contains($0) }
    return weekdayNumber(folded(String(word))) != nil && rest.first?.isLetter != true ? rest : text[...]
  }
}

// MARK: - Parts of a line

extension NoteDay {
  /// Returns a line without the word and brackets around its day: `Date: …`, `[[2026-01-05]]`, `<2026-01-05 Mon>`.
  private static func bare(_ line: String) -> String {
    var text = line[...]
    if labels.contains(firstWord(text)) {
      let rest = text.drop { $0.isLetter }.drop { ": <[".contains($0) }
      // `Day 5 - 09/11`, `Day 1 (Mon, Jan 12 2026)` is the fifth or first day, on that date.
      let count = rest.prefix { $0.isNumber }
      let behind = rest[count.endIndex...].drop { $0 == " " }
      if let sign = behind.first, "-–—:,(".contains(sign), 1...2 ~= count.count,
        rest[count.endIndex...].first == " " || ":,".contains(sign)
      {
        var day = behind.dropFirst().drop { $0 == " " }
        if weekdayNumber(firstWord(day)) != nil { day = day.drop { $0.isLetter }.drop { " ,.".contains($0) } }
        if day.first?.isNumber == true || monthNumber(firstWord(day)) != nil {
          return "\(day) \(text.prefix { $0.isLetter }) \(count)"
        }
      }
      if rest.first?.isNumber == true { text = rest }
    }
    let plain = String(text.drop { "@ ".contains($0) }.filter { !"<>[]".contains($0) })
    // `[2026-01-05 Mon 23:30]--[2026-01-06 Tue 00:20]`
    let moments = plain.swapping("--", for: "\n").split(separator: "\n")
    if line.holds("]--["), moments.count == 2,
      let end = moments[1].prefix(while: { $0 != "=" }).split(separator: " ").last
    {
      return "\(moments[0])-\(end)"
    }
    // `2026-07-06T20:03-21:22`; a time in UTC stays.
    let parts = plain.split(separator: "T", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].last?.isNumber == true, parts[0].count == 10, let (_, rest) = noteSpan(parts[1]),
      rest.first ?? " " == " "
    else { return plain }
    return "\(parts[0]) \(parts[1])"
  }

  private static let labels = [
    "date", "data", "dia", "day", "datum", "fecha", "on", "em", "treino", "workout", "scheduled", "clock",
  ]

  private static func firstWord(_ text: Substring) -> String { folded(String(text.prefix { $0.isLetter })) }

  /// True for `Treino 3/5`, the third of five.
  private static func isNumbered(_ title: Substring) -> Bool { ["treino", "workout"].contains(firstWord(title)) }

  private static func date(_ words: ArraySlice<Substring>, _ order: DateOrder?) -> CivilDate? {
    let isOfNumbers = words.count > 2 && words.allSatisfy { $0.count < 4 && $0.allSatisfy(\.isNumber) }
    // `60kg 10 10 10`; `5 - 09/11`; and `3 set 12` is three sets of twelve, as `set` is September.
    guard !isOfNumbers, words.count(where: { ["-", "–", "—"].contains($0) }) != 1,
      words.count != 3 || words.last?.count ?? 0 > 3 || folded(String(words[words.startIndex + 1])) != "set"
    else { return nil }
    return date(words, order, "")
  }

  /// Returns the date of words that are nothing else, with `year` behind them.
  static func date(_ words: ArraySlice<Substring>, _ order: DateOrder?, _ year: String) -> CivilDate? {
    var text = words.joined(separator: " ")
    while let last = text.last, ":,-–—.)|".contains(last) { text.removeLast() }
    let hasClock = zip(text, zip(text.dropFirst(), text.dropFirst(2))).contains {
      $0.isNumber && $1.0 == ":" && $1.1.isNumber
    }
    return !hasClock && isDayShaped(words) ? CellDate(text + year, order: order)?.date : nil
  }

  /// True for nothing but numbers and words for days and months: for `Mon, 5 Jan 2026`, not for `Squat 5 3 2026`.
  private static func isDayShaped(_ words: ArraySlice<Substring>) -> Bool {
    words.allSatisfy { word in
      let letters = folded(String(word.prefix { $0 != "-" || $0.isNumber }.filter(\.isLetter)))
      if letters.isEmpty || monthNumber(letters) != nil { return true }
      return word.contains(where: \.isNumber)
        ? ["st", "nd", "rd", "th", "o", "a", "er"].contains(letters)
        : weekdayNumber(letters) != nil || ["de", "of", "the"].contains(letters)
    }
  }

  /// Returns the number of the weekday that a line is, perhaps with a title; nil for other lines.
  private static func weekday(_ words: [Substring]) -> Int? {
    guard let first = words.first, !first.contains(where: \.isNumber),
      case let letters = folded(first.filter { $0.isLetter || $0 == "-" }), let number = weekdayNumber(letters)
    else { return nil }
    // `Friday 13` is of an unknown month.
    if words.count == 2, letters.utf8.count >= 3, let day = Int(words[1].filter { !",.:".contains($0) }), 1...31 ~= day
    {
      return number
    }
    let isAlone = words.count == 1 || words.count == 2 && folded(String(words[1])).hasPrefix("feira")
    let isTitled = ":-–—,".contains(first.last ?? " ") || words.count > 1 && ["-", "–"].contains(words[1])
    // A full name, or a line of nothing else.
    return isAlone || isTitled && letters.utf8.count > 3 ? number : nil
  }

  private static func year(_ words: [Substring]) -> Int? {
    guard 1...2 ~= words.count, let last = words.last, last.count == 4, let year = Int(last),
      ImportOptions.years ~= year,
      words.count == 1 || monthNumber(folded(String(words[0]))) != nil || isOfLog(words[0])
    else { return nil }
    return year
  }

  /// True for `Gym 2026`, the title of a log of that year.
  private static func isOfLog(_ word: Substring) -> Bool {
    sessionWords.contains(folded(String(word))[...])
      || ["gym", "academia", "treinos", "workouts", "log", "diario", "year", "ano"].contains(folded(String(word)))
  }

  /// True for words that begin like a day and are none: `2026-02-30`, `Feb 31`.
  private static func isBroken(_ words: [Substring]) -> Bool {
    if words.first.map(isLikeDate) == true { return true }
    let numbers = words.prefix(2).compactMap { Int($0.filter { !",.:".contains($0) }) }
    return numbers.count == 1 && 1...99 ~= numbers[0] && isDayShaped(words.prefix(2)) && NoteDayOfYear(words) == nil
      && words.prefix(2).contains { monthNumber(folded($0.filter(\.isLetter))) != nil && folded(String($0)) != "set" }
  }

  /// True for three numbers with signs between, one of four digits: `2026-02-30`, `<31.02.2026`.
  private static func isLikeDate(_ text: Substring) -> Bool {
    let word = text.drop { "<[(".contains($0) }
    let parts = word.split(whereSeparator: { "-/.".contains($0) }).prefix(3).map { $0.prefix { $0.isNumber }.count }
    return parts.count == 3 && word.first?.isNumber == true && parts.allSatisfy { 1...4 ~= $0 }
      && (parts[0] == 4 || parts[2] == 4)
  }
}

// MARK: - Headings

extension NoteDay {
  /// True if a word of a line looks like a date, which need not exist.
  static func holdsDate(_ line: String) -> Bool { line.split(separator: " ").contains(where: isLikeDate) }

  /// Returns `Legs - 2026-01-09`, `Pull (Jan 11, 2026)`, `Leg day on 20/01/2026` with the day first; nil if it does not
  /// end in a day. Unless `hasAnyTitle`, the title has to be one of training: `Treino A`, `Push`. Only in a heading are
  /// three numbers behind the name of an exercise a day.
  static func turned(_ line: String, hasAnyTitle: Bool, isHeading: Bool = false) -> String? {
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
    for count in stride(from: min(words.count - 1, 4), to: 0, by: -1) {
      let tail = words.suffix(count).joined(separator: " ")
      let day = tail.filter { !"()[]<>".contains($0) }
      var title = words.dropLast(count).joined(separator: " ")[...]
      let last = folded(String(title.reversed().prefix { $0.isLetter }.reversed()))
      if ["on", "em", "am", "el", "le", "no"].contains(last) { title = title.dropLast(last.count) }
      let isParted = day.count < tail.count || title.trimmed.last.map { "-–—".contains($0) } ?? false
      while let sign = title.last, " -–—|:,".contains(sign) { title.removeLast() }
      let isTitle = isOfTraining(title)
      guard !title.isEmpty, title.count(where: \.isNumber) <= 2, hasAnyTitle || isTitle else { continue }
      // `Puxada: 50kg 12/10/10`
      let isOfExercise = !isHeading && muscleGroup(ofExercise: String(title)) != nil
      if !isTitle, isListLike(day), isOfExercise || holdsLoad(title) { continue }
      let parts = day.split(separator: " ")
      let isDay = day.contains(where: \.isNumber) && DateOrder.allCases.contains { date(parts[...], $0) != nil }
      // `Push (4/6)` and `Legs - 4/6` end in a day.
      let isOfYear = count == 1 && NoteDayOfYear(parts) != nil && !isNumbered(title)
      if isDay || isTitle && isParted && (isOfYear || isBroken(parts)) { return "\(day)\(clock) \(title)" }
    }
    return nil
  }

  /// True for a list of reps such as `12/10/10`: no number begins with a zero, as that of a day may.
  static func isListLike(_ text: String) -> Bool {
    text.allSatisfy { $0.isASCII && ($0.isNumber || $0 == "/") }
      && !text.split(separator: "/").contains { $0.first == "0" || $0.count > 2 }
  }

  private static func holdsLoad(_ title: Substring) -> Bool { NoteEntries().holdsLoad(String(title)) }

  /// True for the name of a session, not of an exercise: `Treino A`, `Peito e tríceps`.
  static func isOfTraining(_ title: Substring) -> Bool {
    Training.isOfTraining(String(title)) { muscleGroup(ofCategory: $0) != nil }
  }
}

// MARK: - Clocks

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
  let digits = text.prefix { $0.isASCII && $0.isNumber || ":h".contains($0) }
  var rest = text[digits.endIndex...]
  let word = rest.drop { $0 == " " }
  let half = word.prefix { $0.isLetter }.lowercased()
  let isHalf = isHalfOfDay(half)
  if isHalf { rest = word.dropFirst(2) }
  // Seconds are passed over.
  let parts = digits.split(separator: ":", omittingEmptySubsequences: false)
  guard let hour = parts.first, hour.prefix(while: \.isNumber).count <= 2, parts.count <= 3,
    rest.first?.isLetter != true,
    let time = TimeOfDay(said: parts.prefix(2).joined(separator: ":") + (isHalf ? half : ""))
  else { return nil }
  return (time, rest)
}

import Text
import Training

/// A day without its year: `5 Jan`, `05/01 Push`, `Mon 1/5`, `1/9`.
struct NoteDayOfYear {
  /// The numbers of `5/1`; nil if the month is a word.
  private let numbers: (first: Int, second: Int)?
  private let named: (month: Int, day: Int)?
  /// The weekday, 1 (Monday) to 7; nil if there is none.
  let weekday: Int?
  /// True if it can be no reps: a month or a weekday is a word, or a number has a leading zero.
  let isCertain: Bool
  let rest: String

  init?(_ words: [Substring]) {
    guard let first = words.first else { return nil }
    // `Set 1: …` counts, though `set` is September.
    if folded(first.filter(\.isLetter)) == "set" { return nil }
    if let found = NoteDayOfYear.named(words) {
      self.init(numbers: nil, named: found.day, weekday: nil, isCertain: true, rest: found.rest)
      return
    }
    let isLed = !first.contains(where: \.isNumber) && words.count > 1
    let day = isLed ? weekdayNumber(folded(first.filter { $0.isLetter || $0 == "-" })) : nil
    guard !isLed || day != nil else { return nil }
    var pair = words[isLed ? 1 : 0]
    while let last = pair.last, ":,-–—)".contains(last) { pair.removeLast() }
    // `5.1.`, as Germans write it.
    let isDotted = pair.hasSuffix(".")
    if isDotted { pair.removeLast() }
    let parts = pair.split(separator: isDotted ? "." : "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let one = NoteDayOfYear.number(parts[0]), let other = NoteDayOfYear.number(parts[1]),
      one <= 31, other <= 31, min(one, other) <= 12
    else { return nil }
    let rest = words[(isLed ? 2 : 1)...]
    let behind = rest.first.map { folded($0.filter(\.isLetter)) } ?? ""
    let weekday = day ?? (behind.utf8.count >= 3 ? weekdayNumber(behind) : nil)
    let isCertain = isDotted || weekday != nil || parts.contains { $0.first == "0" }
    self.init(
      numbers: isDotted ? nil : (one, other), named: isDotted ? (other, one) : nil, weekday: weekday,
      isCertain: isCertain,
      rest: rest.joined(separator: " "))
  }

  private init(numbers: (Int, Int)?, named: (Int, Int)?, weekday: Int?, isCertain: Bool, rest: String) {
    (self.numbers, self.named, self.weekday, self.isCertain, self.rest) = (numbers, named, weekday, isCertain, rest)
  }

  /// Returns the date in a year; nil if there is no such day.
  func date(_ year: Int, _ order: DateOrder?) -> CivilDate? {
    if let named { return CivilDate(year: year, month: named.month, day: named.day) }
    guard let (first, second) = numbers, let order else { return nil }
    return order == .dayFirst
      ? CivilDate(year: year, month: second, day: first) : CivilDate(year: year, month: first, day: second)
  }

  /// The order that a number over 12 shows; nil if either could be the day.
  var order: DateOrder? {
    guard let (first, second) = numbers, max(first, second) > 12 else { return nil }
    return first > 12 ? .dayFirst : .monthFirst
  }

  /// True for `10/8`: as many reps as before, or a little fewer.
  var isLikeReps: Bool {
    !isCertain && numbers.map { $0.first >= 5 && $0.first >= $0.second && $0.second * 2 >= $0.first } ?? false
  }

  /// True if it can be no reps of the line above: `20/11 Legs`, and `20/11` below `Squat 100kg x 8`.
  func isNoReps(below line: String) -> Bool {
    let title = rest.drop { "-–—:,.|( ".contains($0) }
    if title.first?.isUppercase == true
      || title.split(separator: " ").contains(where: { muscleGroup(ofCategory: String($0)) != nil })
    {
      return true
    }
    let manner = NoteManner(unit: .kg, order: .setsFirst)
    guard let last = NoteEntries(manner: manner).entries(noteItem(line)).last, last.hasLoad || last.isUndecided,
      case .reps(let reps)? = last.sets.last?.amount, let numbers
    else { return false }
    return numbers.first > reps + 2
  }

  var isUndecided: Bool { numbers.map { $0.first != $0.second && max($0.first, $0.second) <= 12 } ?? false }
}

extension NoteDayOfYear {
  private static func number(_ text: Substring) -> Int? {
    guard 1...2 ~= text.utf8.count, text.utf8.allSatisfy({ $0.isDigit }), let number = Int(text), number > 0 else {
      return nil
    }
    return number
  }

  /// Returns the day in `5 Jan` or `Mon, January 5th`, and the rest; nil for other words.
  private static func named(_ words: [Substring]) -> (day: (month: Int, day: Int), rest: String)? {
    for count in stride(from: min(words.count, 4), through: 1, by: -1) {
      var text = words[..<count].joined(separator: " ")
      while let last = text.last, ":,-–—.)".contains(last) { text.removeLast() }
      guard text.contains(where: \.isNumber), NoteDay.isDayShaped(words[..<count]),
        words[..<count].contains(where: { monthNumber(folded($0.filter(\.isLetter))) != nil }),
        !NoteDay.isClockIn(text),
        // A leap year has all days.
        let date = CellDate(Array("\(text) 2024".utf8)[...], order: .dayFirst)?.date, date.year == 2024
      else { continue }
      return ((date.month, date.day), words[count...].joined(separator: " "))
    }
    return nil
  }
}

import Guess
import Text
import Training

/// A day without its year: `5 Jan`, `05/01 Push`, `Mon 1/5`, `1/9`.
struct NoteDayOfYear {
  /// The numbers of `5/1`; nil if the month is a word.
  private var numbers: (first: Int, second: Int)?
  private var named: (month: Int, day: Int)?
  /// The weekday, 1 (Monday) to 7; nil if there is none.
  private(set) var weekday: Int?
  /// True if it can be no reps: a month or a weekday is a word, or a number has a leading zero.
  private(set) var isCertain = true
  let rest: String

  init?(_ words: [Substring]) {
    // `Set 1: …` counts, though `set` is September.
    guard let first = words.first, folded(first.filter(\.isLetter)) != "set" else { return nil }
    // `5 Jan`, `Mon, January 5th`; a leap year has all days.
    for count in stride(from: min(words.count, 4), through: 1, by: -1) {
      let day = words[..<count]
      guard day.contains(where: { monthNumber(folded($0.filter(\.isLetter))) != nil }),
        day.contains(where: { $0.contains(where: \.isNumber) }),
        let date = NoteDay.date(day, .dayFirst, " 2024"), date.year == 2024
      else { continue }
      (named, rest) = ((date.month, date.day), words[count...].joined(separator: " "))
      return
    }
    let isLed = !first.contains(where: \.isNumber) && words.count > 1
    if isLed { weekday = weekdayNumber(folded(first.filter { $0.isLetter || $0 == "-" })) }
    guard !isLed || weekday != nil else { return nil }
    var pair = words[isLed ? 1 : 0]
    while let last = pair.last, ":,-–—)".contains(last) { pair.removeLast() }
    // `5.1.`, as Germans write it.
    let isDotted = pair.hasSuffix(".")
    let parts = (isDotted ? pair.dropLast() : pair).split(
      separator: isDotted ? "." : "/", omittingEmptySubsequences: false)
    let values = parts.compactMap { $0.count <= 2 && $0.utf8.allSatisfy(\.isDigit) ? Int($0) : nil }
    guard parts.count == 2, values.count == 2, values.allSatisfy({ 1...31 ~= $0 }), min(values[0], values[1]) <= 12
    else {
      return nil
    }
    let behind = words[(isLed ? 2 : 1)...]
    rest = behind.joined(separator: " ")
    let next = behind.first.map { folded($0.filter(\.isLetter)) } ?? ""
    weekday = weekday ?? (next.utf8.count >= 3 ? weekdayNumber(next) : nil)
    isCertain = isDotted || weekday != nil || parts.contains { $0.first == "0" }
    if isDotted { named = (values[1], values[0]) } else { numbers = (values[0], values[1]) }
  }

  /// Returns the date in a year; nil if there is no such day.
  func date(_ year: Int, _ order: DateOrder?) -> CivilDate? {
    if let named { return CivilDate(year: year, month: named.month, day: named.day) }
    guard let (first, second) = numbers, let order else { return nil }
    return order == .dayFirst
      ? CivilDate(year: year, month: second, day: first) : CivilDate(year: year, month: first, day: second)
  }

  /// The order that a number over 12 shows; nil if either could be the day.
  var order: DateOrder? { numbers.flatMap { $0.first > 12 ? .dayFirst : $0.second > 12 ? .monthFirst : nil } }

  /// True if the order of its numbers matters, and neither shows it.
  var isUndecided: Bool { numbers.map { $0.first != $0.second && order == nil } ?? false }

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
    let above = NoteEntries(manner: LooseRow.Manner(countsFirst: true)).entries(noteItem(line)).last
    guard let above, above.hasLoad || above.isUndecided, let reps = above.sets.last?.reps, let numbers else {
      return false
    }
    return numbers.first > reps + 2
  }
}

import Text
import Training

/// The position of the day in `03/04/25`.
package enum DateOrder: String, CaseIterable, Sendable {
  case dayFirst = "day"
  case monthFirst = "month"
}

/// A day, and a time if there is one, as apps and phones of any language write it: `2024-03-15 18:30:12`,
/// `7 Apr 2026, 10:14`, `Jun 11, 2026, 1:01 PM`, `21 de set. de 2026, 21:22`, `09/01/25`, `2026-03-01T10:00:00.000Z`.
struct CellDate {
  var date: CivilDate
  var time: TimeOfDay?
  /// True if the time is said to be UTC, and so not that of the local clock.
  var isUTC = false

  /// Nil for other text, and for a date whose order of numbers is needed and unknown.
  init?(_ cell: ArraySlice<UInt8>, order: DateOrder? = nil) {
    if let seconds = CellDate.epochSeconds(cell) {
      date = CivilDate.first.adding(days: seconds / 86_400 + 719_162)
      time = TimeOfDay(hour: seconds / 3600 % 24, minute: seconds / 60 % 60)
      isUTC = true
      return
    }
    let words = CellWords(cell)
    guard let date = words.civilDate(order), let time = words.time else { return nil }
    (self.date, self.time, isUTC) = (date, time, words.isUTC && time != nil)
  }

  init?(_ text: String, order: DateOrder? = nil) { self.init(Array(text.utf8)[...], order: order) }

  /// The seconds since 1970 of the date and time as written.
  var seconds: Int { Int(date.dayNumber) * 86_400 + Int(time?.minutes ?? 0) * 60 }

  /// Returns the seconds in ten digits, seconds since 1970 (2001 to 2286), or in thirteen, milliseconds.
  private static func epochSeconds(_ cell: ArraySlice<UInt8>) -> Int? {
    let digits = cell.filter { $0 != 0x20 }
    guard digits.count == 10 || digits.count == 13, digits.allSatisfy({ $0.isDigit }), digits.first != 0x30 else {
      return nil
    }
    let value = digits.reduce(0) { $0 * 10 + Int($1) - 0x30 }
    return digits.count == 13 ? value / 1000 : value
  }

  /// Returns the first two numbers of `09/01/25` if only an order tells which is the day; nil for other dates.
  static func undecided(_ cell: ArraySlice<UInt8>) -> (first: Int, second: Int)? {
    let words = CellWords(cell)
    guard words.month == nil, words.numbers.count >= 3, words.numbers[0].digits <= 2 else { return nil }
    return (words.numbers[0].value, words.numbers[1].value)
  }
}

/// The numbers and words of a date, and their meanings.
private struct CellWords {
  private(set) var numbers: [(value: Int, digits: Int)] = []
  private(set) var month: Int?
  private(set) var isUTC = false
  private var clock: [Int] = []
  private var isAfternoon = false
  private var isMorning = false

  init(_ cell: ArraySlice<UInt8>) {
    var offset = cell.startIndex
    var previous: UInt8 = 0
    while offset < cell.endIndex {
      let byte = cell[offset]
      if byte.isDigit {
        let digits = cell[offset...].prefix { $0.isDigit }
        offset = digits.endIndex
        read(number: digits, after: previous, before: offset < cell.endIndex ? cell[offset] : 0, cell[offset...])
        previous = byte
      } else if byte.isLetter || byte >= 0xC0 && byte != 0xE2 {
        let word = cell[offset...].prefix { $0.isLetter || $0 >= 0x80 && $0 != 0xE2 }
        offset = word.endIndex
        read(word: folded(String(decoding: word, as: UTF8.self)))
        previous = byte
      } else {
        // A no-break space is three bytes; only the first is looked at.
        offset += byte == 0xE2 ? min(3, cell.endIndex - offset) : 1
        if byte != 0x20 || !clock.isEmpty { previous = byte }
      }
    }
  }

  /// The time, nil within if none is written; nil if there is no such time.
  var time: TimeOfDay?? {
    if clock.isEmpty { return .some(nil) }
    let isHalf = isAfternoon || isMorning
    guard clock.count >= 2, !isHalf || 1...12 ~= clock[0] else { return nil }
    let hour = isHalf ? clock[0] % 12 + (isAfternoon ? 12 : 0) : clock[0]
    guard let time = TimeOfDay(hour: hour, minute: clock[1]) else { return nil }
    return time
  }
}

extension CellWords {
  private mutating func read(
    number digits: ArraySlice<UInt8>, after previous: UInt8, before next: UInt8, _ rest: ArraySlice<UInt8>
  ) {
    guard digits.count <= 9 else { return numbers.append((-1, digits.count)) }
    let value = digits.reduce(0) { $0 * 10 + Int($1) - 0x30 }
    let colon = UInt8(ascii: ":")
    // A zone such as `+0000`: only zero means that the clock is not the person's own.
    if clock.count >= 2, previous == UInt8(ascii: "+") || previous == UInt8(ascii: "-") {
      isUTC = value == 0
      clock.append(-1)
    } else if clock.last == -1 {
      return
    } else if next == colon && clock.isEmpty || previous == colon {
      clock.append(value)
    } else if clock.isEmpty || numbers.count < 3 && previous != UInt8(ascii: ".") {
      numbers.append((value, digits.count))
    }
  }

  private mutating func read(word: String) {
    switch word {
    case "pm", "p": isAfternoon = !clock.isEmpty
    case "am": isMorning = !clock.isEmpty
    case "a": isMorning = clock.count >= 2
    case "z", "utc", "gmt": isUTC = !clock.isEmpty
    default: month = monthNumber(word) ?? month
    }
  }

  func civilDate(_ order: DateOrder?) -> CivilDate? {
    if let month {
      guard numbers.count >= 2 else { return nil }
      let (first, second) = (numbers[0], numbers[1])
      let isYearFirst = first.digits == 4
      let (year, day) = isYearFirst ? (first, second) : (second, first)
      return CivilDate(year: full(year), month: month, day: day.value)
    }
    guard numbers.count >= 3 else {
      guard numbers.count == 1, numbers[0].digits == 8 else { return nil }
      let value = numbers[0].value
      return CivilDate(year: value / 10_000, month: value / 100 % 100, day: value % 100)
    }
    let (first, second, third) = (numbers[0], numbers[1], numbers[2])
    if first.digits == 4 { return CivilDate(year: first.value, month: second.value, day: third.value) }
    guard first.digits <= 2, second.digits <= 2, third.digits == 2 || third.digits == 4 else { return nil }
    switch order {
    case .dayFirst: return CivilDate(year: full(third), month: second.value, day: first.value)
    case .monthFirst: return CivilDate(year: full(third), month: first.value, day: second.value)
    case nil: return nil
    }
  }

  /// Returns the year: `25` is 2025, `98` is 1998, as nobody kept a log on a phone before 1970.
  private func full(_ year: (value: Int, digits: Int)) -> Int {
    year.digits == 2 ? year.value + (year.value < 70 ? 2000 : 1900) : year.value
  }
}

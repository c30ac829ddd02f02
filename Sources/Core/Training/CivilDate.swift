import Text

/// A day of the proleptic Gregorian calendar, from 0001-01-01 to 9999-12-31.
///
/// It is a count of days, so that streaks and ages are subtractions: a civil day has no hours and no clock changes.
/// The conversions are Howard Hinnant's `days_from_civil` and `civil_from_days` (2013).
public struct CivilDate: Hashable, Comparable, Sendable {
  /// The days since 1970-01-01; negative before it.
  public let dayNumber: Int32

  public static let first = CivilDate(dayNumber: -719_162)
  public static let last = CivilDate(dayNumber: 2_932_896)

  private init(dayNumber: Int32) { self.dayNumber = dayNumber }

  /// Creates a day; nil for one that does not exist: month 13, 30 February, year 0.
  public init?(year: Int, month: Int, day: Int) {
    guard 1...9999 ~= year, 1...12 ~= month, 1...CivilDate.days(inMonth: month, of: year) ~= day else {
      return nil
    }
    let shifted = month <= 2 ? year - 1 : year
    let era = shifted / 400
    let yearOfEra = shifted % 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    dayNumber = Int32(era * 146_097 + dayOfEra - 719_468)
  }

  /// Reads `2026-01-05`; nil for anything else.
  public init?(_ text: String) { self.init(Array(text.utf8)[...]) }

  init?(_ text: ArraySlice<UInt8>) {
    guard text.count == 10 else { return nil }
    let start = text.startIndex
    guard text[start + 4] == UInt8(ascii: "-"), text[start + 7] == UInt8(ascii: "-"), let year = digits(text.prefix(4)),
      let month = digits(text[start + 5..<start + 7]), let day = digits(text.suffix(2))
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  public static func < (left: CivilDate, right: CivilDate) -> Bool { left.dayNumber < right.dayNumber }

  /// Returns the number of days in a month, 28 to 31; the month is 1 to 12.
  public static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

extension CivilDate: CustomStringConvertible {
  /// The year 1–9999, month 1–12 and day 1–31.
  public var components: (year: Int, month: Int, day: Int) {
    let shifted = Int(dayNumber) + 719_468
    let era = shifted / 146_097
    let dayOfEra = shifted % 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    return (
      yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    )
  }

  public var year: Int { components.year }
  public var month: Int { components.month }
  public var day: Int { components.day }

  /// The weekday, 1 (Monday) to 7 (Sunday), as in ISO 8601.
  public var weekday: Int { (Int(dayNumber) + 719_162) % 7 + 1 }

  /// Returns the date a number of days later, at most 9999-12-31 and at least 0001-01-01.
  public func adding(days: Int) -> CivilDate {
    let sum = Int(dayNumber).addingReportingOverflow(days)
    let bound = sum.overflow ? (days < 0 ? Int.min : Int.max) : sum.partialValue
    let clamped = min(max(bound, Int(CivilDate.first.dayNumber)), Int(CivilDate.last.dayNumber))
    return CivilDate(dayNumber: Int32(clamped))
  }

  /// Returns the number of days from another date to this one; negative before it.
  public func days(since other: CivilDate) -> Int { Int(dayNumber) - Int(other.dayNumber) }

  public var startOfMonth: CivilDate { adding(days: 1 - day) }

  /// The range from the first day of this date's month to its last.
  public var monthDays: ClosedRange<CivilDate> {
    let (year, month, _) = components
    return startOfMonth...startOfMonth.adding(days: CivilDate.days(inMonth: month, of: year) - 1)
  }

  /// Returns the same day of a later or earlier month, or the month's last day where it has no such day: a month
  /// after 31 January is the end of February. Stays inside 0001-01-01 to 9999-12-31.
  public func adding(months: Int) -> CivilDate {
    let (year, month, day) = components
    let sum = (year * 12 + month - 1).addingReportingOverflow(months)
    guard !sum.overflow, 12..<120_000 ~= sum.partialValue else { return months < 0 ? .first : .last }
    let (newYear, newMonth) = (sum.partialValue / 12, sum.partialValue % 12 + 1)
    let last = CivilDate.days(inMonth: newMonth, of: newYear)
    return CivilDate(year: newYear, month: newMonth, day: min(day, last)) ?? self
  }

  /// Returns the day so many units later, with the bounds of `adding(days:)` and `adding(months:)`.
  package func adding(_ count: Int, _ unit: CalendarWords.Unit) -> CivilDate {
    switch unit {
    case .day: adding(days: count)
    case .week: adding(days: 7 * count)
    case .month: adding(months: count)
    case .year: adding(months: 12 * count)
    }
  }

  /// Returns the first day of this date's week; `firstWeekday` is 1 (Monday) to 7.
  public func startOfWeek(firstWeekday: Int) -> CivilDate {
    adding(days: -((weekday - firstWeekday + 7) % 7))
  }

  /// The date as `2026-01-05`.
  public var description: String { beginning(10) }

  /// The month as `2026-01`.
  package var monthDescription: String { beginning(7) }

  /// Returns the first 7 or 10 characters of `2026-01-05`, without a copy, as every path of a month needs them.
  private func beginning(_ length: Int) -> String {
    let (year, month, day) = components
    var rest = length == 7 ? year * 100 + month : (year * 100 + month) * 100 + day
    return unsafe String(unsafeUninitializedCapacity: length) { buffer in
      for index in (0..<length).reversed() {
        let isDash = index == 4 || index == 7
        unsafe buffer[index] = isDash ? UInt8(ascii: "-") : UInt8(ascii: "0") + UInt8(rest % 10)
        if !isDash { rest /= 10 }
      }
      return length
    }
  }
}

extension ClosedRange<CivilDate> {
  package var count: Int { upperBound.days(since: lowerBound) + 1 }

  /// The days of the range, made on demand.
  package var days: some RandomAccessCollection<CivilDate> { (0..<count).lazy.map { lowerBound.adding(days: $0) } }
}

/// Returns the value of one to nine digits; nil for anything else.
package func digits(_ bytes: ArraySlice<UInt8>) -> Int? {
  guard 1...9 ~= bytes.count, bytes.allSatisfy({ $0 >= 48 && $0 <= 57 }) else { return nil }
  return bytes.reduce(0) { $0 * 10 + Int($1) - 48 }
}

/// Returns a number padded with zeros.
public func padded(_ number: Int, _ width: Int) -> String {
  let digits = String(number)
  return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
}

package import Text
import Training

/// Dates and times in other spellings than the format's: a message shows the right spelling, and a fix
/// writes it.

/// The help for a date that can't be guessed.
let formOfDate: Message = "a date is year-month-day: 2026-01-05"

/// Returns the help with the right spelling of a date, and the fix if only one date can be meant.
package func dateSpelled(_ text: String) -> (help: Message?, fix: String?) {
  let parts = text.split(whereSeparator: { "-/.–—=".contains($0) }).map { Array($0.utf8) }
  let numbers = parts.compactMap { digits($0[...]) }
  guard parts.count == 3, numbers.count == 3 else { return (nil, nil) }
  if parts[0].count == 4 {
    guard let date = CivilDate(year: numbers[0], month: numbers[1], day: numbers[2]) else {
      return (nil, nil)
    }
    return ("write '\(date)'", date.description)
  }
  if parts.allSatisfy({ $0.count == 2 }), numbers[0] > 12 || numbers[2] > 12,
    let yearFirst = CivilDate(year: 2000 + numbers[0], month: numbers[1], day: numbers[2])
  {
    let dayFirst = CivilDate(year: 2000 + numbers[2], month: numbers[1], day: numbers[0])
    return ("write '\(yearFirst)'" + (dayFirst.map { ", or '\($0)'" } ?? ""), nil)
  }
  guard parts[2].count == 4 || parts[2].count == 2 else { return (nil, nil) }
  let year = parts[2].count == 4 ? numbers[2] : 2000 + numbers[2]
  let dayFirst = CivilDate(year: year, month: numbers[1], day: numbers[0])
  let monthFirst = CivilDate(year: year, month: numbers[0], day: numbers[1])
  switch (dayFirst, monthFirst) {
  case (let day?, let month?) where day != month:
    return ("write '\(day)' if the day comes first, '\(month)' if the month does", nil)
  case (let date?, _), (nil, let date?): return ("write '\(date)'", date.description)
  case (nil, nil): return (nil, nil)
  }
}

/// True if one of the first two words of a title would hide a mistyped time: it begins with a digit and is no number
/// of a title (`2`, `10km`, `7,5km`, `5/3/1`, `5x5`), or holds `8:3` anywhere.
func isLikeClock(_ text: String, first: Bool) -> Bool {
  let bytes = Array(text.utf8)
  guard let start = bytes.first else { return false }
  for index in bytes.indices.dropLast() where bytes[index] == UInt8(ascii: ":") || bytes[index] == UInt8(ascii: ";") {
    if index > 0 && bytes[index - 1].isDigit || bytes[index + 1].isDigit { return true }
  }
  if first, "-?=:".utf8.contains(start) { return true }
  return start.isDigit ? !isNumberOfTitle(bytes) : isHalfOfDay(text) && !first
}

private func isNumberOfTitle(_ bytes: [UInt8]) -> Bool {
  let digits = bytes.prefix(while: \.isDigit).count
  var rest = bytes.dropFirst(digits)
  if digits > 2 { return false }
  if rest.isEmpty { return true }
  if bytes.enumerated().allSatisfy({ $0 % 2 == 0 ? $1.isDigit : "/xX".utf8.contains($1) }) {
    return bytes.count % 2 == 1
  }
  if let mark = rest.first, mark == UInt8(ascii: ".") || mark == UInt8(ascii: ",") {
    rest = rest.dropFirst()
    guard rest.first?.isDigit == true else { return false }
    rest = rest.dropFirst()
  }
  // Dashes, quotes and mathematical signs begin with E2.
  guard let letter = rest.first, letter.isLetter || letter >= 0x80 && letter != 0xE2,
    letter | 0x20 != UInt8(ascii: "h"),
    !rest.contains(where: \.isDigit)
  else { return false }
  // `6pm`, `6p.m.`, `6pm-?`
  let end = rest.prefix { $0.isLetter || $0 == UInt8(ascii: ".") }.filter { $0 != UInt8(ascii: ".") }.suffix(2).map {
    $0 | 0x20
  }
  return end != Array("am".utf8) && end != Array("pm".utf8)
}

extension UInt8 {
  fileprivate var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }
}

/// Returns the value of one to six digits; nil for other text.
private func digits(_ bytes: ArraySlice<UInt8>) -> Int? {
  guard 1...6 ~= bytes.count, bytes.allSatisfy(\.isDigit) else { return nil }
  return bytes.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
}

import Text

/// A duration as apps write it: `1h 2m`, `1h05`, `31min`, `45 s`, `0:32:06`, `20 minuti`.
enum CellDuration {
  /// Returns seconds; nil for anything else. A number alone counts units of `alone` seconds.
  static func seconds(_ cell: ArraySlice<UInt8>, unit alone: Int = 1) -> CellNumber? {
    if cell.contains(UInt8(ascii: ":")) { return clock(cell) }
    var rest = cell.drop { $0 == 0x20 }
    var sum: Int64 = 0
    var isFirst = true
    var isAfterHours = false
    while !rest.isEmpty {
      guard let (number, after) = CellNumber.leading(rest), number.billionths >= 0 else { return nil }
      rest = after.drop { $0 == 0x20 }
      let word = rest.prefix { $0.isLetter || $0 >= 0x80 }
      rest = rest.dropFirst(word.count).drop {
        $0 == 0x20 || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ",")
      }
      let isLast = word.isEmpty && rest.isEmpty
      guard let unit = secondsIn(word) ?? (isLast && isFirst ? Int64(alone) : isLast && isAfterHours ? 60 : nil) else {
        return nil
      }
      isAfterHours = unit == 3600
      let (part, isTooLarge) = number.billionths.multipliedReportingOverflow(by: unit)
      let (total, overflows) = sum.addingReportingOverflow(part)
      guard !isTooLarge, !overflows else { return nil }
      sum = total
      isFirst = false
    }
    return isFirst ? nil : CellNumber(billionths: sum)
  }

  /// Returns the seconds in `h:mm:ss` or `mm:ss`; nil for other text.
  private static func clock(_ cell: ArraySlice<UInt8>) -> CellNumber? {
    let parts = cell.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false).map {
      CellNumber($0)
    }
    guard 2...3 ~= parts.count else { return nil }
    var sum: Int64 = 0
    for part in parts {
      guard let part, part.billionths >= 0, part.billionths < 10_000_000_000_000 else { return nil }
      sum = sum * 60 + part.billionths
    }
    return CellNumber(billionths: sum)
  }

  /// Returns the seconds of a unit by its beginning in many languages: h(our), o(ra), St(unde); m(inute); s(econd).
  private static func secondsIn(_ word: ArraySlice<UInt8>) -> Int64? {
    guard let first = word.first else { return nil }
    switch first | 0x20 {
    case UInt8(ascii: "h"), UInt8(ascii: "o"): return 3600
    case UInt8(ascii: "m"): return 60
    case UInt8(ascii: "s"):
      return word.count > 1 && (word[word.startIndex + 1] | 0x20) == UInt8(ascii: "t") ? 3600 : 1
    default: return nil
    }
  }
}

import CSV
import Text

/// A number as spreadsheets and phones write it, exact to a billionth: `10.0`, `65.181223569`, `0,55`, `1.234,5`.
struct CellNumber: Hashable, CustomStringConvertible {
  /// The value in billionths, within 9,000,000,000 of zero, so that it fits.
  let billionths: Int64

  static let zero = CellNumber(billionths: 0)

  init(billionths: Int64) { self.billionths = billionths }

  /// Reads the number of a whole cell, but for blanks around it; nil for anything else.
  init?(_ cell: ArraySlice<UInt8>, _ mark: DecimalMark = .either) {
    guard let (number, rest) = CellNumber.leading(cell, mark), rest.allSatisfy({ $0 == 0x20 }) else { return nil }
    self = number
  }

  init?(_ text: String) { self.init(Array(text.utf8)[...]) }

  /// Returns the number at the beginning of a cell, and the rest: `20 ripetizioni`.
  ///
  /// A single mark is the decimal mark, and of two kinds the last one is. Several of one kind are between thousands, of
  /// three digits each: `5,5,4` is no number. Nor is `1,000`: one to some, a thousand to others. Digits beyond the
  /// billionths are cut off. If the decimal mark is known, the other mark is between thousands.
  static func leading(_ cell: ArraySlice<UInt8>, _ mark: DecimalMark = .either) -> (
    number: CellNumber, rest: ArraySlice<UInt8>
  )? {
    var rest = cell.drop { $0 == 0x20 }
    var isNegative = false
    if rest.starts(with: "\u{2212}".utf8) {
      isNegative = true
      rest = rest.dropFirst(3)
    } else if let sign = rest.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
      isNegative = sign == UInt8(ascii: "-")
      rest = rest.dropFirst()
    }
    let digits = rest.prefix { 0x30...0x39 ~= $0 || isMark($0) }
    guard let decimalMark = decimalMark(digits, mark), digits.contains(where: { !isMark($0) }) else { return nil }
    var value: Int64 = 0
    var scale: Int64 = 0
    for (offset, byte) in zip(digits.indices, digits) {
      if isMark(byte) {
        if offset == decimalMark { scale = 1_000_000_000 }
        continue
      }
      let digit = Int64(byte) - 0x30
      if scale == 0 {
        value = value * 10 + digit
        guard value <= 9_000_000_000 else { return nil }
      } else if scale > 1 {
        scale /= 10
        value = value * 10 + digit
      }
    }
    // As many digits as are missing up to the billionths.
    let billionths = value * (scale == 0 ? 1_000_000_000 : scale)
    return (
      CellNumber(billionths: isNegative ? -billionths : billionths), rest.dropFirst(digits.count)
    )
  }

  /// The number with a decimal point, and no more decimals than it has.
  var description: String {
    if let whole { return String(whole) }
    var digits = String(billionths.magnitude)
    digits = String(repeating: "0", count: max(0, 10 - digits.count)) + digits
    var text = "\(digits.dropLast(9)).\(digits.suffix(9))"
    while text.hasSuffix("0") { text.removeLast() }
    return (billionths < 0 ? "-" : "") + text
  }

  /// The whole number; nil if there are decimals.
  var whole: Int? { billionths % 1_000_000_000 == 0 ? Int(billionths / 1_000_000_000) : nil }

  /// The value to the nearest hundredth, half away from zero.
  var hundredths: Int64 { (billionths + (billionths < 0 ? -5_000_000 : 5_000_000)) / 10_000_000 }

  /// True if there are no more than two decimals.
  var isHundredths: Bool { billionths % 10_000_000 == 0 }
}

private func isMark(_ byte: UInt8) -> Bool { byte == UInt8(ascii: ".") || byte == UInt8(ascii: ",") }

/// Returns the offset of the decimal mark, the end if there is none; nil if the marks make no number.
private func decimalMark(_ digits: ArraySlice<UInt8>, _ mark: DecimalMark) -> Int? {
  guard let last = digits.lastIndex(where: isMark) else { return digits.endIndex }
  let others = digits[..<last].filter(isMark)
  if others.isEmpty, mark != .either, areThousands(digits, mark: last) {
    if mark == .unclear { return nil }
    return (digits[last] == UInt8(ascii: ",")) == (mark == .comma) ? last : digits.endIndex
  }
  if others.isEmpty { return isTwoNumbers(digits, mark: last) ? nil : last }
  let hasDecimals = !others.contains(digits[last])
  guard hasDecimals || others.allSatisfy({ $0 == digits[last] }) else { return nil }
  let groups = (hasDecimals ? digits[..<last] : digits).split(omittingEmptySubsequences: false, whereSeparator: isMark)
  guard groups.dropFirst().allSatisfy({ $0.count == 3 }) else { return nil }
  return hasDecimals ? last : digits.endIndex
}

/// True for `1,000`: a digit other than 0 before the comma may be thousands, more digits would be beyond every bound.
private func isTwoNumbers(_ digits: ArraySlice<UInt8>, mark: Int) -> Bool {
  digits[mark] == UInt8(ascii: ",") && digits.endIndex - mark == 4 && mark == digits.startIndex + 1
    && digits[digits.startIndex] != UInt8(ascii: "0")
}

extension CSVReader {
  /// Returns the decimal mark of each column, as its cells show it: `62,5` and `1.234,5` a comma, `62.5` a point.
  ///
  /// A column that shows none, or both, is unclear if others show a comma, or semicolons stand between the columns, as
  /// they do where the comma is the decimal mark.
  func decimalMarks() -> [DecimalMark] {
    guard mayHaveDecimalCommas else { return [] }
    var shown: [(comma: Bool, point: Bool)] = []
    var reader = self
    var row = CSVRow()
    while reader.next(&row) {
      if shown.count < row.count { shown += Array(repeating: (false, false), count: row.count - shown.count) }
      for column in 0..<row.count {
        switch shownMark(row[column]) {
        case .comma: shown[column].comma = true
        case .point: shown[column].point = true
        default: break
        }
      }
    }
    let isLocal = separator == UInt8(ascii: ";") || shown.contains { $0.comma && !$0.point }
    return shown.map { comma, point in comma == point ? comma || isLocal ? .unclear : .either : comma ? .comma : .point
    }
  }
}

/// Returns the decimal mark of a number with or without a unit; nil if it has no decimals, or may have thousands.
private func shownMark(_ cell: ArraySlice<UInt8>) -> DecimalMark? {
  let digits = cell.drop { [0x20, 0x2B, 0x2D].contains($0) }.prefix {
    $0.isDigit || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ",")
  }
  guard digits.first?.isDigit == true, let last = digits.lastIndex(where: { !$0.isDigit }), last != digits.endIndex - 1,
    cell[digits.endIndex...].allSatisfy({ $0 == 0x20 || $0.isLetter }),
    CellNumber(digits) != nil || areThousands(digits, mark: last)
  else { return nil }
  let isComma = digits[last] == UInt8(ascii: ",")
  let marks = digits.count { !$0.isDigit }
  if marks == 1 { return areThousands(digits, mark: last) ? nil : isComma ? .comma : .point }
  // `1.234.567` has no decimals, and says what they would have.
  let isOneKind = digits.allSatisfy { $0.isDigit || $0 == digits[last] }
  return isComma == isOneKind ? .point : .comma
}

/// True for `1.000` and `12,500`: one mark, three digits after it, and one to three before.
func areThousands(_ digits: ArraySlice<UInt8>, mark: Int) -> Bool {
  digits.endIndex - mark == 4 && 1...3 ~= mark - digits.startIndex && digits.first != UInt8(ascii: "0")
    && digits.count(where: { !$0.isDigit }) == 1
}

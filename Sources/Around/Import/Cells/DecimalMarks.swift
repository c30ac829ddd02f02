import CSV
import Text

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

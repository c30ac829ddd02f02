import CSV
import Training

extension CSVRow {
  /// Returns the text of a cell without blanks at its ends and the guard against formulas; empty if the file has no
  /// such column.
  func words(_ column: Int?) -> String {
    guard let column else { return "" }
    let cell = trimmed(column)
    guard !cell.isEmpty else { return "" }
    return CSVText.unguarded(String(decoding: cell, as: UTF8.self))
  }

  /// Returns a number; nil for an empty cell, a missing column, and other text.
  func number(_ column: Int?) -> CellNumber? { column.flatMap { CellNumber(trimmed($0), decimalMark($0)) } }

  func isEmpty(_ column: Int?) -> Bool { column.map { trimmed($0).isEmpty } ?? true }

  /// Returns the seconds of `1:30`, `1min 30s`, `1h05`, and of a number alone, which counts units of `unit` seconds.
  func duration(_ column: Int?, unit: Int = 1) -> CellNumber? {
    guard let column, !trimmed(column).isEmpty else { return nil }
    return CellDuration.seconds(trimmed(column), unit: unit)
  }

  /// True for `1`, `true`, `yes` in any language: for all but empty, `0`, and words that begin with `n` or `f`.
  func isTrue(_ column: Int?) -> Bool {
    guard let column, let first = trimmed(column).first else { return false }
    return !"0nNfF".utf8.contains(first)
  }

  /// True if a cell is neither empty nor zero nor `false`.
  func saysSomething(_ column: Int) -> Bool {
    let cell = trimmed(column)
    return cell.contains { $0 != UInt8(ascii: "0") && $0 != UInt8(ascii: ".") } && !cell.elementsEqual("false".utf8)
  }

  /// Returns the time in `18:30`, `18:30:12`, `6:30 pm`; nil for anything else.
  func clock(_ column: Int?) -> TimeOfDay? {
    guard let column, !isEmpty(column) else { return nil }
    return CellDate(Array("2000-01-01 ".utf8)[...] + self[column])?.time
  }

  /// Returns the text of the first cell in columns of numbers that holds no number; nil if all do.
  func unreadable(_ columns: [Int?]) -> String? {
    for case let column? in columns where !isEmpty(column) && number(column) == nil { return words(column) }
    return nil
  }

  private func trimmed(_ column: Int) -> ArraySlice<UInt8> {
    let cell = self[column].drop { isBlank($0) }
    guard let last = cell.lastIndex(where: { !isBlank($0) }) else { return [] }
    return cell[...last]
  }

  private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A }
}

extension StringProtocol {
  /// The text without white space at its ends.
  var trimmed: String {
    let start = drop { $0.isWhitespace }
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...last])
  }
}

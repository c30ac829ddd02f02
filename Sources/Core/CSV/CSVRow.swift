/// The character before the decimals of numbers.
package enum DecimalMark: Sendable {
  /// The number alone decides.
  case either
  case comma, point
  /// The column leaves open whether `1.000` is one or a thousand.
  case unclear
}

/// The fields of one row, without their quotes. One value is filled again for each row, to save memory.
package struct CSVRow: Sendable {
  /// The 1-based line of the file on which the row begins.
  package fileprivate(set) var line = 0
  /// The bytes of all fields, one after another.
  private var bytes: [UInt8] = []
  /// The end of each field in `bytes`.
  private var ends: [Int] = []
  /// The decimal mark of each column; `either` beyond the last.
  private let decimalMarks: [DecimalMark]

  /// True if semicolons part the columns, as where the comma is the decimal mark.
  package let isOfSemicolons: Bool

  package init(decimalMarks: [DecimalMark] = [], isOfSemicolons: Bool = false) {
    (self.decimalMarks, self.isOfSemicolons) = (decimalMarks, isOfSemicolons)
  }

  package init(_ fields: [String], line: Int = 1) {
    self.line = line
    (decimalMarks, isOfSemicolons) = ([], false)
    for field in fields {
      bytes += field.utf8
      endField()
    }
  }

  package var count: Int { ends.count }

  /// The bytes of a field; empty for one beyond the end, as in a row that is too short.
  package subscript(_ field: Int) -> ArraySlice<UInt8> {
    guard ends.indices.contains(field) else { return [] }
    return bytes[(field == 0 ? 0 : ends[field - 1])..<ends[field]]
  }

  package func decimalMark(_ field: Int) -> DecimalMark {
    decimalMarks.indices.contains(field) ? decimalMarks[field] : .either
  }

  package func text(_ field: Int) -> String { String(decoding: self[field], as: UTF8.self) }

  package var fields: [String] { ends.indices.map(text) }

  /// True if every field is empty.
  package var isBlank: Bool { bytes.isEmpty }
}

extension CSVRow {
  mutating func begin(line: Int) {
    self.line = line
    bytes.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
  }

  mutating func append(_ byte: UInt8) { bytes.append(byte) }

  mutating func append(_ more: ArraySlice<UInt8>) { bytes += more }

  mutating func endField() { ends.append(bytes.count) }

  /// The number of bytes the row holds, for `forget(after:)`.
  var mark: Int { bytes.count }

  mutating func forget(after mark: Int) { bytes.removeSubrange(mark...) }
}

import Text

/// A range of a file in lines and columns, for programs: all of them 1-based, ends one past the last character.
///
/// A byte order mark has no column. A range outside of the file is moved to its end.
struct TextRegion {
  let start: Position
  let end: Position
  /// The bytes from the start of the file, 0-based; the end is one past the last byte.
  let bytes: Range<Int>

  struct Position: Hashable {
    let line: Int
    /// The column in bytes of UTF-8.
    let byteColumn: Int
    /// The column in Unicode scalars, as in the text format.
    let scalarColumn: Int
  }

  init(_ range: TextRange, in file: ReportedFile) {
    let count = file.source.bytes.count
    let lower = min(range.lowerBound, count)
    let upper = min(max(range.upperBound, lower), count)
    bytes = lower..<upper
    start = Position(at: lower, in: file)
    end = Position(at: upper, in: file)
  }

  var isOnOneLine: Bool { start.line == end.line }
}

extension TextRegion.Position {
  fileprivate init(at offset: Int, in file: ReportedFile) {
    let bytes = file.source.bytes
    let number = file.lines.line(at: offset)
    var first = file.lines.range(ofLine: number).lowerBound
    if first == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { first = 3 }
    let before = min(first, offset)..<offset
    line = number + 1
    byteColumn = before.count + 1
    scalarColumn = file.scalarCount(in: before) + 1
  }
}

import Text

/// A range of a file as a message names it: `log/2026-01.txt:5:16`.
struct SourcePlace {
  let source: Source
  /// The 0-based line.
  let line: Int
  /// The bytes of the line, without its ending and without a byte order mark.
  let content: TextRange
  /// The part of the range on the line where the range begins; a range outside of the file is moved to its end.
  let range: TextRange
  /// In scalars, 1-based.
  private let column: Int

  init(_ range: TextRange, in file: ReportedFile) {
    source = file.source
    let start = min(range.lowerBound, source.bytes.count)
    line = file.lines.line(at: start)
    content = SourcePlace.content(of: file.lines.range(ofLine: line), in: source.bytes)
    let lower = min(max(start, content.lowerBound), content.upperBound)
    self.range = TextRange(lower, min(max(range.upperBound, lower), content.upperBound))
    column = file.scalarCount(in: content.lowerBound..<lower) + 1
  }

  /// The path as a terminal may show it, the line and the column, both 1-based.
  ///
  /// A column counts Unicode scalars, as rustc's does. Editors that jump to a column count bytes, UTF-16 units,
  /// scalars or characters; for all that phones and keyboards write but emoji, the last three are the same.
  var description: String { "\(printable(source.name)):\(line + 1):\(column)" }

  private static func content(of line: TextRange, in bytes: [UInt8]) -> TextRange {
    var end = min(line.upperBound, bytes.count)
    var start = min(line.lowerBound, end)
    if end > start, bytes[end - 1] == UInt8(ascii: "\n") {
      end -= 1
      if end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    }
    if start == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { start = min(3, end) }
    return TextRange(start, end)
  }
}

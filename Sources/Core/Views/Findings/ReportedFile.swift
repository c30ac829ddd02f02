package import Text

/// The text of a file under its shown name, and its line table, made once for all findings.
package struct ReportedFile {
  let source: Source
  let lines: LineTable
  /// The number of Unicode scalars before each `stride`th byte, so that a long line is not counted for each finding.
  private let scalars: [Int]
  private static let stride = 256

  package init(_ source: Source) {
    self.source = source
    lines = LineTable(source.bytes)
    var scalars = [0]
    for start in Swift.stride(from: 0, to: source.bytes.count, by: ReportedFile.stride) {
      let piece = source.bytes[start..<min(start + ReportedFile.stride, source.bytes.count)]
      scalars.append(scalars[scalars.count - 1] + piece.scalarCount)
    }
    self.scalars = scalars
  }

  /// Returns the range of a 0-based line, without its ending and without a byte order mark.
  func content(ofLine line: Int) -> TextRange {
    let (range, bytes) = (lines.range(ofLine: line), source.bytes)
    var end = min(range.upperBound, bytes.count)
    let start = min(range.lowerBound, end)
    if end > start, bytes[end - 1] == UInt8(ascii: "\n") {
      end -= 1
      if end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    }
    return TextRange(start == 0 && bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? min(3, end) : start, end)
  }

  /// The number of Unicode scalars in a range of bytes.
  func scalarCount(in range: Range<Int>) -> Int {
    scalars(before: range.upperBound) - scalars(before: range.lowerBound)
  }

  /// The number of characters as a person sees them. Lines of more than 4,096 bytes are counted in scalars.
  func characterCount(in range: Range<Int>) -> Int {
    let scalars = scalarCount(in: range)
    if range.count > 4096 || scalars == range.count { return scalars }
    return String(decoding: source.bytes[range], as: UTF8.self).count
  }

  private func scalars(before offset: Int) -> Int {
    let start = offset / ReportedFile.stride
    return scalars[start] + source.bytes[start * ReportedFile.stride..<offset].scalarCount
  }
}

extension ArraySlice<UInt8> {
  /// The number of scalars, each of which has one byte that is no continuation.
  fileprivate var scalarCount: Int { count { $0 & 0xC0 != 0x80 } }
}

/// A range of a file; one outside of the file is moved to its end.
struct SourcePlace {
  let source: Source
  /// The 0-based range of bytes in the file.
  let bytes: Range<Int>
  let start: Position
  /// The position behind the last character.
  let end: Position
  /// The range of the first line, without its ending and without a byte order mark.
  let content: TextRange

  /// A line and columns, all 1-based; a byte order mark has no column.
  struct Position {
    let line: Int
    /// The column in bytes of UTF-8.
    let byteColumn: Int
    /// The column in Unicode scalars, as JSON and SARIF have it.
    let scalarColumn: Int
    /// The column in characters as a person sees them, as in the text format: a letter with its accent is one, and a
    /// family is one picture.
    let characterColumn: Int

    fileprivate init(at offset: Int, in file: ReportedFile) {
      let index = file.lines.line(at: offset)
      let before = min(file.content(ofLine: index).lowerBound, offset)..<offset
      line = index + 1
      byteColumn = before.count + 1
      scalarColumn = file.scalarCount(in: before) + 1
      characterColumn = file.characterCount(in: before) + 1
    }
  }

  init(_ range: TextRange, in file: ReportedFile) {
    source = file.source
    let lower = min(range.lowerBound, source.bytes.count)
    bytes = lower..<min(max(range.upperBound, lower), source.bytes.count)
    start = Position(at: bytes.lowerBound, in: file)
    end = Position(at: bytes.upperBound, in: file)
    content = file.content(ofLine: start.line - 1)
  }

  /// The part of the range on its first line.
  var range: TextRange {
    let lower = min(max(bytes.lowerBound, content.lowerBound), content.upperBound)
    return TextRange(lower, min(max(bytes.upperBound, lower), content.upperBound))
  }

  /// The path made printable, and the start: `log/2026-01.txt:5:16`.
  var description: String { "\(printable(source.name)):\(start.line):\(start.characterColumn)" }
}

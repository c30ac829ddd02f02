package import Text

/// The text of a file under its shown name, and its line table, made once for all findings.
package struct ReportedFile {
  let source: Source
  let lines: LineTable
  /// The number of Unicode scalars before each `stride`th byte, so that a long line is not counted for each finding.
  private let scalars: [Int]
  private static let stride = 4096

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

  /// The number of Unicode scalars in a range of bytes.
  func scalarCount(in range: Range<Int>) -> Int {
    scalars(before: range.upperBound) - scalars(before: range.lowerBound)
  }

  /// The number of characters as a person sees them. Lines of more than 4,096 bytes are counted in scalars.
  func characterCount(in range: Range<Int>) -> Int {
    let bytes = source.bytes[range]
    if bytes.count > 4096 || bytes.allSatisfy({ $0 < 0x80 }) { return scalarCount(in: range) }
    return String(decoding: bytes, as: UTF8.self).count
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

/// A range of a file, as a message names it: `log/2026-01.txt:5:16`.
struct SourcePlace {
  let source: Source
  /// The 0-based line.
  let line: Int
  /// The range of the line, without its ending and without a byte order mark.
  let content: TextRange
  /// The part of the range on its first line; a range outside of the file is moved to its end.
  let range: TextRange
  /// The 1-based column in characters.
  private let column: Int

  init(_ range: TextRange, in file: ReportedFile) {
    source = file.source
    let start = min(range.lowerBound, source.bytes.count)
    line = file.lines.line(at: start)
    content = SourcePlace.content(of: file.lines.range(ofLine: line), in: source.bytes)
    let lower = min(max(start, content.lowerBound), content.upperBound)
    self.range = TextRange(lower, min(max(range.upperBound, lower), content.upperBound))
    column = file.characterCount(in: content.lowerBound..<lower) + 1
  }

  /// The path made printable, the 1-based line and the 1-based column.
  ///
  /// A column counts characters as a person sees them: a letter with its accent is one, and a family is one picture.
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

/// A range of a file in lines and columns, for programs: all are 1-based, and ends are behind the last character.
///
/// A byte order mark has no column. A range outside of the file is moved to its end.
struct TextRegion {
  let start: Position
  let end: Position
  /// The 0-based range of bytes in the file.
  let bytes: Range<Int>

  struct Position: Hashable {
    let line: Int
    /// The column in bytes of UTF-8.
    let byteColumn: Int
    /// The column in Unicode scalars, as JSON and SARIF have it.
    let scalarColumn: Int
    /// The column in characters, as in the text format.
    let characterColumn: Int
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
    characterColumn = file.characterCount(in: before) + 1
  }
}

import Text

/// A line of a file as a terminal shows it: printable, with blanks for tabs, and cut with `…` if it is too wide. It
/// knows the columns of its bytes.
struct ShownLine {
  private(set) var text = ""
  private var cells: [Cell] = []
  private var isCutBefore = false
  private var isCutAfter = false

  /// Takes at most `columns` columns, with the start of the range among them.
  init(_ location: SourcePlace, columns: Int) {
    // Only bytes that can be shown become text, so that a line of a megabyte is not read for each of its mistakes.
    let reach = 16 * columns
    let (content, bytes) = (location.content, location.source.bytes)
    var start = max(content.lowerBound, location.range.lowerBound - reach)
    var end = min(content.upperBound, location.range.lowerBound + reach)
    // A scalar of up to four bytes must not be cut.
    let middle = location.range.lowerBound
    for _ in 0..<3 where start < middle && bytes[start].isContinuation { start += 1 }
    for _ in 0..<3 where end > middle && end < content.upperBound && bytes[end].isContinuation { end -= 1 }
    cells = ShownLine.cells(of: bytes, from: start, to: end)
    isCutBefore = start > content.lowerBound
    isCutAfter = end < content.upperBound
    cut(around: location.range, columns: columns)
    text = (isCutBefore ? "…" : "") + cells.map(\.text).joined() + (isCutAfter ? "…" : "")
  }

  /// Returns the 0-based columns of a range of the file, at least one; nil if its start was cut off.
  func columns(of range: TextRange) -> Range<Int>? {
    var column = isCutBefore ? 1 : 0
    if isCutBefore, let first = cells.first, range.lowerBound < first.start { return nil }
    var start: Int?
    for cell in cells {
      if start == nil, range.lowerBound < cell.end { start = column }
      if let start, cell.end > range.lowerBound, cell.start >= range.upperBound {
        return start..<max(start + 1, column)
      }
      column += cell.width
    }
    guard let start = start ?? (isCutAfter ? nil : column) else { return nil }
    return start..<max(start + 1, column)
  }

  /// The text of some bytes of the file.
  private struct Cell {
    var start: Int
    var end: Int
    var text: String
    var width: Int
  }
}

extension ShownLine {
  /// The distance of tab stops, as on a terminal; it counts from the start of the line, so that the gutter does not
  /// shift them.
  private static let tabStop = 8

  private static func cells(of bytes: [UInt8], from start: Int, to end: Int) -> [Cell] {
    var text = ""
    // A byte that is not UTF-8 has a length of one, and is shown as U+FFFD.
    var lengths: [Int] = []
    var offset = start
    while offset < end {
      let byte = bytes[offset]
      let decoded = byte < 0x80 ? (UInt32(byte), 1) : decodeScalar(bytes, at: offset, end: end)
      let (value, length) = decoded ?? (0xFFFD, 1)
      text.unicodeScalars.append(Unicode.Scalar(value) ?? "\u{FFFD}")
      lengths.append(length)
      offset += length
    }
    var cells: [Cell] = []
    var column = 0
    var scalar = 0
    offset = start
    for piece in printablePieces(text) {
      let length = lengths[scalar..<(scalar + piece.scalars)].reduce(0, +)
      let isTab = piece.text == "\t"
      let width = isTab ? tabStop - column % tabStop : displayWidth(piece.text)
      let shown = isTab ? String(repeating: " ", count: width) : piece.text
      cells.append(Cell(start: offset, end: offset + length, text: shown, width: width))
      column += width
      offset += length
      scalar += piece.scalars
    }
    return cells
  }

  /// Keeps the cells that fit: from the start of the line if the range is among them, else with the range in the
  /// middle.
  private mutating func cut(around range: TextRange, columns: Int) {
    func width(_ some: ArraySlice<Cell>) -> Int { some.reduce(0) { $0 + $1.width } }
    let total = width(cells[...])
    let head = cells.prefix { $0.end <= range.lowerBound }
    let before = width(head)
    let marked = width(cells[head.endIndex...].prefix { $0.start < range.upperBound })
    // A caret behind the end of the line needs a column, too.
    let needed = max(total, before + 1)
    guard isCutBefore || isCutAfter || needed > columns else { return }
    // A range too wide for the window is shown from its start, in half of the window.
    let wanted = min(max(marked, 1), columns / 2)
    var left = 0
    if isCutBefore || before + wanted + 1 > columns {
      left = max(0, before - (columns - wanted) / 2)
      if !isCutAfter { left = min(left, max(0, needed - columns)) }
    }
    isCutBefore = isCutBefore || left > 0
    isCutAfter = isCutAfter || needed > left + columns
    let shown = (left + (isCutBefore ? 1 : 0))...(left + columns - (isCutAfter ? 1 : 0))
    var column = 0
    cells = cells.filter { cell in
      defer { column += cell.width }
      return column >= shown.lowerBound && column + cell.width <= shown.upperBound
    }
  }
}

extension UInt8 {
  /// True for any byte of a scalar in UTF-8 but the first.
  fileprivate var isContinuation: Bool { self & 0xC0 == 0x80 }
}

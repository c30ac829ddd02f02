/// The rows of a CSV file, one after the other: RFC 4180, and what real files do beside it.
///
/// - The separator is the one of `,` `;` tab `|` that the first line has most of, or what `sep=;` there says.
/// - A row ends in CRLF, LF or CR; the last one may end in nothing. Rows without a byte are none.
/// - A quote opens a field only at its beginning, blanks before it aside; elsewhere it is itself: `Band 45"`.
/// - In a quoted field `""` is a quote, and so is one that no separator or line end follows: `"a "fat" bar",`.
/// - A quote that nothing closes is itself too, and the row goes on as if it were none.
/// - Rows may have any number of fields.
package struct CSVReader: Sendable {
  package let encoding: CSVEncoding
  package let separator: UInt8
  /// The 1-based lines with a quote that nothing closes.
  package private(set) var unclosedQuotes: [Int] = []

  private let bytes: [UInt8]
  private var place: Int
  private var line = 1
  /// Once a quote was open up to the end of the file, one has to be closed on its line: or each of them would look
  /// through all of the rest again.
  private var closesOnItsLine = false

  /// `separator` where the first line says nothing of it.
  package init(_ file: [UInt8], separator given: UInt8? = nil) throws(CSVFailure) {
    let (bytes, start, encoding) = try decoded(file)
    self.bytes = bytes
    self.encoding = encoding
    place = start
    let first = bytes[start...].prefix { $0 != lineFeed && $0 != carriageReturn }
    if let given {
      separator = given
    } else if first.count == 5, first.prefix(4).map({ $0 | 0x20 }).elementsEqual("sep=".utf8.map { $0 | 0x20 }),
      let named = first.last
    {
      separator = named
      place = first.endIndex
      skipLineEnd()
    } else {
      separator = CSVReader.separator(of: first)
    }
  }

  /// No row follows.
  package var isAtEnd: Bool { place >= bytes.count }

  /// Fills the next row; false at the end, and the row is empty then.
  package mutating func next(_ row: inout CSVRow) -> Bool {
    while place < bytes.count, bytes[place] == lineFeed || bytes[place] == carriageReturn { skipLineEnd() }
    row.begin(line: line)
    guard place < bytes.count else { return false }
    while true {
      readField(&row)
      row.endField()
      guard place < bytes.count, bytes[place] == separator else { break }
      place += 1
    }
    skipLineEnd()
    return true
  }
}

private let quote = UInt8(ascii: "\"")
private let lineFeed = UInt8(ascii: "\n")
private let carriageReturn = UInt8(ascii: "\r")

extension CSVReader {
  /// Outside of quotes; of several that are as many, the first.
  private static func separator(of line: ArraySlice<UInt8>) -> UInt8 {
    var counts: [UInt8: Int] = [:]
    var isQuoted = false
    for byte in line {
      if byte == quote { isQuoted.toggle() }
      if !isQuoted { counts[byte, default: 0] += 1 }
    }
    var best = UInt8(ascii: ",")
    for candidate in ";\t|".utf8 where counts[candidate, default: 0] > counts[best, default: 0] {
      best = candidate
    }
    return best
  }

  /// Reads up to the separator or the line end behind a field.
  private mutating func readField(_ row: inout CSVRow) {
    var start = place
    while start < bytes.count, bytes[start] == UInt8(ascii: " "), separator != bytes[start] { start += 1 }
    if start < bytes.count, bytes[start] == quote, readQuoted(from: start, &row) { return }
    start = place
    while place < bytes.count, !endsField(bytes[place]) { place += 1 }
    row.append(bytes[start..<place])
  }

  /// Reads a field whose opening quote is at an offset; false, and nothing is read, where nothing closes it.
  private mutating func readQuoted(from opening: Int, _ row: inout CSVRow) -> Bool {
    let before = row.mark
    var next = opening + 1
    var lines = 0
    while next < bytes.count {
      let byte = bytes[next]
      next += 1
      switch byte {
      case quote:
        if next < bytes.count, bytes[next] == quote {
          row.append(quote)
          next += 1
        } else if let end = fieldEnd(from: next) {
          place = end
          line += lines
          return true
        } else {
          row.append(quote)
        }
      case carriageReturn, lineFeed:
        if closesOnItsLine { return giveUp(row: &row, before) }
        if byte == carriageReturn, next < bytes.count, bytes[next] == lineFeed { next += 1 }
        row.append(lineFeed)
        lines += 1
      default: row.append(byte)
      }
    }
    closesOnItsLine = true
    return giveUp(row: &row, before)
  }

  private mutating func giveUp(row: inout CSVRow, _ mark: Int) -> Bool {
    row.forget(after: mark)
    unclosedQuotes.append(line)
    return false
  }

  /// Where the field ends whose quote was closed right before an offset: blanks may follow; nil for anything else.
  private func fieldEnd(from offset: Int) -> Int? {
    var end = offset
    while end < bytes.count, bytes[end] == UInt8(ascii: " "), separator != bytes[end] { end += 1 }
    return end == bytes.count || endsField(bytes[end]) ? end : nil
  }

  private func endsField(_ byte: UInt8) -> Bool {
    byte == separator || byte == lineFeed || byte == carriageReturn
  }

  private mutating func skipLineEnd() {
    guard place < bytes.count else { return }
    let isPair =
      bytes[place] == carriageReturn && place + 1 < bytes.count && bytes[place + 1] == lineFeed
    place += isPair ? 2 : 1
    line += 1
  }
}

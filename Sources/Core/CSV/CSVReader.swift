/// A reader of the rows of a CSV file: RFC 4180, and the variants of real files.
///
/// - The separator is the one of `,` `;` tab `|` that the first line has most of, or the one that `sep=;` there sets.
/// - A row ends in CRLF, LF or CR; the last one may end in nothing. Empty lines are no rows.
/// - A quote opens a field only at its beginning, after any blanks; elsewhere it is text: `Band 45"`.
/// - In a quoted field `""` is a quote, and so is one without a separator or line end after it: `"a "fat" bar",`.
/// - A quote that is never closed is text too, and does not quote its field.
/// - Rows may have any number of fields.
package struct CSVReader: Sendable {
  package let encoding: CSVEncoding
  package let separator: UInt8
  /// The 1-based lines with a quote that is never closed.
  package private(set) var unclosedQuotes: [Int] = []

  private let bytes: [UInt8]
  private var offset: Int
  private var line = 1
  /// The end of the text that a search for a closing quote went through in vain: a later search that reaches a byte
  /// before it would find as little.
  private var unclosedUntil = 0

  /// Creates a reader; `separator` is for files whose first line does not set one.
  package init(_ file: [UInt8], separator given: UInt8? = nil) throws(CSVFailure) {
    let (bytes, start, encoding) = try decoded(file)
    self.bytes = bytes
    self.encoding = encoding
    offset = start
    let first = bytes[start...].prefix { $0 != lineFeed && $0 != carriageReturn }
    if let given {
      separator = given
    } else if first.count == 5, first.prefix(4).map({ $0 | 0x20 }).elementsEqual("sep=".utf8.map { $0 | 0x20 }),
      let named = first.last
    {
      separator = named
      offset = first.endIndex
      skipLineEnd()
    } else {
      separator = CSVReader.separator(of: first)
    }
  }

  /// True if no row follows.
  package var isAtEnd: Bool { offset >= bytes.count }

  /// True if a field may begin with a number and a comma in it; in a file of commas, these are behind quotes.
  package var mayHaveDecimalCommas: Bool {
    guard separator == UInt8(ascii: ",") else { return true }
    var (isQuoted, hasDigit) = (false, false)
    for byte in bytes {
      switch byte {
      case quote: (isQuoted, hasDigit) = (true, false)
      case UInt8(ascii: ","):
        if hasDigit { return true }
        isQuoted = false
      case 0x30...0x39: hasDigit = isQuoted
      case UInt8(ascii: " "), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."): break
      default: (isQuoted, hasDigit) = (false, false)
      }
    }
    return false
  }

  /// Reads the next row; false at the end, with an empty row.
  package mutating func next(_ row: inout CSVRow) -> Bool {
    while offset < bytes.count, bytes[offset] == lineFeed || bytes[offset] == carriageReturn { skipLineEnd() }
    row.begin(line: line)
    guard offset < bytes.count else { return false }
    while true {
      readField(&row)
      row.endField()
      guard offset < bytes.count, bytes[offset] == separator else { break }
      offset += 1
    }
    skipLineEnd()
    return true
  }
}

private let quote = UInt8(ascii: "\"")
private let lineFeed = UInt8(ascii: "\n")
private let carriageReturn = UInt8(ascii: "\r")

extension CSVReader {
  /// Returns the most frequent separator outside of quotes; of equally frequent ones, the first.
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

  /// Reads up to the separator or the line end after a field.
  private mutating func readField(_ row: inout CSVRow) {
    var start = offset
    while start < bytes.count, bytes[start] == UInt8(ascii: " "), separator != bytes[start] { start += 1 }
    if start < bytes.count, bytes[start] == quote, readQuoted(from: start, &row) { return }
    start = offset
    while offset < bytes.count, !endsField(bytes[offset]) { offset += 1 }
    row.append(bytes[start..<offset])
  }

  /// Reads a field whose opening quote is at an offset; false, consuming nothing, where the quote is never closed.
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
          offset = end
          line += lines
          return true
        } else {
          row.append(quote)
        }
      case _ where next <= unclosedUntil: return giveUp(row: &row, before)
      case carriageReturn, lineFeed:
        if byte == carriageReturn, next < bytes.count, bytes[next] == lineFeed { next += 1 }
        row.append(lineFeed)
        lines += 1
      default: row.append(byte)
      }
    }
    unclosedUntil = bytes.count
    return giveUp(row: &row, before)
  }

  private mutating func giveUp(row: inout CSVRow, _ mark: Int) -> Bool {
    row.forget(after: mark)
    unclosedQuotes.append(line)
    return false
  }

  /// Returns the end of the field whose quote was closed before an offset, past any blanks; nil for other text.
  private func fieldEnd(from offset: Int) -> Int? {
    var end = offset
    while end < bytes.count, bytes[end] == UInt8(ascii: " "), separator != bytes[end] { end += 1 }
    return end == bytes.count || endsField(bytes[end]) ? end : nil
  }

  private func endsField(_ byte: UInt8) -> Bool {
    byte == separator || byte == lineFeed || byte == carriageReturn
  }

  private mutating func skipLineEnd() {
    guard offset < bytes.count else { return }
    let isPair =
      bytes[offset] == carriageReturn && offset + 1 < bytes.count && bytes[offset + 1] == lineFeed
    offset += isPair ? 2 : 1
    line += 1
  }
}

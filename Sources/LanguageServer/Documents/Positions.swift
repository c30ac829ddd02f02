import JSON
import Text

/// How a client counts the characters of a line: the protocol's own way, or bytes where it offers them.
package enum PositionEncoding: String, Sendable {
  case utf16 = "utf-16"
  case utf8 = "utf-8"
}

/// Turns byte offsets of a text into the lines and characters of a client, and back. Bytes that are not UTF-8 count as
/// one character each, as editors show them.
struct Positions {
  private let bytes: [UInt8]
  private let lines: LineTable
  private let encoding: PositionEncoding

  init(_ bytes: [UInt8], _ encoding: PositionEncoding) {
    self.bytes = bytes
    lines = LineTable(bytes)
    self.encoding = encoding
  }

  /// The byte offset of a line and a character of it, both 0-based; what is behind the end of a line or of the text is taken
  /// for that end, as the protocol says.
  func offset(line: Int, character: Int) -> Int {
    guard line >= 0 else { return 0 }
    guard line < lines.count else { return bytes.count }
    let range = lines.range(ofLine: line)
    let end = endWithoutNewline(range)
    var offset = range.lowerBound
    var left = character
    while offset < end, left > 0 {
      let (length, units) = step(offset, end)
      offset += length
      left -= units
    }
    return offset
  }

  /// Nil where the value is no position.
  func offset(_ position: JSON?) -> Int? {
    guard let line = position?["line"]?.whole, let character = position?["character"]?.whole else {
      return nil
    }
    return offset(line: line, character: character)
  }

  func range(_ range: JSON?) -> TextRange? {
    guard let start = offset(range?["start"]), let end = offset(range?["end"]), start <= end else {
      return nil
    }
    return TextRange(start, end)
  }

  func position(_ offset: Int) -> JSON {
    let place = place(offset)
    return .object([("line", .integer(place.line)), ("character", .integer(place.character))])
  }

  func place(_ offset: Int) -> (line: Int, character: Int) {
    let line = lines.line(at: min(offset, bytes.count))
    var place = lines.range(ofLine: line).lowerBound
    var character = 0
    while place < min(offset, bytes.count) {
      let (length, units) = step(place, bytes.count)
      place += length
      character += units
    }
    return (line, character)
  }

  func json(_ range: TextRange) -> JSON {
    .object([("start", position(range.lowerBound)), ("end", position(range.upperBound))])
  }

  /// How many bytes the next scalar has, and how many characters of the client it is.
  private func step(_ offset: Int, _ end: Int) -> (length: Int, units: Int) {
    let byte = bytes[offset]
    if byte < 0x80 { return (1, 1) }
    guard let scalar = decodeScalar(bytes, at: offset, end: end) else { return (1, 1) }
    return (scalar.length, encoding == .utf8 ? scalar.length : scalar.value > 0xFFFF ? 2 : 1)
  }

  private func endWithoutNewline(_ range: TextRange) -> Int {
    var end = range.upperBound
    if end > range.lowerBound, bytes[end - 1] == UInt8(ascii: "\n") { end -= 1 }
    if end > range.lowerBound, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return end
  }
}

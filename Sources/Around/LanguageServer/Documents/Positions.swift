import JSON
import Text

/// The unit of a client's characters: the protocol's UTF-16, or bytes if the client offers them.
package enum PositionEncoding: String, Sendable {
  case utf16 = "utf-16"
  case utf8 = "utf-8"
}

/// A conversion of byte offsets to a client's lines and characters, and back. Bytes that are not UTF-8 count as one
/// character each, as editors show them.
struct Positions {
  private let bytes: [UInt8]
  private let lines: LineTable
  private let encoding: PositionEncoding
  /// The marks of long lines: for each `stride` of bytes the last scalar that begins by then, and the characters before
  /// it. Without them, each position on a long line would be counted from its beginning.
  private var marks: [Int: [(offset: Int, character: Int)]] = [:]
  private static let stride = 256

  init(_ bytes: [UInt8], _ encoding: PositionEncoding) {
    self.bytes = bytes
    lines = LineTable(bytes)
    self.encoding = encoding
    for line in 0..<lines.count where lines.range(ofLine: line).count > Positions.stride {
      let range = lines.range(ofLine: line)
      var (offset, character) = (range.lowerBound, 0)
      var marks: [(offset: Int, character: Int)] = []
      while offset <= range.upperBound {
        let (length, units) = offset < range.upperBound ? step(offset, bytes.count) : (1, 0)
        if offset + length > range.lowerBound + marks.count * Positions.stride { marks.append((offset, character)) }
        (offset, character) = (offset + length, character + units)
      }
      self.marks[line] = marks
    }
  }

  /// Returns the byte offset of a line and character, both 0-based. A position past the end of a line or of the text
  /// is taken for that end, as the protocol wants.
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

  /// Returns the byte offset of a position; nil for another value.
  func offset(_ position: JSON?) -> Int? {
    guard let line = position?["line"]?.whole, let character = position?["character"]?.whole else { return nil }
    return offset(line: line, character: character)
  }

  func range(_ range: JSON?) -> TextRange? {
    guard let start = offset(range?["start"]), let end = offset(range?["end"]), start <= end else { return nil }
    return TextRange(start, end)
  }

  func position(_ offset: Int) -> JSON {
    let position = lineAndCharacter(offset)
    return ["line": position.line, "character": position.character]
  }

  func lineAndCharacter(_ offset: Int) -> (line: Int, character: Int) {
    let line = lines.line(at: min(offset, bytes.count))
    var (place, character) = (lines.range(ofLine: line).lowerBound, 0)
    if let known = marks[line]?[(min(offset, bytes.count) - place) / Positions.stride] { (place, character) = known }
    while place < min(offset, bytes.count) {
      let (length, units) = step(place, bytes.count)
      place += length
      character += units
    }
    return (line, character)
  }

  func json(_ range: TextRange) -> JSON {
    ["start": position(range.lowerBound), "end": position(range.upperBound)]
  }

  /// Returns the bytes of the next scalar, and the client's characters it counts as.
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

/// The offsets of a text's lines. It is made only to show text, never to read a file.
package struct LineTable: Sendable {
  /// The offset of each line's first byte; the first is 0.
  private var starts: [Int] = [0]
  private let end: Int

  package init(_ bytes: [UInt8]) {
    for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") { starts.append(offset + 1) }
    end = bytes.count
  }

  /// The number of lines; a text that ends in a line feed has an empty last one.
  package var count: Int { starts.count }

  /// Returns the 0-based line that holds a byte offset.
  package func line(at offset: Int) -> Int { max(0, starts.lowestIndex { $0 > offset } - 1) }

  /// Returns the range of a 0-based line, its line feed included.
  package func range(ofLine line: Int) -> TextRange {
    TextRange(starts[line], line + 1 < starts.count ? starts[line + 1] : end)
  }
}

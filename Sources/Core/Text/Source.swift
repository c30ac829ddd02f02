/// The text of one file: its bytes as read, and its name.
///
/// Tokens, models, diagnostics and edits are ranges of these bytes, so that no text of a person is lost in the
/// program.
package struct Source: Sendable {
  /// The path as messages show it, relative to the journal if the file is in one.
  package let name: String
  package let bytes: [UInt8]

  package init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  package init(name: String, text: String) { self.init(name: name, bytes: Array(text.utf8)) }

  /// Returns the text of a range; invalid UTF-8 becomes U+FFFD.
  package func text(_ range: TextRange) -> String { String(decoding: bytes[range.bounds], as: UTF8.self) }

  /// The range of the whole text.
  package var all: TextRange { TextRange(0, bytes.count) }
}

extension Source {
  /// The offset of the first byte behind a byte order mark.
  package var textStart: Int { bytes.starts(with: "\u{FEFF}".utf8) ? 3 : 0 }

  /// Returns the offset at which the line after that of an offset begins; the end of the text in its last line.
  package func nextLine(from offset: Int) -> Int {
    bytes[offset...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
  }

  /// Returns the ending of the line that holds an offset, CR LF or LF; of the file's first line if it has none.
  package func lineEnding(at offset: Int = 0) -> String {
    let newline = UInt8(ascii: "\n")
    let end = bytes[offset...].firstIndex(of: newline) ?? bytes.firstIndex(of: newline) ?? 0
    return end > 0 && bytes[end - 1] == UInt8(ascii: "\r") ? "\r\n" : "\n"
  }
}

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

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

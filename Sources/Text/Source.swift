/// The text of one file: its bytes as they were read, and the name it is shown under.
///
/// Everything else (tokens, models, diagnostics, edits) is a range into these bytes, so that nothing a person
/// typed is ever lost on the way through the program.
package struct Source: Sendable {
  /// The path as messages show it, relative to the journal where the file is in one.
  package let name: String
  package let bytes: [UInt8]

  package init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  package init(name: String, text: String) { self.init(name: name, bytes: Array(text.utf8)) }

  /// The text of a range; invalid UTF-8 is shown as U+FFFD.
  package func text(_ range: TextRange) -> String { String(decoding: bytes[range.bounds], as: UTF8.self) }

  /// Everything.
  package var all: TextRange { TextRange(0, bytes.count) }
}

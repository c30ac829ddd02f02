/// A change to a text: a range of the bytes as they were read, and its replacement.
///
/// Every writer (a fix, the formatter, a command) makes these; nothing prints a file from a model.
package struct TextEdit: Hashable, Sendable {
  package var range: TextRange
  package var replacement: String

  package init(replacing range: TextRange, with replacement: String) {
    self.range = range
    self.replacement = replacement
  }

  package init(inserting text: String, at offset: Int) {
    self.init(replacing: TextRange(offset, offset), with: text)
  }
}

extension Array where Element == TextEdit {
  /// Returns the bytes with every edit made; nil when two edits overlap or one reaches past the end.
  package func applied(to bytes: [UInt8]) -> [UInt8]? { applied(to: bytes, within: TextRange(0, bytes.count)) }

  /// Returns a part of the bytes with the edits made, at the cost of that part; nil if an edit reaches out of it.
  package func applied(to bytes: [UInt8], within part: TextRange) -> [UInt8]? {
    var result: [UInt8] = []
    result.reserveCapacity(part.count)
    var done = part.lowerBound
    for edit in sorted(by: { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) }) {
      guard edit.range.lowerBound >= done, edit.range.upperBound <= part.upperBound else { return nil }
      result += bytes[done..<edit.range.lowerBound]
      result += edit.replacement.utf8
      done = edit.range.upperBound
    }
    return result + bytes[done..<part.upperBound]
  }
}

/// A change of one file: the bytes it must still have, and those it shall have.
package struct FileChange: Hashable, Sendable {
  /// The path relative to the journal: `log/2026-01.txt`.
  package let path: String
  /// The bytes before the change; nil if the file must not exist.
  package let before: [UInt8]?
  /// The bytes after the change; nil if the file is removed.
  package let after: [UInt8]?

  package init(path: String, before: [UInt8]?, after: [UInt8]?) {
    self.path = path
    self.before = before
    self.after = after
  }

  /// The change that undoes this one.
  package var inverse: FileChange { FileChange(path: path, before: after, after: before) }
}

import Grammar
import Text

/// A check that a line can be read with a completion in it.
struct LineCheck {
  let line: HalfLine
  let kind: FileKind
  /// The lines needed above it, such as those of its entry.
  let above: [UInt8]

  /// True if the line with the text reads without mistakes, but for a field that waits for its value.
  func reads(_ text: String, at range: TextRange) -> Bool {
    let before = line.bytes[line.range.lowerBound..<range.lowerBound]
    let after = line.bytes[range.upperBound..<line.range.upperBound]
    let file = ReadFile(Source(name: "", bytes: above + before + text.utf8 + after), as: kind)
    return file.diagnostics.allSatisfy { error in
      error.severity < .error || error.range.lowerBound < above.count || LineCheck.unfinished.contains(error.code)
    }
  }

  private static let unfinished = ["empty-field", "empty-attribute"]
}

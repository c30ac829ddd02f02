import Format
import Text

/// Whether a line reads when something is taken into it: what is offered must not make nonsense of it.
struct LineCheck {
  let line: HalfLine
  let kind: FileKind
  /// Lines that it needs above it, as those of its entry.
  let above: [UInt8]

  /// Nothing is wrong, but that a field may wait for its value.
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

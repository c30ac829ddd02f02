/// The largest number of signs on one letter: no writing needs more (Unicode Standard Annex 15, the stream-safe text
/// format). Comparing texts puts such signs in order first, which takes the square of their number.
private let mostMarks = 30

/// Returns the range from the first letter with too many signs to the end of the text; nil if there is none.
package func overloadedLetter(in bytes: [UInt8], _ text: TextRange) -> TextRange? {
  // A sign has at least two bytes.
  guard text.count > 2 * mostMarks else { return nil }
  var offset = text.lowerBound
  var (start, marks) = (offset, 0)
  while offset < text.upperBound {
    // U+0300 is the first sign.
    guard bytes[offset] >= 0xCC, let scalar = decodeScalar(bytes, at: offset, end: text.upperBound) else {
      marks = 0
      offset += 1
      continue
    }
    let isMark = Unicode.Scalar(scalar.value).map { $0.properties.canonicalCombiningClass != .notReordered } ?? false
    if marks == 0 { start = offset }
    marks = isMark ? marks + 1 : 0
    offset += scalar.length
    if marks > mostMarks { return TextRange(start, text.upperBound) }
  }
  return nil
}

extension Diagnostic {
  package static func overloadedLetter(_ range: TextRange) -> Diagnostic {
    Diagnostic(
      .controlCharacter, range, "more than \(mostMarks) accents on one letter are no text", help: "remove them")
  }
}

import Text

/// Finds mistakes in the bytes of lines, before they are read.
struct LineProblems {
  /// True if the last line must not be read, as its signs would take too long.
  private(set) var isUnreadable = false
  private var hasInvalid = false
  private let source: Source

  init(_ source: Source) { self.source = source }

  /// Reports control characters once a line and bytes that are not UTF-8 once a file; true if the line has either.
  mutating func check(_ line: borrowing LineCursor, _ diagnostics: inout [Diagnostic]) -> Bool {
    isUnreadable = false
    if let range = overloadedLetter(in: source.bytes, line.wholeLine) {
      isUnreadable = true
      diagnostics.append(.overloadedLetter(range))
      return true
    }
    if let token = line.control {
      let value = source.bytes[token.range.lowerBound]
      let name =
        value < 0x80
        ? "0x" + hexadecimal(value)
        : "U+"
          + source.text(token.range).unicodeScalars.map { String($0.value, radix: 16, uppercase: true) }
          .joined()
      diagnostics.append(
        Diagnostic(
          .controlCharacter, token.range, "the control character \(name) is no text", help: "remove it",
          fix: .unsafe(token.range, "")))
    }
    if let token = line.invalid, !hasInvalid {
      hasInvalid = true
      diagnostics.append(
        Diagnostic(
          .invalidUTF8, token.range,
          "the byte 0x\(hexadecimal(source.bytes[token.range.lowerBound])) is not UTF-8",
          help: "if the file is in Latin-1: iconv -f ISO-8859-1 -t UTF-8"))
    }
    return line.control != nil || line.invalid != nil
  }

  /// Keeps only the first mistake of a line with bytes that are not text, however the line around them reads. A fix of
  /// more than those bytes would change them.
  func leaveOne(of diagnostics: inout [Diagnostic], since before: Int) {
    guard before < diagnostics.count else { return }
    diagnostics.removeSubrange((before + 1)...)
    if diagnostics[before].code != Explanation.controlCharacter.code { diagnostics[before].fix = nil }
  }

  private func hexadecimal(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return digits.utf8.count == 1 ? "0" + digits : digits
  }
}

/// The largest number of signs on one letter: no writing needs more (Unicode Standard Annex 15, the stream-safe text
/// format). Comparing texts puts such signs in order first, which takes the square of their number.
private let mostMarks = 30

/// Returns the range from the first letter with too many signs to the end of the text; nil if there is none.
func overloadedLetter(in bytes: [UInt8], _ text: TextRange) -> TextRange? {
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
  static func overloadedLetter(_ range: TextRange) -> Diagnostic {
    Diagnostic(
      .controlCharacter, range, "more than \(mostMarks) accents on one letter are no text", help: "remove them")
  }
}

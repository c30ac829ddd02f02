import Text

/// What is wrong with bytes before they mean anything.
struct LineProblems {
  /// The line that was checked last is no text that anybody reads, and must not be read further.
  private(set) var isUnreadable = false
  private var hasInvalid = false
  private let source: Source

  init(_ source: Source) { self.source = source }

  /// Reports control characters once a line and bytes that are not UTF-8 once a file; true where the line has either.
  mutating func check(_ line: borrowing LineCursor, _ diagnostics: inout [Diagnostic]) -> Bool {
    isUnreadable = false
    if let range = line.overloadedLetter {
      isUnreadable = true
      diagnostics.append(
        Diagnostic(
          .controlCharacter, range, "more than \(LineCursor.mostMarks) accents on one letter are no text",
          help: "remove them"))
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

  /// Bytes that are no text are one mistake, however the line around them reads: of what was found on it the first
  /// stays. A fix about more than those bytes would write them as others.
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

extension LineCursor {
  /// Signs that may stand on one letter: no writing needs as many (Unicode Standard Annex 15, the stream-safe text format).
  /// Whoever compares texts puts them in order first, which takes the square of their number.
  fileprivate static let mostMarks = 30

  /// The first run of more such signs; nil where there is none.
  fileprivate var overloadedLetter: TextRange? {
    let line = wholeLine
    // A sign has two bytes at least.
    guard line.count > 2 * LineCursor.mostMarks else { return nil }
    var place = line.lowerBound
    var (start, marks) = (place, 0)
    while place < line.upperBound {
      // The first of them is U+0300.
      guard bytes[place] >= 0xCC, let scalar = decodeScalar(bytes, at: place, end: line.upperBound) else {
        marks = 0
        place += 1
        continue
      }
      let isMark = Unicode.Scalar(scalar.value).map { $0.properties.canonicalCombiningClass != .notReordered } ?? false
      if marks == 0 { start = place }
      marks = isMark ? marks + 1 : 0
      place += scalar.length
      if marks > LineCursor.mostMarks { return TextRange(start, line.upperBound) }
    }
    return nil
  }
}

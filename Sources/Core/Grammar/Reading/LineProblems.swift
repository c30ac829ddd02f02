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

import Text

/// Rows of cells as RFC 4180 has them, with plain line feeds; what could move a cursor is shown by its number.
package enum CSVText {
  package static func text(_ rows: [[String]]) -> String { rows.map(row).joined() }

  package static func row(_ cells: [String]) -> String {
    // As bytes: to append to a String takes three times as long.
    var bytes: [UInt8] = []
    bytes.reserveCapacity(256)
    for cell in cells {
      bytes.append(standsForItself(cell) ? cell : guarded(cell))
      bytes.append(UInt8(ascii: ","))
    }
    if !cells.isEmpty { bytes.removeLast() }
    bytes.append(UInt8(ascii: "\n"))
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether a text stands for itself, as most do: printable, without a comma or a quote, and no formula.
  private static func standsForItself(_ text: String) -> Bool {
    text.withBytes { bytes in
      if bytes.isEmpty { return true }
      if isSuspect(bytes[0]) || !isLatinAndPrintable(bytes) { return false }
      for place in bytes.indices where bytes[place] == 0x22 || bytes[place] == 0x2C { return false }
      return true
    }
  }

  /// A spreadsheet runs a cell that begins with one of these signs as a formula: such a text gets an apostrophe, which
  /// it takes for "this is text" (OWASP, CSV injection). Numbers below zero stay numbers.
  private static func guarded(_ text: String) -> String {
    var text = text.utf8.contains(0x0A) ? lines(text) : printable(text)
    if isFormula(text) { text = "'" + text }
    let needsQuotes = text.utf8.contains { $0 == 0x22 || $0 == 0x2C || $0 == 0x0A || $0 == 0x0D }
    return needsQuotes ? "\"" + escaped(text, ["\"": "\"\""]) + "\"" : text
  }

  /// The text that such a cell was made of: without the apostrophe in front of what a spreadsheet would run.
  package static func unguarded(_ text: String) -> String {
    guard text.utf8.first == UInt8(ascii: "'"), isFormula(String(text.dropFirst())) else { return text }
    return String(text.dropFirst())
  }

  private static func lines(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { printable(String($0)) }
      .joined(separator: "\n")
  }

  private static func isFormula(_ text: String) -> Bool {
    guard let first = text.utf8.first, isSuspect(first) else { return false }
    return !isNumber(text)
  }

  private static func isSuspect(_ first: UInt8) -> Bool {
    switch first {
    case UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "@"), UInt8(ascii: "\t"),
      UInt8(ascii: "\r"):
      true
    default: false
    }
  }

  private static func isNumber(_ text: String) -> Bool {
    let digits = text.drop { $0 == "-" }
    return text.count - digits.count <= 1 && !digits.isEmpty
      && digits.utf8.allSatisfy { 48...57 ~= $0 || $0 == UInt8(ascii: ".") }
  }
}

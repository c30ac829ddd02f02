import Text

/// A form of CSV.
package enum CSVForm: String, Sendable {
  /// As RFC 4180 has it, with plain line feeds.
  case plain = ""
  /// As Excel opens it where the comma is the decimal mark: with semicolons, CRLF and a byte order mark.
  case excel

  package var separator: UInt8 { self == .plain ? UInt8(ascii: ",") : UInt8(ascii: ";") }
  package var ending: StaticString { self == .plain ? "\n" : "\r\n" }
  /// The beginning of the file, by which Excel knows UTF-8.
  package var opening: String { self == .plain ? "" : "\u{FEFF}" }
}

/// Rows of cells; the texts are as they are.
package enum CSVText {
  package static func row(_ cells: [String], _ form: CSVForm = .plain) -> String {
    row(cells, form) { append($0, to: &$1, form) }
  }

  /// Returns a row of values that a closure appends as cells.
  package static func row<Cell>(_ cells: [Cell], _ form: CSVForm, append: (Cell, inout [UInt8]) -> Void) -> String {
    // Bytes, as appending to a String takes three times as long.
    var bytes: [UInt8] = []
    bytes.reserveCapacity(256)
    for (index, cell) in cells.enumerated() {
      if index > 0 { bytes.append(form.separator) }
      append(cell, &bytes)
    }
    bytes.append(form.ending)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends a text as a cell, in quotes or with an apostrophe where it needs them.
  package static func append(_ cell: String, to bytes: inout [UInt8], _ form: CSVForm) {
    bytes.append(standsForItself(cell, form) ? cell : guarded(cell, form))
  }

  /// True if a text needs neither quotes nor an apostrophe, as most do.
  private static func standsForItself(_ text: String, _ form: CSVForm) -> Bool {
    text.withBytes { bytes in
      if bytes.isEmpty { return true }
      if bytes[0] == UInt8(ascii: "'") || isSuspect(bytes) { return false }
      for offset in bytes.indices {
        switch bytes[offset] {
        case UInt8(ascii: "\""), form.separator, UInt8(ascii: "\n"), UInt8(ascii: "\r"): return false
        default: break
        }
      }
      return true
    }
  }

  /// Returns a cell that needs quotes or a guard. A spreadsheet runs a cell that begins like a formula: such a text
  /// gets an apostrophe, which marks it as text (OWASP, CSV injection), and one more where it has one. Negative numbers
  /// stay numbers.
  private static func guarded(_ text: String, _ form: CSVForm) -> String {
    let text = isFormula(text) ? "'" + text : text
    let needsQuotes = text.utf8.contains { $0 == 0x22 || $0 == form.separator || $0 == 0x0A || $0 == 0x0D }
    return needsQuotes ? "\"" + escaped(text, ["\"": "\"\""]) + "\"" : text
  }

  /// Returns the text before `guarded` put an apostrophe in front of a formula.
  package static func unguarded(_ text: String) -> String {
    text.utf8.first == UInt8(ascii: "'") && isFormula(text) ? String(text.dropFirst()) : text
  }

  /// True for a formula, with or without apostrophes before it.
  private static func isFormula(_ text: String) -> Bool {
    let bare = String(text.drop { $0 == "'" })
    return bare.withBytes(isSuspect) && !isNumber(bare)
  }

  /// True if a text begins with a tab, a CR or one of `= + - @`, which may be of full width (U+FF1D, U+FF0B, U+FF0D, U+FF20).
  private static func isSuspect(_ bytes: Span<UInt8>) -> Bool {
    guard bytes.count > 0 else { return false }
    switch bytes[0] {
    case UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "@"), UInt8(ascii: "\t"),
      UInt8(ascii: "\r"):
      return true
    case 0xEF where bytes.count > 2 && bytes[1] == 0xBC: return [0x8B, 0x8D, 0x9D, 0xA0].contains(bytes[2])
    default: return false
    }
  }

  private static func isNumber(_ text: String) -> Bool {
    let digits = text.drop { $0 == "-" }
    return text.count - digits.count <= 1 && !digits.isEmpty
      && digits.utf8.allSatisfy { 48...57 ~= $0 || $0 == UInt8(ascii: ".") }
  }
}

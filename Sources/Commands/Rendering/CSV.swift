import JournalText

/// Rows of cells as RFC 4180 has them, with plain line feeds; what could move a cursor is shown by its number.
enum CSV {
  static func text(_ rows: [[String]]) -> String {
    rows.map { $0.map(cell).joined(separator: ",") + "\n" }.joined()
  }

  /// A spreadsheet runs a cell that begins with one of these signs as a formula: such a text gets an apostrophe, which
  /// it takes for "this is text" (OWASP, CSV injection). Numbers below zero stay numbers.
  private static func cell(_ text: String) -> String {
    var text = printable(text)
    if let first = text.unicodeScalars.first, "=+-@\t\r".unicodeScalars.contains(first), !isNumber(text) {
      text = "'" + text
    }
    let needsQuotes = text.unicodeScalars.contains { "\",\n\r".unicodeScalars.contains($0) }
    return needsQuotes ? "\"" + text.replacing("\"", with: "\"\"") + "\"" : text
  }

  private static func isNumber(_ text: String) -> Bool {
    let digits = text.drop { $0 == "-" }
    return text.count - digits.count <= 1 && !digits.isEmpty
      && digits.utf8.allSatisfy { 48...57 ~= $0 || $0 == UInt8(ascii: ".") }
  }
}

extension CSV {
  /// A heading and a row for each object: the same names and values as in JSON; what an object does not have is empty.
  static func rows(_ objects: [[(name: String, value: JSON)]], _ names: () -> [String]) -> [[String]] {
    let names = names()
    return [names]
      + objects.map { object in
        names.map { name in object.first { $0.name == name }.map { plain($0.value) } ?? "" }
      }
  }

  private static func plain(_ value: JSON) -> String {
    switch value {
    case .null: ""
    case .string(let text): text
    default: value.compact
    }
  }
}

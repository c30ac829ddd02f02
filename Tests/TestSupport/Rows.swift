import Foundation

/// The tables of cases in Tests/Tables: a line a row, its columns parted by ` → `, below the name of the test behind `# `.
///
/// `\n`, `\r`, `\t`, `\\` and `\u{FEFF}` stand for what they do in Swift, `\s` for a blank at an end and `\e` for an empty
/// column; a backslash before any other character is left out. `// ` begins a remark. A column that is a list has an element a
/// line, one that may be missing is `nil`.
package enum Rows {
  /// Returns the rows of a test, each with the same number of columns.
  package static func of(_ table: String, _ test: String) -> [[String]] {
    let path = Repository.root + "/Tests/Tables/" + table + ".txt"
    var rows: [[String]] = []
    var isIn = false
    for line in ((try? String(contentsOfFile: path, encoding: .utf8)) ?? "").split(separator: "\n") {
      if line.hasPrefix("# ") {
        isIn = line.dropFirst(2) == test
      } else if isIn, !line.hasPrefix("// ") {
        rows.append(line.components(separatedBy: " → ").map(unescaped))
      }
    }
    return rows.isEmpty ? [["there are no rows of \(test) in \(path)"]] : rows
  }

  /// Returns the elements of a column that is a list.
  package static func list(_ column: String) -> [String] { column.split(separator: "\n").map(String.init) }

  private static func unescaped(_ column: String) -> String {
    var text = ""
    var rest = column.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      guard scalar == "\\", let sign = rest.popFirst() else {
        text.unicodeScalars.append(scalar)
        continue
      }
      switch sign {
      case "n": text += "\n"
      case "r": text += "\r"
      case "t": text += "\t"
      case "s": text += " "
      case "e": break
      case "u":
        let digits = rest.dropFirst().prefix { $0 != "}" }
        rest = rest.dropFirst(digits.count + 2)
        text.unicodeScalars.append(UInt32(String(digits), radix: 16).flatMap(Unicode.Scalar.init) ?? "?")
      default: text.unicodeScalars.append(sign)
      }
    }
    return text
  }
}

import TOML
import Text

/// What the tests of TOML have in common.
enum TOMLText {
  static func read(_ text: String) -> TOMLDocument { TOMLDocument.read(Source(name: "a.toml", text: text)) }

  /// `path = value` of every entry, for comparing whole documents.
  static func listed(_ document: TOMLDocument) -> [String] {
    document.leaves.map(described)
  }

  private static func described(_ entry: TOMLDocument.Entry) -> String {
    "\(entry.path.map(\.text).joined(separator: ".")) = \(described(entry.value.kind))"
  }

  private static func described(_ kind: TOMLDocument.Kind) -> String {
    switch kind {
    case .string(let text): "'\(text)'"
    case .integer(let number): String(number)
    case .float(let text): "float \(text)"
    case .boolean(let isTrue): String(isTrue)
    case .date(let text): "date \(text)"
    case .array(let values): "[\(values.map { described($0.kind) }.joined(separator: ", "))]"
    case .table(let entries):
      "{\(entries.map(described).joined(separator: ", "))}"
    case .unreadable: "?"
    }
  }

  /// A text without its marks, and what stood between them.
  static func marked(_ text: String) -> (text: String, marks: [TextRange]) {
    var plain = ""
    var starts: [Int] = []
    var marks: [TextRange] = []
    for scalar in text.unicodeScalars {
      switch scalar {
      case "⟦": starts.append(plain.utf8.count)
      case "⟧": marks.append(TextRange(starts.popLast() ?? 0, plain.utf8.count))
      default: plain.unicodeScalars.append(scalar)
      }
    }
    return (plain, marks)
  }
}

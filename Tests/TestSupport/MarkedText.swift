package import Text

/// A text whose marks `⟦` and `⟧` enclose the ranges that findings have to cover; they are not part of it.
///
/// `Example.badByte` becomes the byte 0xE7, which is an `ç` in Latin-1 and no text in UTF-8.
package struct MarkedText: Sendable {
  package private(set) var bytes: [UInt8] = []
  /// The ranges in the order of their beginnings, empty for two marks side by side.
  package private(set) var ranges: [TextRange] = []

  package init(_ marked: String) {
    var starts: [Int] = []
    for scalar in marked.unicodeScalars {
      switch scalar {
      case "⟦": starts.append(bytes.count)
      case "⟧":
        guard let start = starts.popLast() else { preconditionFailure("'⟧' without its '⟦' in: \(marked)") }
        ranges.append(TextRange(start, bytes.count))
      case _ where String(scalar) == Example.badByte: bytes.append(0xE7)
      default: bytes += String(scalar).utf8
      }
    }
    precondition(starts.isEmpty, "'⟦' without its '⟧' in: \(marked)")
    ranges.sort { ($0.start, $0.end) < ($1.start, $1.end) }
  }

  /// The text without its marks.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  package func source(named name: String) -> Source { Source(name: name, bytes: bytes) }
}

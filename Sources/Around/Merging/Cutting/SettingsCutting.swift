import Grammar
import TOML
import Text

/// Cuts TOML: the settings, and what stands at the top of a plan. A table is a section, a key one line or several.
enum SettingsCutting {
  static func file(_ source: Source) -> Piece { sections(source, 0..<source.bytes.count).file }

  /// Returns the part above the first header and one for each header.
  static func sections(_ source: Source, _ range: Range<Int>) -> PieceList {
    let document = TOMLDocument.read(source, in: range)
    var tables = Places(document.tables.map { ($0.range.lowerBound, $0) })
    var entries = Places(document.entries.map { ($0.range.lowerBound, $0) })
    func endOfLine(_ offset: Int) -> Int {
      source.bytes[offset..<range.upperBound].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? range.upperBound
    }
    var sections = PieceList()
    var (key, lines): ([UInt8], [Piece]) = ([], [])
    var offset = range.lowerBound
    while offset < range.upperBound {
      var end = endOfLine(offset)
      if let table = tables.value(in: offset..<end) {
        sections.addSection(key, lines)
        (key, lines) = (joined(table.path), [Piece(.header, text: Array(source.bytes[offset..<end]))])
      } else if let entry = entries.value(in: offset..<end) {
        end = max(end, endOfLine(entry.range.upperBound - 1))
        lines.append(cut(entry, source.bytes, offset..<end))
      } else {
        let text = source.bytes[offset..<end]
        let shown = trimmed(text)
        let kind: Piece.Kind = shown.isEmpty ? .blank : shown.first == UInt8(ascii: "#") ? .comment : .other
        lines.append(Piece(kind, shown, text: Array(text)))
      }
      offset = end
    }
    sections.addSection(key, lines)
    return sections
  }

  /// A list is cut into its elements, which both sides may add to.
  private static func cut(_ entry: TOMLDocument.Entry, _ bytes: [UInt8], _ range: Range<Int>) -> Piece {
    let key = joined(entry.path)
    guard case .array(let values) = entry.value.kind, !values.contains(where: \.isUnreadable) else {
      return Piece(.field, key, text: Array(bytes[range]))
    }
    var parts = CutParts(bytes, from: range.lowerBound, upTo: entry.value.range.lowerBound + 1)
    for value in values { parts.add(.element, Array(bytes[value.range.bounds]), value.range.bounds) }
    return Piece(.line, key, parts: parts.closed(at: range.upperBound))
  }

  private static func joined(_ path: [TOMLDocument.Key]) -> [UInt8] {
    Array(path.map(\.text).joined(separator: "\u{0}").lowercased().utf8)
  }
}

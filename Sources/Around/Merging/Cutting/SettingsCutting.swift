import Grammar
import TOML
import Text
import Training

/// Cuts TOML: the settings, and what stands at the top of a plan. A table is a section, a key one line or several.
enum SettingsCutting {
  static func file(_ source: Source) -> Piece {
    let (sections, gap) = sections(source, 0..<source.bytes.count)
    return Piece(.file, "", parts: sections + [Piece(.end, "", gap: gap, text: [])])
  }

  /// The part above the first header and one for each header, and the blank lines below them all.
  static func sections(_ source: Source, _ range: Range<Int>) -> (sections: [Piece], gap: [UInt8]) {
    let document = TOMLDocument.read(source, in: range)
    let lines = Lines(source, range)
    var sections: [Piece] = []
    var parts = PieceList()
    var key = ""
    var offset = range.lowerBound
    func close() {
      let taken = parts.take()
      if !taken.isEmpty { sections.append(Piece(.section, key, gap: taken[0].gap, parts: taken.withoutGap)) }
    }
    while offset < range.upperBound {
      var end = lines.end(of: offset)
      if let table = document.tables.first(where: { offset..<end ~= $0.range.lowerBound }) {
        close()
        key = table.path.map(\.text).joined(separator: "\u{0}")
        parts.add(Piece(.header, "", text: Array(source.bytes[offset..<end])))
      } else if let entry = document.entries.first(where: { offset..<end ~= $0.range.lowerBound }) {
        end = max(end, lines.end(of: entry.range.upperBound - 1))
        parts.add(cut(entry, source, offset..<end))
      } else {
        let text = Array(source.bytes[offset..<end])
        let shown = Piece.trimmed(text[...])
        if shown.isEmpty {
          parts.addBlank(text)
        } else {
          parts.add(Piece(shown.hasPrefix("#") ? .comment : .other, shown, text: text))
        }
      }
      offset = end
    }
    close()
    return (sections, parts.closed.last?.gap ?? [])
  }

  /// A list is cut into its elements, which both sides may add to.
  private static func cut(_ entry: TOMLDocument.Entry, _ source: Source, _ range: Range<Int>) -> Piece {
    let key = entry.path.map(\.text).joined(separator: "\u{0}").lowercased()
    let bytes = source.bytes
    guard case .array(let values) = entry.value.kind, !values.contains(where: \.isUnreadable) else {
      return Piece(.field, key, text: Array(bytes[range]))
    }
    var done = entry.value.range.lowerBound + 1
    var parts = [Piece(.name, "", text: Array(bytes[range.lowerBound..<done]))]
    for value in values {
      let text = Array(bytes[value.range.bounds])
      parts.append(
        Piece(
          .element, String(decoding: text, as: UTF8.self), gap: Array(bytes[done..<value.range.lowerBound]),
          text: text))
      done = value.range.upperBound
    }
    parts.append(Piece(.tail, "", text: Array(bytes[done..<range.upperBound])))
    return Piece(.line, key, parts: parts)
  }

  private struct Lines {
    let bytes: [UInt8]
    let upper: Int

    init(_ source: Source, _ range: Range<Int>) {
      bytes = source.bytes
      upper = range.upperBound
    }

    /// Returns the offset behind the line feed of the line that holds `offset`.
    func end(of offset: Int) -> Int {
      var end = offset
      while end < upper, bytes[end] != UInt8(ascii: "\n") { end += 1 }
      return min(end + 1, upper)
    }
  }
}

extension Sequence<Piece> {
  /// The gap of the first is that of them all.
  var withoutGap: [Piece] {
    var pieces = Array(self)
    if !pieces.isEmpty { pieces[0].gap = [] }
    return pieces
  }
}

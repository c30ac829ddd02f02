import Grammar
import JSON
import Text
import Training

extension Request {
  /// Returns the outline: a log's sessions with their exercises, a month's check-ins, a plan's exercises.
  static let symbols = Request("textDocument/documentSymbol") {
    (server: inout LanguageServer, document: Document) throws(RequestFailure) -> JSON in
    .array((document.file?.outline ?? []).map { $0.json(document.positions) })
  }

  /// Returns the foldable parts: sessions, entries.
  static let folding = Request("textDocument/foldingRange") {
    (server: inout LanguageServer, document: Document) throws(RequestFailure) -> JSON in
    let lines = LineTable(document.bytes)
    let ranges = (document.file?.outline ?? []).compactMap { item -> JSON? in
      let first = lines.line(at: item.range.lowerBound)
      let last = lines.line(at: item.range.trimmed(document.bytes).upperBound)
      return first < last ? ["startLine": first, "endLine": last] : nil
    }
    return .array(ranges)
  }
}

/// A part of a document that has a name.
struct OutlineItem {
  let name: String
  /// The kind, by the protocol's numbers.
  let kind: Int
  let range: TextRange
  let nameRange: TextRange
  var children: [OutlineItem] = []

  static let event = 24
  static let field = 8
  static let method = 6

  func json(_ positions: Positions) -> JSON {
    [
      "name": name, "kind": kind, "range": positions.json(range), "selectionRange": positions.json(nameRange),
      "children": JSON.array(children.map { $0.json(positions) }),
    ]
  }
}

extension ReadFile {
  var outline: [OutlineItem] {
    switch self {
    case .log(let log):
      return zip(log.sessions, log.places).map { session, places in
        var item = OutlineItem(
          name: log.source.text(places.header), kind: OutlineItem.event, range: places.range,
          nameRange: places.header)
        item.children = zip(session.exercises, places.exercises).map { exercise, places in
          let whole = places.name.through(TextRange(0, max(places.name.upperBound, Int(places.end))))
          let sets = places.sets.last.map { places.name.through($0) } ?? places.name
          return OutlineItem(
            name: exercise.name, kind: OutlineItem.method,
            range: sets.upperBound > whole.upperBound ? sets : whole, nameRange: places.name)
        }
        return item
      }
    case .checkIns(let file):
      return file.places.all.sorted { $0.header.start < $1.header.start }.map {
        OutlineItem(
          name: file.source.text($0.header), kind: OutlineItem.event, range: $0.range, nameRange: $0.header)
      }
    case .plan(let file):
      return file.exercises.map {
        OutlineItem(
          name: $0.exercise.name, kind: OutlineItem.method, range: $0.places.range, nameRange: $0.places.name)
      }
    case .exercises(let list):
      return zip(list.entries, list.places).map {
        OutlineItem(name: $0.name, kind: OutlineItem.field, range: $1.range, nameRange: $1.name)
      }
    case .settings: return []
    }
  }
}

extension TextRange {
  /// Returns the range without the white space at its end.
  func trimmed(_ bytes: [UInt8]) -> TextRange {
    var end = upperBound
    while end > lowerBound, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[end - 1]) { end -= 1 }
    return TextRange(lowerBound, end)
  }
}

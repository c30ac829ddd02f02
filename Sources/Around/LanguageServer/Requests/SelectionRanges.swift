import Grammar
import JSON
import Text

extension Request {
  /// Returns the growing selections at each position: word, group of sets, line's content, exercise, session, all.
  static let selectionRanges = Request("textDocument/selectionRange") {
    (server: inout LanguageServer, document: Document) throws(RequestFailure) -> JSON in
    let positions = document.positions
    guard let requested = document["positions"]?.elements else { throw .missing("positions") }
    guard let file = document.file else { return .null }
    let offsets = requested.compactMap { positions.offset($0) }
    guard offsets.count == requested.count else { throw .missing("positions") }
    return .array(
      offsets.map { offset in
        let ranges = file.ranges(around: offset, HalfLine(document.bytes, at: offset, file.kind.dialect))
        return ranges.dropFirst().reduce(["range": positions.json(file.source.all)]) { parent, range in
          ["range": positions.json(range), "parent": parent]
        }
      })
  }
}

extension ReadFile {
  /// Returns the selections, the largest first, each within the one before.
  fileprivate func ranges(around offset: Int, _ line: HalfLine) -> [TextRange] {
    var all = [source.all]
    func add(_ range: TextRange?) {
      guard let range, let last = all.last, last.contains(range), last != range, range.lowerBound <= offset,
        offset <= range.upperBound
      else { return }
      all.append(range)
    }
    for item in outline {
      add(item.range.trimmed(source.bytes))
      for child in item.children { add(child.range.trimmed(source.bytes)) }
    }
    add(line.range)
    add(line.content)
    if let item = line.item(from: line.content.lowerBound), offset >= item.colon.upperBound {
      add(line.piece(from: item.colon.upperBound))
    } else if let dash = line.first, dash.kind == .dash, offset > dash.range.upperBound {
      add(line.piece(from: dash.range.upperBound))
    }
    add(
      line.tokens.first { $0.range.lowerBound <= offset && offset <= $0.range.upperBound && $0.kind != .blank }?.range)
    return all
  }
}

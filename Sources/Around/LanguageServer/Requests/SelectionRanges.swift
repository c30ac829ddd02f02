import Grammar
import JSON
import Text

extension Request {
  /// Returns the growing selections at each position: word, group of sets, line's content, exercise, session, all.
  static let selectionRanges = Request("textDocument/selectionRange") {
    (server: inout LanguageServer, parameters: JSON) throws(RequestFailure) -> JSON in
    let uri = try parameters.document()
    let (bytes, positions) = try server.workspace.text(uri)
    guard let requested = parameters["positions"]?.elements else { throw .missing("positions") }
    guard let file = server.workspace.file(uri) else { return .null }
    var answers: [JSON] = []
    for position in requested {
      guard let offset = positions.offset(position) else { throw .missing("positions") }
      let ranges = file.ranges(around: offset, HalfLine(bytes, at: offset, file.kind.dialect))
      answers.append(
        ranges.reduce(JSON.null) { parent, range in
          parent.isNull
            ? ["range": positions.json(range)] : ["range": positions.json(range), "parent": parent]
        })
    }
    return .array(answers)
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

extension JSON {
  fileprivate var isNull: Bool { if case .null = self { true } else { false } }
}

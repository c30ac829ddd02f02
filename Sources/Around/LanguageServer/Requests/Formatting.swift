import Grammar
import JSON
import Text

extension Request {
  /// Returns the edits of `bumbum fmt`.
  static let formatting = Request("textDocument/formatting") {
    (server: inout LanguageServer, parameters: JSON) throws(RequestFailure) -> JSON in
    let uri = try parameters.document()
    let (_, positions) = try server.workspace.text(uri)
    return .array(server.workspace.styleEdits(uri).map { $0.json(positions) })
  }

  /// Returns the edits of `bumbum fmt` on the lines that a range touches.
  static let rangeFormatting = Request("textDocument/rangeFormatting") {
    (server: inout LanguageServer, parameters: JSON) throws(RequestFailure) -> JSON in
    let uri = try parameters.document()
    let (bytes, positions) = try server.workspace.text(uri)
    guard let asked = positions.range(parameters["range"]) else { throw .missing("range") }
    let lines = LineTable(bytes)
    let first = lines.range(ofLine: lines.line(at: asked.lowerBound))
    let last = lines.range(ofLine: lines.line(at: asked.upperBound))
    let whole = first.through(last)
    return .array(
      server.workspace.styleEdits(uri).filter { whole.contains($0.range) }.map { $0.json(positions) })
  }
}

extension Workspace {
  /// Returns the edits; none if the text is in the style, or must be left alone.
  fileprivate mutating func styleEdits(_ uri: String) -> [TextEdit] {
    guard let file = file(uri) else { return [] }
    guard case .changed(let edits, _) = Formatter.outcome(for: file, journal(of: uri).settings) else {
      return []
    }
    return edits
  }
}

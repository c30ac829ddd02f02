import Grammar
import JSON
import Text

extension Request {
  /// Returns the edits of `bumbum fmt`.
  static let formatting = Request("textDocument/formatting") {
    (server: inout LanguageServer, document: Document) throws(RequestFailure) -> JSON in
    document.json(document.styleEdits)
  }

  /// Returns the edits of `bumbum fmt` on the lines that a range touches.
  static let rangeFormatting = Request("textDocument/rangeFormatting") {
    (server: inout LanguageServer, document: Document) throws(RequestFailure) -> JSON in
    let (asked, lines) = (try document.range(), LineTable(document.bytes))
    let first = lines.range(ofLine: lines.line(at: asked.lowerBound))
    let whole = first.through(lines.range(ofLine: lines.line(at: asked.upperBound)))
    return document.json(document.styleEdits.filter { whole.contains($0.range) })
  }
}

extension Document {
  /// The edits; none if the text is in the style, or must be left alone.
  fileprivate var styleEdits: [TextEdit] {
    guard let file, case .changed(let edits, _) = Formatter.outcome(for: file, journal.settings) else { return [] }
    return edits
  }
}

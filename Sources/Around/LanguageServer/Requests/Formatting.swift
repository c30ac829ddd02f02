import Grammar
import JSON
import Text

extension Request {
  /// Returns the edits of `bumbum fmt`.
  static let formatting = Request("textDocument/formatting") { _, document in
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

extension Request {
  /// Continues the line above after Enter, with its indentation and `- `. An item that was left empty ends the block.
  static let typeFormatting = Request("textDocument/onTypeFormatting") {
    (server: inout LanguageServer, document: Document) throws(RequestFailure) -> JSON in
    guard let line = document.line(at: try document.offset()), let file = document.file, document["ch"]?.text == "\n",
      line.range.lowerBound > 0, let above = document.line(at: line.range.lowerBound - 1)
    else { return .array([]) }
    return document.json(NewLine.edits(line, below: above, in: file))
  }
}

enum NewLine {
  static func edits(_ line: HalfLine, below above: HalfLine, in file: ReadFile) -> [TextEdit] {
    let indentation = above.text(above.range.lowerBound, above.content.lowerBound)
    guard let first = above.first else {
      // After a comment line, the next line is aligned with it.
      return above.comment == nil
        ? [] : beginning(line, with: above.text(above.range.lowerBound, above.comment?.lowerBound ?? 0))
    }
    switch file {
    case .log:
      if first.kind == .dash {
        guard above.tokens.count > 1 else { return ending(above, line, with: String(indentation.dropLast(2))) }
        return beginning(line, with: indentation + "- ")
      }
      if let item = above.item(from: above.content.lowerBound) {
        let waits = item.colon.upperBound == above.content.upperBound
        return beginning(line, with: waits ? indentation + "  - " : indentation)
      }
      // A line that opens a session stands at the margin.
      return beginning(line, with: first.kind == .number && indentation.isEmpty ? "  " : indentation)
    case .plan:
      guard !above.isInFrontMatter, first.kind == .dash, indentation.isEmpty else {
        return beginning(line, with: indentation)
      }
      return above.tokens.count > 1 ? beginning(line, with: "- ") : ending(above, line, with: "")
    case .checkIns, .exercises, .settings: return beginning(line, with: indentation)
    }
  }

  /// Replaces the blanks that an editor has put at the start of the line.
  private static func beginning(_ line: HalfLine, with text: String) -> [TextEdit] {
    let isItem = line.first?.kind == .dash
    let wanted = isItem && text.hasSuffix("- ") ? String(text.dropLast(2)) : text
    let start = line.content.isEmpty ? line.range : TextRange(line.range.lowerBound, line.content.lowerBound)
    return line.text(start) == wanted ? [] : [TextEdit(replacing: start, with: wanted)]
  }

  private static func ending(_ above: HalfLine, _ line: HalfLine, with text: String) -> [TextEdit] {
    [TextEdit(replacing: above.range, with: "")] + beginning(line, with: text)
  }
}

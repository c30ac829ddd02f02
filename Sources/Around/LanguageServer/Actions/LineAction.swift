import Grammar
import JSON
import Text
import Training

/// An action for the text at the caret: its title, and its edits.
struct LineAction {
  let title: Message
  /// The kind, by the protocol's names.
  let kind: String
  let edits: [TextEdit]

  static let quickFix = "quickfix"
  static let rewrite = "refactor.rewrite"

  /// Returns the actions that change the spelling of a line and not its meaning.
  static func rewrites(of line: HalfLine, in file: ReadFile) -> [LineAction] {
    [UnitConversion.action(line, file), SetLines.split(line, file), SetLines.join(line, file)].compactMap(\.self)
  }

  func json(in document: Document) -> JSON {
    ["title": document.language.said(title), "kind": kind, "edit": document.change(edits)]
  }
}

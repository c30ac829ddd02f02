import Format
import Views

/// What `undo` and `redo` say; one value a language.
struct UndoWords: Sendable {
  var undid: @Sendable (_ write: String) -> String
  var redid: @Sendable (_ write: String) -> String
  var nothingToUndo: String
  var nothingToRedo: String
  /// Above what was taken back.
  var undone: String
}

extension Words {
  var undoing: UndoWords { language == .english ? .english : .brazilianPortuguese }
}

extension UndoWords {
  fileprivate static let english = UndoWords(
    undid: { "undid: \($0)" }, redid: { "done again: \($0)" }, nothingToUndo: "there is nothing to undo",
    nothingToRedo: "there is nothing to do again", undone: "undone; 'bumbum redo' does the first of these again:")

  fileprivate static let brazilianPortuguese = UndoWords(
    undid: { "desfeito: \($0)" }, redid: { "refeito: \($0)" }, nothingToUndo: "não há nada para desfazer",
    nothingToRedo: "não há nada para refazer", undone: "desfeitos; 'bumbum redo' refaz o primeiro:")
}

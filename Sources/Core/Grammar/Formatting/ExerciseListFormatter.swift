import Text
import Training

/// Formats `exercises.txt`: one exercise a line, at the margin.
struct ExerciseListFormatter: FileFormatter {
  var walk: FormatWalk

  init(_ list: ExerciseList, _ settings: Settings) {
    walk = FormatWalk(list.source, list.diagnostics, alignsNames: settings.alignsNames)
    walk.noteLostCommas(between: list.places.map(\.attributes))
  }
}

extension ExerciseListFormatter {
  mutating func formatLine() {
    let end = walk.contentEnd
    if walk.hasBlankAbove { walk.closeColumn() }
    walk.indent(0)
    if walk.line.isAtEnd { return walk.finishComment(belongsBelow: true) }
    let row = walk.beginRow()
    walk.nameAndColon()
    if walk.ahead != nil {
      var blanks = walk.endName(of: row)
      while walk.ahead != nil {
        formatAttribute(blanks)
        if walk.ahead?.kind == .comma { walk.take(blanks: 0) }
        blanks = 1
      }
    }
    walk.finish(contentEnd: end, keepingColumn: !walk.alignsNames)
  }

  /// Formats `chest`, `aka Supino`, `aka "Bench Press, Barbell"` or `per hand`, up to the comma behind it.
  private mutating func formatAttribute(_ blanks: Int?) {
    guard let first = walk.ahead, first.kind != .comma else { return }
    let trait = walk.behindBlanks.planWord().flatMap {
      [.also, .body, .perHand, .perSide].contains($0.word) ? $0 : nil
    }
    if let (word, count) = trait {
      walk.take(blanks: blanks, count, as: word.rawValue)
    } else {
      walk.take(blanks: blanks)
    }
    let isKeyword = ["aka", "max", "step", "bar", "note"].contains {
      walk.line.text(first.range).lowercased() == $0
    }
    let isName = walk.line.isWord(first, "aka")
    if isKeyword { walk.edits.lowerCase(first.range) }
    var last = first
    while let token = walk.ahead, !walk.takeLostComma() {
      let isTouching = walk.line.next?.kind != .blank
      if token.kind == .comma {
        let following = walk.line.peek(1)
        guard isTouching, last.kind == .number, following?.kind == .number else { return }
      }
      walk.take(blanks: isTouching ? nil : 1)
      if token.kind == .string { walk.edits.plainQuotes(token) }
      if isKeyword, !isName, token.kind == .word { walk.edits.lowerCase(token.range) }
      if isName, token.kind == .dash { walk.edits.spell(token.range, "-") }
      if isName, token.kind == .word { walk.edits.plainApostrophes(token) }
      last = token
    }
  }
}

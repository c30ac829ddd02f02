import Text
import Training

/// Formats `exercises.txt`: one exercise a line, at the margin.
struct ExerciseListFormatter {
  private var walk: FormatWalk
  private var alignment: Alignment

  static func edits(for list: ExerciseList, _ settings: Settings) -> [TextEdit] {
    var formatter = ExerciseListFormatter(
      walk: FormatWalk(list.source, list.diagnostics), alignment: Alignment(isOn: settings.alignsNames))
    while formatter.walk.next() { formatter.formatLine() }
    formatter.alignment.close(&formatter.walk)
    return formatter.walk.edits.edits
  }
}

extension ExerciseListFormatter {
  private mutating func formatLine() {
    let end = walk.contentEnd
    if walk.hasBlankAbove { alignment.close(&walk) }
    walk.indent(0)
    if walk.line.isAtEnd { return walk.finishComment(belongsBelow: true) }
    let row = alignment.begin(walk)
    walk.nameAndColon()
    if walk.ahead != nil {
      var blanks = alignment.end(row, walk)
      while walk.ahead != nil {
        formatAttribute(blanks)
        if walk.ahead?.kind == .comma { walk.take(blanks: 0) }
        blanks = 1
      }
    }
    walk.finish(contentEnd: end, keepingColumn: !alignment.isOn)
  }

  /// Formats `chest`, `aka Supino`, `aka "Bench Press, Barbell"` or `per hand`, up to the comma behind it.
  private mutating func formatAttribute(_ blanks: Int?) {
    guard let first = walk.ahead, first.kind != .comma else { return }
    walk.take(blanks: blanks)
    let isKeyword = ["aka", "per", "max", "step", "bar"].contains { walk.line.text(first.range).lowercased() == $0 }
    let isName = walk.line.isWord(first, "aka")
    if isKeyword { walk.edits.lowerCase(first.range) }
    var last = first
    while let token = walk.ahead {
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

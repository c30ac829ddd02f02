import Text
import Training

/// Formats a plan's items and the blanks around lines. Front matter, prose and indentation stay, as Markdown gives
/// indentation a meaning.
struct PlanFormatter: FileFormatter {
  var walk: FormatWalk
  /// The sign that closes the current code block; nil outside of one.
  private var fence: UInt8?

  init(_ file: PlanFile, _ settings: Settings) {
    walk = FormatWalk(
      file.source, from: FrontMatter(file.source).body, dialect: .markdown, file.diagnostics,
      alignsNames: settings.alignsNames)
    walk.noteLostCommas(between: file.places.exercises.map(\.attributes))
  }
}

extension PlanFormatter {
  mutating func formatLine() {
    let end = walk.contentEnd
    if walk.hasBlankAbove { walk.closeColumn() }
    if !walk.line.isAtEnd, findFence() { return walk.leave() }
    if let marker = walk.line.marker, walk.line.peek(marker).isSpace {
      formatItem(marker)
      return walk.finish(contentEnd: end, keepingColumn: false)
    }
    if fence == nil, walk.line.next?.kind == .hash, formatHeading() {
      walk.closeColumn()
      return walk.finish(contentEnd: end, keepingColumn: false)
    }
    walk.leave()
  }

  /// True if the line opens or closes a code block. Items in a block are exercises, as anywhere.
  private mutating func findFence() -> Bool {
    let start = walk.line.rest.lowerBound
    let sign = walk.bytes[start]
    let isFence =
      (sign == UInt8(ascii: "`") || sign == UInt8(ascii: "~"))
      && walk.bytes[start...].prefix(3).elementsEqual(repeatElement(sign, count: 3))
    guard isFence, fence == nil || fence == sign else { return false }
    fence = fence == nil ? sign : nil
    walk.keepsBlankLines = fence != nil
    return true
  }

  /// Formats `# Name`; false if a word touches the sign, which makes it prose.
  private mutating func formatHeading() -> Bool {
    while walk.line.next?.kind == .hash { walk.line.advance() }
    guard walk.line.next?.kind == .blank, let text = walk.ahead, text.kind != .comment else { return false }
    walk.edits.blanks(TextRange(walk.line.emptyRange.upperBound, text.range.lowerBound), 1)
    return true
  }

  /// Formats `- Name: ATTRIBUTES`. The sign stays, but for a typographic dash, which Markdown doesn't know.
  private mutating func formatItem(_ marker: Int) {
    let row = walk.beginRow()
    if let sign = walk.line.next, sign.kind == .dash { walk.edits.spell(sign.range, "-") }
    walk.line.advance(marker)
    guard let first = walk.ahead, first.kind != .comment else { return }
    walk.skipBlanks(making: 1)
    walk.nameAndColon()
    guard walk.ahead != nil else { return }
    SetFormatter.format(&walk, blanks: walk.endName(of: row), inPlan: true)
  }
}

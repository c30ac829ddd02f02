import Grammar
import Text

/// The actions that turn `Supino: 80kg x 10, 90kg x 8` into a line `- …` for each group, and back.
enum SetLines {
  /// Returns the action; nil if the caret is in no line of an exercise with several groups.
  static func split(_ line: HalfLine, _ file: ReadFile) -> LineAction? {
    guard case .log = file, let item = line.item(from: line.content.lowerBound) else { return nil }
    let groups = groups(of: line, from: item.colon.upperBound)
    guard groups.count > 1 else { return nil }
    let ending = line.bytes[line.range.upperBound...].first == UInt8(ascii: "\r") ? "\r\n" : "\n"
    let indentation = line.text(line.range.lowerBound, line.content.lowerBound) + "  "
    let lines = groups.map { ending + indentation + "- " + line.text($0) }.joined()
    let edits = [
      TextEdit(replacing: TextRange(item.colon.upperBound, line.content.upperBound), with: ""),
      TextEdit(inserting: lines, at: line.range.upperBound),
    ]
    return action("Write each set on a line of its own", edits, file)
  }

  /// Returns the action; nil if no lines of sets follow each other, or other text stands between them.
  static func join(_ line: HalfLine, _ file: ReadFile) -> LineAction? {
    guard case .log = file, line.first != nil else { return nil }
    let bytes = line.bytes
    var head = line
    while head.first?.kind == .dash, head.item(from: head.content.lowerBound) == nil, head.range.lowerBound > 0 {
      guard head.comment == nil else { return nil }
      head = HalfLine(bytes, at: head.range.lowerBound - 1, .journal)
    }
    guard let item = head.item(from: head.content.lowerBound), head.comment == nil else { return nil }
    var texts =
      item.colon.upperBound < head.content.upperBound
      ? [head.text(head.trimmed(TextRange(item.colon.upperBound, head.content.upperBound)))] : []
    var end = head.content.upperBound
    var next = head.range.upperBound
    while let newline = bytes[next...].firstIndex(of: UInt8(ascii: "\n")), newline + 1 < bytes.count {
      let below = HalfLine(bytes, at: newline + 1, .journal)
      guard below.first?.kind == .dash, below.tokens.count > 2, below.comment == nil,
        below.item(from: below.content.lowerBound) == nil
      else { break }
      texts.append(below.text(below.tokens[2].range.lowerBound, below.content.upperBound))
      (end, next) = (below.content.upperBound, below.range.upperBound)
    }
    guard texts.count > 1 || end > head.content.upperBound else { return nil }
    let edit = TextEdit(
      replacing: TextRange(item.colon.upperBound, end), with: " " + texts.joined(separator: ", "))
    return action("Write the sets on one line", [edit], file)
  }

  /// Returns the groups between commas after a colon.
  private static func groups(of line: HalfLine, from start: Int) -> [TextRange] {
    line.pieces(from: start).map { piece in
      let bytes = line.bytes[piece.bounds]
      let end = bytes.lastIndex { $0 > 0x20 }.map { $0 + 1 } ?? piece.lowerBound
      return TextRange(bytes.firstIndex { $0 > 0x20 } ?? end, end)
    }.filter { !$0.isEmpty }
  }

  /// Returns the action; nil if the text would not mean the same.
  private static func action(_ title: Message, _ edits: [TextEdit], _ file: ReadFile) -> LineAction? {
    guard let after = edits.applied(to: file.source.bytes), file.means(theSameAs: file.read(again: after)) else {
      return nil
    }
    return LineAction(title: title, kind: LineAction.rewrite, edits: edits)
  }
}

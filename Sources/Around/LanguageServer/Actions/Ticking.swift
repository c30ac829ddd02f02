import Grammar
import Text
import Training

/// The action that ticks the box of a line of sets, `- [ ] 80kg x 8`, or takes the tick away.
enum Ticking {
  /// Returns the action; nil if the line has no box.
  static func action(_ line: HalfLine, _ file: ReadFile) -> LineAction? {
    guard case .log(let log) = file, line.first?.kind == .dash else { return nil }
    var cursor = LineCursor(log.source, in: line.range.bounds)
    guard cursor.nextLine(), cursor.kind == .more else { return nil }
    cursor.advance()
    cursor.skipBlanks()
    let start = cursor.rest.lowerBound
    guard let mark = cursor.takeTask().mark,
      let end = line.bytes[start...].firstIndex(of: UInt8(ascii: "]")).map({ $0 + 1 })
    else { return nil }
    let other = mark == .open ? TaskMark.done : .open
    return LineAction(
      title: mark == .open ? "Tick: done" : "Untick: still to do", kind: LineAction.rewrite,
      edits: [TextEdit(replacing: TextRange(start, end), with: other.rawValue)])
  }
}

package import Text
import Training

extension CheckInFile {
  /// The edit that removes a check-in, by its place in `checkIns`. Its photo stays.
  package func removing(checkIn place: Int) -> [TextEdit] { removing(checkIns[place].header) }

  /// The edit that removes a skip, by its place in `skips`.
  package func removing(skip place: Int) -> [TextEdit] { removing(skips[place].header) }

  /// The edit that removes a measure, by its place in `measures`.
  package func removing(measure place: Int) -> [TextEdit] { removing(measures[place].header) }
}

extension CheckInFile {
  /// The lines of an entry, and the blank lines that would be left twice. Comments above its header stay, and
  /// stay apart from what follows.
  private func removing(_ header: TextRange) -> [TextEdit] {
    let text = EntryLines(source)
    var first = text.index(at: header.lowerBound)
    let next = entries.first { $0.header.start > header.start }.map { text.index(at: $0.header.lowerBound) }
    var last = text.lastLine(ofEntryAt: first, before: next ?? text.lines.count)
    let blanks = text.blanks(after: last)
    if let blanks {
      if first == 0 || text.lines[first - 1].kind == .blank { last += blanks }
    } else {
      while first > 0, text.lines[first - 1].kind == .blank { first -= 1 }
    }
    return [
      TextEdit(replacing: TextRange(text.lines[first].range.lowerBound, text.lines[last].end), with: "")
    ]
  }
}

package import Text
import Training

extension CheckInFile {
  /// Returns the edit that removes the entry with a header, and the blank lines that would stand twice. Comments above
  /// the header stay, apart from what follows; the photo's file stays too.
  package func removing(entryAt header: TextRange) -> [TextEdit] {
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
    return [text.removing(first...last)]
  }
}

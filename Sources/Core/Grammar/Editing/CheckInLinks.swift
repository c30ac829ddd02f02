package import Text
package import Training

extension CheckInFile {
  /// The edits that take the links to a session out of its check-ins; these stay.
  package func removingLinks(to start: Moment) -> [TextEdit] {
    checkIns.filter { $0.session == start }.compactMap { removingLink(of: $0) }
  }

  /// The edit that takes the line `session = …` out of a check-in of this file; a comment behind it stays. nil where there is
  /// no such line.
  package func removingLink(of checkIn: CheckIn) -> TextEdit? {
    guard let value = checkIn.sessionText?.range else { return nil }
    let lines = EntryLines(source)
    let line = lines.lines[lines.index(at: value.lowerBound)]
    let behind = source.text(TextRange(value.upperBound, line.range.upperBound))
    guard !behind.trimmed.isEmpty else {
      return TextEdit(replacing: TextRange(line.range.lowerBound, line.end), with: "")
    }
    let start = line.range.lowerBound + lines.indentation(of: lines.index(at: value.lowerBound)).utf8.count
    let blanks = behind.utf8.count - behind.drop { $0 == " " || $0 == "\t" }.utf8.count
    return TextEdit(replacing: TextRange(start, value.upperBound + blanks), with: "")
  }
}

package import Text
package import Training

extension CheckInFile {
  /// Returns the edits that remove the links of check-ins to a session; the check-ins stay.
  package func removingLinks(to start: Moment) -> [TextEdit] {
    checkIns.indices.filter { checkIns[$0].session == start }.compactMap { removingLink(ofCheckIn: $0) }
  }

  /// Returns the edit that removes the line `session = …` of a check-in, by its index; a comment behind it stays. Nil
  /// if there is no such line.
  package func removingLink(ofCheckIn index: Int) -> TextEdit? {
    guard let value = places.checkIns[index].value(of: "session") else { return nil }
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

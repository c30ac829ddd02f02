import JournalText

/// A text in lines no longer than so many columns, broken at blanks, and between ideographs, which have none; what follows
/// the first line is indented. Another word that is longer than a line stays whole.
func wrapped(_ text: String, to width: Int, indentation: Int) -> [String] {
  let margin = String(repeating: " ", count: indentation)
  var lines: [String] = []
  var line = ""
  // The blanks at the head of the text are its own indentation.
  let head = String(text.prefix { $0 == " " })
  for word in text.dropFirst(head.count).split(separator: " ", omittingEmptySubsequences: false) {
    let longer = line.isEmpty ? (lines.isEmpty ? head : margin) + word : "\(line) \(word)"
    if shownWidth(longer) > width, !line.isEmpty {
      lines.append(line)
      line = margin + word
    } else {
      line = longer
    }
    while let place = placeBetweenIdeographs(line, within: width) {
      lines.append(String(line[..<place]))
      line = margin + line[place...]
    }
  }
  return lines + [line]
}

/// Where a line that is too long may go on below; nil where it has no such place. A line does not begin with what closes
/// a sentence or a bracket (JIS X 4051).
private func placeBetweenIdeographs(_ line: String, within width: Int) -> String.Index? {
  guard !line.utf8.contains(0x1B), displayWidth(line) > width else { return nil }
  var found: String.Index?
  var columns = 0
  var last: Character = " "
  for place in line.indices {
    let character = line[place]
    let isBetween = last != " " && displayWidth(last) == 2 && displayWidth(character) == 2
    if isBetween, !"、。，．！？：；」』）］｝〉》】ー…".contains(character) { found = place }
    columns += displayWidth(character)
    if columns > width { return found }
    last = character
  }
  return nil
}

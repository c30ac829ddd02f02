import Text

/// A text in lines no longer than so many columns, broken at blanks, and between ideographs, which have none; what follows
/// the first line is indented. Another word that is longer than a line stays whole. A line ends neither inside of a set,
/// `80kg x 10/8`, nor before a `·`, where half a line has room for it; nor inside of quotes, so that a command can be
/// copied, where a line has room for them.
package func wrapped(_ text: String, to width: Int, indentation: Int) -> [String] {
  let margin = String(repeating: " ", count: indentation)
  var lines: [String] = []
  var line = ""
  // The blanks at the head of the text are its own indentation.
  let head = String(text.prefix { $0 == " " })
  for word in words(text.dropFirst(head.count), within: width / 2, quoted: width - max(head.count, indentation)) {
    let longer = line.isEmpty ? (lines.isEmpty ? head : margin) + word : "\(line) \(word)"
    if shownWidth(longer) > width, !line.isEmpty {
      lines.append(line)
      line = margin + word
    } else {
      line = longer
    }
    guard shownWidth(line) > width else { continue }
    var folded = foldedBetweenIdeographs(line, to: width, margin)
    line = folded.removeLast()
    lines += folded
  }
  return lines + [line]
}

/// What a line is not broken inside of: words, sets and what stands in quotes.
private func words(_ text: Substring, within width: Int, quoted: Int) -> [Substring] {
  let words = text.split(separator: " ", omittingEmptySubsequences: false)
  guard words.contains(where: { isSign($0) || $0 == "·" || isOpening($0) }) else { return words }
  var joined: [Substring] = []
  var isOpen = false
  var place = 0
  while place < words.count {
    var word = words[place]
    if isOpening(word), let end = words[place...].firstIndex(where: isClosing) {
      // As it stands in the text.
      let quotes = text[word.startIndex..<words[end].endIndex]
      if shownWidth(String(quotes)) <= quoted { (word, place) = (quotes, end) }
    }
    place += 1
    if let last = joined.last, !last.isEmpty, isOpen || isSign(word) || word == "·",
      shownWidth(String(last)) + shownWidth(String(word)) < width
    {
      joined[joined.count - 1] = text[last.startIndex..<word.endIndex]
    } else {
      joined.append(word)
    }
    isOpen = isSign(word)
  }
  return joined
}

private func isOpening(_ word: Substring) -> Bool { word.drop { $0 == "(" }.first == "'" }

/// `bench'` and `bench',`.
private func isClosing(_ word: Substring) -> Bool {
  word.count > 1 && word.reversed().first { !",;:.)?!".contains($0) } == "'"
}

private func isSign(_ word: Substring) -> Bool { word == "x" || word == "×" || word == "@" }

/// A line, and what of it goes on below; the line itself where it has no place to be broken at.
private func foldedBetweenIdeographs(_ line: String, to width: Int, _ margin: String) -> [String] {
  guard !line.utf8.contains(0x1B) else { return [line] }
  var lines: [String] = []
  var rest = line[...]
  while let place = lastPlace(in: rest, within: lines.isEmpty ? width : width - margin.count) {
    lines.append((lines.isEmpty ? "" : margin) + rest[..<place])
    rest = rest[place...]
  }
  return lines + [(lines.isEmpty ? "" : margin) + rest]
}

/// The last place between two ideographs that so many columns reach, in a line that has more of them. A line does not
/// begin with what closes a sentence or a bracket (JIS X 4051).
private func lastPlace(in line: Substring, within width: Int) -> Substring.Index? {
  var found: Substring.Index?
  var columns = 0
  var last: Character = " "
  for place in line.indices {
    let character = line[place]
    let isBetween = displayWidth(last) == 2 && displayWidth(character) == 2
    if isBetween, !"、。，．！？：；」』）］｝〉》】ー…".contains(character) { found = place }
    columns += displayWidth(character)
    if columns > width { return found }
    last = character
  }
  return nil
}

import Text

/// Returns a text in lines of at most `width` columns, broken at blanks, and between ideographs, which have none; all
/// lines but the first are indented. Any other word longer than a line stays whole. A line doesn't end in a set, `80kg
/// x 10/8`, nor before a `·`, if half a line has room for it; nor within quotes, so that a command can be copied, if a
/// line has room for them.
package func wrapped(_ text: String, to width: Int, indentation: Int) -> [String] {
  let margin = String(repeating: " ", count: indentation)
  var lines: [String] = []
  var line = ""
  // The blanks at the start of the text are its own indentation.
  let head = String(text.prefix { $0 == " " })
  for word in words(text.dropFirst(head.count), within: width / 2, quoted: width - max(head.count, indentation)) {
    // A gap that a line is broken at leaves no blanks, neither at its end nor before the next word.
    if word.isEmpty, line.isEmpty, !lines.isEmpty { continue }
    let longer = line.isEmpty ? (lines.isEmpty ? head : margin) + word : "\(line) \(word)"
    if shownWidth(longer) > width, !line.isEmpty {
      lines.append(trimmed(line))
      line = word.isEmpty ? "" : margin + word
    } else {
      line = longer
    }
    guard shownWidth(line) > width else { continue }
    var folded = foldedBetweenIdeographs(line, to: width, margin)
    line = folded.removeLast()
    lines += folded
  }
  return line.isEmpty && !lines.isEmpty ? lines : lines + [line]
}

/// Returns the parts that stay on one line: words, sets and quoted texts.
private func words(_ text: Substring, within width: Int, quoted: Int) -> [Substring] {
  let words = text.split(separator: " ", omittingEmptySubsequences: false)
  guard words.contains(where: { isSign($0) || $0 == "·" || isOpening($0) }) else { return words }
  var joined: [Substring] = []
  var isOpen = false
  var index = 0
  while index < words.count {
    var word = words[index]
    if isOpening(word), let end = words[index...].firstIndex(where: isClosing) {
      // The quotes keep the blanks of the text.
      let quotes = text[word.startIndex..<words[end].endIndex]
      if shownWidth(String(quotes)) <= quoted { (word, index) = (quotes, end) }
    }
    index += 1
    if let last = joined.last, !last.isEmpty, isOpen || isSign(word) || word == "·" || isUnit(word, of: last),
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

/// True for words that end a quote, `bench'` and `bench',`.
private func isClosing(_ word: Substring) -> Bool {
  word.count > 1 && word.reversed().first { !",;:.)?!".contains($0) } == "'"
}

private func isSign(_ word: Substring) -> Bool { word == "x" || word == "×" || word == "@" }

/// True for a word that belongs to the number before it: `kg)` behind `1,020`, `5min` behind `1h`.
private func isUnit(_ word: Substring, of number: Substring) -> Bool {
  guard let last = number.last, last.isNumber || last == "h" && number.dropLast().last?.isNumber ?? false else {
    return false
  }
  let unit = word.filter { !",;:.)".contains($0) }
  return last == "h" ? unit.hasSuffix("min") && unit.first?.isNumber ?? false : ["kg", "lb", "km", "mi"].contains(unit)
}

/// Returns a line in parts broken between ideographs; the line itself if it can't be broken.
private func foldedBetweenIdeographs(_ line: String, to width: Int, _ margin: String) -> [String] {
  guard !line.utf8.contains(0x1B) else { return [line] }
  var lines: [String] = []
  var rest = line[...]
  while let end = lastBreak(in: rest, within: lines.isEmpty ? width : width - margin.count) {
    lines.append((lines.isEmpty ? "" : margin) + rest[..<end])
    rest = rest[end...]
  }
  return lines + [(lines.isEmpty ? "" : margin) + rest]
}

/// Returns the last index between two ideographs within a number of columns, in a line that has more. A line doesn't
/// begin with a closing mark or bracket (JIS X 4051).
private func lastBreak(in line: Substring, within width: Int) -> Substring.Index? {
  var lastIndex: Substring.Index?
  var columns = 0
  var last: Character = " "
  for index in line.indices {
    let character = line[index]
    let isBetween = displayWidth(last) == 2 && displayWidth(character) == 2
    if isBetween, !"、。，．！？：；」』）］｝〉》】ー…".contains(character) { lastIndex = index }
    columns += displayWidth(character)
    if columns > width { return lastIndex }
    last = character
  }
  return nil
}

/// Returns the number of columns of a text, whose style's escapes take none.
package func shownWidth(_ text: String) -> Int {
  guard text.utf8.contains(0x1B) else { return displayWidth(text) }
  var isEscape = false
  var plain = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    if scalar == "\u{1B}" {
      isEscape = true
    } else if isEscape {
      isEscape = scalar != "m"
    } else {
      plain.append(scalar)
    }
  }
  return displayWidth(String(plain))
}

/// Returns a text padded to a number of columns; a longer one stays as it is.
package func filled(_ text: String, to columns: Int) -> String {
  text + String(repeating: " ", count: max(0, columns - shownWidth(text)))
}

/// Returns a line without the blanks at its end.
package func trimmed(_ line: String) -> String {
  var line = line
  while line.hasSuffix(" ") { line.removeLast() }
  return line
}

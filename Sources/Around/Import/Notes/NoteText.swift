import Text
import Training

/// Returns the line with blanks for white space of any kind, and none at the ends.
func noteText(_ line: String) -> String {
  String(line.map { $0.isWhitespace || $0 == "\u{FEFF}" || $0 == "\u{200B}" ? " " : $0 }).trimmed
}

/// Returns the `A1` of `A1) curls` and `A1: curls`, and the rest; nil for other lines.
func noteTurn(_ text: String) -> (mark: (letter: Character, number: Int), text: String)? {
  let mark = text.prefix { $0.isASCII && ($0.isLetter || $0.isNumber) }
  guard mark.count == 2, let (letter, number) = turn(mark.uppercased()) else { return nil }
  let rest = text.dropFirst(2)
  guard let sign = rest.first, ").:-".contains(sign) else { return nil }
  let name = String(rest.dropFirst()).trimmed
  // `W1: 10 kg x 5` counts sets.
  guard name.first?.isLetter == true else { return nil }
  return (mark: (letter: letter, number: number), text: name)
}

/// Reads `A1`, or `1A`, whose letter counts as the number; nil for other text.
private func turn(_ mark: String) -> (letter: Character, number: Int)? {
  guard let first = mark.first, let last = mark.last else { return nil }
  if first.isLetter, let number = last.wholeNumberValue, 1...6 ~= number { return (first, number) }
  guard first.isNumber, let index = Array("ABCDEF").firstIndex(of: last) else { return nil }
  return (first, index + 1)
}

/// Returns a line without the number of an item, `2. Deadlift`, and its turn; `1. 30 kg x 6` and `1. Set` count sets.
func noteItem(_ text: String) -> String {
  if let (_, rest) = noteTurn(text) { return rest }
  // `A: bench`
  if let letter = text.first, "ABCDEF".contains(letter), let sign = text.dropFirst().first, ":)".contains(sign),
    text.dropFirst(2).first == " "
  {
    return noteItem(String(text.dropFirst(3)).trimmed)
  }
  // `Exercise: Squat`
  if let colon = text.firstIndex(of: ":"),
    ["exercise", "exercicio", "ejercicio", "ubung", "esercizio"].contains(folded(String(text[..<colon])))
  {
    return String(text[text.index(after: colon)...]).trimmed
  }
  let digits = text.prefix { $0.isASCII && $0.isNumber }
  let rest = text[digits.endIndex...]
  guard 1...2 ~= digits.count, rest.hasPrefix(". ") || rest.hasPrefix(") ") else { return text }
  let name = String(rest.dropFirst(2)).trimmed
  guard name.first?.isLetter == true, !["set", "satz", "serie"].contains(folded(String(name.prefix { $0.isLetter })))
  else { return text }
  return name
}

/// Returns a line without the signs that Markdown, Org and lists put before it.
func notePlain(_ text: String) -> String {
  var rest = text[...]
  rest = rest.drop { "#*•>–—_ ·▪◦☐☑✓✅".contains($0) }
  while let first = rest.first, first == "-" || first == "+",
    rest.dropFirst().first.map({ $0 == " " || $0.isLetter }) ?? true
  {
    rest = rest.dropFirst().drop { $0 == " " }
  }
  for box in ["[ ] ", "[x] ", "[X] "] where rest.hasPrefix(box) { rest = rest.dropFirst(4) }
  // `*felt tired*`.
  if text.hasPrefix("*"), rest.hasSuffix("*"), !text.hasPrefix("* ") { rest = rest.dropLast() }
  // `[[Squat]]` is a link of a wiki.
  return ["**", "__", "[[", "]]"].reduce(withoutEscapes(String(rest).trimmed)) { $0.swapping($1, for: "") }
}

/// Returns a text without the backslashes that keep Markdown from reading signs as its own: `UL \#1`.
func withoutEscapes(_ text: String) -> String {
  guard text.contains("\\") else { return text }
  var plain = ""
  for letter in text {
    if plain.last == "\\", "\\`*_[]<>|#".contains(letter) { plain.removeLast() }
    plain.append(letter)
  }
  return plain
}

private let orgProperties: Set<Substring> = ["ID", "CUSTOM_ID", "CREATED", "CATEGORY", "STYLE", "VISIBILITY"]

/// True for rules, fences, drawers and keywords of Markdown and Org.
func isNoteMarkup(_ text: String) -> Bool {
  if text.hasPrefix("```") || text.hasPrefix("#+") { return true }
  if text.hasPrefix(":"), let end = text.dropFirst().firstIndex(of: ":") {
    // `:END:`, and a property of Org's own, `:ID: 4f3a`.
    let key = text[..<end].dropFirst()
    if key.endIndex == text.indices.last ? key.allSatisfy(\.isLetter) : orgProperties.contains(key) { return true }
  }
  return text.allSatisfy { "-=*_|:+~ ".contains($0) }
}

/// True for a heading of Markdown, or a line that is bold as a whole; one star may begin an item.
func isNoteHeading(_ text: String) -> Bool {
  text.drop { $0 == "#" }.first == " " && text.hasPrefix("#") || text.hasPrefix("**") && text.hasSuffix("**")
}

/// True for a ticked box, `- [x] Dips`, `☑ Dips`; false for one that is not, `- [ ] Dips`, `☐ Dips`; nil without a box.
func noteBox(_ text: String) -> Bool? {
  let rest = text.drop { "-*+• ".contains($0) }
  if rest.hasPrefix("[ ]") || rest.hasPrefix("☐") { return false }
  return ["[x]", "[X]", "☑", "✓", "✅"].contains { rest.hasPrefix($0) } ? true : nil
}

import Text

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
func trimmed(_ line: String) -> String {
  var line = line
  while line.hasSuffix(" ") { line.removeLast() }
  return line
}

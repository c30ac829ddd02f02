/// Returns words for an example, of exactly `count` characters and without a blank at the end.
func words(_ word: String, characters count: Int) -> String {
  var text = ""
  while text.count < count { text += text.isEmpty ? word : " " + word }
  text = String(text.prefix(count))
  return text.hasSuffix(" ") ? text.dropLast() + "s" : text
}

extension String {
  /// Returns the number of characters, as a person sees them, if it is over a limit; few texts have that many bytes.
  func characters(over limit: Int) -> Int? {
    let count = utf8.count > limit ? count : 0
    return count > limit ? count : nil
  }
}

/// Returns words for an example, of exactly `count` characters and without a blank at the end.
func words(_ word: String, characters count: Int) -> String {
  var text = ""
  while text.count < count { text += text.isEmpty ? word : " " + word }
  text = String(text.prefix(count))
  return text.hasSuffix(" ") ? text.dropLast() + "s" : text
}

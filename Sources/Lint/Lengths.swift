import Text

/// What a person sees as characters: an accent typed as a sign of its own, or an emoji of seven scalars, is
/// no more than one.
func characters(_ count: Int) -> String { count == 1 ? "1 character" : "\(count) characters" }

/// Words for an example, of exactly so many characters and no blank at the end.
func words(_ word: String, characters count: Int) -> String {
  var text = ""
  while text.count < count { text += text.isEmpty ? word : " " + word }
  text = String(text.prefix(count))
  return text.hasSuffix(" ") ? text.dropLast() + "s" : text
}

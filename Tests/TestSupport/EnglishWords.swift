/// Words that no Portuguese sentence has: one that is left was forgotten in a translation.
package enum EnglishWords {
  private static let all: Set<String> = [
    "the", "is", "are", "was", "were", "it", "its", "of", "and", "or", "not", "this", "that", "these", "with",
    "without",
    "to", "from", "write", "one", "has", "have", "had", "what", "which", "there", "here", "be", "by", "an", "at",
    "session", "sessions", "sets", "weight", "exercises", "file", "files", "line", "lines",
    "days", "name", "nothing", "missing", "too", "more", "than", "where", "when", "you", "your", "can", "can't", "all",
    "other", "only", "out", "up", "on", "in", "if", "see", "leave", "other",
  ]

  /// Returns the English words in a text, without those in quotes or backticks, which are a person's own or keywords.
  package static func left(in text: String) -> [String] {
    var words: [String] = []
    var word = ""
    var quote: Character?
    var previous: Character = " "
    for character in text + " " {
      if let open = quote {
        if character == open { quote = nil }
      } else if character == "`" || (character == "'" || character == "\"") && !previous.isLetter {
        quote = character
      } else if character.isLetter || character.isNumber || "._-/=<>#[".contains(character) {
        word.append(character)
      } else {
        if all.contains(word.lowercased().filter { $0 != "." }) { words.append(word) }
        word = ""
      }
      previous = character
    }
    return words
  }
}

package import Text
import Training

/// The Portuguese words for names of fields. A word stands for the format's name in entries that have the field; in
/// others it is a name like any other, which the settings may declare.
private let fieldWords: [(word: String, plain: String)] = [
  ("peso corporal", "bodyweight"), ("local", "location"), ("tipo", "type"), ("título", "title"), ("titulo", "title"),
  ("calorias", "calories"), ("foto", "photo"), ("motivo", "reason"),
]

/// Returns the name of a field of an entry with the fields `known`: the format's name if a person wrote a word for one
/// of them, else the key of the written name (`nameKey`).
package func fieldKey(_ written: String, of known: [String]) -> String {
  let key = nameKey(written)
  guard let plain = fieldWords.first(where: { $0.word == key })?.plain, known.contains(plain) else { return key }
  return plain
}

/// Returns all spellings of fields, in lower case: their names, and the words for them.
package func fieldSpellings(of known: [String]) -> [String] {
  known + fieldWords.filter { known.contains($0.plain) }.map(\.word).sorted()
}

extension Source {
  /// Returns the key of the field at `range`.
  package func fieldKey(_ range: TextRange, of known: [String]) -> String { Grammar.fieldKey(text(range), of: known) }
}

package import Text
import Training

/// Words that people write for names of fields, in Portuguese. Each stands for the format's own name in the entries that have
/// that field; elsewhere it is a name like any other, which the settings may declare.
private let fieldWords: [(word: String, plain: String)] = [
  ("peso corporal", "bodyweight"), ("local", "location"), ("tipo", "type"), ("título", "title"), ("titulo", "title"),
  ("calorias", "calories"), ("foto", "photo"), ("motivo", "reason"),
]

/// What a field is called that a person wrote so, in an entry that knows these: as the format writes it where it is one of
/// them in other words, else as it compares (`nameKey`).
package func fieldKey(_ written: String, of known: [String]) -> String {
  let key = nameKey(written)
  guard let plain = fieldWords.first(where: { $0.word == key })?.plain, known.contains(plain) else { return key }
  return plain
}

/// All that may stand for fields, in lower case: their names, and what else people write for them.
package func fieldSpellings(of known: [String]) -> [String] {
  known + fieldWords.filter { known.contains($0.plain) }.map(\.word).sorted()
}

extension Source {
  /// Returns the key of the field at `range`.
  package func fieldKey(_ range: TextRange, of known: [String]) -> String { Grammar.fieldKey(text(range), of: known) }
}

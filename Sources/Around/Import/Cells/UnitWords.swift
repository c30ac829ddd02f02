package import Training

/// The unit that a word names; nil for other words.
func unitWord(_ text: String) -> SetWord? {
  let key = setWordKey(text)
  guard let word = SetWord(key: key) ?? foreignUnits[key], word.isUnit else { return nil }
  return word
}

package func weightUnit(_ text: String) -> WeightUnit? {
  if case .weight(let unit)? = unitWord(text) { unit } else { nil }
}

func distanceUnit(_ text: String) -> DistanceUnit? {
  switch unitWord(text) {
  case .distance(let unit): unit
  case .metres: .m
  default: nil
  }
}

/// The seconds in the unit of time that a word names.
func noteSeconds(_ word: String) -> Int? { unitWord(word)?.secondsInUnit }

/// Units in the other languages of phones, without accents.
private let foreignUnits: [String: SetWord] = {
  let rows: [(SetWord, String)] = [
    (.seconds, "sek sekunde sekunden seconde secondes secondi"), (.minutes, "minuten minuti"),
    (.hours, "stunde stunden heure heures"), (.metres, "metri"), (.distance(.km), "chilometri kilometro kilometros"),
    (.distance(.mi), "milla millas meile meilen"),
  ]
  var words: [String: SetWord] = [:]
  for (word, spellings) in rows { for spelling in spellings.split(separator: " ") { words[String(spelling)] = word } }
  return words
}()

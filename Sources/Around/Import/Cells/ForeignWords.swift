package import Training

/// The meaning of a word among sets, in the lexicon's languages and in other ones of phones; nil for other words.
func setWord(_ text: String) -> SetWord? {
  let key = setWordKey(text)
  return SetWord(key: key) ?? foreignWords[key]
}

/// The unit that a word names; nil for other words.
func unitWord(_ text: String) -> SetWord? { setWord(text).flatMap { $0.isUnit ? $0 : nil } }

package func weightUnit(_ text: String) -> WeightUnit? {
  if case .weight(let unit)? = setWord(text) { unit } else { nil }
}

func distanceUnit(_ text: String) -> DistanceUnit? {
  switch setWord(text) {
  case .distance(let unit): unit
  case .metres: .m
  default: nil
  }
}

/// The seconds in the unit of time that a word names.
func noteSeconds(_ word: String) -> Int? { setWord(word)?.secondsInUnit }

/// The mark that a word, or several, name: `warm-up`, `aquec`, `drop`, `falha`; nil for other words.
func markWord(_ text: String) -> SetMarks? {
  if case .word(let marks)? = setWord(text)?.mark?.form { marks } else { nil }
}

/// Words in the other languages of phones, without accents, by a word of the lexicon.
private let foreignWords: [String: SetWord] = {
  let rows = [
    ("s", "sek,sekunde,sekunden,seconde,secondes,secondi"), ("min", "minuten,minuti"),
    ("h", "stunde,stunden,heure,heures"), ("m", "metri"), ("km", "chilometri,kilometro,kilometros"),
    ("mi", "milla,millas,meile,meilen"), ("reps", "wdh,wiederholungen,repeticiones,ripetizioni"),
    ("w", "warmups,warm ups,aufwarmen,calentamiento"), ("d", "dropsets,drop sets,dropsatz"),
    ("f", "zum versagen,bis zum versagen,versagen,al fallo,fallo,till failure"),
  ]
  var words: [String: SetWord] = [:]
  for (word, spellings) in rows { for key in spellings.split(separator: ",") { words[String(key)] = SetWord(word) } }
  return words
}()

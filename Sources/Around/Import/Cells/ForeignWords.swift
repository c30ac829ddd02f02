package import Training

/// The meaning of a word among sets, in the lexicon's languages and in other ones of phones; nil for other words.
func setWord(_ text: String) -> SetWord? {
  let key = setWordKey(text)
  return SetWord(key: key) ?? foreignWords[key].flatMap { SetWord($0) }
}

/// The lexicon's word for one of another language; nil for other words.
func foreignWord(_ text: String) -> String? { foreignWords[setWordKey(text)] }

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

/// The mark that a word, or several, name: `warm-up`, `aquec`, `drop`, `falha`; nil for other words. In notes `left` is a
/// remark: `8:10 left` is when somebody went.
func markWord(_ text: String) -> SetMarks? {
  guard let mark = setWord(text)?.mark, !mark.isOfSide, case .word(let marks) = mark.form else { return nil }
  return marks
}

/// Words in the other languages of phones, without accents, by a word of the lexicon.
private let foreignWords: [String: String] = {
  let rows = [
    ("s", "sek,sekunde,sekunden,seconde,secondes,secondi"), ("min", "minuten,minuti"),
    ("h", "stunde,stunden,heure,heures"), ("m", "metri"), ("km", "chilometri,kilometro,kilometros"),
    ("mi", "milla,millas,meile,meilen"), ("reps", "wdh,wiederholungen,repeticiones,ripetizioni"),
    ("w", "warmups,warm ups,aufwarmen,calentamiento"), ("d", "dropsets,drop sets,dropsatz"),
    ("f", "zum versagen,bis zum versagen,versagen,al fallo,fallo,till failure"),
  ]
  var words: [String: String] = [:]
  for (word, spellings) in rows { for key in spellings.split(separator: ",") { words[String(key)] = word } }
  return words
}()

/// Returns 1 to 12 for a month's name, or its beginning of at least three letters, in lower case without accents; nil
/// for other words.
///
/// English and Portuguese (`CalendarWords`), Spanish, French, German, Italian, Dutch, Swedish, Danish, Norwegian,
/// Polish, Czech, Turkish and Finnish. A beginning that two months share is the first's: `jui` is juin.
func monthNumber(_ word: String) -> Int? {
  if let number = CalendarWords.month(word) ?? shortMonths[word] { return number }
  guard word.utf8.count >= 3 else { return nil }
  return monthNames.first { $0.names.contains { $0.hasPrefix(word) } }?.number
}

/// The short names of months that do not begin a long one.
private let shortMonths = ["mrz": 3, "mrt": 3, "ago": 8, "agt": 8]

private let monthNames: [(number: Int, names: [String])] = [
  (1, "enero janvier januar gennaio januari styczen stycznia leden ledna ocak tammikuu tammikuuta"),
  (
    2,
    "febrero fevrier februar febbraio februari luty lutego unor unora subat şubat helmikuu helmikuuta"
  ),
  (3, "marzo mars marz maart marts marzec marca brezen brezna března mart maaliskuu maaliskuuta"),
  (4, "avril aprile kwiecien kwietnia duben dubna nisan huhtikuu huhtikuuta"),
  (5, "mayo mai maggio mei maj maja kveten kvetna května mayıs mayis toukokuu toukokuuta"),
  (6, "junio juin juni giugno czerwiec czerwca cerven cervna června haziran kesakuu kesakuuta"),
  (7, "julio juillet juli luglio lipiec lipca cervenec cervence července temmuz heinakuu heinakuuta"),
  (8, "aout augustus augusti sierpien sierpnia srpen srpna ağustos agustos elokuu elokuuta"),
  (9, "septiembre septembre settembre wrzesien wrzesnia września zari září eylul syyskuu syyskuuta"),
  (
    10,
    "octubre octobre oktober ottobre pazdziernik pazdziernika października rijen rijna října ekim lokakuu lokakuuta"
  ),
  (11, "noviembre novembre listopad listopada listopadu kasım kasim marraskuu marraskuuta"),
  (
    12,
    "diciembre decembre dezember dicembre desember grudzien grudnia prosinec prosince aralık aralik joulukuu joulukuuta"
  ),
].map { ($0.0, $0.1.split(separator: " ").map(String.init)) }

/// Returns 1 (Monday) to 7 for a weekday's name or its beginning, in lower case without accents; nil for other words.
func weekdayNumber(_ word: String) -> Int? {
  let plain = word.hasSuffix("-feira") ? String(word.dropLast(6)) : word
  guard plain.utf8.count >= 2 else { return nil }
  if let number = CalendarWords.weekday(plain) ?? shortWeekdays.firstIndex(of: plain).map({ $0 + 1 }) { return number }
  return plain.utf8.count >= 3 ? weekdayNames.firstIndex { $0.contains { $0.hasPrefix(plain) } }.map { $0 + 1 } : nil
}

private let shortWeekdays = ["mo", "di", "mi", "do", "fr", "sa", "so"]

/// The weekdays in the other languages of notes.
private let weekdayNames = [
  "montag lunes lundi lunedi", "dienstag martes mardi martedi", "mittwoch miercoles mercredi mercoledi",
  "donnerstag jueves jeudi giovedi", "freitag viernes vendredi venerdi", "samstag samedi sabato",
  "sonntag dimanche domenica",
].map { $0.split(separator: " ") }

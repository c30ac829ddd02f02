import Training

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
private let shortMonths = [
  "mrz": 3, "mrt": 3, "jan": 1, "mar": 3, "maj": 5, "jul": 7, "juil": 7, "ago": 8, "agt": 8,
]

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

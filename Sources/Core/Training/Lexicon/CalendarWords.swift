/// The names of weekdays and months in English and Portuguese.
package enum CalendarWords {
  /// The weekdays, from Monday on.
  package static let weekdays: [(english: String, portuguese: String)] = [
    ("Monday", "Segunda-feira"), ("Tuesday", "Terça-feira"), ("Wednesday", "Quarta-feira"),
    ("Thursday", "Quinta-feira"), ("Friday", "Sexta-feira"), ("Saturday", "Sábado"), ("Sunday", "Domingo"),
  ]

  /// The months, from January on.
  package static let months: [(english: String, portuguese: String)] = [
    ("January", "Janeiro"), ("February", "Fevereiro"), ("March", "Março"), ("April", "Abril"), ("May", "Maio"),
    ("June", "Junho"), ("July", "Julho"), ("August", "Agosto"), ("September", "Setembro"), ("October", "Outubro"),
    ("November", "Novembro"), ("December", "Dezembro"),
  ]

  /// Returns the weekday, 1 (Monday) to 7, of a word in lower case without accents: its name, the first three letters
  /// of it or more, or the name without `-feira`. Nil for other words.
  package static func weekday(_ word: some StringProtocol) -> Int? { number(of: word, in: weekdayKeys) }

  /// Returns the month, 1 to 12, of a word in the same forms; nil for other words.
  package static func month(_ word: some StringProtocol) -> Int? { number(of: word, in: monthKeys) }

  /// A unit of spans of days.
  package enum Unit: Character {
    case day = "d"
    case week = "w"
    case month = "m"
    case year = "y"

    /// Reads a word in lower case without accents; nil for other words.
    package init?(_ word: String) {
      guard let unit = Unit.words.first(where: { $0.words.contains(word) })?.unit else { return nil }
      self = unit
    }

    private static let words: [(unit: Unit, words: [String])] = [
      (.day, ["day", "days", "dia", "dias"]), (.week, ["week", "weeks", "semana", "semanas"]),
      (.month, ["month", "months", "mes", "meses"]), (.year, ["year", "years", "ano", "anos"]),
    ]
  }

  private static let weekdayKeys = weekdays.map { [folded($0.english), folded($0.portuguese)] }
  private static let monthKeys = months.map { [folded($0.english), folded($0.portuguese)] }

  private static func number(of word: some StringProtocol, in names: [[String]]) -> Int? {
    guard word.utf8.count >= 3 else { return nil }
    return names.firstIndex { $0.contains { $0.hasPrefix(word) } }.map { $0 + 1 }
  }
}

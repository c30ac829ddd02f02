/// The names of weekdays and months in English and Portuguese.
package enum CalendarWords {
  /// Monday first.
  package static let weekdays: [(english: String, portuguese: String)] = [
    ("Monday", "Segunda-feira"), ("Tuesday", "Terça-feira"), ("Wednesday", "Quarta-feira"),
    ("Thursday", "Quinta-feira"), ("Friday", "Sexta-feira"), ("Saturday", "Sábado"), ("Sunday", "Domingo"),
  ]

  /// January first.
  package static let months: [(english: String, portuguese: String)] = [
    ("January", "Janeiro"), ("February", "Fevereiro"), ("March", "Março"), ("April", "Abril"), ("May", "Maio"),
    ("June", "Junho"), ("July", "Julho"), ("August", "Agosto"), ("September", "Setembro"), ("October", "Outubro"),
    ("November", "Novembro"), ("December", "Dezembro"),
  ]

  /// Returns the weekday, 1 (Monday) to 7, that a word in lower case without accents names: in full, by its first three
  /// letters or more, or without `-feira`; nil for other words.
  package static func weekday(_ word: some StringProtocol) -> Int? { number(of: word, in: weekdayKeys) }

  /// Returns the month, 1 to 12, that such a word names.
  package static func month(_ word: some StringProtocol) -> Int? { number(of: word, in: monthKeys) }

  private static let weekdayKeys = weekdays.map { [folded($0.english), folded($0.portuguese)] }
  private static let monthKeys = months.map { [folded($0.english), folded($0.portuguese)] }

  private static func number(of word: some StringProtocol, in names: [[String]]) -> Int? {
    guard word.utf8.count >= 3 else { return nil }
    return names.firstIndex { $0.contains { $0.hasPrefix(word) } }.map { $0 + 1 }
  }
}

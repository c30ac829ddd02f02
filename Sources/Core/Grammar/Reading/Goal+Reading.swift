import Text
import Training

extension Settings.Goal {
  /// Creates a goal of days a week; nil for a number that no week has.
  init?(perWeek days: Int) {
    guard 1...7 ~= days else { return nil }
    self.init(integerLiteral: days)
  }

  /// Reads `4 in 7 days`, `4 em 7 dias`; nil for other text.
  init?(text: String) {
    let words = text.split(whereSeparator: \.isWhitespace).map { folded(String($0)) }
    guard words.count == 4, ["in", "em"].contains(words[1]), CalendarWords.Unit(words[3]) == .day,
      let days = Settings.Goal.number(words[0]), let span = Settings.Goal.number(words[2])
    else { return nil }
    self.init(days, in: span)
  }

  /// Returns the goal that a text probably means, as TOML has it; nil without a guess: `4/7`, `4 days in 7`, `3x por
  /// semana`, `a cada 2 dias`.
  static func meant(by text: String) -> String? {
    let text = folded(text)
    guard text.allSatisfy({ $0.isLetter || $0.isNumber || $0.isWhitespace || $0 == "/" }) else { return nil }
    let numbers = text.split { !$0.isNumber }.map { number(String($0)) }
    let words = text.split { !$0.isLetter }.map(String.init)
    let units = words.compactMap { CalendarWords.Unit($0) }
    guard let days = numbers.first ?? nil, !units.contains(.month), !units.contains(.year) else { return nil }
    if numbers.count == 2, let span = numbers[1], !units.contains(.week) {
      return Settings.Goal(days, in: span).map { _ in "\"\(days) in \(span) days\"" }
    }
    if words.contains("every") || words.contains("cada") {
      return Settings.Goal(1, in: days).map { _ in "\"1 in \(days) days\"" }
    }
    return numbers.count == 1 ? Settings.Goal(perWeek: days).map { _ in String(days) } : nil
  }

  private static func number(_ text: String) -> Int? { text.utf8.count <= 2 ? Int(text) : nil }
}

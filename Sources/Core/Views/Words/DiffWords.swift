import Grammar

/// The headings of differences besides training; one value for each language.
struct DiffWords: Sendable {
  var headings: @Sendable (JournalDiff.EntryKind) -> String
  /// Returns "in so many sessions".
  var renamed: @Sendable (_ sessions: Int) -> String
}

extension Words {
  var diff: DiffWords { language == .english ? .english : .brazilianPortuguese }
}

extension DiffWords {
  fileprivate static let english = DiffWords(
    headings: {
      switch $0 {
      case .measure: "Measures"
      case .skip: "Skipped days"
      case .plan: "Plans"
      case .exercise: "Exercises"
      case .setting: "Settings"
      case .photo: "Photos"
      }
    }, renamed: { "renamed in \($0 == 1 ? "1 session" : "\($0) sessions")" })

  fileprivate static let brazilianPortuguese = DiffWords(
    headings: {
      switch $0 {
      case .measure: "Medidas"
      case .skip: "Folgas"
      case .plan: "Planos"
      case .exercise: "Exercícios"
      case .setting: "Configurações"
      case .photo: "Fotos"
      }
    }, renamed: { "com outro nome em \($0 == 1 ? "1 treino" : "\($0) treinos")" })
}

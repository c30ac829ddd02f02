import Import
import Text
import Training

/// What a person says of files that don't: by options, or when asked, once for all files.
struct ImportAnswers {
  var options: ImportOptions
  var order: NoteOrder?
  /// Nil where nobody is there to ask.
  let ask: (String) -> String?
  let words: ImportWords

  /// Asks what a file can't be read without; false where nobody answers.
  mutating func answer(_ failure: ImportFailure) -> Bool {
    switch failure.question {
    case .unit(let guess)?:
      guard
        let unit = ask(words.askUnit(failure.message.english, guess)).flatMap({ WeightUnit(rawValue: $0.lowercased()) })
      else { return false }
      options.unit = unit
    case .dateOrder?:
      guard let text = ask(words.askDates)?.lowercased() else { return false }
      switch text {
      case "day", "dia": options.dateOrder = .dayFirst
      case "month", "mês", "mes": options.dateOrder = .monthFirst
      default: return false
      }
    case .noteOrder?:
      guard let text = ask(words.askOrder(failure.message.english))?.lowercased() else { return false }
      switch text {
      case "sets", "séries", "series": order = .setsFirst
      case "weight", "peso", "carga": order = .weightFirst
      default: return false
      }
    case .year(let day)?:
      guard let text = ask(words.askYear(day)), let year = Int(text), ImportOptions.years ~= year else { return false }
      options.year = year
    case nil: return false
    }
    return true
  }
}

import Text
import Training

/// The facts that files leave out and a person supplies: by options, or when asked, once for all files.
struct ImportAnswers {
  var options: ImportOptions
  var order: NoteOrder?
  /// Asks a question; nil if there is nobody to ask.
  let ask: (Message) -> String?

  /// Asks for what a file can't be read without; false if there is no answer.
  mutating func answer(_ failure: ImportFailure) -> Bool {
    switch failure.question {
    case .unit?:
      let answer = ask("\(printable(failure.message)). Which is it? [kg/lb]")
      guard let unit = answer.flatMap({ WeightUnit(rawValue: $0.lowercased()) }) else { return false }
      options.unit = unit
    case .dateOrder?:
      guard
        let text = ask(
          "The days can be read in two ways, as 03/04. Which number is first? [day/month]")?.lowercased()
      else { return false }
      switch text {
      case "day", "dia": options.dateOrder = .dayFirst
      case "month", "mês", "mes": options.dateOrder = .monthFirst
      default: return false
      }
    case .noteOrder?:
      guard let text = ask("\(printable(failure.message)). Which is first? [sets/weight]")?.lowercased() else {
        return false
      }
      switch text {
      case "sets", "séries", "series": order = .setsFirst
      case "weight", "peso", "carga": order = .weightFirst
      default: return false
      }
    case .year(let day)?:
      let question: Message =
        "No line says a year. Of which year is the first of these days, '\(printable(day))'?"
      guard let text = ask(question), let year = Int(text), ImportOptions.years ~= year else { return false }
      options.year = year
    case nil: return false
    }
    return true
  }
}

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
      take(\.options.unit, "\(printable(failure.message)). Which is it? [kg/lb]") { WeightUnit(rawValue: $0) }
    case .dateOrder?:
      take(\.options.dateOrder, "The days can be read in two ways, as 03/04. Which number is first? [day/month]") {
        ImportAnswers.dateOrders[$0]
      }
    case .noteOrder?:
      take(\.order, "\(printable(failure.message)). Which is first? [sets/weight]") {
        ImportAnswers.noteOrders[$0]
      }
    case .year(let day)?:
      take(
        \.options.year, "No line says a year. Of which year is the first of these days, '\(printable(day))'?",
        ImportOptions.year)
    case nil: false
    }
  }

  private static let dateOrders: [String: DateOrder] = [
    "day": .dayFirst, "dia": .dayFirst, "month": .monthFirst, "mês": .monthFirst, "mes": .monthFirst,
  ]
  private static let noteOrders: [String: NoteOrder] = [
    "sets": .setsFirst, "séries": .setsFirst, "series": .setsFirst,
    "weight": .weightFirst, "peso": .weightFirst, "carga": .weightFirst,
  ]

  private mutating func take<Fact>(
    _ fact: WritableKeyPath<ImportAnswers, Fact?>, _ question: Message, _ read: (String) -> Fact?
  ) -> Bool {
    guard let answer = ask(question).flatMap({ read($0.lowercased()) }) else { return false }
    self[keyPath: fact] = answer
    return true
  }
}

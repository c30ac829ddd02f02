package import Text
package import Training

/// The facts that a person supplies if a file does not.
package struct ImportOptions: Sendable {
  /// The unit of weights without one.
  package var unit: WeightUnit?
  /// True if all loads stay what the file has, also those of exercises that lift the body.
  package var isAsWritten = false
  /// True if no exercise is written as one whose loads are of one hand.
  package var isWithoutHands = false
  /// The exercises whose loads stay what the file has, as `nameKey` has their names.
  package var plainLoads: Set<String> = []
  /// The order of numbers in dates such as `03/04/25`; nil if the file's own dates decide.
  package var dateOrder: DateOrder?
  /// The year of the first day in notes whose days have none.
  package var year: Int?
  /// The years that notes may have: nobody kept them on a phone before.
  package static let years = 1970...2100

  static func year(_ text: String) -> Int? { Int(text).flatMap { years ~= $0 ? $0 : nil } }

  /// Returns the local time of seconds since 1970; nil if it is unknown.
  package var localTime: @Sendable (Int) -> Moment?

  package init(
    unit: WeightUnit? = nil, dateOrder: DateOrder? = nil,
    localTime: @escaping @Sendable (Int) -> Moment? = { _ in nil }
  ) {
    self.unit = unit
    self.dateOrder = dateOrder
    self.localTime = localTime
  }
}

extension ImportOptions {
  /// Returns the local time of a date in UTC; other dates as they are.
  func moment(_ date: CellDate) -> Moment {
    (date.isUTC ? localTime(date.seconds) : nil) ?? Moment(date.date, date.time)
  }
}

/// The reason why a file can't be taken over, and a way out.
package struct ImportFailure: Error, Hashable, Sendable {
  /// A question whose answer lets the file be read.
  package enum Question: Hashable, Sendable {
    /// The unit that the loads look like; nil if it could be either.
    case unit(guess: WeightUnit?)
    case dateOrder
    case noteOrder
    /// A day without its year, as it is written.
    case year(String)
  }

  package let message: Message
  package let help: Message?
  package private(set) var question: Question?
  /// The column of loads whose unit is missing.
  private(set) var column: Int?

  package init(_ message: Message, help: Message? = nil, question: Question? = nil) {
    self.message = message
    self.help = help
    self.question = question
  }

  static let noUnit = ImportFailure(
    "the file does not say whether its weights are kg or lb", help: "add '--unit kg' or '--unit lb'",
    question: .unit(guess: nil))

  static func noUnit(ofColumn column: Int) -> ImportFailure {
    var failure = noUnit
    failure.column = column
    return failure
  }

  static func noUnit(guess: UnitGuess) -> ImportFailure {
    guard let unit = guess.unit else { return noUnit }
    return ImportFailure(
      "the file does not say whether its weights are kg or lb; they look like \(unit): \(guess.reason)",
      help: "add '--unit \(unit)', or '--unit \(unit == .kg ? "lb" : "kg")'", question: .unit(guess: unit))
  }

  /// Makes the failure for two dates of different order: one mistyped date must not turn all others around.
  static func twoDateOrders(_ one: (text: String, line: Int), _ other: (text: String, line: Int)) -> ImportFailure {
    ImportFailure(
      "its dates contradict each other: '\(one.text)' in line \(one.line), and '\(other.text)' in line \(other.line)",
      help: "correct one of them, or add '--dates day' or '--dates month': which of the two stands first",
      question: .dateOrder)
  }

  static func noYear(_ day: String) -> ImportFailure {
    ImportFailure(
      "no line says the year of its days, as of '\(shortened(day))'",
      help: "add '--year 2026', the year of the first of them, or write '2026' on a line of its own above it",
      question: .year(shortened(day)))
  }

  static let noDateOrder = ImportFailure(
    "its dates can be read in two ways: 03/04/25 is 3 April or 4 March",
    help: "add '--dates day' or '--dates month': which of the two stands first", question: .dateOrder)
}

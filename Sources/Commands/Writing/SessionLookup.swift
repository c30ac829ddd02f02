import Format
import Statistics
import Text
import Training

extension Journal {
  /// That no session is open, as far as can be seen.
  func noOpenSession(help: String?) -> CommandFailure {
    guard let lost = failures.first(where: \.isOfLogs) else {
      return CommandFailure("no session is open", help: help)
    }
    return CommandFailure(
      "no session is open in what can be read; can't read '\(printable(lost.path))': \(printable(lost.reason))",
      help: "make it readable: the open session may stand there")
  }
}

extension Journal.Failure {
  var isOfLogs: Bool { path == "." || path == "log" || path.hasPrefix("log/") }

  /// Names of exercises stand in all files but those of check-ins and the settings.
  var mayHaveNames: Bool { !path.hasPrefix("checkins") && path != Settings.fileName }
}

extension Invocation {
  /// The moment of an option such as `--at`: a time of today, or a day and a time; else now. With `orDay` the time may be
  /// missing.
  func moment(_ option: String, orDay: Bool = false) throws(CommandFailure) -> Moment {
    guard let text = arguments.value(option) else { return now }
    if let time = TimeOfDay(text) { return Moment(today, time) }
    guard let moment = try saidMoment(text), orDay || moment.time != nil else {
      throw CommandFailure(
        "'\(printable(text))' is no time (\(option))",
        help: dateHelp(text) ?? "write '\(option) 18:30', '\(option) \"yesterday 18:30\"' or '\(option) \"2026-01-31 18:30\"'")
    }
    return moment
  }
}

/// Runs an edit, and gives its failure the form of a command's.
func editing<Value>(_ body: () throws(EditFailure) -> Value) throws(CommandFailure) -> Value {
  do throws(EditFailure) {
    return try body()
  } catch {
    throw CommandFailure(error)
  }
}

/// Looks a name up, and gives its failure the form of a command's.
func looking<Value>(_ body: () throws(NotFound) -> Value) throws(CommandFailure) -> Value {
  do throws(NotFound) {
    return try body()
  } catch {
    throw CommandFailure(error.message, help: error.help)
  }
}

extension Journal {
  /// The plan that a person means; a failure where there is none.
  func plan(_ query: String) throws(CommandFailure) -> PlanFile {
    try looking { () throws(NotFound) in try plan(meant: query) }
  }

  /// The same; nil where there is none.
  func findPlan(_ query: String) throws(CommandFailure) -> PlanFile? {
    try looking { () throws(NotFound) in try plan(ifMeant: query) }
  }
}

extension ExerciseCatalog {
  /// The exercise that a person means; a failure where there is none.
  func find(_ query: String) throws(CommandFailure) -> ExerciseID {
    try looking { () throws(NotFound) in try id(meant: query) }
  }

  /// The same; nil where there is none.
  func find(known query: String) throws(CommandFailure) -> ExerciseID? {
    try looking { () throws(NotFound) in try id(ifMeant: query) }
  }
}

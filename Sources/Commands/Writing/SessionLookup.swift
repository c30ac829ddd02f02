import Format
import Text
import Training

/// A session and the log it is in.
struct FoundSession {
  let log: Log
  /// The place in `Log.sessions`.
  let place: Int

  var session: Session { log.sessions[place] }
}

extension Journal {
  /// The session under way; nil where none is.
  var openSession: FoundSession? {
    for log in logs.reversed() {
      if let place = log.sessions.lastIndex(where: { $0.isOpen && $0.date != nil }) {
        return FoundSession(log: log, place: place)
      }
    }
    return nil
  }

  /// The last session of some days that is under way.
  func openSession(in days: ClosedRange<CivilDate>) -> FoundSession? {
    for log in logs.reversed() {
      if let place = log.sessions.lastIndex(where: { $0.isOpen && $0.date.map(days.contains) ?? false }) {
        return FoundSession(log: log, place: place)
      }
    }
    return nil
  }

  /// The first session that begins then.
  func session(at moment: Moment) -> FoundSession? {
    for log in logs {
      if let place = log.sessions.firstIndex(where: { $0.moment == moment }) {
        return FoundSession(log: log, place: place)
      }
    }
    return nil
  }

  /// The log of a month, empty where there is no such file yet.
  func log(of date: CivilDate) -> Log {
    let path = FileKind.logPath(of: date)
    return logs.first { $0.source.name == path } ?? LogReader.read(Source(name: path, bytes: []))
  }

  /// The check-ins of a month, empty where there is no such file yet.
  func checkInFile(of date: CivilDate) -> CheckInFile {
    let path = FileKind.checkInsPath(of: date)
    return checkIns.first { $0.source.name == path } ?? CheckInReader.read(Source(name: path, bytes: []))
  }

  /// The plan that a person means, by its name or a former one: without accents, case or full length where only one
  /// fits.
  func findPlan(_ query: String) throws(CommandFailure) -> PlanFile? {
    let named = plans.filter { $0.plan.name != nil }
    let key = nameKey(query)
    if let plan = named.first(where: {
      ([$0.plan.name?.value ?? ""] + $0.plan.aka.map(\.value)).map(nameKey).contains(key)
    }) {
      return plan
    }
    let wanted = folded(query)
    for matches in [{ $0 == wanted }, { $0.hasPrefix(wanted) }] as [(String) -> Bool] {
      let found = named.filter { matches(folded($0.plan.name?.value ?? "")) }
      if found.count == 1 { return found[0] }
      guard found.isEmpty else {
        let list = found.map { "'\(printable($0.plan.name?.value ?? ""))'" }.joined(separator: ", ")
        throw CommandFailure("'\(printable(query))' could be \(list)", help: "write more of the name")
      }
    }
    return nil
  }
}

extension Invocation {
  /// The moment of an option such as `--at`: a time of today, or a date and a time; else now.
  func moment(_ option: String) throws(CommandFailure) -> Moment {
    guard let text = arguments.value(option) else { return now }
    if let time = TimeOfDay(text) { return Moment(today, time) }
    guard let moment = Moment(text), moment.time != nil else {
      throw CommandFailure(
        "'\(printable(text))' is no time (\(option))",
        help: "write '\(option) 18:30' or '\(option) \"2026-01-31 18:30\"'")
    }
    return moment
  }

  /// A date as an argument.
  func date(_ text: String) throws(CommandFailure) -> CivilDate {
    if let date = CivilDate(text) { return date }
    throw CommandFailure("'\(printable(text))' is no date", help: "a date is year-month-day: 2026-01-31")
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

import Journal
import Format
import Statistics
import Text
import Training

extension Command {
  static let repeatSession = Command(
    "repeat", "Print the last session of a plan as a draft for today, to edit and add",
    usage: ["repeat [PLAN | DATE]"],
    details:
      "The draft goes to standard output: 'bumbum repeat > draft.txt', edit it, then 'bumbum add session - < draft.txt'.",
    examples: [
      ("bumbum repeat", "the last session of the active plan"),
      ("bumbum repeat 2026-01-05", "the one of that day"),
    ]
  ) { invocation throws(CommandFailure) in
    let journal = try invocation.folder().read(only: [.root, .plans, .log])
    let query = invocation.arguments.operands.joined(separator: " ")
    guard let found = try journal.sessionToRepeat(query, until: invocation.now) else {
      throw CommandFailure(
        "there is no such session to repeat",
        help: "name a plan, or the day of a session: 'bumbum repeat 2026-01-05'")
    }
    invocation.print(
      "\(invocation.now) \(found.session.title.map { SessionTitle.spelled($0.value) } ?? "")".trimmingEnd)
    for exercise in found.log.exercises(of: found.session) where !exercise.isSkipped {
      invocation.print(found.draft(of: exercise))
    }
    return .success
  }
}

extension Journal {
  /// The last completed session of a plan (the active one where none is named), or the one of a day.
  fileprivate func sessionToRepeat(_ query: String, until now: Moment) throws(CommandFailure) -> FoundSession?
  {
    if let date = CivilDate(query) { return lastSession { $1.date == date && $1 <= now } }
    guard let title = try title(query) else { return lastSession { $1 <= now } }
    let key = nameKey(title)
    let catalog = PlanCatalog(self)
    let plan = catalog.place(ofTitle: title).flatMap { place in
      plans[place].plan.name.map { nameKey($0.value) } == key ? place : nil
    }
    return lastSession { session, moment in
      guard moment <= now, let mine = session.title?.value else { return false }
      return nameKey(mine) == key || plan != nil && catalog.place(ofTitle: mine) == plan
    }
  }
}

extension FoundSession {
  /// The exercise with its sets as they were written, on one line; remarks, marks of time and efforts are not of today.
  fileprivate func draft(of exercise: PerformedExercise) -> String {
    var groups: [TextRange] = []
    for set in log.sets(of: exercise) where groups.last != set.range { groups.append(set.range) }
    let name =
      log.source.bytes[..<exercise.nameRange.lowerBound].last == UInt8(ascii: "\"")
      ? "\"\(log.source.text(exercise.nameRange))\"" : log.source.text(exercise.nameRange)
    let sets = groups.map { log.source.text($0) }.joined(separator: ", ")
    return "  \(exercise.isSuperset ? "+ " : "")\(name):\(sets.isEmpty ? "" : " " + sets)"
  }
}

extension String {
  fileprivate var trimmingEnd: String {
    var text = self
    while text.hasSuffix(" ") { text.removeLast() }
    return text
  }
}

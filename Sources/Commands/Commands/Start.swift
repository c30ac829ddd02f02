import Format
import Journal
import Statistics
import Text
import Training

extension Command {
  static let start = Command(
    "start", "Open a session now, of the active plan or another", usage: ["start [PLAN | TITLE]"],
    details: """
      A plan is found without accents, case or its full name; 'PLAN / DAY' for a day of a plan that has several. Any
      other text is the session's title. Only one session can be open.
      """,
    options: [Option("--at", "TIME", "when it began: 18:30, or \"2026-01-05 18:30\""), .dryRun, .commit],
    examples: [
      ("bumbum start", "a session of the active plan, now"),
      ("bumbum start \"Treino B\" --at 18:30", "of another plan, a while ago"),
      ("bumbum start \"Corrida leve\"", "of no plan"),
    ]
  ) { invocation throws(CommandFailure) in
    let query = invocation.arguments.operands.joined(separator: " ")
    let moment = try invocation.moment("--at")
    try invocation.refuseFuture(moment)
    try invocation.write(reading: .openSessions(moment.date)) { journal throws(CommandFailure) in
      if let open = journal.openSession, let start = open.session.moment {
        throw CommandFailure(
          "a session is open already, since \(start)",
          help: "close it with 'bumbum finish', or drop it with 'bumbum cancel'")
      }
      let log = journal.log(of: moment.date)
      var changes = ChangeSet()
      try changes.edit(log.source.name, in: journal, log.opening(moment, title: try journal.title(query)))
      return changes
    }
    return .success
  }
}

extension Invocation {
  func refuseFuture(_ moment: Moment) throws(CommandFailure) {
    guard moment > now else { return }
    throw CommandFailure(
      "\(moment) is still to come: it is \(now)", help: "only what has been can be written down")
  }
}

extension Journal {
  /// The title of a session that a person means: a plan's name, with a day of it after a slash, or free text. Without
  /// any text, the active plan.
  func title(_ query: String) throws(CommandFailure) -> String? {
    if query.isEmpty { return activePlan?.plan.name?.value }
    if let plan = try findPlan(query) { return plan.plan.name?.value ?? query }
    let parts = query.split(separator: "/", maxSplits: 1).map { String($0).trimmed }
    guard parts.count == 2, let plan = try findPlan(parts[0]), let name = plan.plan.name?.value else {
      return query
    }
    guard let day = plan.plan.days.first(where: { folded($0.name.value).hasPrefix(folded(parts[1])) }) else {
      let days = plan.plan.days.map { "'\(printable($0.name.value))'" }.joined(separator: ", ")
      throw CommandFailure(
        "'\(printable(name))' has no day '\(printable(parts[1]))'",
        help: days.isEmpty ? "it has no days" : "its days are \(days)")
    }
    return "\(name) / \(day.name.value)"
  }
}

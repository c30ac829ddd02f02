import Grammar
import Storage
import Statistics
import Text
import Training
import Views

extension Command {
  static let finish = Command(
    "finish", "Close the open session: its duration, sets, volume and records", short: "f",
    usage: ["finish", "finish --discard"],
    details: "A check-in that belongs to a session which is dropped stays, without its link.",
    options: [
      Option("--at", "TIME", "when it ended: 19:42"), SessionCheckIn.option,
      Option("--discard", nil, "drop the session and what is in it"),
      Option("--yes", nil, "drop it without asking"), .dryRun, .commit,
    ],
    examples: [
      ("bumbum finish", "now"), ("bumbum finish --at 19:42", "a while ago"),
      ("bumbum finish --checkin", "and check in, with the title of the session"),
      ("bumbum finish --discard", "asks, then removes its lines; 'bumbum undo' brings them back"),
    ]
  ) { invocation throws(Refusal) in
    if invocation.arguments.has("--discard") { return try invocation.discardSession() }
    if let word = invocation.arguments.operands.first {
      let now = invocation.now.time ?? .midnight
      let meant = TimeOfDay.meant(by: invocation.arguments.operands.joined(separator: " "))
      // What is still to come would be refused.
      let times = meant.contains { $0 <= now } ? meant.filter { $0 <= now } : meant
      let ways = (times.isEmpty ? [now] : times).map { "bumbum finish --at \($0)" }
      throw Refusal(
        "'finish' takes no '\(printable(word))'",
        help: ExerciseType(word) == nil
          ? writing(ways) : "write '--checkin=\(printable(word))'")
    }
    // Found now: what fails after the write would deny it.
    let folder = try invocation.folder()
    let moment = try invocation.moment("--at")
    try invocation.refuseFuture(moment)
    var start: Moment?
    let checkIn = try SessionCheckIn(invocation)
    var checkedIn: Moment?
    let isWritten = try invocation.write { journal throws(Refusal) in
      guard let open = journal.openSession, let began = open.session.moment else {
        throw journal.noOpenSession(help: "open one with 'bumbum start'")
      }
      start = began
      try refuse(end: moment, of: began, now: invocation.now)
      let edits = try open.log.finishing(session: open.place, at: moment.time ?? .midnight)
      var changes = ChangeSet()
      try changes.edit(open.log.source.name, in: journal, edits)
      var session = open.session
      session.end = .at(moment.time ?? .midnight)
      checkedIn = try checkIn?.add(to: &changes, of: session, in: journal)
      return changes
    }
    guard isWritten, let start else { return .success }
    // What is a record depends on everything that was before.
    let journal = folder.read(only: JournalFolder.entries)
    if let checkedIn { try invocation.sayStreak(after: checkedIn) }
    guard let found = journal.session(at: start) else { return .success }
    let history = History(journal, now: max(moment, invocation.now))
    let page = try invocation.page(journal.settings)
    invocation.print(SessionSummary(history, found)?.text(on: page) ?? "")
    return .success
  }

  /// An end before the start is on the next day, and no session takes more than twelve hours.
  private static func refuse(end: Moment, of start: Moment, now: Moment) throws(Refusal) {
    guard end >= start else {
      throw Refusal(
        "the session began at \(start), after \(end)",
        help: "say when it ended: 'bumbum finish --at \"\(likelyEnd(of: start, now: now))\"'")
    }
    try refuseStale(start, at: end)
  }

  /// No session takes more than twelve hours: one that began before that was forgotten.
  static func refuseStale(_ start: Moment, at now: Moment) throws(Refusal) {
    guard now.minutes(since: start) > 12 * 60 else { return }
    throw Refusal(
      "the session began at \(start); no session takes more than 12 hours",
      help:
        "say when it ended: 'bumbum finish --at \"\(likelyEnd(of: start, now: now))\"', or drop it with 'bumbum finish --discard'"
    )
  }

  /// After 72 minutes, as most do; what is still to come would be refused.
  private static func likelyEnd(of start: Moment, now: Moment) -> Moment {
    let minutes = Int(start.time?.minutes ?? 0) + 72
    let end = Moment(start.date.adding(days: minutes / 1440), TimeOfDay(hour: minutes / 60 % 24, minute: minutes % 60))
    return min(end, max(start, now))
  }
}

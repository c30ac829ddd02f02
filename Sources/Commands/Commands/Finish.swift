import Journal
import Format
import Text
import Statistics
import Training

extension Command {
  static let finish = Command(
    "finish", "Close the open session: its duration, sets, volume and records", usage: ["finish"],
    options: [Option("--at", "TIME", "when it ended: 19:42"), .dryRun, .commit],
    examples: [("bumbum finish", "now"), ("bumbum finish --at 19:42", "a while ago")]
  ) { invocation throws(CommandFailure) in
    // Found now: what fails after the write would deny it.
    let folder = try invocation.folder()
    let moment = try invocation.moment("--at")
    try invocation.refuseFuture(moment)
    var start: Moment?
    let reach = WriteReach.openSession(moment.date)
    let isWritten = try invocation.write(reading: reach) { journal throws(CommandFailure) in
      guard let open = journal.openSession, let began = open.session.moment else {
        throw CommandFailure("no session is open", help: "open one with 'bumbum start'")
      }
      start = began
      try refuse(end: moment, of: began)
      let edits = try editing { () throws(EditFailure) in
        try open.log.finishing(session: open.place, at: moment.time ?? .midnight)
      }
      var edition = Edition()
      try edition.edit(open.log.source.name, in: journal, edits)
      return edition
    }
    guard isWritten, let start else { return .success }
    // What is a record depends on everything that was before.
    let journal = folder.read(only: [.root, .plans, .log, .checkIns])
    guard let found = journal.session(at: start) else { return .success }
    let words = try invocation.words(journal.settings)
    invocation.print(
      SessionSummary(words: words, journal: journal, today: max(moment.date, invocation.today)).text(
        of: found))
    return .success
  }

  /// An end before the start is on the next day, and no session takes more than twelve hours.
  private static func refuse(end: Moment, of start: Moment) throws(CommandFailure) {
    let days = end.date.days(since: start.date)
    let minutes = days * 1440 + Int(end.time?.minutes ?? 0) - Int(start.time?.minutes ?? 0)
    if minutes < 0 {
      throw CommandFailure(
        "the session began at \(start), after \(end)",
        help: "say when it ended: 'bumbum finish --at \"\(start.date) 19:42\"'")
    }
    if minutes > 12 * 60 {
      throw CommandFailure(
        "the session began at \(start); no session takes more than 12 hours",
        help:
          "say when it ended: 'bumbum finish --at \"\(start.date) 19:42\"', or drop it with 'bumbum cancel'")
    }
  }
}

/// What is said of a session that was just finished.
struct SessionSummary {
  let words: Words
  let journal: Journal
  let today: CivilDate

  func text(of found: FoundSession) -> String {
    let history = History(journal, today: today)
    guard
      let entry = history.entries.last(where: {
        journal.logs[$0.log].source.name == found.log.source.name && $0.session == found.place
      })
    else {
      return ""
    }
    let totals = Totals(history, of: [entry])
    var facts: [String] = []
    if let minutes = found.session.duration { facts.append(words.duration(minutes: minutes)) }
    facts.append(words.setCount(totals.workingSets))
    let volume = totals.volume.hundredths(in: journal.settings.unit)
    if volume > 0 { facts.append("\(words.rounded(hundredths: volume)) \(journal.settings.unit)") }
    let records = RecordHistory.beaten(history)[entry] ?? []
    return
      ([facts.joined(separator: " · ")]
      + records.map { words.newRecord(history.catalog.entries[$0.exercise].name, $0.step) })
      .joined(separator: "\n")
  }
}

extension Words {
  /// `New record: Supino reto: 85.0kg × 5 (before 82.5kg × 6)`.
  func newRecord(_ exercise: String, _ step: RecordHistory.Step) -> String {
    let what = "\(newRecord) \(printable(exercise)): \(set(step.set))"
    return step.previous.map { "\(what) (\(before) \(set($0)))" } ?? what
  }
}

import Commands
import Grammar
import Statistics
import Text

extension Command {
  static let export = Command(
    "export", "Write the training down for other programs",
    usage: ["export \(Exporter.all.map(\.name).joined(separator: "|"))"],
    details: Exporter.all.map { "\($0.name) is \($0.summary)." }.joined(separator: "\n")
      + """

      Sessions that count, oldest first, to standard output. With a filter only those sessions; without one json and jsonl
      hold all of the journal but its settings, sql and ics the check-ins too. Cells that a spreadsheet would run as a
      formula get an apostrophe, which import takes off again. 'bumbum import' reads csv back, in either form: all sets and
      all that is said of them. In csv an exercise without sets, also a skipped one, and a session without exercises have a
      row without a 'set'.
      With --ahead ics has the coming days of the plan, or of --plan: on its 'days', ["mon", "wed"] between the lines '+++' of
      its file, else on the weekdays of at least half of the last four weeks; not on skipped days. Times are as of late. An
      event written again takes the place of the one before.
      Where a file of the journal can't be read, --output writes nothing unless told --partial.
      Exit code: 2 where something is missing in what was written, without --partial.
      """,
    options: [
      Option("--output", "FILE", "into a file, which is there when all of it is written"),
      Option("--force", nil, "also in the place of a file that is there"),
      Option("--ahead", "DAYS", "ics: the coming days of the plan instead, with an alarm half an hour before"),
    ] + Option.filters,
    examples: [
      ("bumbum export csv --last 1y > year.csv", "a year for a spreadsheet"),
      ("bumbum export strong --output strong.csv", "to take along to an app"),
      ("bumbum export ics --ahead 14 > plan.ics", "two weeks of the plan, to be reminded of"),
      ("bumbum export sql | sqlite3 training.db", "for questions of one's own"),
    ]
  ) { invocation throws(Refusal) in
    let operands = invocation.arguments.operands
    let names = Exporter.all.map(\.name)
    guard operands.count == 1, let form = operands.first else {
      throw Refusal(
        operands.isEmpty ? "in which form?" : "'export' writes one form at a time",
        help: "write 'bumbum export \(names.joined(separator: "|"))'")
    }
    guard let exporter = Exporter.all.first(where: { $0.name == form.lowercased() }) else {
      throw Refusal(
        "there is no form '\(form)'",
        help: closest(to: form, among: names).map { "did you mean '\($0)'?" }
          ?? "there are \(names.joined(separator: ", "))")
    }
    let coming = try invocation.daysAhead(exporter)
    let filter = try invocation.filter()
    let history = try invocation.history(coming == nil ? filter : Filter())
    let sessions = try coming.map { days throws(Refusal) in try invocation.coming(history, filter, days) }
    let export = Export(
      history, try invocation.words(history.settings), coming: sessions, willWrite: invocation.progress())
    guard let path = invocation.arguments.value("--output") else {
      let output = invocation.context.output
      buffered({ output.writeData($0) }) { write in exporter.write(export, write) }
      return .success
    }
    if let lost = history.journal.failures.first, !invocation.arguments.has("--partial") {
      throw Refusal(
        "'\(path)' would lack what is in '\(lost.path)'; nothing was written", help: lost.remedyOrPartial)
    }
    let failure = invocation.context.files.write(path, invocation.arguments.has("--force")) { write in
      buffered(write) { exporter.write(export, $0) }
    }
    invocation.endProgress()
    if let failure {
      throw Refusal(
        "can't write '\(path)': \(failure); nothing was written",
        help: failure == "it is there already" ? "another name, or '--force'" : nil)
    }
    return .success
  }
}

/// Runs `body` and passes its text to `write` in pieces of at least 64 KiB.
private func buffered(_ write: @escaping (String) -> Void, _ body: (_ write: (String) -> Void) -> Void) {
  var pieces = ""
  body { piece in
    pieces += piece
    if pieces.utf8.count > 1 << 16 {
      write(pieces)
      pieces.removeAll(keepingCapacity: true)
    }
  }
  if !pieces.isEmpty { write(pieces) }
}

extension Invocation {
  /// Returns `--ahead`; nil without it.
  fileprivate func daysAhead(_ exporter: Exporter) throws(Refusal) -> Int? {
    guard let text = arguments.value("--ahead") else { return nil }
    guard exporter.name == Exporter.calendar.name else {
      throw Refusal("'--ahead' is for a calendar", help: "write 'bumbum export ics --ahead 14'")
    }
    guard let days = Int(text), 1...366 ~= days else {
      throw Refusal("'--ahead \(text)' is no number of days from 1 to 366", help: "write '--ahead 14'")
    }
    return days
  }

  /// Returns the coming sessions of the plan that the filter names, else of the active one.
  fileprivate func coming(_ history: History, _ filter: Filter, _ days: Int) throws(Refusal) -> ComingSessions {
    guard filter.days == nil, filter.tag == nil, !filter.choosesExercises else {
      throw Refusal("what is to come is chosen by '--plan' alone", help: "leave the other options out")
    }
    let journal = history.journal
    guard
      let plan = try filter.plan.map({ name throws(Refusal) in try journal.plan(meant: name) }) ?? journal.activePlan
    else { throw Refusal("no plan is active", help: "name one: 'bumbum export ics --ahead 14 --plan NAME'") }
    return try ComingSessions(of: plan, history, days: days)
  }

  /// Returns a closure that shows the month being exported to a file, if standard error is a terminal.
  fileprivate func progress() -> (String) -> Void {
    guard context.errors.isTerminal, arguments.value("--output") != nil else { return { _ in } }
    return { month in context.errors.write("\r\(month)") }
  }

  fileprivate func endProgress() {
    if context.errors.isTerminal { context.errors.write("\r       \r") }
  }
}

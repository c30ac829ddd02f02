import Grammar
import Statistics
import Storage
import Text
import Views

extension Command {
  static let history = Command(
    "history", "List completed sessions, newest first", usage: ["history [EXERCISE | PLAN] [DAYS]"],
    details:
      "50 unless asked for more; --csv has all. With --exercise or --muscle, sets and volume are of those exercises alone.",
    options: [Option("--limit", "N", "at most so many; 'all' for all of them")] + Option.filters + [
      .json, .csv,
    ],
    examples: [
      ("bumbum history --limit 10", "the last ten"),
      ("bumbum history bench last month", "each time it was done in that month"),
      ("bumbum history --plan \"Plan A\" --last 12w", "those of a plan in twelve weeks"),
      ("bumbum history --exercise bench --csv", "each time it was done, for a spreadsheet"),
    ]
  ) { invocation throws(Refusal) in
    let operands = invocation.arguments.operands
    // '-5' are the last five.
    let last = operands.count == 1 && operands[0].hasPrefix("-") ? Int(operands[0]) : nil
    var (name, filter) = try invocation.named(in: last == nil ? operands[...] : [])
    let folder = try invocation.folder()
    let journal = try invocation.journalOfRevision() ?? folder.read(only: JournalFolder.entries)
    var limit = try invocation.limit(of: "sessions")
    if let count = last ?? Int(name), count != 0 { (name, limit) = ("", Int(clamping: count.magnitude)) }
    if !name.isEmpty {
      if try journal.plan(ifMeant: name) == nil { filter.exercise = name } else { filter.plan = name }
    }
    let history = try invocation.history(filter, in: journal)
    let answer = HistoryAnswer(history, limit: limit)
    let code = try invocation.answer(answer, on: invocation.page(history.journal.settings))
    invocation.sayHowMany(answer.shown.count, of: answer.count, .sessions)
    return code
  }
}

import Grammar
import Statistics
import Text
import Views

extension Command {
  static let history = Command(
    "history", "List completed sessions, newest first", usage: ["history"],
    details:
      "50 unless asked for more; --csv has all. With --exercise or --muscle, sets and volume are of those exercises alone.",
    options: [Option("--limit", "N", "at most so many; 'all' for all of them")] + Option.filters + [
      .json, .csv,
    ],
    examples: [
      ("bumbum history --limit 10", "the last ten"),
      ("bumbum history --plan \"Plan A\" --last 12w", "those of a plan in twelve weeks"),
      ("bumbum history --exercise bench --csv", "each time it was done, for a spreadsheet"),
    ]
  ) { invocation throws(Refusal) in
    try invocation.refuseWords {
      $0.first?.isNumber == true
        ? "the last weeks are '--last 4w', one day is 'bumbum show DATE'"
        : "filter with '--exercise \($0)' or '--plan \($0)'; one day is 'bumbum show DATE'"
    }
    let filter = try invocation.filter()
    let history =
      if let journal = try invocation.journalOfRevision() {
        try invocation.history(filter, in: journal)
      } else {
        try invocation.history(filter)
      }
    let limit = try invocation.limit(of: "sessions")
    let answer = HistoryAnswer(history, limit: limit)
    let code = try invocation.answer(answer, on: invocation.page(history.journal.settings))
    invocation.sayHowMany(answer.shown.count, of: answer.count, .sessions)
    return code
  }
}

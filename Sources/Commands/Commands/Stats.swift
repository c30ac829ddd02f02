import JournalFolder
import JournalFormat
import JournalText
import Lint
import Statistics
import Training

extension Command {
  static let stats = Command(
    "stats", "Print totals, streaks, records and what was done of each exercise",
    usage: ["stats", "stats EXERCISE"],
    details: """
      Warm-ups and open sessions do not count; what is dated after today does not either. An exercise is found
      without case or accents, and by the beginning of its name.
      """,
    examples: [
      ("bumbum stats", "everything"),
      ("bumbum stats supino", "the one exercise whose name begins so"),
      ("bumbum stats --today 2025-12-31", "as it stood at the end of the year"),
    ]
  ) { invocation throws(CommandFailure) in
    let journal = try invocation.folder().read()
    let words = try invocation.words(journal.settings)
    let history = History(journal, today: invocation.today)
    invocation.sayMistakes(in: journal)
    let query = invocation.arguments.operands.joined(separator: " ")
    let report = StatsText(words: words, style: invocation.style, history: history, today: invocation.today)
    if query.isEmpty {
      invocation.print(report.overview())
    } else {
      let place = try history.catalog.find(query)
      guard let statistics = ExerciseStatistics.all(history).first(where: { $0.exercise == place }) else {
        invocation.say(words.neverDone(history.catalog.entries[place].name))
        return .success
      }
      invocation.print(report.exercise(statistics))
    }
    return .success
  }
}

extension Invocation {
  /// Good entries count, whatever stands beside them: one line says what lint would show.
  func sayMistakes(in journal: Journal) {
    let errors = Linter.findings(LintContext(journal, now: now)).count { $0.diagnostic.severity == .error }
    guard errors > 0 else { return }
    say("bumbum: \(errors == 1 ? "1 mistake" : "\(errors) mistakes") in the journal; see 'bumbum lint'")
  }
}

extension ExerciseCatalog {
  /// The place of the exercise that a person means: by any of its names, without accents, then by a beginning that
  /// only one has, then by a part.
  func find(_ query: String) throws(CommandFailure) -> Int {
    if let place = try find(known: query) { return place }
    let near = closest(to: query, among: entries.map(\.name))
    throw CommandFailure(
      "there is no exercise '\(printable(query))' in this journal",
      help: near.map { "did you mean '\(printable($0))'?" } ?? "see 'bumbum stats' for all of them")
  }

  /// The same; nil where there is none.
  func find(known query: String) throws(CommandFailure) -> Int? {
    if let place = place(of: query) { return place }
    let wanted = folded(query)
    let names = entries.map { folded($0.name) }
    for matches in [{ $0 == wanted }, { $0.hasPrefix(wanted) }, { $0.contains(wanted) }] as [(String) -> Bool]
    {
      let places = names.indices.filter { matches(names[$0]) }
      if places.count == 1 { return places[0] }
      guard places.isEmpty else {
        let list = places.prefix(5).map { "'\(printable(entries[$0].name))'" }.joined(separator: ", ")
        throw CommandFailure(
          "'\(printable(query))' could be \(list)\(places.count > 5 ? ", …" : "")",
          help: "write more of the name")
      }
    }
    return nil
  }
}

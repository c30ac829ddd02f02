import Format
import Journal
import Statistics
import Text
import Views

extension Command {
  static let stats = Command(
    "stats", "Print totals, streaks, records and what was done of each exercise",
    usage: ["stats", "stats EXERCISE"],
    details: """
      Warm-ups and open sessions do not count; what is dated after today does not either. An exercise is found
      without case or accents, and by a part of its name that no other has.
      """,
    options: [.at] + Option.filters + [
      .json, .csv,
    ],
    examples: [
      ("bumbum stats", "everything"),
      ("bumbum stats bench", "the one exercise with that in its name"),
      ("bumbum stats --last 12w --plan \"Plan A\"", "twelve weeks of one plan"),
      ("bumbum stats --at HEAD~10", "as the files were ten commits ago"),
      ("bumbum stats --today 2025-12-31", "as it stood at the end of the year"),
    ]
  ) { invocation throws(CommandFailure) in
    let query = invocation.arguments.operands.joined(separator: " ")
    let filter = try invocation.filter()
    let (journal, sums, catalog, history) = try invocation.sums(filter, of: query)
    let page = try invocation.page(journal.settings)
    if query.isEmpty {
      return try invocation.answer(StatsAnswer(journal, sums, catalog, filter, now: invocation.now), on: page)
    }
    let place = try catalog.find(query)
    let named = NamedExercise(catalog[place].name, in: journal)
    let past =
      if let history { ExercisePast(history, of: place) } else {
        PastReading.read(try invocation.folder(), of: named, until: invocation.now)
      }
    return try invocation.answer(
      ExerciseAnswer(sums, catalog, place, past, filter, today: invocation.today), on: page)
  }
}

extension Invocation {
  /// Of the files as they are, or as they were at the commit of `--at`.
  fileprivate func sums(
    _ filter: Filter, of exercise: String
  ) throws(CommandFailure) -> (Journal, Sums, ExerciseCatalog, History?) {
    let folder = try folder()
    if let journal = try committedJournal() { return sums(of: try history(filter, in: journal)) }
    // Which sessions a filter chooses is known when they are read. Streaks, which JSON always has, are of all check-ins.
    if !filter.isEmpty {
      guard exercise.isEmpty, arguments.has("--json") else {
        return sums(of: try history(filter, exercise: exercise))
      }
      return sums(of: try history(filter, in: folder.read(only: [.root, .plans, .log, .checkIns])))
    }
    if folder.readsEverything { return sums(of: try history(filter, in: folder.read())) }
    let answer = StatsReading.read(folder, until: now)
    sayMistakes(in: answer.journal, besides: answer.mistakes)
    if answer.journal.bareSessionDays.isEmpty {
      noteSessions(in: JournalLoader.load(.openSession(today), of: folder), mistakes: answer.mistakes)
    }
    return (answer.journal, answer.sums, answer.catalog, nil)
  }

  private func sums(of history: History) -> (Journal, Sums, ExerciseCatalog, History?) {
    (history.journal, Sums(history), history.catalog, history)
  }
}

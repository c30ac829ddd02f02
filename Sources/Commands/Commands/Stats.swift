import Format
import Journal
import JSON
import Statistics
import Text
import Training

extension Command {
  static let stats = Command(
    "stats", "Print totals, streaks, records and what was done of each exercise",
    usage: ["stats", "stats EXERCISE"],
    details: """
      Warm-ups and open sessions do not count; what is dated after today does not either. An exercise is found
      without case or accents, and by a part of its name that no other has.
      """,
    options: [Option("--at", "REV", "the journal as it was at that commit of git")] + Option.filters + [
      .json, .csv,
    ],
    examples: [
      ("bumbum stats", "everything"),
      ("bumbum stats supino", "the one exercise with that in its name"),
      ("bumbum stats --last 12w --plan \"Treino A\"", "twelve weeks of one plan"),
      ("bumbum stats --at HEAD~10", "as the files were ten commits ago"),
      ("bumbum stats --today 2025-12-31", "as it stood at the end of the year"),
    ]
  ) { invocation throws(CommandFailure) in
    let query = invocation.arguments.operands.joined(separator: " ")
    let (viewer, sums, catalog) = try invocation.sums(of: query)
    guard query.isEmpty else {
      let place = try catalog.find(query)
      let answer = ExerciseAnswer(viewer, sums, catalog, place)
      return try viewer.give("exercise", text: { answer.text }, json: { answer.json }, csv: { answer.csv })
    }
    let answer = StatsAnswer(viewer: viewer, sums: sums, catalog: catalog)
    return try viewer.give("stats", text: { answer.text }, json: { answer.json }, csv: { answer.csv })
  }
}

extension Invocation {
  /// Of the files as they are, or as they were at the commit of `--at`.
  fileprivate func sums(of exercise: String) throws(CommandFailure) -> (Viewer, Sums, ExerciseCatalog) {
    let folder = try folder()
    if let revision = arguments.value("--at") {
      let git = Git(folder, context, for: "'--at'")
      return sums(of: try Viewer(self, CommittedJournal(folder, at: revision, git).journal))
    }
    // Which sessions a filter chooses is known when they are read. Streaks, which JSON always has, are of all check-ins.
    if hasFilters {
      let hasStreaks = exercise.isEmpty && arguments.has("--json")
      return sums(of: try hasStreaks ? Viewer(self) : Viewer(ofSessions: self, exercise: exercise))
    }
    let answer = StatsReading.read(folder, until: today)
    let viewer = try Viewer(self, ofSums: answer.journal, mistakes: answer.mistakes)
    return (viewer, answer.sums, answer.catalog)
  }

  private func sums(of viewer: Viewer) -> (Viewer, Sums, ExerciseCatalog) {
    (viewer, Sums(viewer.history), viewer.history.catalog)
  }
}

extension ExerciseCatalog {
  /// The place of the exercise that a person means: by any of its names, without accents, then by a beginning that
  /// only one has, then by a part.
  func find(_ query: String) throws(CommandFailure) -> Int {
    if let place = try find(known: query) { return place }
    // A part is enough to find it, so a part may be what was misspelled.
    let parts = entries.flatMap { $0.name.split(separator: " ").map(String.init) }
    let near = closest(to: query, among: entries.map(\.name)) ?? closest(to: query, among: parts)
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

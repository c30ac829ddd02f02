import Grammar
import Statistics
import Text
import Views

extension Command {
  static let records = Command(
    "records", "Print records now, and each time they were beaten",
    usage: ["records [EXERCISE] [DAYS]"],
    details: """
      The heaviest weight; among equal weights the most reps; among equal both the latest. Sets on bodyweight (the most added
      load), of reps alone, of time and of distance have records of their own. Warm-ups, failed attempts and open sessions
      hold none. The one-rep max is estimated from 1 to 12 reps as the setting 'one-rep-max' says: Epley (1985) or
      Brzycki (1993).
      """,
    options: [
      Option("--kinds", nil, "each kind in a row: record, estimate, most for 1 to 10 reps, volume of a session")
    ] + Option.filters + [.json, .csv],
    examples: [
      ("bumbum records", "of every exercise"),
      ("bumbum records bench press", "of one, with its history, rep records and estimated one-rep max"),
      ("bumbum records --kinds", "what 'set' compares with, of every exercise"),
      ("bumbum records --muscle legs --since 2026", "of the legs, this year alone"),
    ]
  ) { invocation throws(Refusal) in
    let (query, filter) = try invocation.named(in: invocation.arguments.operands[...])
    let history = try invocation.history(filter)
    let place = query.isEmpty ? nil : try history.exercise(meant: query)
    let answer = RecordsAnswer(history, exercise: place, showsKinds: invocation.arguments.has("--kinds"))
    return try invocation.answer(answer, on: invocation.page(history.journal.settings))
  }
}

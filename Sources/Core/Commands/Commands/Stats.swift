import Grammar
import Storage
import Statistics
import Text
import Training
import Views

extension Command {
  static let stats = Command(
    "stats", "Print totals, streaks, records and what was done of each exercise",
    usage: ["stats [EXERCISE] [DAYS]"],
    details: """
      Warm-ups and open sessions do not count; what is dated after today does not either. An exercise is found
      without case or accents, and by a part of its name that no other has.
      """,
    options: Option.filters + [.json, .csv],
    examples: [
      ("bumbum stats", "everything"),
      ("bumbum stats bench", "the one exercise with that in its name"),
      ("bumbum stats last month", "a month; '30d', 'this week' and 2026 are days too"),
      ("bumbum stats --last 12w --plan \"Plan A\"", "twelve weeks of one plan"),
      ("bumbum stats --today 2025-12-31", "as it stood at the end of the year"),
    ]
  ) { invocation throws(Refusal) in
    // 'when did i last deadlift' is a question, too.
    let operands = invocation.arguments.operands[...]
    let isAsked = ["did", "foi", "fiz", "treinei"].contains(folded(operands.first ?? ""))
    var (query, filter) = try invocation.named(
      in: isAsked ? operands.drop { wordsOfQuestions.contains(folded($0)) } : operands)
    // 'last workout' is no exercise.
    if ["workout", "session", "treino"].contains(folded(query)) { return try invocation.run(.show, []) }
    let folder = try invocation.folder()
    let journal = try invocation.journalOfRevision() ?? folder.read(only: JournalFolder.entries)
    if let group = MuscleGroup(query), ExerciseCatalog(journal).id(of: query) == nil {
      (query, filter.muscleGroup) = ("", group)
    }
    let history = try invocation.history(filter, in: journal)
    let page = try invocation.page(history.settings)
    if query.isEmpty { return try invocation.answer(StatsAnswer(history), on: page) }
    return try invocation.answer(ExerciseAnswer(history, history.exercise(meant: query)), on: page)
  }
}

/// The words between 'when' and the name of an exercise.
private let wordsOfQuestions: Set<String> = [
  "did", "i", "last", "do", "train", "was", "the", "foi", "a", "ultima", "vez", "que", "eu", "fiz", "treinei",
]

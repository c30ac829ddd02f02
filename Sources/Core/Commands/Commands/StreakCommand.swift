import Grammar
import Storage
import Text
import Training
import Views

extension Command {
  static let streak = Command(
    "streak", "Print the streaks of days and of weeks, and what keeps them alive", usage: ["streak"],
    details: """
      A day counts with a check-in, a completed session or either, as the setting 'trained' says, a week with as many days as
      'goal' says; a goal may also be of days in a row, "4 in 7 days". With 'cardio' the week's minutes of cardio are there,
      too. Skipped days neither count nor break; a day or a week that is not over never breaks. The whole history is looked
      at.
      """,
    options: [Option("--short", nil, "one line for a shell prompt: 5d 8w"), .json],
    examples: [
      ("bumbum streak", "current and longest, with their dates"),
      ("PS1='$(bumbum streak --short 2>/dev/null) \\$ '", "in the prompt of a shell"),
    ]
  ) { invocation throws(Refusal) in
    try invocation.refuseWords()
    if invocation.arguments.has("--short") {
      guard !invocation.arguments.has("--json") else {
        throw Refusal("'--short' and '--json' are two answers", help: "choose one of them")
      }
      let (streaks, settings) = try invocation.currentStreaks()
      invocation.print(streaks.short(try invocation.words(settings)))
      return .success
    }
    let folder = try invocation.folder()
    let journal = folder.read(only: folder.partsOfTrainedDays)
    invocation.sayMistakes(in: journal)
    return try invocation.answer(
      StreakAnswer(journal, now: invocation.now), on: invocation.page(journal.settings))
  }
}

extension Invocation {
  /// Returns today's streaks, of which only the current ones are certain, and the settings.
  func currentStreaks() throws(Refusal) -> (streaks: StreakAnswer, settings: Settings) {
    try answer { journal in
      let streaks = StreakAnswer(journal, now: now)
      return ((streaks, journal.settings), streaks.isKnown)
    }
  }
}

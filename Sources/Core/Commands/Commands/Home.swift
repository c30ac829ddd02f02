import Grammar
import Storage
import Statistics
import Text
import Training
import Views

extension Command {
  package static let home = Command(
    "home", "Print today at a glance: plan, last session, check-in, streaks", usage: ["home"],
    details: "This is what 'bumbum' prints by itself.", options: [.json],
    examples: [
      ("bumbum", "today at a glance"),
      ("bumbum --today 2026-02-28", "as it was on that day"),
    ]
  ) { invocation throws(Refusal) in
    try invocation.refuseWords { word in
      invocation.context.commands.named(word) != nil
        ? "options stand after the command: 'bumbum \(word) …'" : "see 'bumbum help'"
    }
    // A first `bumbum` should say what it is.
    let around = try invocation.folder(around: nil)
    if around == nil, !invocation.arguments.has("--json") {
      invocation.print(invocation.helpText.overview())
      invocation.say("")
      invocation.say("no journal here: 'bumbum init' begins one, '--dir' names one")
      return .success
    }
    let folder = try invocation.folder()
    let now = invocation.now
    // JSON has the longest streaks, which need all years.
    let isWhole = invocation.arguments.has("--json")
    let home = try invocation.answer { journal in
      let home = HomeAnswer(
        journal, StreakAnswer(journal, now: now), now: now,
        lastWrite: journal.openSession.flatMap(invocation.lastSet))
      return (home, home.isKnown && !isWhole)
    }
    let page = try invocation.page(home.journal.settings)
    invocation.sayMistakes(in: home.journal)
    if !isWhole { invocation.versions?.sayWhatIsMissing(in: folder, invocation) }
    return try invocation.answer(home, on: page)
  }
}

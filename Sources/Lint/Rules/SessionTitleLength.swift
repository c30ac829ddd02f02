import JournalFormat
import JournalText
import Training

extension Rule {
  static let sessionTitleLength = Rule(
    Explanation(
      "session-title-length", .error, "the title of a session has up to 100 characters",
      reason: "A title is the name of a plan or a few words; what is longer is a note.",
      bad: [.log("2026-01-05 18:30 ⟦\(words("leve", characters: 101))⟧\n")],
      good: [
        .log("2026-01-05 18:30 \(words("leve", characters: 100)) #rua\n"),
        .log("2026-01-05 18:30 Corrida leve\n> \(words("leve", characters: 200))\n"),
      ]),
    inEachLog: { log, ground, found in
      for session in log.sessions where session.date != nil {
        guard let title = session.title, title.value.utf8.count > 100, title.value.count > 100 else {
          continue
        }
        found.add(
          log.source, title.range, "this title has \(characters(title.value.count)); it may have up to 100",
          help: "write a short title, and the rest as a note below it: '> \(shortened(title.value))'")
      }
    })
}

import Grammar
import Text
import Training

extension Rule {
  static let sessionTitleLength = Rule(
    "session-title-length", .error, "the title of a session has up to 100 characters",
    reason: "A title is the name of a plan or a few words; what is longer is a note.",
    bad: [.log("2026-01-05 18:30 ⟦\(words("leve", characters: 101))⟧\n")],
    good: [
      .log("2026-01-05 18:30 \(words("leve", characters: 100)) #rua\n"),
      .log("2026-01-05 18:30 Corrida leve\n> \(words("leve", characters: 200))\n"),
    ],
    .inEachLog { log, _, found in
      for (session, places) in log.sessions(where: { $0.date != nil && $0.title?.characters(over: 100) != nil }) {
        guard let title = session.title, let range = places.title else { continue }
        found.add(
          log.source, range, "this title has \(title.count, .characters); it may have up to 100",
          help: "write a short title, and the rest as a note below it: '> \(shortened(title))'")
      }
    })
}

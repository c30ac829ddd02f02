import Grammar
import Text
import Training

extension Rule {
  static let longSession = Rule(
    "long-session", .warning, "a session of more than 6 hours",
    condition: "a session takes more than 6 hours",
    reason: """
      It counts in every average. Most often the end was written late, or with a slip in the hour; over \
      12 hours it is an error.
      """,
    bad: [
      .log("2026-01-05 08:30-⟦19:42⟧ Treino A\n"),
      .log("2026-01-05 21:30-⟦03:31⟧ Treino A\n"),
    ],
    good: [.log("2026-01-05 18:30-19:42 Treino A\n\n2026-01-11 06:00-12:00 Volta da Lagoa\n")],
    .inEachLog { log, ground, found in
      for (session, places) in log.sessions(where: { $0.date != nil && $0.duration ?? 0 > 6 * 60 }) {
        guard let minutes = session.duration, let range = places.end else { continue }
        found.add(
          log.source, range, "this session took \(minutes / 60)h \(padded(minutes % 60, 2))min",
          help: session.moment.map { "write when it ended, or without an end if you don't know: '\($0)'" })
      }
    })
}

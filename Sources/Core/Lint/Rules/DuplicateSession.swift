import Grammar
import Text
import Training

extension Rule {
  static let duplicateSession = Rule(
    "duplicate-session", .warning, "two sessions begin at the same minute",
    condition: "two sessions begin at one minute, or without times on one day with one title",
    reason: """
      A session has no other name than its start: a check-in that links to it means the first of the \
      two. Most often one is a copy that a merge or an import left, and counts twice. Without times two \
      sessions of one day are alike only if their titles are.
      """,
    bad: [
      .log("2026-01-05 18:30-19:42 Treino A\n\n⟦2026-01-05 18:30⟧ Treino B\n"),
      .log("2026-01-05 Treino A\n\n⟦2026-01-05⟧ treino a\n"),
    ],
    good: [
      .log("2026-01-05 18:30-19:42 Treino A\n\n2026-01-05 20:00 Corrida\n"),
      .log("2026-01-05 Treino A\n\n2026-01-05 Corrida\n"),
    ],
    .acrossFiles { context, found in
      let sessions = context.journal.logs.flatMap { log in
        zip(log.sessions, log.places).compactMap { session, places in
          session.moment.map { moment in
            Keyed(Beginning(moment, title: session.title), log.source, log.source.start(of: session, places))
          }
        }
      }
      found.addRepeats(of: sessions, "the first one") { session in
        (
          "another session begins at \(session.key.moment) too",
          "delete one of the two, or write the minute when it really began"
        )
      }
    })
}

import JournalFormat
import JournalText
import Training

extension Rule {
  static let duplicateSession = Rule(
    Explanation(
      "duplicate-session", .warning, "two sessions begin at the same minute",
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
      ])
  ) { context, found in
    let moments = context.journal.logs.flatMap { $0.sessions.compactMap(\.moment) }
    guard Set(moments).count < moments.count else { return }
    var first: [Beginning: (source: Source, range: TextRange)] = [:]
    for log in context.logs {
      for session in log.sessions {
        guard let moment = session.moment else { continue }
        let key = Beginning(moment, title: session.title?.value)
        guard let other = first[key] else {
          first[key] = (log.source, log.source.start(of: session))
          continue
        }
        found.add(
          log.source, log.source.start(of: session), "another session begins at \(moment) too",
          help: "delete one of the two, or write the minute when it really began",
          note: .init("the first one", at: other.range, in: other.source, from: log.source))
      }
    }
  }
}

import Grammar
import Text
import Training

extension Rule {
  static let openSessions = Rule(
    "open-sessions", .error, "more than one session is open",
    reason: """
      New sets go into the open session, so there can be only one. An open session is in no history and \
      no record until it has an end.
      """,
    bad: [
      .log(
        "2026-01-30 18:30-? Treino A\n\n2026-01-31 07:30-⟦?⟧ Treino B\n\n2026-01-31 09:30-⟦?⟧ Treino A\n"),
      Example([
        ("log/2025-12.txt", "2025-12-30 18:30-19:42 Treino A\n"),
        ("log/2026-01.txt", "2026-01-30 18:30-? Treino A\n\n2026-01-31 08:30-⟦?⟧ Treino B\n"),
      ]),
    ],
    good: [.log("2026-01-05 18:30-19:42 Treino A\n\n2026-01-31 07:30-? Treino B\n")],
    .acrossFiles { context, found in
      var open: [(source: Source, moment: Moment, range: TextRange)] = []
      for log in context.logs {
        for (session, places) in log.log.sessions(where: \.isOpen) {
          // A session without the range of an end is open only because its end can't be read.
          guard let moment = session.moment, let range = places.end else { continue }
          open.append((log.source, moment, range))
        }
      }
      open.sort { ($0.moment, $0.source.name, $0.range.start) < ($1.moment, $1.source.name, $1.range.start) }
      guard let first = open.first else { return }
      for other in open.dropFirst() {
        found.add(
          other.source, other.range, "the session of \(first.moment) is open too",
          help: "write when one of them ended in place of its '?'",
          note: .init("open since here", at: first.range, in: first.source, from: other.source))
      }
    })
}

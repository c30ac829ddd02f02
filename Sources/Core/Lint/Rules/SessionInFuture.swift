import Grammar
import Text
import Training

extension Rule {
  static let sessionInFuture = Rule(
    "session-in-future", .warning, "a session begins later than now",
    condition: "a session begins after now",
    reason: """
      A log says what was done. Most often the year or the month is a slip, and the session would stand \
      in the wrong place of every statistic.
      """,
    bad: [
      .log("⟦2026-01-31 12:01⟧ Treino A\n"),
      Example([("log/2027-01.txt", "⟦2027-01-05⟧ Treino A\n")]),
    ],
    good: [.log("2026-01-31 12:00 Treino A\n"), .log("2026-01-31 Treino A\n")],
    .inEachLog { log, ground, found in
      for (session, places) in log.sessions(where: { $0.moment.map { $0 > ground.now } ?? false }) {
        guard let moment = session.moment else { continue }
        found.add(
          log.source, log.source.start(of: session, places),
          "this session begins at \(moment), and it is \(ground.now) now",
          help: "write the day it was done; what is planned belongs in a plan")
      }
    })
}

import Grammar
import Text
import Training

extension Rule {
  static let setOutsideSession = Rule(
    "set-outside-session", .warning, "a set done more than an hour outside of its session",
    condition: "`at` is more than an hour before the start of its session or after its end",
    reason: """
      `at` says when a set was done. Where the session had ended long before, or began long after, one of the times has a \
      slip in it.
      """,
    bad: [
      .log("2026-01-05 10:00-11:00\nSupino: 80kg x 10 at 10:20, ⟦80kg x 8 at 23:00⟧\n"),
      .log("2026-01-05 10:00-11:00\nSupino: ⟦80kg x 10 at 8:30⟧\n"),
    ],
    good: [.log("2026-01-05 23:30-0:40\nSupino: 80kg x 10 at 23:25, 80kg x 8 at 0:10, 80kg x 8 at 1:10\n")],
    .inEachLog { log, _, found in
      for (session, places) in zip(log.sessions, log.places) {
        guard session.date != nil, let start = session.start, let length = session.duration else { continue }
        for (exercise, places) in zip(session.exercises, places.exercises) {
          for (set, range) in zip(exercise.sets, places.sets) {
            guard let time = set.completedAt else { continue }
            let after = (Int(time.minutes) - Int(start.minutes) + 1440) % 1440
            guard after > length + 60, after < 1440 - 60, case .at(let end) = session.end else { continue }
            found.add(
              log.source, range, "done at \(time), in a session from \(start) to \(end)",
              help: "write the time of the set, or of the session, as it was")
          }
        }
      }
    })
}

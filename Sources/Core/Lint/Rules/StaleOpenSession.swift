import Grammar
import Text
import Training

extension Rule {
  static let staleOpenSession = Rule(
    "stale-open-session", .warning, "a session has been open for more than a day",
    condition: "a session has been open for more than 24 hours",
    reason: """
      It was forgotten, and as long as it is open it counts nowhere: not in history, not in records, not \
      in volume.
      """,
    bad: [
      .log("2026-01-30 11:59-⟦?⟧ Treino A\n  Supino: 80kg x 10 at 12:20\n"),
      .log("2026-01-05 18:30 - ⟦?⟧ Treino A\n"),
    ],
    good: [.log("2026-01-30 12:00-? Treino A\n")],
    .acrossFiles { context, found in
      // Only the oldest is reported, as another rule reports that there are several.
      var oldest: (log: InspectedLog, session: Session, moment: Moment, range: TextRange)?
      for log in context.logs {
        for (session, places) in log.log.sessions(where: \.isOpen) {
          guard let moment = session.moment, let range = places.end else { continue }
          if oldest.map({ moment < $0.moment }) ?? true { oldest = (log, session, moment, range) }
        }
      }
      guard let (log, session, moment, range) = oldest, context.now.isMoreThanADay(after: moment) else { return }
      let last = session.lastTime
      let end = last ?? session.start.flatMap { TimeOfDay(hour: $0.hour + 1, minute: $0.minute) }
      found.add(
        log.source, range, "this session is open since \(moment)",
        help: end.map { "write when it ended: '\(moment)-\($0)'" } ?? "write when it ended, or take '-?' away",
        fix: last.map { .unsafe(range, $0.description) })
    })
}

extension Moment {
  fileprivate func isMoreThanADay(after other: Moment) -> Bool {
    let days = date.days(since: other.date)
    guard let time, let began = other.time else { return days > 1 }
    return days * 1440 + Int(time.minutes) - Int(began.minutes) > 1440
  }
}

extension Session {
  /// The time of the last set that has one; nil without any.
  fileprivate var lastTime: TimeOfDay? {
    exercises.reversed().lazy.flatMap { $0.sets.reversed() }.compactMap(\.completedAt).first
  }
}

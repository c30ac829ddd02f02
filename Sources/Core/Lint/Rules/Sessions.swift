import Grammar
import Text
import Training

/// The rules about the times of sessions.
let sessionRules: [Rule] = [
  Rule(
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
    }),
  Rule(
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
    }),
  Rule(
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
    }),
  Rule(
    "session-in-future", .warning, "a session begins later than now",
    condition: "a session begins after now, unless all of its sets are still to be done",
    reason: """
      A log says what was done. Most often the year or the month is a slip, and the session would stand \
      in the wrong place of every statistic.
      """,
    bad: [
      .log("⟦2026-01-31 12:01⟧ Treino A\n"),
      Example([("log/2027-01.txt", "⟦2027-01-05⟧ Treino A\n")]),
    ],
    good: [
      .log("2026-01-31 12:00 Treino A\n"), .log("2026-01-31 Treino A\n"),
      Example([("log/2026-02.txt", "2026-02-01 Treino A\n  Supino:\n    - [ ] 80kg x 8\n")]),
    ],
    .inEachLog { log, ground, found in
      for (session, places) in log.sessions(where: { !$0.isWaiting && $0.moment.map { $0 > ground.now } ?? false }) {
        guard let moment = session.moment else { continue }
        found.add(
          log.source, log.source.start(of: session, places),
          "this session begins at \(moment), and it is \(ground.now) now",
          help: "write the day it was done; what is planned belongs in a plan")
      }
    }),
  Rule(
    "open-sets", .hint, "sets that are still to be done in a session that is over",
    condition: "a session that is not open began before today and has sets with an empty box; told once a session",
    reason: """
      `- [ ] 80kg x 8` counts nowhere. Either it was done and the box was forgotten, and then the session is larger than \
      the statistics say, or it was not, and then the line says nothing any more.
      """,
    bad: [
      .log(
        "2026-01-30 18:30-19:30 Treino A\n  Supino:\n    - [x] 80kg x 8\n    - [ ] ⟦80kg x 8⟧\n    - [ ] 80kg x 8\n"),
      .log("2026-01-30 Treino A\n  Supino:\n    - [ ] ⟦80kg x 8⟧\n"),
    ],
    good: [
      .log("2026-01-30 18:30-19:30 Treino A\n  Supino:\n    - [x] 80kg x 8\n"),
      .log("2026-01-31 Treino A\n  Supino:\n    - [x] 80kg x 8\n    - [ ] 80kg x 8\n"),
    ],
    .inEachLog { log, ground, found in
      for (session, places) in log.sessions(where: { !$0.isOpen && $0.date.map { $0 < ground.now.date } ?? false }) {
        guard let first = places.exercises.lazy.flatMap(\.openSets).first else { continue }
        let count = session.exercises.reduce(0) { $0 + $1.openSets.count }
        found.add(
          log.source, first, "\(count, .sets) still to do in a session that is over",
          help: "tick what was done, '- [x] …', and take the other lines out")
      }
    }),
  Rule(
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
    }),
  Rule(
    "overlapping-sessions", .warning, "a session begins before another one ended",
    condition: "a session begins after another one began and before that ended",
    reason: """
      Nobody trains twice at a time: a start or an end has a slip, or one of the two is a copy. Two that \
      begin at the same minute are reported as such.
      """,
    bad: [
      .log("2026-01-05 18:30-19:42 Treino A\n\n⟦2026-01-05 19:40⟧ Corrida\n"),
      Example([
        ("log/2025-12.txt", "2025-12-31 23:10-00:20 Treino A\n"),
        ("log/2026-01.txt", "⟦2026-01-01 00:10⟧-00:40 Corrida\n"),
      ]),
    ],
    good: [.log("2026-01-05 18:30-19:42 Treino A\n\n2026-01-05 19:42 Corrida\n\n2026-01-05\n")],
    .acrossFiles { context, found in
      // In minutes since 1970-01-01 00:00; a session whose end is unknown has none.
      var spans: [(start: Int, end: Int, log: Int, session: Int)] = []
      for (number, log) in context.logs.enumerated() {
        for (index, session) in log.log.sessions.enumerated() {
          guard let date = session.date, let time = session.start else { continue }
          let start = Int(date.dayNumber) * 1440 + Int(time.minutes)
          spans.append((start, start + (session.duration ?? 0), number, index))
        }
      }
      // The order is total, as sorting is not stable and only the first of two sessions at one minute is checked.
      spans.sort { ($0.start, $0.log, $0.session) < ($1.start, $1.log, $1.session) }
      guard var last = spans.first else { return }
      var previousStart = last.start
      for span in spans.dropFirst() {
        defer { previousStart = span.start }
        guard span.start != previousStart else { continue }
        if span.start < last.end {
          let (log, other) = (context.logs[span.log].log, context.logs[last.log].log)
          let (session, first) = (log.sessions[span.session], other.sessions[last.session])
          guard let begin = first.moment, case .at(let end) = first.end else { continue }
          found.add(
            log.source, log.source.start(of: session, log.places[span.session]),
            "the session of \(begin) went on until \(end)",
            help: "correct one of the times, or write both as one session",
            note: .init(
              "the other one", at: other.source.start(of: first, other.places[last.session]), in: other.source,
              from: log.source))
        }
        if span.end > last.end { last = span }
      }
    }),
]

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

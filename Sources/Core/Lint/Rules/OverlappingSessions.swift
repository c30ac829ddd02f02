import Grammar
import Text
import Training

extension Rule {
  static let overlappingSessions = Rule(
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
      var spans: [Span] = []
      for (number, log) in context.logs.enumerated() {
        for (index, session) in log.log.sessions.enumerated() {
          if let span = Span(session, index, log: number) { spans.append(span) }
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
    })
}

/// The time that a session takes.
private struct Span {
  /// The start in minutes since 1970-01-01 00:00.
  var start: Int
  /// The length, at most a day; 0 if the end is unknown.
  var minutes: Int
  var log: Int
  var session: Int

  var end: Int { start + minutes }

  /// Creates the span of a session; nil if its start is not known.
  init?(_ session: Session, _ index: Int, log: Int) {
    guard let date = session.date, let time = session.start else { return nil }
    start = Int(date.dayNumber) * 1440 + Int(time.minutes)
    minutes = session.duration ?? 0
    self.log = log
    self.session = index
  }
}

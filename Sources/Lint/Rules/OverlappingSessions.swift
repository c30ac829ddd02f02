import JournalFormat
import JournalText
import Training

extension Rule {
  static let overlappingSessions = Rule(
    Explanation(
      "overlapping-sessions", .warning, "a session begins before another one ended",
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
      good: [.log("2026-01-05 18:30-19:42 Treino A\n\n2026-01-05 19:42 Corrida\n\n2026-01-05\n")])
  ) { context, found in
    if context.logs.areApart { return }
    var spans: [Span] = []
    spans.reserveCapacity(context.sessionCount)
    for (number, log) in context.logs.enumerated() {
      for place in log.sessions.indices {
        if let span = Span(log, place, number: number) { spans.append(span) }
      }
    }
    // Sorting keeps no order among equals, and of two at one minute only the first is looked at.
    spans.sort { ($0.start, $0.log, $0.session) < ($1.start, $1.log, $1.session) }
    guard var last = spans.first else { return }
    var previousStart = last.start
    for span in spans.dropFirst() {
      defer { previousStart = span.start }
      guard span.start != previousStart else { continue }
      if span.start < last.end {
        let (log, other) = (context.logs[Int(span.log)], context.logs[Int(last.log)])
        let (session, first) = (log.sessions[Int(span.session)], other.sessions[Int(last.session)])
        guard let begin = first.moment, case .at(let end) = first.end else { continue }
        found.add(
          log.source, log.source.start(of: session), "the session of \(begin) went on until \(end)",
          help: "correct one of the times, or write both as one session",
          note: .init("the other one", at: other.source.start(of: first), in: other.source, from: log.source))
      }
      if span.end > last.end { last = span }
    }
  }
}

/// A journal may have many of them.
private struct Span {
  /// In minutes since 1970-01-01 00:00.
  var start: Int
  /// At most a day; 0 where nobody knows the end.
  var minutes: Int16
  var log: Int32
  var session: Int32

  var end: Int { start + Int(minutes) }

  /// Nil for a session that nobody knows the start of.
  init?(_ outline: LogOutline, _ place: Int, number: Int) {
    guard let date = outline.sessions[place].date, let time = outline.sessions[place].start else {
      return nil
    }
    start = Int(date.dayNumber) * 1440 + Int(time.minutes)
    minutes = Int16(truncatingIfNeeded: outline.sessions[place].duration ?? 0)
    log = Int32(truncatingIfNeeded: number)
    session = Int32(truncatingIfNeeded: place)
  }
}

extension [LogOutline] {
  /// No session begins before all those above it ended, as in most journals.
  fileprivate var areApart: Bool {
    var end = Int.min
    for log in self {
      for place in log.sessions.indices {
        guard let span = Span(log, place, number: 0) else { continue }
        if span.start < end { return false }
        end = span.end
      }
    }
    return true
  }
}

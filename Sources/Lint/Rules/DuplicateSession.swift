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
    if context.logs.areAscending { return }
    var starts: [Start] = []
    starts.reserveCapacity(context.sessionCount)
    for (number, log) in context.logs.enumerated() {
      for place in log.sessions.indices {
        guard let moment = log.sessions[place].moment else { continue }
        starts.append(Start(moment: moment, log: number, session: place))
      }
    }
    // Mostly they are in this order already.
    starts.sort { ($0.moment, $0.log, $0.session) < ($1.moment, $1.log, $1.session) }
    var rest = starts[...]
    while let moment = rest.first?.moment {
      let alike = rest.prefix { $0.moment == moment }
      rest = rest.dropFirst(alike.count)
      if alike.count > 1 { found.check(alike, of: moment, context.logs) }
    }
  }
}

private struct Start {
  var moment: Moment
  var log: Int
  var session: Int
}

extension [LogOutline] {
  /// Each session begins later than all before it, as in most journals.
  fileprivate var areAscending: Bool {
    var last: Moment?
    for log in self {
      for place in log.sessions.indices {
        guard let moment = log.sessions[place].moment else { continue }
        if let last, moment <= last { return false }
        last = moment
      }
    }
    return true
  }
}

extension Findings {
  /// Sessions of one moment, in their order.
  fileprivate mutating func check(_ starts: ArraySlice<Start>, of moment: Moment, _ logs: [LogOutline]) {
    var first: [Beginning: (source: Source, range: TextRange)] = [:]
    for start in starts {
      let source = logs[start.log].source
      let session = logs[start.log].sessions[start.session]
      let key = Beginning(moment, title: session.title?.value)
      guard let other = first[key] else {
        first[key] = (source, source.start(of: session))
        continue
      }
      add(
        source, source.start(of: session), "another session begins at \(moment) too",
        help: "delete one of the two, or write the minute when it really began",
        note: .init("the first one", at: other.range, in: other.source, from: source))
    }
  }
}

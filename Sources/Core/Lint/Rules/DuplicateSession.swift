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
      var starts: [Start] = []
      for (number, log) in context.logs.enumerated() {
        for (index, session) in log.log.sessions.enumerated() {
          if let moment = session.moment { starts.append(Start(moment: moment, log: number, session: index)) }
        }
      }
      // The sessions are usually in this order already.
      starts.sort { ($0.moment, $0.log, $0.session) < ($1.moment, $1.log, $1.session) }
      var rest = starts[...]
      while let moment = rest.first?.moment {
        let alike = rest.prefix { $0.moment == moment }
        rest = rest.dropFirst(alike.count)
        if alike.count > 1 { found.check(alike, of: moment, context.logs) }
      }
    })
}

private struct Start {
  var moment: Moment
  var log: Int
  var session: Int
}

extension Findings {
  /// Checks sessions of one moment, in their order.
  fileprivate mutating func check(_ starts: ArraySlice<Start>, of moment: Moment, _ logs: [InspectedLog]) {
    var first: [Beginning: (source: Source, range: TextRange)] = [:]
    for start in starts {
      let log = logs[start.log].log
      let source = log.source
      let session = log.sessions[start.session]
      let range = source.start(of: session, log.places[start.session])
      let key = Beginning(moment, title: session.title)
      guard let other = first[key] else {
        first[key] = (source, range)
        continue
      }
      add(
        source, range, "another session begins at \(moment) too",
        help: "delete one of the two, or write the minute when it really began",
        note: .init("the first one", at: other.range, in: other.source, from: source))
    }
  }
}

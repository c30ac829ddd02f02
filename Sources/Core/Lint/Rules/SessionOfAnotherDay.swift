import Grammar
import Text
import Training

extension Rule {
  static let sessionOfAnotherDay = Rule(
    "session-of-another-day", .warning, "a check-in links to a session of another day",
    condition:
      "a check-in links to a session of another day, but for one of the day before that ended on the next or began after 22:00",
    reason: """
      A check-in says that somebody trained on its day, and streaks count that. It may be on the day \
      after the session only if that went on past midnight, or began after 22:00.
      """,
    bad: [
      .journal(
        log: "2026-01-05 18:30-19:42 Treino A\n",
        checkIns: "[2026-01-06 08:00]\ntype = Gym\ntitle = A\nsession = ⟦2026-01-05 18:30⟧\n")
    ],
    good: [
      .journal(
        log: "2026-01-05 18:30-19:42 Treino A\n\n2026-01-07 23:10-00:20 Treino B\n",
        checkIns: "[2026-01-05 19:45]\ntype = Gym\ntitle = A\nsession = 2026-01-05 18:30\n\n"
          + "[2026-01-08 00:25]\ntype = Gym\ntitle = B\nsession = 2026-01-07 23:10\n")
    ],
    .acrossFiles { context, found in
      let sessions = context.journal.checkIns.contains(where: \.hasLinkToAnotherDay) ? context.sessionsByMoment : [:]
      if sessions.isEmpty { return }
      for file in context.journal.checkIns {
        for (checkIn, places) in zip(file.checkIns, file.places.checkIns) {
          // Another rule reports a link to no session.
          guard let day = checkIn.moment?.date, let link = checkIn.session, let range = places.value(of: "session"),
            link.date != day, let session = sessions[link],
            !(day.days(since: link.date) == 1 && session.isOfTheNight)
          else { continue }
          found.add(
            file.source, range, "this session is of \(link.date), and the check-in of \(day)",
            help: "correct one of the days, or leave the line out",
            note: .init(range: file.source.days(of: places.header), label: "the day of the check-in"))
        }
      }
    })
}

extension CheckInFile {
  fileprivate var hasLinkToAnotherDay: Bool {
    checkIns.contains { checkIn in checkIn.session.map { $0.date != checkIn.moment?.date } ?? false }
  }
}

extension LintContext {
  /// The sessions by their moments; of several at one, the first is what a link means.
  fileprivate var sessionsByMoment: [Moment: Session] {
    let sessions = logs.lazy.flatMap(\.log.sessions).compactMap { session in session.moment.map { ($0, session) } }
    return Dictionary(sessions, uniquingKeysWith: { first, _ in first })
  }
}

extension Session {
  fileprivate var isOfTheNight: Bool {
    guard let start else { return true }
    if case .at(let end) = end, end < start { return true }
    return start.hour >= 22
  }
}

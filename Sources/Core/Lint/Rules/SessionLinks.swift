import Grammar
import Text
import Training

/// The rules about links from check-ins to sessions.
let linkRules: [Rule] = [
  Rule(
    "session-link", .error, "a check-in links to a session that is not in the log",
    reason: """
      A session is named by its start, exactly as the log has it. The link breaks when the start is \
      corrected, or the session is deleted; the check-in stays.
      """,
    bad: [
      .journal(
        log: "2026-01-05 18:30-19:42 Treino A\n",
        checkIns: "[2026-01-05 19:45]\ntype = Gym\ntitle = A\nsession = ⟦2026-01-05 18:35⟧\n"),
      .journal(
        log: "2026-01-05 18:30-19:42 Treino A\n",
        checkIns: "[2026-01-05 19:45]\ntype = Gym\ntitle = A\nsession = ⟦Treino A⟧\n"),
      .checkIns("[2026-01-05 19:45]\ntype = Gym\ntitle = A\nsession = ⟦2026-01-05 18:30⟧\n"),
      .journal(
        log: "2026-01-07 18:30-19:42 Treino A\n",
        checkIns: "[2026-01-05 19:45]\ntype = Gym\nsession = ⟦2026-01-05 18:30⟧  # apagado\ntitle = A\n"),
    ],
    good: [
      .journal(
        log: "2026-01-05 18:30-19:42 Treino A\n\n2026-01-06 Corrida\n",
        checkIns: "[2026-01-05 19:45]\ntype = Gym\ntitle = A\nsession = 2026-01-05 18:30\n\n"
          + "[2026-01-06]\ntype = Run\ntitle = B\nsession = 2026-01-06\n")
    ],
    .acrossFiles { context, found in
      guard context.journal.checkIns.contains(where: { $0.places.checkIns.contains { $0.value(of: "session") != nil } })
      else { return }
      let months = Set(context.logs.map(\.source.name))
      let unread = UnreadStarts(context.journal.logs)
      var days: [CivilDate: [Moment]]?
      for file in context.journal.checkIns {
        let reported = ReportedPlaces(file.diagnostics)
        for (index, checkIn) in file.checkIns.enumerated() {
          guard let moment = checkIn.moment, let range = file.places.checkIns[index].value(of: "session"),
            !reported.touch(range)
          else { continue }
          if let link = checkIn.session, context.starts.first[link] != nil || unread.mayHave(link) { continue }
          let known =
            days ?? Dictionary(grouping: context.logs.flatMap { $0.log.sessions.compactMap(\.moment) }, by: \.date)
          days = known
          // In a clone without the month of a session, its links are no mistake.
          let canGo = checkIn.session.map { months.contains(FileKind.logPath(of: $0.date)) } ?? false
          let removal = file.removingLink(ofCheckIn: index).map { Fix(isSafe: canGo, edits: [$0]) }
          found.report(
            Ranged(file.source.fieldValue(range), range), checkIn.session,
            known[(checkIn.session ?? moment).date] ?? [],
            on: moment.date,
            in: file.source, removal)
        }
      }
    }),
  Rule(
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
      for file in context.journal.checkIns {
        for (checkIn, places) in zip(file.checkIns, file.places.checkIns) {
          // Another rule reports a link to no session.
          guard let day = checkIn.moment?.date, let link = checkIn.session, let range = places.value(of: "session"),
            link.date != day, let (log, index) = context.starts.first[link],
            case let session = context.logs[log].log.sessions[index],
            !(day.days(since: link.date) == 1 && session.isOfTheNight)
          else { continue }
          found.add(
            file.source, range, "this session is of \(link.date), and the check-in of \(day)",
            help: "correct one of the days, or leave the line out",
            note: .init(range: file.source.days(of: places.header), label: "the day of the check-in"))
        }
      }
    }),
]

/// The days of sessions whose time can't be read, and the months of sessions whose day can't: a link may mean one of
/// them, and the reader has reported them.
private struct UnreadStarts {
  private var dates: Set<CivilDate> = []
  private var months: Set<String> = []
  private var known: Set<CivilDate> = []

  init(_ logs: [Log]) {
    for log in logs where !log.diagnostics.isEmpty {
      let reported = ReportedPlaces(log.diagnostics)
      for (session, places) in zip(log.sessions, log.places) {
        if let date = session.date { known.insert(date) }
        guard session.start == nil, reported.touch(places.header) else { continue }
        if let date = session.date { dates.insert(date) } else { months.insert(log.source.name) }
      }
    }
  }

  func mayHave(_ link: Moment) -> Bool {
    dates.contains(link.date)
      || !months.isEmpty && !known.contains(link.date)
        && months.contains("log/\(link.date.monthDescription).txt")
  }
}

extension Findings {
  /// Reports a link to no session. `others` are the sessions of the linked day, or of the check-in's own day if the
  /// link is no moment; `removal` removes the line.
  fileprivate mutating func report(
    _ written: Ranged<String>, _ link: Moment?, _ others: [Moment], on date: CivilDate, in source: Source,
    _ removal: Fix?
  ) {
    let time = link == nil ? timeMeant(by: written.value) : nil
    if let time, others.isEmpty || others.contains(Moment(date, time)) {
      return add(
        source, written.range, "'\(shortened(written.value))' does not say the day of the session",
        help: "write 'session = \(Moment(date, time))'",
        fix: others.isEmpty ? nil : .unsafe(written.range, Moment(date, time).description))
    }
    let day = others.first.map { "\($0.date)" } ?? ""
    let listed = others.sorted().prefix(5).map { "'session = \($0)'" as Message }.alternatives
    let written = Ranged(shortened(written.value), written.range)
    add(
      source, written.range,
      link.map { "no session begins at \($0)" } ?? "'\(written.value)' is no start of a session",
      help: others.isEmpty
        ? (link == nil
          ? "write its day and the time it began: 'session = \(date) 18:30'"
          : "write the session into the log, or leave this line out")
        : "\(day) has \(others.count == 1 ? "one session" as Message : "\(others.count, .sessions)"): write \(listed)",
      fix: others.count == 1
        ? .unsafe(written.range, others[0].description) : others.isEmpty && link != nil ? removal : nil)
  }
}

/// Returns the time of a text: `7h30`, `7:30`, `07h`.
private func timeMeant(by text: String) -> TimeOfDay? {
  let parts = text.lowercased().split(separator: "h").flatMap { $0.split(separator: ":") }.map(String.init)
  guard 1...2 ~= parts.count, text.contains(where: { "hH:".contains($0) }), let hour = Int(parts[0]) else { return nil }
  guard parts.count == 2 else { return TimeOfDay(hour: hour, minute: 0) }
  return parts[1].utf8.count == 2 ? Int(parts[1]).flatMap { TimeOfDay(hour: hour, minute: $0) } : nil
}

extension Session {
  fileprivate var isOfTheNight: Bool {
    guard let start else { return true }
    if case .at(let end) = end, end < start { return true }
    return start.hour >= 22
  }
}

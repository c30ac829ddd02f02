import JournalFolder
import JournalFormat
import JournalText
import Statistics
import Training

extension Command {
  static let home = Command(
    "home", "Print today at a glance: plan, last session, check-in, streaks", usage: ["home"],
    details: "This is what 'bumbum' prints by itself.", options: [.json],
    examples: [
      ("bumbum", "today at a glance"),
      ("bumbum --today 2026-02-28", "as it was on that day"),
    ]
  ) { invocation throws(CommandFailure) in
    if let word = invocation.arguments.operands.first {
      throw CommandFailure(
        "'home' takes no '\(printable(word))'",
        help: Command.all.contains { $0.name == word }
          ? "options stand after the command: 'bumbum \(word) …'" : "see 'bumbum help'")
    }
    if invocation.isOutsideOfJournals {
      invocation.print(HelpText(invocation.style).overview())
      invocation.say("\nno journal here: 'bumbum init' begins one, '--dir' names one")
      return .success
    }
    let viewer = try Viewer(invocation)
    let home = Home(viewer.journal, viewer.history, today: viewer.today)
    return try viewer.give("home", text: { HomeText(viewer: viewer, home: home).text }, json: { home.json })
  }
}

extension Invocation {
  /// Nobody named a journal, and none is around: a first `bumbum` should say what it is.
  fileprivate var isOutsideOfJournals: Bool {
    !arguments.has("--json") && arguments.value("--dir") == nil
      && context.environment("BUMBUM_DIR")?.isEmpty ?? true
      && JournalFolder.nearest(from: context.currentFolder) == nil
  }
}

/// What there is to know today.
struct Home {
  let plan: PlanFile?
  let open: FoundSession?
  let last: History.Entry?
  /// The latest check-in of today.
  let checkIn: CheckIn?
  let days: Streaks
  let weeks: WeekStreaks
  private let history: History

  init(_ journal: Journal, _ history: History, today: CivilDate) {
    self.history = history
    plan = journal.activePlan
    open = journal.openSession.flatMap { ($0.session.date ?? .last) <= today ? $0 : nil }
    last = history.entries.last
    checkIn = CheckInCalendar(journal, today: today).days[today]?.shown
    days = Streaks(journal, today: today)
    weeks = WeekStreaks(journal, today: today)
  }

  var json: [(name: String, value: JSON)] {
    [
      (
        "plan",
        plan.map { file in
          .object([
            ("name", .optional(file.plan.name?.value)), ("exercises", .integer(file.plan.exercises.count)),
          ])
        } ?? .null
      ),
      ("open_session_since", .optional(open?.session.moment?.description)),
      ("last_session", last.map { .object(history.members(of: $0)) } ?? .null),
      ("check_in", checkIn.map { .object(JSON.members(of: $0)) } ?? .null),
    ] + StreakAnswer(days: days, weeks: weeks).json
  }
}

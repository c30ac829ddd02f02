import Format
import Journal
import JSON
import Statistics
import Text
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
    let folder = try invocation.folder()
    if invocation.arguments.has("--json") {
      let viewer = try Viewer(invocation, folder.read(only: [.root, .plans, .log, .checkIns]))
      let home = Home(
        viewer.journal, StreakAnswer(viewer.journal, today: viewer.today), today: viewer.today)
      return try viewer.give("home", text: { "" }, json: { home.json(viewer.history) })
    }
    var lookBack = LookBack(folder, withPlans: true, today: invocation.today)
    let streaks = lookBack.readStreaks()
    lookBack.readLastSession()
    let journal = lookBack.journal
    let words = try invocation.words(journal.settings)
    invocation.sayMistakes(in: journal, isPart: true)
    let home = Home(journal, streaks, today: invocation.today)
    invocation.print(HomeText(invocation: invocation, words: words, home: home).text)
    return .success
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
  /// The active one.
  let plan: PlanFile?
  let hasPlans: Bool
  let open: FoundSession?
  let last: FoundSession?
  /// The latest check-in of today.
  let checkIn: CheckIn?
  let streaks: StreakAnswer

  init(_ journal: Journal, _ streaks: StreakAnswer, today: CivilDate) {
    self.streaks = streaks
    plan = journal.activePlan
    hasPlans = !journal.plans.isEmpty
    last = journal.lastSession(until: today)
    // One that was forgotten months ago is for lint to find; this is not worth all the months since.
    open = journal.openSession(in: (last?.session.date ?? .first).startOfMonth...today)
    checkIn = journal.lastCheckIn(on: today)
  }

  /// `history` is of the same journal, all of which was read.
  func json(_ history: History) -> [(name: String, value: JSON)] {
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
      ("last_session", history.entries.last.map { .object(history.members(of: $0)) } ?? .null),
      ("check_in", checkIn.map { .object(JSON.members(of: $0)) } ?? .null),
    ] + streaks.json
  }
}

extension Journal {
  /// The latest of a day; of two at the same minute the one further down.
  fileprivate func lastCheckIn(on day: CivilDate) -> CheckIn? {
    var last: (file: Int, checkIn: Int, moment: Moment)?
    for (number, file) in checkIns.enumerated() {
      for (place, checkIn) in file.checkIns.enumerated() {
        guard let moment = checkIn.moment, moment.date == day, last.map({ $0.moment <= moment }) ?? true
        else { continue }
        last = (number, place, moment)
      }
    }
    return last.map { checkIns[$0.file].checkIns[$0.checkIn] }
  }
}

import Commands
import Grammar
import Recording
import Statistics
import Storage
import Progression
import Text
import Training
import Views

extension Command {
  static let next = Command(
    "next", "Print the next session of a plan, each target with its reason",
    short: "n", usage: ["next [PLAN[ / DAY] | EXERCISE]"],
    details: """
      What it prints is text of a log: 'bumbum next > draft.txt', edit it, then 'bumbum add session - < draft.txt'. Without
      a plan the active one; without a day the one that is due: the first that was passed over, else the one behind the day
      done last ('order = "free"' in the plan: always that one). The plan says the rule, the log where you are;
      'bumbum help progression' has every step.
      """,
    options: [
      Option("--warm-ups", nil, "with a ramp of warm-ups before each load"),
      Option("--plates", nil, "with the plates a side"),
      Option("--deload", "PERCENT", "with that share of each load, 60%; no plan goes on from such a session"),
      Option("--write", nil, "write it into the log of today, each set with a box to tick: '- [ ] 80kg x 8'"),
      Option("--on", "DAY", "the day that '--write' writes it for"), .json, .dryRun,
    ],
    examples: [
      ("bumbum next", "of the active plan"), ("bumbum next \"Legs / Deadlift\"", "a day of another plan"),
      ("bumbum next --write --on tomorrow", "into the log, to tick off on a phone: 'bumbum help phone'"),
      ("bumbum next --json", "for a program"),
    ]
  ) { invocation throws(Refusal) in
    let query = invocation.arguments.operands.joined(separator: " ")
    let deload = try invocation.deload()
    let next = try invocation.answer { journal throws(Refusal) in
      var (planned, isKnown) = try journal.plannedDay(meant: query, now: invocation.now)
      planned.deload = deload
      let next = PlannedSession(planned)
      return (next, next.isKnown && isKnown)
    }
    invocation.sayMistakes(in: next.journal)
    var session = next.session
    if invocation.arguments.has("--warm-ups") { session = session.withWarmUps }
    if invocation.arguments.has("--write") {
      try invocation.write(session)
      return .success
    }
    let showsPlates = invocation.arguments.has("--plates")
    let answer = NextAnswer(
      session, of: next.planned.progress, day: next.planned.day, passedOver: next.planned.passedOver
    ) { exercise, load in
      showsPlates ? exercise.rack.side(of: load, on: exercise.name) : nil
    }
    return try invocation.answer(answer, on: invocation.page(next.journal.settings))
  }
}

extension Invocation {
  /// Writes a session into the log whose sets are all still to be done; it counts nowhere until one is ticked.
  fileprivate func write(_ next: NextSession) throws(Refusal) {
    let day = try arguments.value("--on").map { typed throws(Refusal) in try date(typed, from: today) } ?? today
    guard day >= today else {
      throw Refusal("\(day: day) is past", help: "a session that is to be done is of today or later")
    }
    let mark = try words(folder().settings).decimalMark
    let tasks = try Log.tasks(next.exercises.map { ($0.name, $0.planned.isSuperset, $0.sets) }, decimalMark: mark)
    let header = "\(day)" + (next.title.map { " " + SessionTitle.spelled($0) } ?? "")
    try write { journal, _ throws(Refusal) in
      if let list = journal.list(of: day), list.session.title == next.title {
        throw Refusal(
          "the session of \(day: day) is written already", help: "'bumbum edit' opens it, 'bumbum start' begins it")
      }
      let log = journal.log(of: day)
      return try Changes(log.source.name, in: journal, log.adding([header] + next.fields + tasks))
    }
  }
}

extension Journal {
  /// Returns the day of a plan that a person means, the next one where none is named; throws where there is none. `isKnown` is
  /// false where months that were left unread may change which plan or day is meant.
  func plannedDay(meant query: String, now: Moment) throws(Refusal) -> (day: PlannedDay, isKnown: Bool) {
    let (title, isKnown) = try title(query, now: now)
    if let title, let planned = plannedDay(title, now: now) { return (planned, isKnown) }
    if query.isEmpty, title == nil {
      throw Refusal(
        "no plan is active",
        help: plans.isEmpty ? "write one: 'bumbum plan new \"Plan A\"'" : "name one: 'bumbum next PLAN'")
    }
    // 'next squats': the day that has it.
    if let file = activePlan, (try? plan(meant: query)) == nil, let index = try? file.exercises(query).first,
      let (title, isKnown) = try? self.title(file.plan.exercises[index].name, now: now), let title,
      let planned = plannedDay(title, now: now)
    {
      return (planned, isKnown)
    }
    let isPlan = title.map { PlanCatalog(self).index(ofTitle: $0) != nil } ?? false
    let name = try isPlan ? title ?? query : plan(meant: query).plan.name ?? query
    throw Refusal(
      "'\(name)' has no exercises", help: "add one: 'bumbum plan add \"\(name)\" Bench chest 3x8'"
    )
  }
}

extension NextSession {
  /// Returns the session with warm-ups before each exercise with a load.
  fileprivate var withWarmUps: NextSession {
    var ramped = self
    for place in exercises.indices {
      ramped.exercises[place].proposal = exercises[place].proposal.withWarmUps(exercises[place].rack)
    }
    return ramped
  }
}

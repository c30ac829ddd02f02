import Commands
import Grammar
import Statistics
import Storage
import Progression
import Text
import Training
import Views

extension Command {
  static let next = Command(
    "next", "Print the next session of a plan, each target with its reason",
    short: "n", usage: ["next [PLAN[ / DAY]]"],
    details: """
      What it prints is text of a log: 'bumbum next > draft.txt', edit it, then 'bumbum add session - < draft.txt'. Without
      a plan the active one; without a day the one that is due: the first that was passed over, else the one behind the day
      done last ('order = "free"' in the plan: always that one). The plan says the rule, the log where you are;
      'bumbum help progression' has every step.
      """,
    options: [
      Option("--warm-ups", nil, "with a ramp of warm-ups before each load"),
      Option("--plates", nil, "with the plates a side"), .json,
    ],
    examples: [
      ("bumbum next", "of the active plan"), ("bumbum next \"Legs / Deadlift\"", "a day of another plan"),
      ("bumbum next --json", "for a program"),
    ]
  ) { invocation throws(Refusal) in
    let query = invocation.arguments.operands.joined(separator: " ")
    let next = try invocation.answer { journal throws(Refusal) in
      let (planned, isKnown) = try journal.plannedDay(meant: query, now: invocation.now)
      let next = PlannedSession(planned)
      return (next, next.isKnown && isKnown)
    }
    invocation.sayMistakes(in: next.journal)
    var session = next.session
    if invocation.arguments.has("--warm-ups") { session = session.withWarmUps }
    let showsPlates = invocation.arguments.has("--plates")
    let answer = NextAnswer(
      session, of: next.planned.progress, day: next.planned.day, passedOver: next.planned.passedOver
    ) { exercise, load in
      showsPlates ? exercise.rack.plates(load.unit)?.side(of: load) : nil
    }
    return try invocation.answer(answer, on: invocation.page(next.journal.settings))
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

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
    let planned = try invocation.answer { journal throws(Refusal) in
      let planned = try journal.plannedDay(meant: query, now: invocation.now)
      return (planned, planned.isKnown)
    }
    invocation.sayMistakes(in: planned.journal)
    var session = planned.session
    if invocation.arguments.has("--warm-ups") { session = session.withWarmUps }
    let showsPlates = invocation.arguments.has("--plates")
    let answer = NextAnswer(
      session, of: planned.progress, day: planned.day, passedOver: planned.passedOver
    ) { exercise, load in
      showsPlates ? exercise.rack.plates(load.unit)?.side(of: load) : nil
    }
    return try invocation.answer(answer, on: invocation.page(planned.journal.settings))
  }
}

extension Journal {
  /// Returns the plan day that a query names, the next one for an empty query; throws if there is none.
  func plannedDay(
    meant query: String, now: Moment, asked: (PlannedDay) -> [AskedExercise] = { $0.places.map { ($0, nil) } }
  ) throws(Refusal) -> PlannedDay {
    let (title, isKnown) = try title(query, now: now)
    if let title, var planned = plannedDay(title, now: now, asked: asked) {
      planned.isKnown = planned.isKnown && isKnown
      return planned
    }
    if query.isEmpty, title == nil {
      throw Refusal(
        "no plan is active",
        help: plans.isEmpty ? "write one: 'bumbum plan new \"Plan A\"'" : "name one: 'bumbum next PLAN'")
    }
    let isPlan = title.map { PlanCatalog(self).place(ofTitle: $0) != nil } ?? false
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

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
    let plates = planned.journal.plates
    if invocation.arguments.has("--warm-ups") { session = session.withWarmUps { plates($0)?.bar } }
    let showsPlates = invocation.arguments.has("--plates")
    let answer = NextAnswer(
      session, of: planned.progress, day: planned.day, passedOver: planned.passedOver
    ) { exercise, load in
      showsPlates ? plates(exercise)?.side(of: load) : nil
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

extension Journal {
  /// The bar and plates of an exercise; nil for an exercise whose load hangs on no bar.
  var plates: @Sendable (NextExercise) -> Plates? {
    let settings = settings
    let perHand = Set(
      (exerciseList?.entries ?? []).filter(\.isPerHand).flatMap(\.names).map(nameKey))
    return { exercise in
      guard !perHand.contains(nameKey(exercise.name)),
        let unit = exercise.sets.lazy.compactMap(\.weight).first?.unit
      else { return nil }
      return Plates(settings, unit)
    }
  }
}

extension NextSession {
  /// Returns the session with warm-ups before each exercise with a load; `bar` returns the bar it hangs on.
  func withWarmUps(_ bar: (NextExercise) -> Weight?) -> NextSession {
    var ramped = self
    for place in exercises.indices {
      let exercise = exercises[place]
      ramped.exercises[place].proposal = exercise.proposal.withWarmUps(bar: bar(exercise), exercise.step)
    }
    return ramped
  }
}

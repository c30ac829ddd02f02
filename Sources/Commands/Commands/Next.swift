import Format
import Journal
import Progression
import Text
import Training
import Views

extension Command {
  static let next = Command(
    "next", "Print the next session of a plan, each target with its reason",
    usage: ["next [PLAN[ / DAY]]"],
    details: """
      What it prints is text of a log: 'bumbum next > draft.txt', edit it, then 'bumbum add session - < draft.txt'. Without
      a plan the active one; without a day the one behind the day done last. The plan says the rule, the log where you are;
      'bumbum help format' has both in section 7.
      """,
    options: [
      Option("--warm-ups", nil, "with a ramp of warm-ups before each load"),
      Option("--plates", nil, "with the plates a side"), .json,
    ],
    examples: [
      ("bumbum next", "of the active plan"), ("bumbum next \"Pernas / Terra\"", "a day of another plan"),
      ("bumbum next --json", "for a program"),
    ]
  ) { invocation throws(CommandFailure) in
    let query = invocation.arguments.operands.joined(separator: " ")
    let journal = try invocation.journalForProgress()
    invocation.sayMistakes(in: journal, isPart: true)
    let (progress, day) = try journal.progress(query, now: invocation.now)
    guard var session = progress.session(ofDay: day) else {
      throw CommandFailure("there is no such day", help: "see 'bumbum plan show'")
    }
    let plates = journal.plates
    if invocation.arguments.has("--warm-ups") { session = session.withWarmUps { plates($0)?.bar } }
    let showsPlates = invocation.arguments.has("--plates")
    let answer = NextAnswer(session, of: progress, day: day) { exercise, load in
      showsPlates ? plates(exercise)?.side(of: load) : nil
    }
    return try invocation.answer(answer, on: invocation.page(journal.settings))
  }
}

extension Invocation {
  /// As much of the journal as the next session of a plan depends on.
  func journalForProgress() throws(CommandFailure) -> Journal {
    var loader = JournalLoader(try folder(), withPlans: true)
    loader.load(.sessions(today.adding(days: -PlanProgress.window)...today))
    // Cycles are counted from the day of a training max.
    let first = loader.journal.exerciseList?.entries.compactMap { $0.max?.value.since }.min()
    if let first, first < today { loader.load(.sessions(first...today)) }
    return loader.journal
  }
}

extension Journal {
  /// The plan that a person means, and the number of its day: the next one where none is named.
  func progress(_ query: String, now: Moment) throws(CommandFailure) -> (PlanProgress, day: Int) {
    let title = try title(query)
    guard let title, let place = PlanCatalog(self).place(ofTitle: title) else {
      if query.isEmpty {
        throw CommandFailure(
          "no plan is active", help: plans.isEmpty ? "write one: 'bumbum plan new \"Treino A\"'" : "name one: 'bumbum next PLAN'")
      }
      _ = try plan(query)
      throw CommandFailure("'\(printable(query))' is no plan", help: "see 'bumbum plan'")
    }
    let progress = PlanProgress(plans[place], in: self, today: now.date, now: now)
    guard let day = progress.day(ofTitle: title) ?? progress.nextDay else {
      throw CommandFailure(
        "'\(printable(title))' has no exercises", help: "add one: 'bumbum plan add \"\(printable(title))\" Supino chest 3x8'")
    }
    return (progress, day)
  }

  /// The bar and plates of an exercise; nil for one whose load is no bar's.
  var plates: @Sendable (NextExercise) -> Plates? {
    let settings = settings
    let perHand = Set(
      (exerciseList?.entries ?? []).filter(\.isPerHand).flatMap { [$0.name.value] + $0.aka.map(\.value) }.map(nameKey))
    return { exercise in
      guard !perHand.contains(nameKey(exercise.name)),
        let unit = exercise.sets.lazy.compactMap(\.weight).first?.unit
      else { return nil }
      return Plates(settings, unit)
    }
  }
}

extension NextSession {
  /// With a ramp before each exercise that has a load; the bar is where its load hangs on one.
  func withWarmUps(_ bar: (NextExercise) -> Weight?) -> NextSession {
    var ramped = self
    for place in exercises.indices {
      let exercise = exercises[place]
      ramped.exercises[place].proposal = exercise.proposal.withWarmUps(bar: bar(exercise), exercise.step)
    }
    return ramped
  }
}

package import Grammar
import Storage
package import Statistics
package import Text
package import Training
package import Views

/// A day of a plan, and the progress that makes it the next.
package struct PlannedDay: Sendable {
  package let journal: Journal
  package let progress: PlanProgress
  /// An index in `progress.days`.
  package let day: Int
  /// The days passed over; empty if a title names the day.
  package var passedOver: [String] = []
  /// False where months that were left unread may change the day.
  package var isKnown = true
  /// The share of its loads that is asked for, in hundredths of a percent; nil for all of them.
  package var deload: Int32?

  /// The indices of the day's exercises in `Plan.exercises`.
  package var places: Range<Int> { progress.days[day].exercises }

  /// The title of its session.
  var title: String? { progress.title(ofDay: day) }

  /// Returns the index of the exercise with this name, or with an alternative of this name, and the line of a session that has it
  /// or is to have it, nil if any may; nil if there is none. Of several the one that is on, or `place`.
  func exercise(_ name: String, in session: Session, at place: Int? = nil) -> (place: Int, line: Int?)? {
    let key = nameKey(name)
    let first = places.first { place in
      let exercise = progress.file.plan.exercises[place]
      return ([exercise.name] + exercise.alternatives).contains { nameKey($0) == key }
    }
    guard let first else { return nil }
    let twins = progress.twins(of: first, onDay: day)
    guard twins.count > 1,
      let one = place.flatMap({ twins.contains($0) ? $0 : nil }) ?? progress.current(of: twins, in: session)
    else { return (first, nil) }
    return (one, progress.lines(of: one, in: session).last ?? session.exercises.count)
  }
}

/// The next sets of some exercises of a planned day, as a room proposes them.
package struct Proposed: Sendable {
  /// In the order in which they were asked for.
  let exercises: [NextSets]
  /// False where months that were left unread may change them.
  let isKnown: Bool
  /// Returns the lines that tell a person what is planned.
  let lines: @Sendable (Page) -> [String]

  package init(_ exercises: [NextSets], isKnown: Bool, lines: @escaping @Sendable (Page) -> [String]) {
    (self.exercises, self.isKnown, self.lines) = (exercises, isKnown, lines)
  }
}

/// The next sets of an exercise.
package struct NextSets: Sendable {
  let name: String
  /// True if done in turns with the exercise above.
  let isSuperset: Bool
  let sets: [WorkSet]
  /// True if each is as many as possible, whatever reps it has.
  let areOpen: Bool
  /// The working sets of the last time in this plan; nil where there was none.
  let last: (sets: [WorkSet], date: CivilDate)?

  package init(
    _ name: String, isSuperset: Bool, _ sets: [WorkSet], areOpen: Bool, last: (sets: [WorkSet], date: CivilDate)?
  ) {
    (self.name, self.isSuperset, self.sets, self.areOpen, self.last) = (name, isSuperset, sets, areOpen, last)
  }
}

/// An exercise whose next sets are asked for: its index in `Plan.exercises`, and the chosen alternative if it is known.
package typealias AskedExercise = (place: Int, choosing: String?)

extension Journal {
  /// The day that a title names, else the one that is due; nil where the title is no plan's, or where the plan has
  /// no exercises.
  package func plannedDay(_ title: String, now: Moment) -> PlannedDay? {
    guard let index = PlanCatalog(self).index(ofTitle: title) else { return nil }
    let progress = PlanProgress(plans[index], in: self, today: now.date, now: now)
    let named = progress.day(ofTitle: title)
    guard let day = named ?? progress.nextDay else { return nil }
    return PlannedDay(
      journal: self, progress: progress, day: day, passedOver: named == nil ? progress.passedOver : [],
      isKnown: named != nil || edge.map(progress.isNextDaySettled) ?? true)
  }
}

extension Invocation {
  /// Asks a question of the recent months up to a day, today if nil, and if they leave it open of the whole journal.
  package func answer<Answer>(
    before day: CivilDate? = nil, _ question: (Journal) throws(Refusal) -> (answer: Answer, isKnown: Bool)
  ) throws(Refusal) -> Answer {
    try folder().answer(
      from: context.recentMonths, before: day ?? today, only: JournalFolder.entries, question)
  }

  /// Returns the value of `--deload`, in hundredths of a percent; nil without the option.
  package func deload() throws(Refusal) -> Int32? {
    guard let typed = arguments.value("--deload") else { return nil }
    guard let percent = Session.deload(typed) else {
      throw Refusal("'\(typed)' is no share of the loads", help: "write '--deload 60%': so much of each load")
    }
    return percent
  }

  /// Returns what a room proposes for exercises of a planned day; nil where no room does.
  func proposed(_ planned: PlannedDay, _ asked: [AskedExercise]) -> Proposed? {
    context.commands.rooms.lazy.compactMap(\.propose).first.map { $0(planned, asked) }
  }

  /// Says what is planned for the session that was just opened.
  func say(_ proposed: Proposed) throws(Refusal) {
    let here = try page(folder().settings)
    let page = Page(here.words, here.style, width: context.errors.width, unit: here.unit, today: here.today)
    // It is in the language of the journal already: bytes are not looked up in the table of messages.
    for line in proposed.lines(page) { context.errors.writeBytes(Array((line + "\n").utf8)) }
  }
}

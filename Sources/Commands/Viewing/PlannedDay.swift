import Format
import Journal
import Progression
import Text
import Training
import Views

/// A day of a plan, with as much of the journal as its next session follows from.
struct PlannedDay {
  let journal: Journal
  let progress: PlanProgress
  /// A number in `progress.days`.
  let day: Int
  /// The days that were passed over; empty where a title names the day.
  let passedOver: [String]
  /// Where the exercises stand that were asked for.
  fileprivate(set) var tracks: [ExerciseTrack] = []

  /// What is next of them.
  var session: NextSession { progress.session(ofDay: day, tracks) }

  /// Places in `Plan.exercises`.
  var places: Range<Int> { progress.days[day].exercises }

  /// The place of an exercise, or of one that may stand in for it.
  func place(of name: String) -> Int? {
    let key = nameKey(name)
    return places.first { place in
      let exercise = progress.file.plan.exercises[place]
      return ([exercise.name.value] + exercise.alternatives.map(\.value)).contains { nameKey($0) == key }
    }
  }
}

/// An exercise of which somebody wants to know what is next: its place in `Plan.exercises`, and the alternative that is
/// done, where that is known.
typealias AskedExercise = (place: Int, choosing: String?)

extension JournalLoader {
  /// The day that a title names, else the one that is due; nil where the title is no plan's, or where the plan has
  /// no exercises. Reads logs back until nothing older can change what is asked for: all of its exercises, unless `asked`
  /// says of which.
  mutating func plannedDay(
    _ title: String, now: Moment, asked: (PlannedDay) -> [AskedExercise] = { $0.places.map { ($0, nil) } }
  ) -> PlannedDay? {
    let isOwn = journal.activePlan?.plan.ownTitles.contains { nameKey($0) == nameKey(title) } ?? false
    if !isOwn { loadPlans() }
    guard let place = PlanCatalog(journal).place(ofTitle: title) else { return nil }
    let plan = journal.plans[place]
    let known = PlanProgress.exercises(of: plan, in: journal)
    // Most exercises were done in the last days.
    var first = now.date.adding(days: -7).startOfMonth
    var step = 3
    var knowsPlans = holdsAll || !isOwn
    while true {
      load(.sessions(first...now.date))
      let progress = PlanProgress(plan, in: journal, today: now.date, now: now, known: known)
      let named = progress.day(ofTitle: title)
      guard let day = named ?? progress.nextDay else { return nil }
      var planned = PlannedDay(
        journal: journal, progress: progress, day: day, passedOver: named == nil ? progress.passedOver : [])
      planned.tracks = asked(planned).map { progress.track(of: $0.place, choosing: $0.choosing) }
      // Of what was done up to a doubt, other plans decide whether it was of this one.
      let doubt = knowsPlans ? nil : progress.lastDoubt
      let sure = max(first, doubt?.adding(days: 1) ?? first)
      let isDaySettled = named != nil || progress.isNextDaySettled(from: sure)
      if holdsAll || isDaySettled && planned.tracks.allSatisfy({ progress.isSettled($0, from: sure) }) {
        return planned
      }
      if doubt != nil {
        knowsPlans = true
        loadPlans()
      } else {
        first = first.adding(months: -step)
        step *= 2
      }
    }
  }
}

extension Invocation {
  /// The same of the journal.
  func plannedDay(_ title: String, asked: (PlannedDay) -> [AskedExercise]) throws(CommandFailure) -> PlannedDay? {
    var loader = JournalLoader(try folder(), plans: .active)
    return loader.plannedDay(title, now: now, asked: asked)
  }

  /// Says what the session that was opened now is planned to have.
  func say(_ planned: PlannedDay) throws(CommandFailure) {
    let answer = NextAnswer(planned.session, of: planned.progress, day: planned.day)
    let here = try page(planned.journal.settings)
    let page = Page(here.words, here.style, width: context.errors.width, unit: here.unit, today: here.today)
    // In the language of the journal already: as bytes it is not looked up in the table of what is said.
    for line in answer.lines(on: page) { context.errors.writeBytes(Array((line + "\n").utf8)) }
  }
}

import Grammar
import Storage
import Progression
import Text
import Training
import Views

/// A day of a plan, and what its next session follows from.
struct PlannedDay {
  let journal: Journal
  let progress: PlanProgress
  /// An index in `progress.days`.
  let day: Int
  /// The days that were passed over; empty where a title names the day.
  let passedOver: [String]
  /// Where the exercises stand that were asked for.
  fileprivate(set) var tracks: [ExerciseTrack] = []
  /// False where months that were left unread may change the day or the tracks.
  var isKnown = true

  /// What is next of them.
  var session: NextSession { progress.session(ofDay: day, tracks) }

  /// Indices in `Plan.exercises`.
  var places: Range<Int> { progress.days[day].exercises }

  /// The index of an exercise, or of one that may stand in for it.
  func place(of name: String) -> Int? {
    let key = nameKey(name)
    return places.first { place in
      let exercise = progress.file.plan.exercises[place]
      return ([exercise.name] + exercise.alternatives).contains { nameKey($0) == key }
    }
  }
}

/// An exercise whose next sets are asked for: its index in `Plan.exercises`, and the alternative that is done, where that is
/// known.
typealias AskedExercise = (place: Int, choosing: String?)

extension Journal {
  /// The day that a title names, else the one that is due; nil where the title is no plan's, or where the plan has
  /// no exercises. All of its exercises are asked for, unless `asked` says which.
  func plannedDay(
    _ title: String, now: Moment, asked: (PlannedDay) -> [AskedExercise] = { $0.places.map { ($0, nil) } }
  ) -> PlannedDay? {
    guard let index = PlanCatalog(self).place(ofTitle: title) else { return nil }
    let progress = PlanProgress(plans[index], in: self, today: now.date, now: now)
    let named = progress.day(ofTitle: title)
    guard let day = named ?? progress.nextDay else { return nil }
    var planned = PlannedDay(
      journal: self, progress: progress, day: day, passedOver: named == nil ? progress.passedOver : [])
    planned.tracks = asked(planned).map { progress.track(of: $0.place, choosing: $0.choosing) }
    if let edge {
      let isDayKnown = named != nil || progress.isNextDaySettled(from: edge)
      planned.isKnown = isDayKnown && planned.tracks.allSatisfy { progress.isSettled($0, from: edge) }
    }
    return planned
  }
}

extension Invocation {
  /// Asks a question of the recent months up to a day, which is today, and where they leave it open of the whole journal.
  func answer<Answer>(
    before day: CivilDate? = nil, _ question: (Journal) throws(Refusal) -> (answer: Answer, isKnown: Bool)
  ) throws(Refusal) -> Answer {
    try folder().answer(
      from: context.recentMonths, before: day ?? today, only: JournalFolder.entries, question)
  }

  /// Says what the session that was opened now is planned to have.
  func say(_ planned: PlannedDay) throws(Refusal) {
    let answer = NextAnswer(planned.session, of: planned.progress, day: planned.day)
    let here = try page(planned.journal.settings)
    let page = Page(here.words, here.style, width: context.errors.width, unit: here.unit, today: here.today)
    // In the language of the journal already: as bytes it is not looked up in the table of what is said.
    for line in answer.lines(on: page) { context.errors.writeBytes(Array((line + "\n").utf8)) }
  }
}

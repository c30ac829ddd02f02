import Grammar
import Storage
import Progression
import Text
import Training
import Views

/// A day of a plan, and all that its next session follows from.
struct PlannedDay {
  let journal: Journal
  let progress: PlanProgress
  /// An index in `progress.days`.
  let day: Int
  /// The days passed over; empty if a title names the day.
  let passedOver: [String]
  /// The tracks of the exercises that were asked for.
  fileprivate(set) var tracks: [ExerciseTrack] = []
  /// False if unread months may change the day or the tracks.
  var isKnown = true

  /// The next session by these tracks.
  var session: NextSession { progress.session(ofDay: day, tracks) }

  /// The indices of the day's exercises in `Plan.exercises`.
  var places: Range<Int> { progress.days[day].exercises }

  /// Returns the index of the exercise with this name, or with an alternative of this name; nil if there is none.
  func place(of name: String) -> Int? {
    let key = nameKey(name)
    return places.first { place in
      let exercise = progress.file.plan.exercises[place]
      return ([exercise.name] + exercise.alternatives).contains { nameKey($0) == key }
    }
  }
}

/// An exercise whose next sets are asked for: its index in `Plan.exercises`, and the chosen alternative if it is known.
typealias AskedExercise = (place: Int, choosing: String?)

extension Journal {
  /// Returns the day that a title names, else the one that is due; nil if the title is no plan's or the plan has no
  /// exercises. All of its exercises are asked for, unless `asked` chooses some.
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
  /// Asks a question of the recent months up to a day, today if nil, and if they leave it open of the whole journal.
  func answer<Answer>(
    before day: CivilDate? = nil, _ question: (Journal) throws(Refusal) -> (answer: Answer, isKnown: Bool)
  ) throws(Refusal) -> Answer {
    try folder().answer(
      from: context.recentMonths, before: day ?? today, only: JournalFolder.entries, question)
  }

  /// Says what is planned for the session that was just opened.
  func say(_ planned: PlannedDay) throws(Refusal) {
    let answer = NextAnswer(planned.session, of: planned.progress, day: planned.day)
    let here = try page(planned.journal.settings)
    let page = Page(here.words, here.style, width: context.errors.width, unit: here.unit, today: here.today)
    // It is in the language of the journal already: bytes are not looked up in the table of messages.
    for line in answer.lines(on: page) { context.errors.writeBytes(Array((line + "\n").utf8)) }
  }
}

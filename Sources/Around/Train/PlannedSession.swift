import Commands
import Grammar
import Progression
import Statistics
import Training
import Views

/// The next session of a planned day, or some exercises of it.
struct PlannedSession: Sendable {
  let planned: PlannedDay
  let session: NextSession
  /// False where months that were left unread may change the day or the targets.
  let isKnown: Bool

  /// All exercises of the day are asked for where `asked` is nil.
  init(_ planned: PlannedDay, _ asked: [AskedExercise]? = nil) {
    let progress = planned.progress
    let tracks = (asked ?? planned.places.map { ($0, nil) }).map { progress.track(of: $0.place, choosing: $0.choosing) }
    self.planned = planned
    let whole = progress.session(ofDay: planned.day, tracks)
    session = planned.deload.map { whole.deloaded(to: $0) } ?? whole
    isKnown =
      planned.isKnown
      && (planned.journal.edge.map { edge in tracks.allSatisfy { progress.isSettled($0, from: edge) } } ?? true)
  }

  var journal: Journal { planned.journal }

  /// Returns the lines of a log that have its sets and their reasons.
  @Sendable func lines(on page: Page) -> [String] {
    NextAnswer(session, of: planned.progress, day: planned.day).lines(on: page)
  }
}

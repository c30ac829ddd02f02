import Grammar
package import Statistics
package import Training

/// An exercise of the next session.
package struct NextExercise: Sendable {
  /// As the plan has it.
  package let planned: PlannedExercise
  /// Its name, or that of the alternative that was done last time.
  package let name: String
  /// The exercises that may be done instead of the planned one.
  package let alternatives: [String]
  package var proposal: Proposal
  /// The last time on its track.
  package let last: Performance?
  /// The last time anywhere, if the exercise was never done on its track.
  package let lastElsewhere: Performance?
  package let rack: Rack
  /// The day since `last` on which it was done on other lines than the plan has.
  let unpaired: CivilDate?
  /// The note that stands for it in exercises.txt.
  package let note: String?
  /// The share of its loads that is asked for, in hundredths of a percent; nil for all of them.
  package private(set) var deload: Int32?

  /// Returns the exercise with a share of its loads, rounded down to what can be loaded.
  func deloaded(to percent: Int32) -> NextExercise {
    var light = self
    let sets = proposal.sets.map { set in
      var set = set
      set.load = set.load.reduced(by: 10_000 - percent, rack)
      return set
    }
    light.proposal = Proposal(sets: sets, reason: proposal.reason)
    light.deload = percent
    return light
  }

  /// The sets as they would be written down.
  package var sets: [WorkSet] { proposal.sets.map(\.asWorkSet) }

  /// The working sets of the last time.
  package var lastSets: [WorkSet] { (last ?? lastElsewhere).map { $0.sets.filter(\.isWorking) } ?? [] }

  /// A set of it may have more reps than it has to.
  package var hasRange: Bool { topReps != nil }

  /// True if each set is as many as possible, and no number of reps is asked for.
  package var areOpen: Bool { proposal.sets.allSatisfy(\.asksForAll) }

  package var isAlternative: Bool { name != planned.name }
}

/// The next session of a plan.
package struct NextSession: Sendable {
  /// `Treino A`, `Pernas / Terra`; nil where the plan has no name.
  package let title: String?
  package var exercises: [NextExercise]
  /// The share of its loads that is asked for, in hundredths of a percent; nil for all of them.
  package internal(set) var deload: Int32?

  /// Returns the session with a share of its loads.
  package func deloaded(to percent: Int32) -> NextSession {
    var light = self
    light.exercises = exercises.map { $0.deloaded(to: percent) }
    light.deload = percent
    return light
  }

  /// The fields that its session in a log has.
  package var fields: [String] { deload.map { [Session.field(ofDeload: $0)] } ?? [] }
}

extension PlanProgress {
  /// Returns the next session of a day, by its index in `days`; nil if there is no such day.
  package func session(ofDay day: Int) -> NextSession? {
    guard days.indices.contains(day) else { return nil }
    return session(ofDay: day, days[day].exercises.map { track(of: $0) })
  }

  /// Returns the next session of a day from the tracks of its exercises.
  package func session(ofDay day: Int, _ tracks: [ExerciseTrack]) -> NextSession {
    NextSession(title: title(ofDay: day), exercises: tracks.map { next(of: $0) })
  }
}

import Grammar
import Text
import Training

extension Log {
  /// Returns the few sessions for which `isWanted` is true. `filter` would copy each of them out of the array, which
  /// counts a reference for all it holds.
  @inline(__always)
  func sessions(where isWanted: (Session) -> Bool) -> [(session: Session, places: SessionPlaces)] {
    var chosen: [(session: Session, places: SessionPlaces)] = []
    for index in sessions.indices where isWanted(sessions[index]) {
      chosen.append((sessions[index], places[index]))
    }
    return chosen
  }

  /// Returns the few sets of sessions with a date for which `isWanted` is true, with the exercises they belong to.
  @inline(__always)
  func sets(where isWanted: (WorkSet) -> Bool) -> [(set: WorkSet, range: TextRange, exercise: ExercisePlace)] {
    var chosen: [(set: WorkSet, range: TextRange, exercise: ExercisePlace)] = []
    for session in sessions.indices where sessions[session].date != nil {
      for exercise in sessions[session].exercises.indices {
        let sets = sessions[session].exercises[exercise].sets
        for index in sets.indices where isWanted(sets[index]) {
          chosen.append(
            (
              sets[index], places[session].exercises[exercise].sets[index],
              ExercisePlace(session: session, exercise: exercise)
            ))
        }
      }
    }
    return chosen
  }
}

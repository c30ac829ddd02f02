import Format
import Text
import Training

extension Log {
  /// The sessions of which something holds, where it holds of few. `filter` takes each out of the array to ask, and what is
  /// taken out counts all that it refers to.
  @inline(__always)
  func sessions(where isWanted: (Session) -> Bool) -> [(session: Session, places: SessionPlaces)] {
    var found: [(session: Session, places: SessionPlaces)] = []
    for place in sessions.indices where isWanted(sessions[place]) {
      found.append((sessions[place], places[place]))
    }
    return found
  }

  /// The sets of sessions with a date of which something holds, where it holds of few; and the groups they are written in.
  @inline(__always)
  func sets(where isWanted: (WorkSet) -> Bool) -> [(set: WorkSet, range: TextRange, exercise: ExercisePlace)] {
    var found: [(set: WorkSet, range: TextRange, exercise: ExercisePlace)] = []
    for session in sessions.indices where sessions[session].date != nil {
      for exercise in sessions[session].exercises.indices {
        let sets = sessions[session].exercises[exercise].sets
        for place in sets.indices where isWanted(sets[place]) {
          found.append(
            (
              sets[place], places[session].exercises[exercise].sets[place],
              ExercisePlace(session: session, exercise: exercise)
            ))
        }
      }
    }
    return found
  }
}

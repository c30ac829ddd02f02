import Grammar
import Text
import Training

/// The facts of a log's sets, added up on the thread that reads the log.
struct LogFacts: Sendable {
  /// The facts by the numbers of names, as in `Log.names`.
  private(set) var exercises: [ExerciseFacts]
  private(set) var bodyweights = BodyweightUses()

  init(_ log: Log) {
    exercises = Array(repeating: ExerciseFacts(), count: log.names.count)
    // Only parts of a session are read, as a copy of it would count a reference for all it holds.
    for session in log.sessions.indices {
      if log.sessions[session].bodyweight != nil { bodyweights.isNoted = true }
      guard log.sessions[session].counts else { continue }
      let (header, moment) = (log.places[session].header, log.sessions[session].moment)
      for number in log.sessions[session].exercises.indices {
        let places = log.places[session].exercises[number]
        for (set, range) in zip(log.sessions[session].exercises[number].sets, places.sets) {
          exercises[places.spelling].add(set, range, session: header)
          if set.isOnBodyweight { bodyweights.add(range, at: moment) }
        }
      }
    }
  }
}

import JournalFormat
import JournalText
import Training

/// What the sets of a log come to, added up on the thread that reads it.
struct LogFacts: Sendable {
  /// By the numbers of the names, as in `Log.names`.
  private(set) var exercises: [ExerciseFacts]
  private(set) var bodyweights = BodyweightUses()

  init(_ log: Log) {
    exercises = Array(repeating: ExerciseFacts(), count: log.names.count)
    // Of a session no more than these is looked at: a copy of it counts all that it refers to.
    for session in log.sessions.indices {
      if log.sessions[session].bodyweight != nil { bodyweights.isNoted = true }
      guard log.sessions[session].counts else { continue }
      let (header, moment) = (log.sessions[session].header, log.sessions[session].moment)
      for exercise in log.exercises[log.sessions[session].exercises] {
        exercises[exercise.name].add(exercise.sets, of: log, session: header)
        for set in exercise.sets where log.sets[set].isOnBodyweight {
          bodyweights.add(log.sets[set].range, at: moment)
        }
      }
    }
  }
}

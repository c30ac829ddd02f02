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
      for number in log.sessions[session].exercises {
        let exercise = log.exercises[number]
        var next = exercise.sets.lowerBound
        while next < exercise.sets.upperBound {
          let (start, first) = (next, log.sets[next])
          repeat { next += 1 } while next < exercise.sets.upperBound && log.sets[next].isMeasured(like: first)
          exercises[exercise.name].add(alike: start..<next, of: log, session: header)
          if first.isOnBodyweight { bodyweights.add(next - start, first.range, at: moment) }
        }
      }
    }
  }
}

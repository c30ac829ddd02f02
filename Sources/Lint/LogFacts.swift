import Format
import Text
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
      let (header, moment) = (log.places[session].header, log.sessions[session].moment)
      for number in log.sessions[session].exercises.indices {
        let sets = log.sessions[session].exercises[number].sets
        let ranges = log.places[session].exercises[number].sets
        let name = log.places[session].exercises[number].spelling
        var rest = sets.indices
        while !rest.isEmpty {
          let mine = rest.lowerBound..<endOfAlike(sets.span, rest)
          exercises[name].add(
            alike: sets.span.extracting(mine), ranges.span.extracting(mine), session: header)
          if sets[mine.lowerBound].isOnBodyweight {
            bodyweights.add(mine.count, ranges[mine.lowerBound], at: moment)
          }
          rest = mine.upperBound..<rest.upperBound
        }
      }
    }
  }
}

/// How far the sets of a range are measured like the first of them.
private func endOfAlike(_ sets: Span<WorkSet>, _ range: Range<Int>) -> Int {
  let first = sets[range.lowerBound]
  var end = range.lowerBound + 1
  while end < range.upperBound, sets[end].isMeasured(like: first) { end += 1 }
  return end
}

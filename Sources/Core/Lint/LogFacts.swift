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
    // Only these parts of a session are read: a copy of it would count a reference for all it holds.
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
          let alike = rest.lowerBound..<endOfAlike(sets.span, rest)
          exercises[name].add(
            alike: sets.span.extracting(alike), ranges.span.extracting(alike), session: header)
          if sets[alike.lowerBound].isOnBodyweight {
            bodyweights.add(alike.count, ranges[alike.lowerBound], at: moment)
          }
          rest = alike.upperBound..<rest.upperBound
        }
      }
    }
  }
}

/// Returns the end of the row of sets that are measured like the first of a range.
private func endOfAlike(_ sets: Span<WorkSet>, _ range: Range<Int>) -> Int {
  let first = sets[range.lowerBound]
  var end = range.lowerBound + 1
  while end < range.upperBound, sets[end].isMeasured(like: first) { end += 1 }
  return end
}

import Text
import Training

/// The exercise names of one log, for the catalog.
package struct LogNames: Sendable {
  /// The spellings, as `Log.names` has them.
  package private(set) var spellings: [String] = []
  /// The indices in `spellings`, sorted by last use, the latest last.
  package private(set) var byLastUse: [Int] = []

  package init() {}

  package init(_ log: Log) {
    var uses: [Int] = []
    for session in log.sessions.indices.inTime({ log.sessions[$0].moment }) {
      for exercise in log.places[session].exercises { uses.append(exercise.spelling) }
    }
    spellings = log.names
    var isNew = Array(repeating: true, count: spellings.count)
    byLastUse.reserveCapacity(spellings.count)
    for number in uses.reversed() where isNew[number] {
      isNew[number] = false
      byLastUse.append(number)
      if byLastUse.count == spellings.count { break }
    }
    byLastUse.reverse()
  }
}

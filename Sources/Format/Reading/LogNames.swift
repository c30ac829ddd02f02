import Text
import Training

/// The exercise names of one log: what the catalog wants of a month.
package struct LogNames: Sendable {
  /// As `Log.names`.
  package private(set) var spellings: [String] = []
  /// Places in `spellings`; what was written last comes last.
  package private(set) var byLastUse: [Int] = []

  package init() {}

  package init(_ log: Log) {
    var uses: [Int] = []
    for session in log.sessions.indices.inTime({ log.sessions[$0].moment }) {
      for exercise in log.places[session].exercises { uses.append(exercise.spelling) }
    }
    self.init(log.names, uses: uses.count) { uses[$0] }
  }

  /// The same of the numbers of names in the order in which they were used; not all of them have to be.
  package init(_ spellings: [String], uses: Int, number: (_ use: Int) -> Int) {
    self.spellings = spellings
    var isNew = Array(repeating: true, count: spellings.count)
    byLastUse.reserveCapacity(spellings.count)
    for use in (0..<uses).reversed() {
      let number = number(use)
      guard isNew[number] else { continue }
      isNew[number] = false
      byLastUse.append(number)
      if byLastUse.count == spellings.count { break }
    }
    byLastUse.reverse()
  }
}

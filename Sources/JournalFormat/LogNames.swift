import Training

/// The exercise names of one log: what the catalog wants of a month.
package struct LogNames: Sendable {
  /// As `Log.names`.
  package let spellings: [String]
  /// Places in `spellings`; what was written last comes last.
  package let byLastUse: [Int]

  package init(_ log: Log) {
    spellings = log.names
    var isNew = Array(repeating: true, count: spellings.count)
    var numbers: [Int] = []
    numbers.reserveCapacity(spellings.count)
    for place in log.exercises.indices.reversed() where isNew[log.exercises[place].name] {
      isNew[log.exercises[place].name] = false
      numbers.append(log.exercises[place].name)
      if numbers.count == spellings.count { break }
    }
    byLastUse = numbers.reversed()
  }
}

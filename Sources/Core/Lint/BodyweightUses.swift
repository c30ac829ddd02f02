import Text
import Training

/// The sets of body weight of a log, then of all logs, and if some log notes that weight.
struct BodyweightUses: Sendable {
  var isNoted = false
  private(set) var sets = 0
  /// The first of the sets in the newest log that has any, and the index of that log.
  private(set) var newest: (log: Int, range: TextRange, moment: Moment?)?

  /// Adds a set of the only log so far.
  mutating func add(_ range: TextRange, at moment: Moment?) {
    if sets == 0 { newest = (0, range, moment) }
    sets += 1
  }

  /// Adds the sets of one more log; logs come in their order.
  mutating func add(_ other: BodyweightUses, of log: Int) {
    isNoted = isNoted || other.isNoted
    sets += other.sets
    if let first = other.newest { newest = (log, first.range, first.moment) }
  }
}

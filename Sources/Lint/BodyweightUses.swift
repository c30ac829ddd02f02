import Text
import Training

/// The sets of body weight of a log, then of all logs, and whether one says what that is.
struct BodyweightUses: Sendable {
  var isNoted = false
  private(set) var sets = 0
  /// The first of them in the newest log that has any; that log by its place.
  private(set) var newest: (log: Int, range: TextRange, moment: Moment?)?

  /// So many sets of the only log so far, the first of which is given.
  mutating func add(_ count: Int, _ range: TextRange, at moment: Moment?) {
    if sets == 0 { newest = (0, range, moment) }
    sets += count
  }

  /// Those of one more log; logs come in their order.
  mutating func add(_ other: BodyweightUses, of log: Int) {
    isNoted = isNoted || other.isNoted
    sets += other.sets
    if let first = other.newest { newest = (log, first.range, first.moment) }
  }
}

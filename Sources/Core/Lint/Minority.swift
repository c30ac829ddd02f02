import Text
import Training

/// The kinds of an exercise's sets, and the range of a kind found in one session only: of a log, then of all logs.
struct Minority: Sendable {
  private struct Kind {
    let number: Int
    var sets: Int
    /// The range of the first set of the kind.
    let range: TextRange
    let session: TextRange
    var log = 0
    var isOfSeveralSessions = false

    mutating func add(_ other: Kind) {
      if session != other.session || log != other.log || other.isOfSeveralSessions {
        isOfSeveralSessions = true
      }
      sets += other.sets
    }
  }

  /// The kinds in the order in which they came.
  private var kinds: [Kind] = []

  /// Adds a set of the only log so far; `session` is the header of its session.
  mutating func add(_ kind: Int, _ range: TextRange, of session: TextRange) {
    add(Kind(number: kind, sets: 1, range: range, session: session))
  }

  /// Adds the kinds of one more log, or of another spelling in the last one.
  mutating func add(_ other: Minority, of log: Int) {
    for var kind in other.kinds {
      kind.log = log
      add(kind)
    }
  }

  private mutating func add(_ new: Kind) {
    if let index = kinds.firstIndex(where: { $0.number == new.number }) {
      kinds[index].add(new)
    } else {
      kinds.append(new)
    }
  }

  /// Returns the kind that only one session has, if all other sets are of one other kind, and at least `many`.
  func odd(among many: Int, atMost few: Int = .max) -> (kind: Int, range: TextRange, log: Int, usual: Int)? {
    guard kinds.count == 2, kinds[0].sets != kinds[1].sets else { return nil }
    let (odd, usual) = kinds[0].sets < kinds[1].sets ? (kinds[0], kinds[1]) : (kinds[1], kinds[0])
    guard usual.sets >= many, odd.sets <= few, !odd.isOfSeveralSessions, usual.isOfSeveralSessions else {
      return nil
    }
    return (odd.number, odd.range, odd.log, usual.number)
  }

  /// The number of sets of a kind.
  func sets(of kind: Int) -> Int { uses(of: kind).sets }

  /// Returns the uses of a kind: its number of sets, and if they are of several sessions.
  func uses(of kind: Int) -> LoadHabit.Uses {
    let kind = kinds.first { $0.number == kind }
    return LoadHabit.Uses(sets: kind?.sets ?? 0, isOfSeveralSessions: kind?.isOfSeveralSessions ?? false)
  }
}

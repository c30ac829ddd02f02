import Text
import Training

/// The kinds of an exercise's sets, and the range of a kind that only one session has: of a log, then of all.
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

  /// The one that came first, and the others in the order in which they came. Nearly always there are none, and a journal has
  /// three of these for each exercise and month.
  private var first: Kind?
  private var others: [Kind] = []

  /// Adds sets of the only log so far; `range` is that of the first, `session` the header of their session.
  mutating func add(_ kind: Int, _ count: Int, _ range: TextRange, of session: TextRange) {
    guard first?.number == kind else {
      return add(Kind(number: kind, sets: count, range: range, session: session))
    }
    first?.sets += count
    if first?.session != session { first?.isOfSeveralSessions = true }
  }

  /// Adds the kinds of one more log, or of another spelling in the last one.
  mutating func add(_ other: Minority, of log: Int) {
    guard var kind = other.first else { return }
    kind.log = log
    add(kind)
    for var kind in other.others {
      kind.log = log
      add(kind)
    }
  }

  private mutating func add(_ new: Kind) {
    if first == nil {
      first = new
    } else if first?.number == new.number {
      first?.add(new)
    } else if let index = others.firstIndex(where: { $0.number == new.number }) {
      others[index].add(new)
    } else {
      others.append(new)
    }
  }

  /// Returns the one kind that only one session has, where all others are of a single other kind, and many.
  func odd(among many: Int, atMost few: Int = .max) -> (kind: Int, range: TextRange, log: Int, usual: Int)? {
    guard let first, others.count == 1, first.sets != others[0].sets else { return nil }
    let (odd, usual) = first.sets < others[0].sets ? (first, others[0]) : (others[0], first)
    guard usual.sets >= many, odd.sets <= few, !odd.isOfSeveralSessions, usual.isOfSeveralSessions else {
      return nil
    }
    return (odd.number, odd.range, odd.log, usual.number)
  }

  /// The number of sets of a kind.
  func sets(of kind: Int) -> Int { uses(of: kind).sets }

  /// The uses of a kind: its number of sets, and whether more than one session has them.
  func uses(of kind: Int) -> LoadHabit.Uses {
    let kind = first?.number == kind ? first : others.first { $0.number == kind }
    return LoadHabit.Uses(sets: kind?.sets ?? 0, isOfSeveralSessions: kind?.isOfSeveralSessions ?? false)
  }
}

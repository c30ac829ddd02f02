import JournalText
import Training

/// Of which kinds the sets of an exercise are, and where a kind stands that only one session has: of a log, then of all.
struct Minority: Sendable {
  private struct Kind {
    let number: Int
    var sets: Int
    /// The first of them.
    let range: TextRange
    let session: TextRange
    var log = 0
    var isOfSeveralSessions = false
  }

  /// In the order in which they came; there are few.
  private var kinds: [Kind] = []

  /// So many sets of the only log so far, the first of which is given; `session` is the header of their session.
  mutating func add(_ kind: Int, _ count: Int, _ range: TextRange, of session: TextRange) {
    // Nearly always there is one, and it is of that kind.
    if kinds.count == 1, kinds[0].number == kind {
      if kinds[0].session != session { kinds[0].isOfSeveralSessions = true }
      kinds[0].sets += count
    } else {
      add(Kind(number: kind, sets: count, range: range, session: session))
    }
  }

  /// Those of one more log, or of another spelling in the last one.
  mutating func add(_ other: Minority, of log: Int) {
    for var kind in other.kinds {
      kind.log = log
      add(kind)
    }
  }

  private mutating func add(_ new: Kind) {
    guard let place = kinds.firstIndex(where: { $0.number == new.number }) else { return kinds.append(new) }
    let isOther = kinds[place].session != new.session || kinds[place].log != new.log
    if isOther || new.isOfSeveralSessions { kinds[place].isOfSeveralSessions = true }
    kinds[place].sets += new.sets
  }

  /// The one kind that only one session has, where all others are of a single other kind, and many.
  func odd(among many: Int, atMost few: Int = .max) -> (kind: Int, range: TextRange, log: Int, usual: Int)? {
    guard kinds.count == 2, kinds[0].sets != kinds[1].sets else { return nil }
    let (odd, usual) = kinds[0].sets < kinds[1].sets ? (kinds[0], kinds[1]) : (kinds[1], kinds[0])
    guard usual.sets >= many, odd.sets <= few, !odd.isOfSeveralSessions, usual.isOfSeveralSessions else {
      return nil
    }
    return (odd.number, odd.range, odd.log, usual.number)
  }

  /// How many sets there are of a kind.
  func sets(of kind: Int) -> Int { kinds.first { $0.number == kind }?.sets ?? 0 }
}

import JournalText
import Training

/// Of how many kinds the sets of an exercise are, and where a kind stands that only one session has.
struct Minority {
  private struct Kind {
    var sets = 0
    /// The first of them.
    var range = TextRange(0, 0)
    var session = TextRange(0, 0)
    var log = 0
    var isOfSeveralSessions = false
  }

  private var kinds: [Kind]

  init(kinds count: Int) { kinds = Array(repeating: Kind(), count: count) }

  /// `log` is a place in the journal's logs; `session` is the header of the session of the set.
  mutating func add(_ kind: Int, _ range: TextRange, of session: TextRange, in log: Int) {
    if kinds[kind].sets == 0 {
      kinds[kind] = Kind(range: range, session: session, log: log)
    } else if kinds[kind].session != session || kinds[kind].log != log {
      kinds[kind].isOfSeveralSessions = true
    }
    kinds[kind].sets += 1
  }

  /// The one kind that only one session has, where all others are of a single other kind, and many.
  func odd(among many: Int, atMost few: Int = .max) -> (kind: Int, range: TextRange, log: Int, usual: Int)? {
    let used = kinds.indices.filter { kinds[$0].sets > 0 }.sorted { kinds[$0].sets < kinds[$1].sets }
    guard used.count == 2, kinds[used[0]].sets < kinds[used[1]].sets else { return nil }
    let (odd, usual) = (kinds[used[0]], kinds[used[1]])
    guard usual.sets >= many, odd.sets <= few, !odd.isOfSeveralSessions, usual.isOfSeveralSessions else {
      return nil
    }
    return (used[0], odd.range, odd.log, used[1])
  }

  /// How many sets there are of a kind.
  func sets(of kind: Int) -> Int { kinds[kind].sets }
}

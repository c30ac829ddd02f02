import Text
import Training

/// The kinds of an exercise's sets, and the range of a kind that only one session has.
struct Minority: Sendable {
  private struct Kind {
    let number: Int
    /// The range of the first set of the kind, and its session.
    let range: TextRange
    let session: SessionIndex
    var sets = 1
    var isOfSeveralSessions = false
  }

  /// The kinds in the order in which they came.
  private var kinds: [Kind] = []

  mutating func add(_ number: Int, _ range: TextRange, of session: SessionIndex) {
    guard let index = kinds.firstIndex(where: { $0.number == number }) else {
      return kinds.append(Kind(number: number, range: range, session: session))
    }
    kinds[index].sets += 1
    if kinds[index].session != session { kinds[index].isOfSeveralSessions = true }
  }

  /// Returns the kind that only one session has, if all other sets are of one other kind, and at least `many`.
  func odd(among many: Int, atMost few: Int = .max) -> (kind: Int, range: TextRange, log: Int, usual: Int)? {
    guard kinds.count == 2, kinds[0].sets != kinds[1].sets else { return nil }
    let (odd, usual) = kinds[0].sets < kinds[1].sets ? (kinds[0], kinds[1]) : (kinds[1], kinds[0])
    guard usual.sets >= many, odd.sets <= few, !odd.isOfSeveralSessions, usual.isOfSeveralSessions else { return nil }
    return (odd.number, odd.range, odd.session.log, usual.number)
  }

  /// Returns the number of sets of a kind.
  func sets(of kind: Int) -> Int { uses(of: kind).sets }

  /// Returns the uses of a kind: its number of sets, and whether more than one session has them.
  func uses(of kind: Int) -> LoadHabit.Uses {
    let kind = kinds.first { $0.number == kind }
    return LoadHabit.Uses(sets: kind?.sets ?? 0, isOfSeveralSessions: kind?.isOfSeveralSessions ?? false)
  }
}

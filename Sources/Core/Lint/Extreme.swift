import Text
import Training

/// The heaviest or the lightest set of an exercise, compared with those of its other sessions.
struct Extreme: Sendable {
  enum End { case heaviest, lightest }

  struct Place {
    var weight: Weight
    var range: TextRange
    var session: SessionIndex
  }

  let end: End
  /// The furthest set of each session, and the number of sets that the session has.
  private var sessions: [(set: Place, count: Int)] = []

  init(_ end: End) { self.end = end }

  /// Adds a set; sets come session by session.
  mutating func add(_ set: Place) {
    guard let last = sessions.last, last.set.session == set.session else { return sessions.append((set, 1)) }
    sessions[sessions.count - 1] = (isFurther(set.weight, last.set.weight) ? set : last.set, last.count + 1)
  }

  /// The set, and the furthest of the others, where it is too far from them.
  var outlier: (set: Place, other: Weight)? {
    guard let best = sessions.indices.max(by: { isFurther(sessions[$1].set.weight, sessions[$0].set.weight) }) else {
      return nil
    }
    let rest = sessions[..<best] + sessions[(best + 1)...]
    let furthest = rest.map(\.set.weight).max { isFurther($1, $0) }
    guard let elsewhere = furthest, rest.reduce(0, { $0 + $1.count }) >= 5 else { return nil }
    let (weight, others) = (sessions[best].set.weight.exact, elsewhere.exact)
    let isFar =
      switch end {
      // Weights over 600 kg have a rule of their own.
      case .heaviest: weight * 5 > others * 6 && weight - others > kilograms(20) && weight <= kilograms(600)
      case .lightest: weight > 0 && weight * 5 < others
      }
    return isFar ? (sessions[best].set, elsewhere) : nil
  }

  private func isFurther(_ weight: Weight, _ other: Weight) -> Bool {
    end == .heaviest ? weight > other : weight < other
  }

  private func kilograms(_ kilograms: Int32) -> Int64 { Weight(hundredths: kilograms * 100, .kg).exact }
}

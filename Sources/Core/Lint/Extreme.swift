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

  /// The furthest set of a session, and the number of sets that the session has.
  private typealias OfSession = (set: Place, count: Int)

  let end: End
  private var best: OfSession?
  private var elsewhere: Weight?
  private var setsElsewhere = 0
  /// The furthest set of the session whose sets still come, not among the others yet.
  private var last: OfSession?

  init(_ end: End) { self.end = end }

  /// Adds a set; sets come session by session.
  mutating func add(_ set: Place) {
    guard let last, last.set.session == set.session else {
      settle()
      self.last = (set, 1)
      return
    }
    self.last = (isFurther(set.weight, last.set.weight) ? set : last.set, last.count + 1)
  }

  /// Puts the last session among the others.
  private mutating func settle() {
    guard let new = last else { return }
    last = nil
    guard let old = best else {
      best = new
      return
    }
    let isFurthest = isFurther(new.set.weight, old.set.weight)
    let other = isFurthest ? old : new
    if isFurthest { best = new }
    setsElsewhere += other.count
    if elsewhere.map({ isFurther(other.set.weight, $0) }) ?? true { elsewhere = other.set.weight }
  }

  /// The set, and the furthest of the others, where it is too far from them.
  var outlier: (set: Place, other: Weight)? {
    var settled = self
    settled.settle()
    guard let best = settled.best, let elsewhere = settled.elsewhere, settled.setsElsewhere >= 5 else { return nil }
    let (weight, others) = (best.set.weight.exact, elsewhere.exact)
    let isFar =
      switch end {
      // Weights over 600 kg have a rule of their own.
      case .heaviest: weight * 5 > others * 6 && weight - others > kilograms(20) && weight <= kilograms(600)
      case .lightest: weight > 0 && weight * 5 < others
      }
    return isFar ? (best.set, elsewhere) : nil
  }

  private func isFurther(_ weight: Weight, _ other: Weight) -> Bool {
    end == .heaviest ? weight > other : weight < other
  }

  private func kilograms(_ kilograms: Int32) -> Int64 { Weight(hundredths: kilograms * 100, .kg).exact }
}

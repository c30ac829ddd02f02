import JournalText
import Training

/// The heaviest or the lightest set of an exercise, and what the other sessions have.
struct Extreme {
  enum End { case heaviest, lightest }

  struct Place {
    var weight: Weight
    var range: TextRange
    var session: TextRange
    var log: Int
  }

  let end: End
  private var best: Place?
  private var elsewhere: Weight?
  private var setsInSession = 0
  private var setsElsewhere = 0

  init(_ end: End) { self.end = end }

  mutating func add(_ set: Place) {
    let isHere = best.map { $0.session == set.session && $0.log == set.log } ?? true
    if !isHere, let best, isFurther(set.weight, best.weight) {
      // What was the best is now what other sessions have.
      elsewhere = best.weight
      setsElsewhere += setsInSession
      setsInSession = 0
    }
    if best.map({ isFurther(set.weight, $0.weight) }) ?? true {
      best = set
      setsInSession += 1
    } else if isHere {
      setsInSession += 1
    } else {
      setsElsewhere += 1
      if elsewhere.map({ isFurther(set.weight, $0) }) ?? true { elsewhere = set.weight }
    }
  }

  /// The set, and what it is compared with, where it is too far from it.
  var outlier: (set: Place, other: Weight)? {
    guard let best, let elsewhere, setsElsewhere >= 5 else { return nil }
    let (mine, others) = (best.weight.exact, elsewhere.exact)
    let isFar =
      switch end {
      // What nobody lifts at all has a rule of its own.
      case .heaviest: mine * 5 > others * 6 && mine - others > kilograms(20) && mine <= kilograms(600)
      case .lightest: mine > 0 && mine * 5 < others
      }
    return isFar ? (best, elsewhere) : nil
  }

  private func isFurther(_ weight: Weight, _ other: Weight) -> Bool {
    end == .heaviest ? weight > other : weight < other
  }

  private func kilograms(_ kilograms: Int32) -> Int64 { Weight(hundredths: kilograms * 100, .kg).exact }
}

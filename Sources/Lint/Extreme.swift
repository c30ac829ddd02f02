import JournalText
import Training

/// The heaviest or the lightest set of an exercise, and what the other sessions have: of a log, then of all.
struct Extreme: Sendable {
  enum End { case heaviest, lightest }

  struct Place {
    var weight: Weight
    var range: TextRange
    var session: TextRange
    var log = 0
  }

  let end: End
  private var best: Place?
  private var elsewhere: Weight?
  private var setsInSession = 0
  private var setsElsewhere = 0

  init(_ end: End) { self.end = end }

  /// The furthest of so many sets of a line of the only log so far.
  mutating func add(_ set: Place, of count: Int) {
    guard let best else {
      (best, setsInSession) = (set, count)
      return
    }
    if best.session == set.session, best.log == set.log {
      if isFurther(set.weight, best.weight) { self.best = set }
      setsInSession += count
    } else {
      add(another: set, of: count, besides: best)
    }
  }

  /// What one more log has, or another spelling in the last one.
  mutating func add(_ other: Extreme, of log: Int) {
    guard var set = other.best else { return }
    set.log = log
    add(set, of: other.setsInSession)
    setsElsewhere += other.setsElsewhere
    if let weight = other.elsewhere { add(elsewhere: weight) }
  }

  /// The furthest of so many sets of a session that is not that of the best.
  private mutating func add(another set: Place, of count: Int, besides best: Place) {
    if isFurther(set.weight, best.weight) {
      // What was the best is now what other sessions have.
      setsElsewhere += setsInSession
      add(elsewhere: best.weight)
      (self.best, setsInSession) = (set, count)
    } else {
      setsElsewhere += count
      add(elsewhere: set.weight)
    }
  }

  private mutating func add(elsewhere weight: Weight) {
    if elsewhere.map({ isFurther(weight, $0) }) ?? true { elsewhere = weight }
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

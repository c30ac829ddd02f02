import Text
import Training

/// The heaviest or the lightest set of an exercise, compared with its other sets: of a log, then of all logs.
struct Extreme: Sendable {
  enum End { case heaviest, lightest }

  struct Place {
    var weight: Weight
    var range: TextRange
    var session: TextRange
    var log = 0
  }

  /// The furthest set of a session, and the number of sets that have its load.
  private typealias OfSession = (set: Place, count: Int)

  let end: End
  private var best: OfSession?
  private var elsewhere: Weight?
  private var setsElsewhere = 0
  /// The furthest set of the session being added, which is not among the others yet.
  private var last: OfSession?

  init(_ end: End) { self.end = end }

  /// Adds a set of the only log so far; sets come session by session.
  mutating func add(_ set: Place) {
    guard let last, last.set.session == set.session else {
      settle()
      self.last = (set, 1)
      return
    }
    self.last = (isFurther(set.weight, last.set.weight) ? set : last.set, last.count + 1)
  }

  /// Adds the facts of one more log, or of another spelling in the last one.
  mutating func add(_ other: Extreme, of log: Int) {
    var other = other
    other.settle()
    guard var furthest = other.best else { return }
    furthest.set.log = log
    add(session: furthest)
    setsElsewhere += other.setsElsewhere
    if let weight = other.elsewhere { add(elsewhere: weight) }
  }

  private mutating func settle() {
    if let last { add(session: last) }
    last = nil
  }

  private mutating func add(session new: OfSession) {
    guard let old = best else {
      best = new
      return
    }
    let isFurthest = isFurther(new.set.weight, old.set.weight)
    if old.set.session == new.set.session, old.set.log == new.set.log {
      best = (isFurthest ? new.set : old.set, old.count + new.count)
      return
    }
    let other = isFurthest ? old : new
    if isFurthest { best = new }
    setsElsewhere += other.count
    add(elsewhere: other.set.weight)
  }

  private mutating func add(elsewhere weight: Weight) {
    if elsewhere.map({ isFurther(weight, $0) }) ?? true { elsewhere = weight }
  }

  /// The set and the furthest of the others, if it is too far from them; needs the facts of all logs.
  var outlier: (set: Place, other: Weight)? {
    guard let best, let elsewhere, setsElsewhere >= 5 else { return nil }
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

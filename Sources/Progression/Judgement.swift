import Training

/// What a session made of its target.
enum Judgement {
  /// Every working set was done with all its target; of a range with its top.
  case reached
  /// Every set has at least the bottom of its range.
  case held
  case missed

  /// The working sets that were done are held against those that were planned, in their order. More of them do no harm,
  /// one that is missing is a miss.
  init(_ done: [WorkSet], of target: Target) {
    let planned = target.workingSets
    guard done.count >= planned.count else {
      self = .missed
      return
    }
    let each = zip(planned, done).map { Judgement.isReached($0.amount, by: $1) }
    self = each.contains(.none) ? .missed : each.contains(.bottom) ? .held : .reached
  }

  private enum Degree { case none, bottom, all }

  private static func isReached(_ target: TargetAmount, by set: WorkSet) -> Degree {
    switch (target, set.amount) {
    case (.reps(let range, let orMore), .reps(let reps)):
      if reps < range.lowerBound { return .none }
      return orMore || reps >= range.upperBound ? .all : .bottom
    case (.time(let wanted), .time(let time)): return time >= wanted ? .all : .none
    case (.distance(let wanted, let limit), .distance(let distance, let time)):
      guard distance >= wanted else { return .none }
      guard let limit else { return .all }
      return time.map { $0 <= limit } ?? false ? .all : .none
    default: return .none
    }
  }
}

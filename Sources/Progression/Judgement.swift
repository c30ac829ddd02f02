import Training

extension Target {
  /// The sets that stand for the planned ones. Drop sets do so only where they are planned; of more sets than that at one
  /// planned load those count that were done at the load most of them had, and first those that reach the target.
  func matched(_ all: [WorkSet]) -> [WorkSet] {
    let planned = workingSets
    let done = planned.contains { $0.marks.contains(.drop) } ? all : all.filter { !$0.marks.contains(.drop) }
    guard done.count > planned.count, planned.allSatisfy({ $0.load == planned[0].load }) else { return done }
    let counts = Dictionary(done.map { ($0.load, 1) }, uniquingKeysWith: +)
    let usual = counts.max { ($0.value, $0.key.hundredths) < ($1.value, $1.key.hundredths) }?.key.hundredths ?? 0
    let heavy = done.filter { $0.load.hundredths >= usual }
    guard heavy.count >= planned.count else { return done }
    var found: [WorkSet] = []
    for set in heavy where found.count < planned.count {
      if Judgement([set], of: Target([planned[found.count]])) == .reached { found.append(set) }
    }
    return found.count == planned.count ? found : heavy
  }
}

extension Load {
  /// To compare loads of one shape by.
  fileprivate var hundredths: Int64 {
    switch self {
    case .none: 0
    case .weight(let weight), .bodyweight(let weight): weight.exact
    }
  }
}

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

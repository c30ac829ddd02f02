import Training

extension Target {
  /// The sets that stand for the planned ones. Drop sets do so only where they are planned, and a set that is lighter than most,
  /// as one to back off, in the place of a planned one with their load is none. Of more sets than were planned
  /// at one load, those no lighter than most count, nor lighter than the load asked for where as many as planned have it: the
  /// first that reach the target, else the first that have the bottom of their range. At several loads those count that are to
  /// each other as the planned ones are.
  func matched(_ all: [WorkSet], asked: TargetLoad? = nil) -> [WorkSet] {
    let planned = workingSets
    let done = planned.contains { $0.marks.contains(.drop) } ? all : all.filter { !$0.marks.contains(.drop) }
    let isOfOneLoad = planned.allSatisfy { $0.load == planned[0].load }
    var least = usualLoad(of: done)?.hundredths ?? 0
    guard done.count > planned.count else {
      let heavy = done.filter { $0.load == .none || $0.load.hundredths >= least }
      return isOfOneLoad && heavy.count * 2 > done.count ? heavy : done
    }
    guard isOfOneLoad else { return alike(planned, among: done) }
    if case .load(let asked) = asked, done.count(where: { $0.load.hundredths >= asked.hundredths }) >= planned.count {
      least = max(least, asked.hundredths)
    }
    let heavy = done.filter { $0.load.hundredths >= least }
    guard heavy.count >= planned.count else { return heavy }
    for isMet in [{ $0 == .reached }, { $0 != .missed }] as [(Judgement) -> Bool] {
      var found: [WorkSet] = []
      for set in heavy where found.count < planned.count && isMet(Judgement([set], of: Target([planned[found.count]])))
      {
        found.append(set)
      }
      if found.count == planned.count { return found }
    }
    return heavy
  }

  /// As many of some sets as were planned, in their order: those whose shares of the heaviest are nearest to the planned ones,
  /// of several as near the first. Loads that nobody knows yet, and those of different shapes, are not compared.
  private func alike(_ planned: [TargetSet], among done: [WorkSet]) -> [WorkSet] {
    let top =
      planned.map { set -> Int64 in if case .load(let load) = set.load { load.hundredths } else { 0 } }.max() ?? 0
    let wanted = planned.map { set -> Int64 in
      switch set.load {
      case .load(let load): load.hundredths
      case .share(let percent): top * Int64(percent) / 10_000
      // Where all sets are in percent, the percentages are compared.
      case .percent(let percent) where top == 0: Int64(percent)
      case .open, .percent: 0
      }
    }
    let had = done.map(\.load.hundredths)
    guard let most = wanted.max(), let heaviest = had.max(), wanted.allSatisfy({ $0 > 0 }), had.allSatisfy({ $0 > 0 })
    else { return done }
    func distance(_ place: Int, _ set: Int) -> Double {
      let isOther = planned[place].marks.contains(.drop) != done[set].marks.contains(.drop)
      return abs(Double(wanted[place]) / Double(most) - Double(had[set]) / Double(heaviest)) + (isOther ? 1 : 0)
    }
    // The least sums of distances for so many of the planned sets, each with the places of its sets.
    var best: [(sum: Double, places: [Int])?] = [(0, [])] + planned.map { _ in nil }
    for set in done.indices {
      for place in planned.indices.reversed() {
        guard let before = best[place] else { continue }
        let sum = before.sum + distance(place, set)
        if best[place + 1].map({ sum < $0.sum }) ?? true { best[place + 1] = (sum, before.places + [set]) }
      }
    }
    return best[planned.count].map { $0.places.map { done[$0] } } ?? done
  }
}

/// The load that most of the working sets had, of two as frequent the heavier; nil where none had one.
func usualLoad(of sets: [WorkSet]) -> Load? {
  var counts: [(load: Load, count: Int)] = []
  for set in sets where set.isWorking && set.isLoaded {
    if let place = counts.firstIndex(where: { $0.load == set.load }) {
      counts[place].count += 1
    } else {
      counts.append((set.load, 1))
    }
  }
  return counts.max { ($0.count, $0.load.hundredths) < ($1.count, $1.load.hundredths) }?.load
}

extension [WorkSet] {
  /// True if a set is heavier than most: which sets stand for the planned ones may depend on the load asked for.
  var hasHeavierThanUsual: Bool {
    let usual = usualLoad(of: self)?.hundredths ?? 0
    return contains { $0.load.hundredths > usual }
  }
}

extension Load {
  /// To compare loads of one shape by.
  fileprivate var hundredths: Int64 { weight?.exact ?? 0 }
}

/// The verdict on a session: its target reached, missed, or neither.
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
    let each = zip(planned, done).map { Judgement.one($0.amount, by: $1) }
    self = each.contains(.missed) ? .missed : each.contains(.held) ? .held : .reached
  }

  /// Returns the verdict on one set.
  private static func one(_ target: TargetAmount, by set: WorkSet) -> Judgement {
    switch (target, set.amount) {
    case (.reps(let range, let orMore), .reps(let reps)):
      if reps < range.lowerBound { return .missed }
      return orMore || reps >= range.upperBound ? .reached : .held
    case (.time(let wanted), .time(let time)), (.time(let wanted), .distance(_, let time?)):
      return time >= wanted ? .reached : .missed
    case (.distance(let wanted, let limit), .distance(let distance, let time)):
      let isInTime = limit.map { limit in time.map { $0 <= limit } ?? false } ?? true
      return distance >= wanted && isInTime ? .reached : .missed
    default: return .missed
    }
  }
}
